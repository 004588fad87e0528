/**
 * A running 64-bit hash for comparing states, pictures and sounds between engines. Two 32-bit lanes of the
 * multiply-rotate kind, because a tick hashes some 370 KB and a cryptographic hash would cost more than the tick.
 * It guards against accidents, not against forgers: a cart file's identity is a SHA-256.
 */
export class RunningHash {
	private low = 0x9e3779b9 | 0;
	private high = 0x85ebca6b | 0;
	private length = 0;

	/** Adds bytes; the result depends on how they are split into calls. */
	update(bytes: Uint8Array): this {
		const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
		const words = new Int32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength >> 2);
		let low = this.low;
		let high = this.high;
		for (let i = 0; i < words.length; i++) {
			const word = words[i]!;
			low = Math.imul(low ^ word, 0xcc9e2d51 | 0);
			low = (low << 15) | (low >>> 17);
			high = Math.imul((high ^ word) + low, 0x1b873593);
			high = (high << 13) | (high >>> 19);
		}
		for (let i = words.length * 4; i < aligned.length; i++) {
			low = Math.imul(low ^ aligned[i]!, 0x01000193);
			high = (Math.imul(high, 31) + aligned[i]!) | 0;
		}
		this.low = low;
		this.high = high;
		this.length = (this.length + aligned.length) | 0;
		return this;
	}

	/** Sixteen lower-case hex digits. The hash may go on afterwards. */
	digest(): string {
		const low = mix(this.low ^ this.length);
		const high = mix(this.high ^ low);
		return hex(high) + hex(low);
	}
}

/** Hash of one run of bytes. */
export function hashBytes(bytes: Uint8Array): string {
	return new RunningHash().update(bytes).digest();
}

function mix(word: number): number {
	let w = word;
	w = Math.imul(w ^ (w >>> 16), 0x85ebca6b);
	w = Math.imul(w ^ (w >>> 13), 0xc2b2ae35);
	return w ^ (w >>> 16);
}

function hex(word: number): string {
	return (word >>> 0).toString(16).padStart(8, "0");
}
