import type { PcmAsset } from "../../api/assets.ts";
import { Synthesizer } from "../../machine/apu/synthesizer.ts";
import type { WorkletStats } from "./worklet-messages.ts";

/**
 * How many blocks of 1/60 s wait, by the cartridge's ticks a second: on average, before sound (re)starts, and at most
 * (100 ms or a bit more). At 30 ticks a second they come in pairs.
 */
const WAITING = { 60: { target: 2.5, start: 2, most: 6 }, 30: { target: 3.5, start: 4, most: 8 } } as const;
const BLOCKS_PER_SECOND = 60;
/** A block is stretched or shortened by at most this part of it; pitch doesn't change with it. */
const MAX_STRETCH = 0.02;
const STRETCH_PER_BLOCK = 0.01;
/** Weight of one block in the mean number of waiting ones: about half a second. */
const MEAN_WEIGHT = 1 / 30;
/** With nothing to play the last block's sound is held, then faded away. */
const HOLD_SECONDS = 0.03;
const FADE_OUT_SECONDS = 0.07;
const FADE_IN_SECONDS = 0.01;
const RESET_FADE_SECONDS = 0.005;

/**
 * Turns blocks of sound registers (1/60 s each) that arrive unevenly into sound without gaps: a short queue, blocks
 * stretched by a hair to follow the game's pace, fades where there is nothing to play. Pure: the worklet feeds it, and so do tests.
 */
export class BlockPlayer {
	private synthesizer: Synthesizer;
	private samples: ReadonlyMap<number, PcmAsset> = new Map();
	private readonly queue: Uint8Array[] = [];
	private block: Uint8Array | undefined;
	/** Samples that the present block still has. */
	private samplesLeft = 0;
	/** What rounding a block to whole samples left over. */
	private remainder = 0;
	private ticksPerSecond: 60 | 30 = 60;
	private meanBlocks: number = WAITING[60].target;
	private gain = 0;
	private gainTarget = 0;
	private gainStep = 0;
	private starvedSamples = 0;
	private resetting = false;
	private underruns = 0;
	private dropped = 0;
	private driftSamples = 0;

	constructor(private readonly sampleRateHz: number) {
		this.synthesizer = new Synthesizer(sampleRateHz, this.samples);
	}

	get stats(): WorkletStats {
		return {
			queueBlocks: this.queue.length,
			lateMs: ((this.meanBlocks - WAITING[this.ticksPerSecond].target) * 1000) / BLOCKS_PER_SECOND,
			underruns: this.underruns,
			dropped: this.dropped,
			driftMs: (1000 * this.driftSamples) / this.sampleRateHz,
		};
	}

	/** Takes a cartridge's pace and samples and begins in silence. */
	load(ticksPerSecond: 60 | 30, samples: ReadonlyMap<number, PcmAsset>): void {
		this.ticksPerSecond = ticksPerSecond;
		this.samples = samples;
		this.reset();
	}

	/** Fades out within 5 ms, then forgets everything; blocks that come from now on are of the new run. */
	reset(): void {
		this.queue.length = 0;
		this.resetting = true;
		this.fadeTo(0, RESET_FADE_SECONDS);
	}

	push(block: Uint8Array): void {
		this.queue.push(block);
		const { target, most } = WAITING[this.ticksPerSecond];
		if (this.queue.length > most) {
			const surplus = this.queue.length - Math.ceil(target);
			this.queue.splice(0, surplus);
			this.dropped += surplus;
		}
	}

	/** Fills the arrays with the next samples. */
	fill(left: Float32Array, right: Float32Array): void {
		const count = left.length;
		for (let done = 0; done < count; ) {
			if (this.resetting && this.gain === 0) this.finishReset();
			if (this.samplesLeft === 0) this.nextBlock();
			if (!this.block) {
				left.fill(0, done);
				right.fill(0, done);
				return;
			}
			const starved = this.starvedSamples > 0;
			// A starved player looks again after every quantum; a fed one goes to the end of its block.
			const run = Math.min(count - done, starved || this.samplesLeft === 0 ? count - done : this.samplesLeft);
			this.synthesizer.render(this.block, left, right, done, run);
			this.applyGain(left, right, done, run);
			if (starved) this.starve(run);
			else this.samplesLeft -= run;
			done += run;
		}
	}

	private finishReset(): void {
		this.resetting = false;
		this.synthesizer = new Synthesizer(this.sampleRateHz, this.samples);
		this.block = undefined;
		this.samplesLeft = 0;
		this.starvedSamples = 0;
		this.meanBlocks = WAITING[this.ticksPerSecond].target;
	}

	private nextBlock(): void {
		const { target, start } = WAITING[this.ticksPerSecond];
		const waiting = this.queue.length;
		const running = this.block !== undefined && this.starvedSamples === 0;
		if (this.resetting || waiting === 0 || (!running && waiting < start)) {
			if (this.block && this.starvedSamples === 0) {
				this.starvedSamples = 1;
				if (!this.resetting) this.underruns++;
			}
			return;
		}
		this.block = this.queue.shift();
		this.starvedSamples = 0;
		this.fadeTo(1, FADE_IN_SECONDS);
		this.meanBlocks += (waiting - this.meanBlocks) * MEAN_WEIGHT;
		const wanted = (target - this.meanBlocks) * STRETCH_PER_BLOCK;
		const stretch = Math.min(MAX_STRETCH, Math.max(-MAX_STRETCH, wanted));
		const nominal = this.sampleRateHz / BLOCKS_PER_SECOND;
		const exact = nominal * (1 + stretch) + this.remainder;
		this.samplesLeft = Math.round(exact);
		this.remainder = exact - this.samplesLeft;
		this.driftSamples += nominal * stretch;
	}

	/** Holds the last block, then fades it away, then is silent. */
	private starve(samples: number): void {
		this.starvedSamples += samples;
		if (this.starvedSamples > HOLD_SECONDS * this.sampleRateHz && this.gainTarget === 1) {
			this.fadeTo(0, FADE_OUT_SECONDS);
		}
	}

	private fadeTo(target: number, seconds: number): void {
		this.gainTarget = target;
		this.gainStep = 1 / (seconds * this.sampleRateHz);
	}

	private applyGain(left: Float32Array, right: Float32Array, from: number, count: number): void {
		const { gainTarget, gainStep } = this;
		if (this.gain === 1 && gainTarget === 1) return;
		for (let i = from; i < from + count; i++) {
			const gain = this.gain;
			this.gain = gain < gainTarget ? Math.min(gainTarget, gain + gainStep) : Math.max(gainTarget, gain - gainStep);
			left[i]! *= this.gain;
			right[i]! *= this.gain;
		}
	}
}
