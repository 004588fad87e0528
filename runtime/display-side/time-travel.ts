import { MOST_CLIP_TICKS } from "../game-side/message-check.ts";
import type { SpritePaths } from "../game-side/sprite-paths.ts";
import { VIDEO_BLOCK } from "../machine/memory-map.ts";
import { readMovie } from "../machine/movie/movie-file.ts";
import type { CartIdentity } from "../machine/save-state/save-state.ts";
import { readSaveState, writeSaveState } from "../machine/save-state/save-state.ts";
import { SavedFileError } from "../machine/saved-file/saved-file-error.ts";
import type { PlayableCart } from "./playable-cart.ts";
import type { RunningCart } from "./running-cart.ts";

/** Going back is as quick as the game went there. */
const REWIND_SPEED = 1;
/** A stall goes back no further than this: time that nobody saw pass. */
const LONGEST_FRAME_MS = 100;
/** How many ticks are run again under changed code. */
export const RERUN_TICKS = 240;

/** How far one can go back and forth, while one does. */
export interface Past {
	readonly firstTick: number;
	readonly lastTick: number;
	readonly tick: number;
	/** A key or the bar is held: the game stands. */
	readonly held: boolean;
}

/** What is kept of a run for the code that comes after it. */
export interface KeptRun {
	readonly movie: Uint8Array;
	readonly paths: SpritePaths;
	readonly bootState: Uint8Array;
}

export interface TimeTravelOptions {
	running(): RunningCart | null;
	cart(): PlayableCart | null;
	onPast(past: Past | null): void;
	/** The machine is another: this is its picture's memory. */
	onMoved(video: Uint8Array): void;
	/** Game time stands, or goes on. */
	onHeld(held: boolean): void;
}

/** Save-states, going back, and movies of the cartridge that runs. Messages of errors are for the player. */
export class TimeTravel {
	#past: Past | null = null;
	#asking = false;
	#wanted: number | null = null;
	#goingBack = false;
	/** Let go, and still on the way to the place that was wanted. */
	#arriving = false;
	/** Stamp of the last frame. */
	#frameMs: number | null = null;
	/** Ticks that are still to be gone back for the time that has passed, parts of one too. */
	#owedTicks = 0;

	constructor(private readonly options: TimeTravelOptions) {}

	/** @throws SavedFileError when there is nothing to save */
	async saveState(): Promise<{ file: Uint8Array<ArrayBuffer>; video: Uint8Array }> {
		const { running, cart } = this.#running();
		const answer = await running.ask({ op: "save" });
		if (answer.op !== "saved") throw refusal(answer);
		const { machine } = answer;
		const file = writeSaveState({ ...identityOf(cart), machine, synthesizer: null, pendingReads: [] });
		return { file, video: machine.memory.slice(VIDEO_BLOCK.address, VIDEO_BLOCK.address + VIDEO_BLOCK.sizeBytes) };
	}

	/** @throws SavedFileError when the file can't be used, or is of another cartridge or build */
	async loadState(file: Uint8Array): Promise<void> {
		await this.options.running()?.whenBooted;
		const { running, cart } = this.#running();
		const saved = readSaveState(file);
		const here = identityOf(cart);
		if (saved.cartId !== here.cartId) {
			throw new SavedFileError(`This save-state is of “${saved.title}”. Put that cartridge in first.`);
		}
		if (saved.contentHash !== here.contentHash) {
			throw new SavedFileError(`This save-state is of another version of “${saved.title}” and does not fit this one.`);
		}
		const answer = await running.ask({ op: "load", machine: saved.machine });
		if (answer.op !== "restored") throw refusal(answer);
		this.options.onMoved(new Uint8Array(answer.snapshot.video));
	}

	/** The last minute as a movie's file. @throws SavedFileError when there is none */
	async clip(): Promise<Uint8Array> {
		const { running, cart } = this.#running();
		const ticks = Math.min(MOST_CLIP_TICKS, 60 * cart.file.manifest.ticksPerSecond);
		const answer = await running.askInPlay({ op: "clip", ticks, withPaths: false, identity: identityOf(cart) });
		if (answer.op !== "clip") throw refusal(answer);
		if (!answer.movie) throw new SavedFileError("Nothing has been played yet.");
		// It comes from the cartridge's thread: what is handed on as a file must be one.
		readMovie(answer.movie);
		return answer.movie;
	}

	/** What the code that comes after this one needs to go on; null when there is nothing. */
	async keep(): Promise<KeptRun | null> {
		const running = this.options.running();
		const cart = this.options.cart();
		if (!running?.booted || !cart) return null;
		const answer = await running.ask({ op: "clip", ticks: RERUN_TICKS, withPaths: true, identity: identityOf(cart) });
		if (answer.op !== "clip" || !answer.movie) return null;
		const { movie, paths, bootState } = answer;
		return { movie, paths, bootState };
	}

	/** The game stands, until `letGo`. */
	hold(): void {
		const running = this.options.running();
		if (!running?.booted || this.#past?.held) return;
		running.hold();
		this.options.onHeld(true);
		const tick = running.lastTick;
		const firstTick = Math.min(tick, this.#past?.firstTick ?? tick);
		this.#setPast({ firstTick, lastTick: tick, tick, held: true, ...movieEnds(running) });
		this.seek(tick);
	}

	/** The game goes on from the place that was reached, or that was wanted last if it is to arrive there first. */
	letGo({ arrives = false } = {}): void {
		this.#goingBack = false;
		this.#arriving = arrives && (this.#asking || this.#wanted !== null);
		if (this.#arriving) return;
		this.#wanted = null;
		if (!this.#past?.held) return;
		this.#setPast({ ...this.#past, held: false });
		this.options.running()?.release();
		this.options.onHeld(false);
	}

	/** From now on, until `letGo`, the game goes back as quickly as it went there. */
	goBack(): void {
		this.hold();
		this.#goingBack = this.#past?.held ?? false;
	}

	/** Held: to a tick, as soon as the one before has been reached. */
	seek(tick: number): void {
		if (!this.#past?.held) return;
		this.#arriving = false;
		this.#wanted = tick;
		void this.#ask();
	}

	/**
	 * To be called at each animation frame. The way back is paced by the clock, as the way there was: a faster monitor
	 * doesn't rewind faster.
	 * @param nowMs  the frame's stamp
	 */
	frame(nowMs: number): void {
		const sinceMs = Math.min(LONGEST_FRAME_MS, nowMs - (this.#frameMs ?? nowMs));
		this.#frameMs = nowMs;
		const cart = this.options.cart();
		if (!this.#goingBack || !this.#past || !cart) {
			this.#owedTicks = 0;
			return;
		}
		const { ticksPerSecond } = cart.file.manifest;
		this.#owedTicks += (sinceMs * ticksPerSecond * REWIND_SPEED) / 1000;
		const ticks = Math.floor(this.#owedTicks);
		if (ticks < 1 || this.#asking) return;
		this.#owedTicks -= ticks;
		this.seek(this.#past.tick - ticks);
	}

	/** Another run: its past is its own. */
	forget(): void {
		this.#goingBack = false;
		this.#arriving = false;
		this.#wanted = null;
		if (this.#past?.held) this.options.onHeld(false);
		this.#setPast(null);
	}

	async #ask(): Promise<void> {
		const running = this.options.running();
		const tick = this.#wanted;
		if (!running || tick === null || this.#asking) return;
		this.#wanted = null;
		this.#asking = true;
		const isMovie = Boolean(running.movie);
		const before = running.lastTick;
		const answer = await running.ask({ op: isMovie ? "seek-movie" : "rewind", tick });
		this.#asking = false;
		if (running !== this.options.running() || !this.#past) return;
		if (answer.op === "restored") {
			const { firstTick, lastTick, snapshot } = answer;
			this.#setPast({ ...this.#past, firstTick, lastTick, tick: snapshot.tick, ...movieEnds(running) });
			this.options.onMoved(new Uint8Array(snapshot.video));
			// A long way through a movie is gone in several steps, as long as there is a way on.
			if (isMovie && snapshot.tick !== tick && snapshot.tick !== before) this.#wanted ??= tick;
		}
		if (this.#wanted !== null) void this.#ask();
		else if (this.#arriving) this.letGo();
	}

	#setPast(past: Past | null): void {
		this.#past = past;
		this.options.onPast(past);
	}

	#running(): { running: RunningCart; cart: PlayableCart } {
		const running = this.options.running();
		const cart = this.options.cart();
		if (!running?.booted || !cart) throw new SavedFileError("No cartridge is running.");
		return { running, cart };
	}
}

/** In a movie one can go to any of its ticks, kept or not. */
function movieEnds({ movie }: RunningCart): Partial<Pick<Past, "firstTick" | "lastTick">> {
	return movie ? { firstTick: movie.span.startTick, lastTick: movie.span.lastTick } : {};
}

export function identityOf({ file }: PlayableCart): CartIdentity {
	return { cartId: file.manifest.id, contentHash: file.contentHash, title: file.manifest.title };
}

function refusal(answer: { readonly op: string; readonly message?: string }): SavedFileError {
	return new SavedFileError(answer.message ?? "The cartridge gave no answer.");
}
