/** Sound as it comes, tick by tick, kept until it is wanted in one piece. */
export class SoundRecording {
	private left = new Float32Array(48_000);
	private right = new Float32Array(48_000);
	private length = 0;

	/** Adds samples; both sides have as many. */
	add(left: Float32Array, right: Float32Array): void {
		if (this.length + left.length > this.left.length) this.grow();
		this.left.set(left, this.length);
		this.right.set(right, this.length);
		this.length += left.length;
	}

	/** Everything so far: left, right. */
	sides(): [Float32Array, Float32Array] {
		return [this.left.subarray(0, this.length), this.right.subarray(0, this.length)];
	}

	private grow(): void {
		const larger = [this.left, this.right].map((side) => {
			const twice = new Float32Array(side.length * 2);
			twice.set(side);
			return twice;
		});
		[this.left, this.right] = larger as [typeof this.left, typeof this.right];
	}
}
