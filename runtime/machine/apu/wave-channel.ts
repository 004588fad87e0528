import { Channel } from "./channel.ts";
import { MAX_TONE_HZ, SOUND_CHANNEL, SOUND_CHANNEL_SIZE_BYTES, SOUND_REGISTER, WAVE_STEPS } from "./registers.ts";
import type { StepMixer } from "./step-mixer.ts";

/** A wave of 32 steps of 4 bits, played about its own mean. */
export class WaveChannel extends Channel {
	private readonly levels = new Int16Array(WAVE_STEPS);

	constructor(state: Float64Array, mixer: StepMixer, sampleRateHz: number) {
		super(state, mixer, sampleRateHz, WAVE_STEPS, 1, MAX_TONE_HZ, true);
	}

	protected refresh(block: DataView, at: number): number {
		const channel = at / SOUND_CHANNEL_SIZE_BYTES;
		const table = SOUND_REGISTER.wave.offset + (channel - SOUND_CHANNEL.wave1) * WAVE_STEPS;
		let sum = 0;
		for (let i = 0; i < WAVE_STEPS; i++) sum += block.getUint8(table + i) & 15;
		for (let i = 0; i < WAVE_STEPS; i++) this.levels[i] = (block.getUint8(table + i) & 15) * WAVE_STEPS - sum;
		return this.levels[this.own[0]!]!;
	}

	protected clock(): number {
		const step = (this.own[0]! + 1) & (WAVE_STEPS - 1);
		this.own[0] = step;
		return this.levels[step]!;
	}
}
