import { KERNEL_POSITIONS, KERNEL_SUM, KERNEL_TAPS, STEP_KERNEL } from "./step-kernel.ts";

/** Most samples between two `mix` calls. */
export const MIXER_SPAN = 1024;
/** Float64 slots of state: what earlier edges still add on each side, then the sums and offsets. */
export const MIXER_STATE_SLOTS = 2 * KERNEL_TAPS + 4;

/** A channel at volume 15, master 15, panned hard to one side, swings by this much about zero. */
export const CHANNEL_PEAK = 0.3;
/** Amplitude units (see `channel.ts`) of such a channel. */
export const CHANNEL_PEAK_UNITS = 240 * 15 * 128 * 128 * 15;
/** Below this the output is linear; above, it bends towards 1 and never reaches it. */
export const LIMIT_KNEE = 0.7;
/** The output is coupled like a television's: what is slower than this is taken out. */
export const HIGH_PASS_HZ = 16;

/**
 * Collects the edges of all channels as band-limited steps and turns them into samples: sum, high-pass, soft limit.
 * Edges are whole numbers in float64 cells (below 2⁵³), so the order they come in doesn't change a bit.
 */
export class StepMixer {
	private readonly left = new Float64Array(MIXER_SPAN + KERNEL_TAPS);
	private readonly right = new Float64Array(MIXER_SPAN + KERNEL_TAPS);
	private readonly highPass: number;

	/** @param state MIXER_STATE_SLOTS slots that hold all that outlasts a call. */
	constructor(
		private readonly state: Float64Array,
		sampleRateHz: number,
	) {
		this.highPass = (2 * Math.PI * HIGH_PASS_HZ) / sampleRateHz;
	}

	/** Brings back what edges before this span still add. */
	begin(): void {
		this.left.set(this.state.subarray(0, KERNEL_TAPS));
		this.right.set(this.state.subarray(KERNEL_TAPS, 2 * KERNEL_TAPS));
	}

	/**
	 * Adds an edge.
	 * @param sample    0 to MIXER_SPAN − 1
	 * @param fraction  0 ≤ f < 1 of a sample after it
	 */
	add(sample: number, fraction: number, left: number, right: number): void {
		const l = this.left;
		const r = this.right;
		let row = ((fraction * KERNEL_POSITIONS + 0.5) | 0) * KERNEL_TAPS;
		for (let k = sample, end = sample + KERNEL_TAPS; k < end; k++, row++) {
			const h = STEP_KERNEL[row]!;
			l[k]! += h * left;
			r[k]! += h * right;
		}
	}

	/**
	 * Adds a change that is only averaged over its sample, for noise with several edges a sample.
	 * @param laterLeft, laterRight  the part of it that comes a sample later
	 */
	addAveraged(sample: number, left: number, right: number, laterLeft: number, laterRight: number): void {
		const cell = sample + KERNEL_TAPS / 2 - 1;
		this.left[cell]! += (left - laterLeft) * KERNEL_SUM;
		this.left[cell + 1]! += laterLeft * KERNEL_SUM;
		this.right[cell]! += (right - laterRight) * KERNEL_SUM;
		this.right[cell + 1]! += laterRight * KERNEL_SUM;
	}

	/** Writes `count` samples and keeps what is left of the edges for the next span. */
	mix(left: Float32Array, right: Float32Array, offset: number, count: number): void {
		this.mixSide(this.left, left, offset, count, 2 * KERNEL_TAPS, 0);
		this.mixSide(this.right, right, offset, count, 2 * KERNEL_TAPS + 2, KERNEL_TAPS);
	}

	private mixSide(
		edges: Float64Array,
		out: Float32Array,
		offset: number,
		count: number,
		sumSlot: number,
		tail: number,
	): void {
		const { state, highPass } = this;
		const scale = CHANNEL_PEAK / (CHANNEL_PEAK_UNITS * KERNEL_SUM);
		let sum = state[sumSlot]!;
		let slow = state[sumSlot + 1]!;
		for (let i = 0; i < count; i++) {
			sum += edges[i]!;
			const x = sum * scale;
			const y = x - slow;
			slow += y * highPass;
			out[offset + i] = y > LIMIT_KNEE || y < -LIMIT_KNEE ? bend(y) : y;
		}
		state[sumSlot] = sum;
		state[sumSlot + 1] = slow;
		state.set(edges.subarray(count, count + KERNEL_TAPS), tail);
		edges.fill(0, 0, count + KERNEL_TAPS);
	}
}

/** The soft limit beyond the knee: slope 1 at the knee, 1 at infinity. */
function bend(y: number): number {
	const room = 1 - LIMIT_KNEE;
	const over = (Math.abs(y) - LIMIT_KNEE) / room;
	const bent = LIMIT_KNEE + (room * over) / (1 + over);
	return y < 0 ? -bent : bent;
}
