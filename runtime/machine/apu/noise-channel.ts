import { Channel, STEP } from "./channel.ts";
import { MAX_NOISE_HZ, SOUND_REGISTER } from "./registers.ts";
import type { StepMixer } from "./step-mixer.ts";

/** Lengths of the two sequences, in shifts. */
export const LONG_NOISE_LENGTH = 32_767;
export const SHORT_NOISE_LENGTH = 93;

/**
 * One shift of the 15-bit register: bit 0 and bit 1 (long) or bit 6 (short) make the new bit 14.
 * Source: NESdev wiki, "APU Noise". A short sequence is 93 or 31 long by where it starts; ours starts at 1: 93.
 */
export function shiftNoise(register: number, short: boolean): number {
	const feedback = (register ^ (register >> (short ? 6 : 1))) & 1;
	return (register >> 1) | (feedback << 14);
}

export class NoiseChannel extends Channel {
	private short = false;

	constructor(state: Float64Array, mixer: StepMixer, sampleRateHz: number) {
		super(state, mixer, sampleRateHz, 1, 160, MAX_NOISE_HZ, false);
		this.own[0] = 1;
	}

	protected refresh(block: DataView, at: number): number {
		this.short = (block.getUint8(at + SOUND_REGISTER.mode.offset) & 1) === 1;
		// Going over to the short sequence starts the register at 1, or it might fall into the one of 31.
		if (this.short && this.own[1] === 0) this.own[0] = 1;
		this.own[1] = this.short ? 1 : 0;
		return this.level();
	}

	protected clock(): number {
		this.own[0] = shiftNoise(this.own[0]!, this.short);
		return this.level();
	}

	/**
	 * From one shift a sample on, edges are only averaged over their sample: noise has no harmonics that could fold, and
	 * the kernel would cost most of a tick.
	 */
	protected override run(from: number, count: number, phaseBefore: number, stepSize: number): number {
		if (stepSize < STEP) return super.run(from, count, phaseBefore, stepSize);
		const tap = this.short ? 6 : 1;
		let register = this.own[0]! | 0;
		let level = this.level();
		let phase = phaseBefore;
		for (let i = 0; i < count; i++) {
			let later = 0;
			let edge = STEP - phase;
			for (; edge < stepSize; edge += STEP) {
				register = (register >> 1) | (((register ^ (register >> tap)) & 1) << 14);
				const next = 1 - 2 * (register & 1);
				later += (next - level) * edge;
				level = next;
			}
			phase = stepSize + STEP - edge;
			this.emitAveraged(from + i, level, later / stepSize);
		}
		this.own[0] = register;
		return phase;
	}

	private level(): number {
		return this.own[0]! & 1 ? -1 : 1;
	}
}
