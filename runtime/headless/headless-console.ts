import type { Asset } from "../api/assets.ts";
import type { Cartridge } from "../api/index.ts";
import { CartRunner, type CartRunnerOptions, type TickOutcome } from "../game-side/cart-runner.ts";
import { Synthesizer } from "../machine/apu/synthesizer.ts";
import type { FaultReport } from "../machine/fault.ts";
import type { Memory } from "../machine/memory.ts";
import { SCREEN_HEIGHT_PX, SCREEN_WIDTH_PX, SOUND_BLOCK } from "../machine/memory-map.ts";
import { idleInput, type TickInput } from "../machine/pad-input.ts";
import { FIELD_LINES, PictureUnit } from "../machine/ppu/index.ts";
import type { SaveState } from "../machine/save-state/save-state.ts";
import { DataReads } from "./data-reads.ts";
import { picturePng } from "./picture-png.ts";

/** The rate that sound is rendered, hashed and written at without a page. */
export const SAMPLE_RATE_HZ = 48_000;
/** Samples that one block of sound registers sounds for: 1/60 s. */
const SAMPLES_PER_BLOCK = SAMPLE_RATE_HZ / 60;

export type Standard = keyof typeof FIELD_LINES;

export interface HeadlessOptions {
	readonly cartridge: Cartridge;
	/** Decoded banks of the cartridge; those of its samples are played. */
	readonly assets: readonly Asset[];
	/** Seeds the machine's chance; 1 by default. */
	readonly seed?: number;
	readonly saveRam?: Uint8Array | null;
	readonly mapError: CartRunnerOptions["mapError"];
	readonly meter?: CartRunnerOptions["meter"];
	/** How many ticks after it was asked for a bank of data arrives; 1 or more, 1 by default. */
	readonly readTicks?: number;
}

/**
 * A whole console without a page: machine, picture unit and synthesizer, moved on tick by tick. It knows neither Node
 * nor a browser, and the same ticks give the same memory, pictures and samples in both.
 */
export class HeadlessConsole {
	readonly runner: CartRunner;
	/** Samples that one tick sounds for: 800, or 1,600 for a cartridge of 30 ticks a second. */
	readonly samplesPerTick: number;
	/** What the last tick was given, with the banks of data that arrived at it. */
	lastInput: TickInput = idleInput();
	private readonly pictureUnit = new PictureUnit();
	private readonly synthesizer: Synthesizer;
	private readonly pixels = new Uint32Array(SCREEN_WIDTH_PX * SCREEN_HEIGHT_PX);
	private readonly reads: DataReads;
	private readonly samples: { readonly left: Float32Array; readonly right: Float32Array };

	constructor(options: HeadlessOptions) {
		const { cartridge, assets, seed = 1, saveRam = null, mapError, meter, readTicks = 1 } = options;
		this.reads = new DataReads(readTicks);
		this.runner = new CartRunner({ cartridge, assets, seed, saveRam, mapError, ...(meter && { meter }) });
		const recordings = assets.filter((asset) => asset.kind === "pcm");
		this.synthesizer = new Synthesizer(SAMPLE_RATE_HZ, new Map(recordings.map((asset) => [asset.bank, asset])));
		this.samplesPerTick = SAMPLE_RATE_HZ / cartridge.ticksPerSecond;
		this.samples = {
			left: new Float32Array(this.samplesPerTick),
			right: new Float32Array(this.samplesPerTick),
		};
	}

	get memory(): Memory {
		return this.runner.memory;
	}

	/** Powers on: see `CartRunner.boot`. */
	boot(): FaultReport | null {
		return this.runner.boot();
	}

	/** Runs one tick of the machine. Its picture and sound are made when they are asked for. */
	runTick(input: TickInput): TickOutcome {
		this.lastInput = this.reads.addTo(input);
		const outcome = this.runner.runTick(this.lastInput);
		this.reads.note(outcome.instructions);
		return outcome;
	}

	/** The machine between two ticks, the sound and the banks of data on their way. @throws Error after a fault */
	save(): Pick<SaveState, "machine" | "synthesizer" | "pendingReads"> {
		return {
			machine: this.runner.save(),
			synthesizer: { sampleRateHz: SAMPLE_RATE_HZ, bytes: this.synthesizer.save() },
			pendingReads: this.reads.save(),
		};
	}

	/**
	 * Goes on from a saved machine. Without a synthesizer's state the sound's first samples are not those of a run that
	 * never stopped; all else is.
	 * @throws Error when the bytes are damaged
	 */
	restore({ machine, synthesizer, pendingReads = [] }: Pick<SaveState, "machine"> & Partial<SaveState>): void {
		this.runner.restore(machine);
		this.reads.restore(pendingReads);
		if (synthesizer?.sampleRateHz === SAMPLE_RATE_HZ) this.synthesizer.restore(synthesizer.bytes);
	}

	/** The active picture as it stands: 256×224 words 0xAABBGGRR. The array is the same one every time. */
	picture(): Uint32Array {
		this.pictureUnit.render(this.memory.videoBlock, this.pixels);
		return this.pixels;
	}

	/**
	 * The sound of the tick just run. Call it once after every tick whose sound matters: the synthesizer goes on from
	 * where it was. The arrays are the same ones every time.
	 */
	sound(): { readonly left: Float32Array; readonly right: Float32Array } {
		const { left, right } = this.samples;
		const { soundBlocks } = this.runner;
		const blocks = soundBlocks.length / SOUND_BLOCK.sizeBytes;
		for (let i = 0; i < blocks; i++) {
			const block = soundBlocks.subarray(i * SOUND_BLOCK.sizeBytes, (i + 1) * SOUND_BLOCK.sizeBytes);
			this.synthesizer.render(block, left, right, i * SAMPLES_PER_BLOCK, SAMPLES_PER_BLOCK);
		}
		return this.samples;
	}

	/** The picture in a television's field, with its border, as a PNG file of 256×240 (NTSC) or 256×288 (PAL) pixels. */
	screenshotPng(standard: Standard = "ntsc"): Uint8Array {
		const field = new Uint32Array(SCREEN_WIDTH_PX * FIELD_LINES[standard]);
		this.pictureUnit.renderField(this.memory.videoBlock, standard, field);
		return picturePng(field, SCREEN_WIDTH_PX);
	}
}
