import type { CycleProfile } from "../../cartridge/meter/profile/cycle-profile.ts";
import { channelRegister } from "../../machine/apu/registers.ts";
import type { FaultReport } from "../../machine/fault.ts";
import { RunningHash } from "../../machine/hash.ts";
import type { Memory } from "../../machine/memory.ts";
import { ADDRESS, SCREEN_HEIGHT_PX, SCREEN_WIDTH_PX } from "../../machine/memory-map.ts";
import type { HeadlessConsole, Standard } from "../headless-console.ts";
import { InputPlayer, type InputScript } from "../input-script.ts";
import type { ProfileOptions } from "../profile-run.ts";
import { PadScript } from "./pad-script.ts";
import { readSprites, type ShownSprite } from "./sprite-reading.ts";
import { readTextRow } from "./text-reading.ts";

export interface TestRunOptions {
	/** How many ticks to run. */
	readonly ticks: number;
	/** Any 32-bit number; 1 by default. */
	readonly seed?: number;
	/** What the players do, by tick counted from power-on: `pads()` or a list as in an input file. */
	readonly input?: PadScript | InputScript;
	/** Save RAM from an earlier run (`run.memory.saveRam.slice()`); empty by default. */
	readonly saveRam?: Uint8Array;
	/** Don't throw when the cartridge faults: look at `fault` instead. */
	readonly allowFault?: boolean;
}

/** A cartridge in a console that has run some ticks. `S` is its state. */
export class TestRun<S> {
	/** Ticks that have run, lag ticks included. */
	ticks = 0;
	lagTicks = 0;
	/** The most cycles that one tick used. */
	cyclesMax = 0;
	/** What one tick may use: 119,318 at 60 ticks a second, twice as many at 30. */
	readonly budgetCycles: number;
	fault: FaultReport | null = null;
	private readonly player: InputPlayer;
	private readonly sounds = new RunningHash();

	constructor(
		private readonly headless: HeadlessConsole,
		private readonly options: TestRunOptions,
		private readonly profiled?: (options: ProfileOptions) => CycleProfile,
	) {
		this.budgetCycles = headless.runner.budgetCycles;
		this.player = new InputPlayer(inputOf(options));
		this.note(headless.boot());
		this.run(options.ticks);
	}

	/** Runs on for more ticks. @throws Error when the cartridge faults, unless `allowFault` is set */
	run(ticks: number): this {
		for (let i = 0; i < ticks && !this.fault; i++) {
			const outcome = this.headless.runTick(this.player.at(this.ticks));
			this.note(outcome.fault);
			if (outcome.fault) break;
			this.ticks++;
			if (outcome.lag) this.lagTicks++;
			this.cyclesMax = Math.max(this.cyclesMax, outcome.cycles);
			const { left, right } = this.headless.sound();
			this.sounds.update(bytesOf(left)).update(bytesOf(right));
		}
		return this;
	}

	/** Whether the cartridge's own code is counted, as it is unless the cartridge was given as an object. */
	get isMetered(): boolean {
		return this.profiled !== undefined;
	}

	/**
	 * Where the cycles of the run so far went: it is run once more, from power-on, with its calls and lines noted.
	 * @throws Error of a cartridge object, whose own code isn't metered
	 */
	profile(): CycleProfile {
		const { profiled, options } = this;
		if (!profiled) {
			throw new Error(
				"The cycles of a cartridge object aren't known, as it runs as the test imported it. " +
					"Give loadCartridge its folder or file instead.",
			);
		}
		const { seed = 1, saveRam = null } = options;
		const ticks = this.ticks + (this.fault ? 1 : 0);
		return profiled({ ticks, seed, saveRam, input: inputOf(options) });
	}

	/** The cartridge's own state, alive. */
	get state(): S {
		return this.headless.runner.state as S;
	}

	get memory(): Memory {
		return this.headless.memory;
	}

	/** One byte of memory: see docs/hardware.md. */
	peek(address: number): number {
		return this.memory.peek(address);
	}

	/** Hash of state and memory. */
	stateHash(): string {
		return this.headless.runner.stateHash();
	}

	/** Hash of the active picture as it stands. */
	pictureHash(): string {
		return new RunningHash().update(bytesOf(this.headless.picture())).digest();
	}

	/** Hash of all sound since power-on. */
	soundHash(): string {
		return this.sounds.digest();
	}

	/** The picture as a PNG file: 256×240 pixels with NTSC's border, 256×288 with PAL's. */
	screenshot(standard: Standard = "ntsc"): Uint8Array {
		return this.headless.screenshotPng(standard);
	}

	/** Colour of a pixel of the active picture (256×224): [red, green, blue], 0–255 each. */
	pixel(x: number, y: number): [number, number, number] {
		if (!(x >= 0 && x < SCREEN_WIDTH_PX && y >= 0 && y < SCREEN_HEIGHT_PX)) {
			throw new RangeError(`(${x}, ${y}) lies outside the picture, 256×224`);
		}
		const word = this.headless.picture()[y * SCREEN_WIDTH_PX + x]!;
		return [word & 0xff, (word >>> 8) & 0xff, (word >>> 16) & 0xff];
	}

	/**
	 * A row (0–27) of the text plane as text, without the spaces at its end.
	 * @param fontTile  VRAM tile of the glyph for code 32, for text in a font of the cartridge's own
	 */
	text(row: number, fontTile?: number): string {
		return readTextRow(this.memory, row, fontTile);
	}

	/** The sprites of the last tick, front first. */
	sprites(): ShownSprite[] {
		return readSprites(this.memory);
	}

	/** The sprite of an object, or undefined when the last tick didn't show it. */
	sprite(objectId: number): ShownSprite | undefined {
		return this.sprites().find((sprite) => sprite.objectId === objectId);
	}

	/** Volume (0–15) that a sound channel (0–5) is set to. */
	channelVolume(channel: number): number {
		return this.memory.bytes[ADDRESS.soundRegisters + channelRegister("volume", channel)]! & 15;
	}

	private note(fault: FaultReport | null): void {
		this.fault = fault;
		if (!fault || this.options.allowFault) return;
		const place = fault.file === "" ? "" : ` at ${fault.file}:${fault.line}`;
		throw new Error(`The cartridge faulted in tick ${fault.tick}${place} (${fault.kind}): ${fault.message}`);
	}
}

function inputOf({ input = [] }: TestRunOptions): InputScript {
	return input instanceof PadScript ? input.changes() : input;
}

function bytesOf(words: Uint32Array | Float32Array): Uint8Array {
	return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
}
