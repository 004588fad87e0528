import { Channel } from "./channel.ts";
import { MAX_TONE_HZ, SOUND_REGISTER } from "./registers.ts";
import type { StepMixer } from "./step-mixer.ts";

/** Eighths of a cycle that each duty is high. */
export const DUTY_EIGHTHS = [1, 2, 4, 6] as const;

/** A pulse: high for a part of the cycle, with no constant part, so that volume steps don't thump. */
export class PulseChannel extends Channel {
	private highSteps = 1;

	constructor(state: Float64Array, mixer: StepMixer, sampleRateHz: number) {
		super(state, mixer, sampleRateHz, 8, 30, MAX_TONE_HZ, true);
	}

	protected refresh(block: DataView, at: number): number {
		this.highSteps = DUTY_EIGHTHS[block.getUint8(at + SOUND_REGISTER.mode.offset) & 3]!;
		return this.levelAt(this.own[0]!);
	}

	protected clock(): number {
		const step = (this.own[0]! + 1) & 7;
		this.own[0] = step;
		return this.levelAt(step);
	}

	private levelAt(step: number): number {
		return step < this.highSteps ? 2 * (8 - this.highSteps) : -2 * this.highSteps;
	}
}
