import cos from "@stdlib/math-base-special-cos";
import sin from "@stdlib/math-base-special-sin";
import { SOUND_CLOCK_HZ } from "../memory-map.ts";
import { ENVELOPE_HZ, envelopeLevel } from "./envelope.ts";
import { FREQUENCY_UNITS_PER_HZ, SOUND_CHANNEL_SIZE_BYTES, SOUND_REGISTER } from "./registers.ts";
import type { StepMixer } from "./step-mixer.ts";

/** Float64 slots of one channel's state. */
export const CHANNEL_STATE_SLOTS = 16;

/** Slots that every kind of channel has; those from `own` on are the kind's. */
const SLOT = {
	/** Whole number, 0 to STEP: how far into the present step. */
	phase: 0,
	/** The wave's level now. */
	level: 1,
	outLeft: 2,
	outRight: 3,
	/** Frequency register after sweeping. */
	frequency: 4,
	seenFrequency: 5,
	seenTrigger: 6,
	samplesSinceTrigger: 7,
	own: 8,
} as const;

/** Phase of one step. Whole numbers throughout: a wave never drifts, and where a call ends leaves no trace. */
export const STEP = 2 ** 40;
const PAN_FULL = 128;
const PAN_LEFT = Array.from({ length: 15 }, (_, i) => Math.round(PAN_FULL * cos((i * Math.PI) / 28)));
const PAN_RIGHT = Array.from({ length: 15 }, (_, i) => Math.round(PAN_FULL * sin((i * Math.PI) / 28)));

/**
 * What all six channels share: a clock that steps through levels, volume, pan, envelope and sweep. A kind says what
 * the next level is. Levels times `gain` are ±240 for a wave of full size.
 */
export abstract class Channel {
	/** Slots of the kind's own state. */
	protected readonly own: Float64Array;
	private ampLeft = 0;
	private ampRight = 0;

	constructor(
		private readonly state: Float64Array,
		private readonly mixer: StepMixer,
		private readonly sampleRateHz: number,
		/** Steps of the wave in one unit of frequency. */
		private readonly stepsPerCycle: number,
		private readonly gain: number,
		private readonly maxHz: number,
		/** A tone is silent above `maxHz`; other kinds are held at it. */
		private readonly isTone: boolean,
	) {
		this.own = state.subarray(SLOT.own, CHANNEL_STATE_SLOTS);
	}

	/** Takes over registers of this kind; says the level as it is with them. */
	protected abstract refresh(block: DataView, at: number, triggered: boolean): number;
	/** Goes one step on and says the level there. */
	protected abstract clock(): number;

	/** Adds the edges of `count` samples to the mixer. */
	render(block: DataView, channel: number, master: number, count: number): void {
		const at = channel * SOUND_CHANNEL_SIZE_BYTES;
		const { state, sampleRateHz } = this;
		const register = block.getUint32(at + SOUND_REGISTER.frequency.offset, true);
		const trigger = block.getUint8(at + SOUND_REGISTER.trigger.offset);
		const triggered = trigger !== state[SLOT.seenTrigger];
		if (triggered) state[SLOT.samplesSinceTrigger] = 0;
		if (triggered || register !== state[SLOT.seenFrequency]) state[SLOT.frequency] = register;
		state[SLOT.seenTrigger] = trigger;
		state[SLOT.seenFrequency] = register;
		state[SLOT.level] = this.refresh(block, at, triggered);

		const attackTicks = block.getUint16(at + SOUND_REGISTER.attackTicks.offset, true);
		const decayTicks = block.getUint16(at + SOUND_REGISTER.decayTicks.offset, true);
		const sweep = this.isTone ? block.getInt16(at + SOUND_REGISTER.sweep.offset, true) : 0;
		const moving = attackTicks !== 0 || decayTicks !== 0 || sweep !== 0;
		const loudness = Math.min(15, block.getUint8(at + SOUND_REGISTER.volume.offset)) * master * this.gain;
		const pan = Math.min(7, Math.max(-7, block.getInt8(at + SOUND_REGISTER.pan.offset))) + 7;
		for (let from = 0; from < count; ) {
			const since = state[SLOT.samplesSinceTrigger]!;
			const step = Math.floor((since * ENVELOPE_HZ) / sampleRateHz);
			const nextStepAt = Math.ceil(((step + 1) * sampleRateHz) / ENVELOPE_HZ);
			const run = moving ? Math.min(count - from, nextStepAt - since) : count - from;
			const stepSize = this.stepSize();
			const level = loudness * envelopeLevel(step, attackTicks, decayTicks);
			this.ampLeft = stepSize < 0 ? 0 : level * PAN_LEFT[pan]!;
			this.ampRight = stepSize < 0 ? 0 : level * PAN_RIGHT[pan]!;
			this.emit(from, 0);
			if (stepSize > 0) state[SLOT.phase] = this.run(from, run, state[SLOT.phase]!, stepSize);
			state[SLOT.samplesSinceTrigger] = since + run;
			if (since + run === nextStepAt && sweep !== 0) this.sweepOnce(sweep);
			from += run;
		}
	}

	/** Phase a sample; negative: too high to sound. */
	private stepSize(): number {
		const limit = this.maxHz * FREQUENCY_UNITS_PER_HZ;
		let frequency = this.state[SLOT.frequency]!;
		if (frequency > limit) {
			if (this.isTone) return -1;
			frequency = limit;
		}
		const hz = (frequency * SOUND_CLOCK_HZ) / 2 ** 32;
		return Math.round((hz * this.stepsPerCycle * STEP) / this.sampleRateHz);
	}

	private sweepOnce(sweep: number): void {
		const swept = Math.floor((this.state[SLOT.frequency]! * (65_536 + sweep)) / 65_536);
		this.state[SLOT.frequency] = Math.min(0xffff_ffff, swept);
	}

	/**
	 * Runs the clock over `count` samples, adding an edge at each step that changes the level.
	 * @returns the phase after them
	 */
	protected run(from: number, count: number, phaseBefore: number, stepSize: number): number {
		const { state } = this;
		let phase = phaseBefore;
		for (let i = 0; ; ) {
			let quiet = Math.floor((STEP - phase) / stepSize);
			if (quiet * stepSize > STEP - phase) quiet--;
			if (quiet >= count - i) return phase + (count - i) * stepSize;
			i += quiet;
			phase += quiet * stepSize;
			const end = phase + stepSize;
			let edge = STEP;
			for (; edge < end; edge += STEP) {
				state[SLOT.level] = this.clock();
				this.emit(from + i, (edge - phase) / stepSize);
			}
			phase = end - (edge - STEP);
			i++;
			if (i >= count) return phase;
		}
	}

	private emit(sample: number, fraction: number): void {
		const { state } = this;
		const level = state[SLOT.level]!;
		const left = level * this.ampLeft;
		const right = level * this.ampRight;
		const stepLeft = left - state[SLOT.outLeft]!;
		const stepRight = right - state[SLOT.outRight]!;
		if (stepLeft === 0 && stepRight === 0) return;
		this.mixer.add(sample, fraction, stepLeft, stepRight);
		state[SLOT.outLeft] = left;
		state[SLOT.outRight] = right;
	}

	/**
	 * Goes to a new level over one sample, without the kernel.
	 * @param later what the edges within the sample take away from it: each edge's height times its place in the sample
	 */
	protected emitAveraged(sample: number, level: number, later: number): void {
		const { state } = this;
		const left = level * this.ampLeft;
		const right = level * this.ampRight;
		this.mixer.addAveraged(
			sample,
			left - state[SLOT.outLeft]!,
			right - state[SLOT.outRight]!,
			Math.round(later * this.ampLeft),
			Math.round(later * this.ampRight),
		);
		state[SLOT.level] = level;
		state[SLOT.outLeft] = left;
		state[SLOT.outRight] = right;
	}
}
