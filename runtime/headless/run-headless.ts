import type { CartFile } from "../cartridge/index.ts";
import type { FaultReport } from "../machine/fault.ts";
import { RunningHash } from "../machine/hash.ts";
import { locatorOf } from "../machine/movie/difference-locator.ts";
import type { Movie } from "../machine/movie/movie.ts";
import { readMovie, TRACE_MAX_TICKS, writeMovie } from "../machine/movie/movie-file.ts";
import { MovieRecorder } from "../machine/movie/movie-recorder.ts";
import type { TickInput } from "../machine/pad-input.ts";
import { type EvaluateScript, insertCart } from "./cart-in-console.ts";
import { type HeadlessConsole, SAMPLE_RATE_HZ, type Standard } from "./headless-console.ts";
import { InputPlayer, type InputScript } from "./input-script.ts";
import { MovieCheck, type MovieDifference, startMovie } from "./movie-replay.ts";
import { SoundRecording } from "./sound-recording.ts";
import { writeWav } from "./wav-file.ts";

export interface RunOptions {
	/** How many ticks to run. */
	readonly ticks: number;
	/** Any 32-bit number; 1 by default. */
	readonly seed?: number;
	/** The television that screenshots show: it has no part in the game. */
	readonly standard?: Standard;
	readonly input?: InputScript;
	/** Wanted pictures, each named by how many ticks have run before it: 0 is the boot, `ticks` the end. */
	readonly screenshots?: readonly number[];
	/** Whether to keep the sound as a WAV file. */
	readonly wav?: boolean;
	/** Whether to make a movie of the run. */
	readonly record?: boolean;
	/** A movie's file to play: start and input are the movie's, and the run is compared with what it has noted. */
	readonly movie?: Uint8Array;
	/** Told after the boot (−1) and after every tick, with its number. */
	readonly onTick?: (tick: number) => void;
}

/** What a run came to. The hashes of the same cartridge, seed and input are equal in Node and in every browser. */
export interface RunResult {
	/** Ticks that ran to their end. */
	readonly ticks: number;
	readonly lagTicks: number;
	/** Cycles a tick, over all ticks. */
	readonly cyclesMean: number;
	readonly cyclesMax: number;
	/** State and memory after the last tick: the console's own `stateHash` of that tick. */
	readonly stateHash: string;
	/** The active pictures of all ticks, one after another. */
	readonly pictureHash: string;
	/** The sound of all ticks at 48 kHz, one after another. */
	readonly soundHash: string;
	readonly fault: FaultReport | null;
	/** Of a movie that was played: where it went another way than recorded; null when it did not. */
	readonly difference?: MovieDifference | null;
}

export interface RunFiles {
	/** PNG files of the wanted screenshots, as far as the run came. */
	readonly screenshots: readonly { readonly afterTicks: number; readonly png: Uint8Array }[];
	/** WAV file, if it was wanted. */
	readonly wav: Uint8Array | null;
	/** The movie's file, if one was wanted. */
	readonly movie?: Uint8Array;
}

/**
 * Runs a cartridge without a page. Knows neither Node nor a browser: `evaluate` turns the cartridge's script into a
 * function in either. A cartridge that can't be loaded is a fault of kind "load".
 */
export function runHeadless(cart: CartFile, evaluate: EvaluateScript, options: RunOptions): RunResult & RunFiles {
	const movie = options.movie ? readMovie(options.movie) : null;
	const powerOn = movie?.start.from === "power-on" ? movie.start : { seed: options.seed ?? 1, saveRam: null };
	const inserted = insertCart(cart, evaluate, { seed: powerOn.seed, saveRam: powerOn.saveRam });
	if ("fault" in inserted) return { ...NOTHING_RUN, fault: inserted.fault };
	return new RecordedRun(inserted.console, cart, options, movie).play();
}

/** One run and all that is noted down of it. */
class RecordedRun {
	private ticks = 0;
	private lagTicks = 0;
	private cyclesSum = 0;
	private cyclesMax = 0;
	private readonly pictureHash = new RunningHash();
	private readonly soundHash = new RunningHash();
	private readonly screenshots: { afterTicks: number; png: Uint8Array }[] = [];
	private readonly recording: SoundRecording | null;
	private recorder: MovieRecorder | null = null;
	private check: MovieCheck | null = null;

	constructor(
		private readonly headless: HeadlessConsole,
		private readonly cart: CartFile,
		private readonly options: RunOptions,
		private readonly movie: Movie | null,
	) {
		this.recording = options.wav ? new SoundRecording() : null;
	}

	play(): RunResult & RunFiles {
		const input = this.inputs();
		const ticksWanted = Math.min(this.options.ticks, this.movie?.inputs.length ?? this.options.ticks);
		let fault = this.headless.boot();
		if (!fault) {
			this.begin();
			this.noteState(-1);
		}
		while (!fault && this.ticks < ticksWanted) {
			const outcome = this.headless.runTick(input(this.ticks));
			fault = outcome.fault;
			if (fault) break;
			this.ticks++;
			if (outcome.lag) this.lagTicks++;
			this.cyclesSum += outcome.cycles;
			this.cyclesMax = Math.max(this.cyclesMax, outcome.cycles);
			this.noteOutput();
			this.noteState(outcome.tick);
			this.check?.afterTick();
			this.recordTick(this.headless.lastInput);
		}
		return {
			ticks: this.ticks,
			lagTicks: this.lagTicks,
			cyclesMean: this.ticks === 0 ? 0 : this.cyclesSum / this.ticks,
			cyclesMax: this.cyclesMax,
			stateHash: this.headless.runner.stateHash(),
			pictureHash: this.pictureHash.digest(),
			soundHash: this.soundHash.digest(),
			fault,
			screenshots: this.screenshots,
			wav: this.recording && writeWav(...this.recording.sides(), SAMPLE_RATE_HZ),
			...(this.check ? { difference: this.check.difference } : {}),
			...(this.recorder ? { movie: writeMovie(this.recorder.finish()) } : {}),
		};
	}

	private inputs(): (tick: number) => TickInput {
		const { movie } = this;
		if (movie) return (tick) => movie.inputs.at(tick);
		const player = new InputPlayer(this.options.input ?? []);
		return (tick) => player.at(tick);
	}

	private begin(): void {
		if (this.movie) {
			startMovie(this.headless, this.movie);
			this.check = new MovieCheck(this.movie, this.headless);
		}
		if (!this.options.record) return;
		const { manifest, contentHash } = this.cart;
		this.recorder = new MovieRecorder(
			{ cartId: manifest.id, contentHash, title: manifest.title },
			manifest.ticksPerSecond,
			this.movie?.start ?? { from: "power-on", seed: this.options.seed ?? 1, saveRam: null },
			this.headless.runner.stateHash(),
		);
	}

	private recordTick(input: TickInput): void {
		if (!this.recorder) return;
		const { runner, memory } = this.headless;
		const locator = this.ticks <= TRACE_MAX_TICKS ? locatorOf(runner.state, memory.bytes) : null;
		this.recorder.add(input, { stateHash: runner.stateHash(), locator });
	}

	private noteOutput(): void {
		this.pictureHash.update(bytesOf(this.headless.picture()));
		const { left, right } = this.headless.sound();
		this.soundHash.update(bytesOf(left)).update(bytesOf(right));
		this.recording?.add(left, right);
	}

	private noteState(tick: number): void {
		if (this.options.screenshots?.includes(this.ticks)) {
			this.screenshots.push({ afterTicks: this.ticks, png: this.headless.screenshotPng(this.options.standard) });
		}
		this.options.onTick?.(tick);
	}
}

const NOTHING_RUN = {
	ticks: 0,
	lagTicks: 0,
	cyclesMean: 0,
	cyclesMax: 0,
	stateHash: new RunningHash().digest(),
	pictureHash: new RunningHash().digest(),
	soundHash: new RunningHash().digest(),
	screenshots: [],
	wav: null,
} as const;

function bytesOf(words: Uint32Array | Float32Array): Uint8Array {
	return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
}
