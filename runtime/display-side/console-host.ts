import type { InputScript } from "../headless/input-script.ts";
import type { FaultReport } from "../machine/fault.ts";
import type { Instruction } from "../machine/instructions.ts";
import { readSaveRamFile, writeSaveRamFile } from "../machine/save-state/save-ram-file.ts";
import { SavedFileError } from "../machine/saved-file/saved-file-error.ts";
import { ConsoleGlass } from "./console-glass.ts";
import { startingPicture } from "./console-pictures.ts";
import type { ConsoleSettings } from "./console-settings.ts";
import { ConsoleSound } from "./console-sound.ts";
import { CONSOLE_AT_FIRST, type ConsoleState } from "./console-state.ts";
import { ConsoleInput } from "./input/console-input.ts";
import { shakePad } from "./input/rumble.ts";
import { MoviePlayer } from "./movie-player.ts";
import { movieEndText, movieForCart, putInMovie, rerunKept } from "./movies-and-reruns.ts";
import { listenToPage } from "./page-events.ts";
import type { PlayableCart } from "./playable-cart.ts";
import { RunningCart } from "./running-cart.ts";
import { Saves } from "./saves.ts";
import type { Screen } from "./screen.ts";
import { type KeptRun, TimeTravel } from "./time-travel.ts";

/** What a run begins with, beside the cartridge. */
export interface RunStart {
	readonly seed?: number;
	readonly inputScript?: InputScript;
	readonly movie?: MoviePlayer;
	/** The file that `movie` was read from. */
	readonly movieFile?: Uint8Array;
	readonly goOnFrom?: KeptRun;
}

export interface ConsoleHostOptions {
	readonly canvas: HTMLCanvasElement;
	readonly settings: ConsoleSettings;
	/** Tests and comparisons: this screen and no other. */
	readonly screenKind?: Screen["kind"];
	/** Tests and comparisons: quarters of a pixel wherever WebGL2 can draw them, however slowly. */
	readonly forceFine?: boolean;
	/** Seeds every run; by default each run has a new one. */
	readonly seed?: number;
	/** An author is at work: what led to a fault is kept for the next edit. */
	readonly keepsPast?: boolean;
	onState(state: ConsoleState): void;
	onTrouble(message: string): void;
	onNews(message: string): void;
}

/**
 * The console on a page: joins the cartridge's game side to the picture, the sound, the pads and the saves, at the pace
 * of the browser's animation frames. It knows nothing of the page round the canvas.
 */
export class ConsoleHost {
	readonly input: ConsoleInput;
	readonly sound: ConsoleSound;
	readonly #options: ConsoleHostOptions;
	readonly #glass: ConsoleGlass;
	readonly saves: Saves;
	/** Save-states, going back, movies. */
	readonly time: TimeTravel;
	#settings: ConsoleSettings;
	#state = CONSOLE_AT_FIRST;
	#cart: PlayableCart | null = null;
	/** The page is still fetching its first cartridge. */
	#awaitsFirst = true;
	#running: RunningCart | null = null;
	/** Counts starts: one that was overtaken while it waited for its save gives up. */
	#starts = 0;
	/** For an author's next edit: the run up to the fault, or to the edit before. */
	#kept: KeptRun | null = null;

	constructor(options: ConsoleHostOptions) {
		this.#options = options;
		this.#settings = options.settings;
		this.saves = new Saves(options.onTrouble);
		this.#glass = new ConsoleGlass(options, options.settings);
		this.sound = new ConsoleSound({
			onRunning: (soundOn) => this.#publish({ soundOn }),
			onTrouble: options.onTrouble,
		});
		this.input = new ConsoleInput(options.settings.keys, {
			maps: options.settings.padMaps,
			onUnknownPad: (id) =>
				options.onTrouble(`The console doesn't know the buttons of “${id}”. Teach it under Settings, Pads.`),
			onBound: (id, player) => options.onNews(`Player ${player + 1} plays with ${id.replace(/ *\(.*/, "")}.`),
		});
		this.time = new TimeTravel({
			running: () => (this.#state.fault ? null : this.#running),
			cart: () => this.#cart,
			onPast: (past) => this.#publish({ past }),
			onMoved: (video) => this.#glass.show(video),
			onHeld: () => this.#applyPause(),
		});
		listenToPage({
			canvas: options.canvas,
			input: this.input,
			place: () => this.#glass.place(),
			onHidden: () => this.#applyPause(),
			onLeave: () => void this.saves.flush(),
			onWatch: (elapsedMs) => this.#running?.watch(elapsedMs),
		});
		this.configure(options.settings);
		this.#showConsolePicture();
		requestAnimationFrame(this.#frame);
	}

	get state(): ConsoleState {
		return this.#state;
	}
	get running(): RunningCart | null {
		return this.#running;
	}
	get screen(): Screen {
		return this.#glass.screen;
	}
	get settings(): ConsoleSettings {
		return this.#settings;
	}
	get canvas(): HTMLCanvasElement {
		return this.#options.canvas;
	}
	/** The picture's memory as last shown. */
	get lastVideo(): Uint8Array | null {
		return this.#glass.lastVideo;
	}
	get cart(): PlayableCart | null {
		return this.#cart;
	}

	/** Follows the player's choices; in play too. */
	configure(settings: ConsoleSettings): void {
		this.#settings = settings;
		this.input.keyboard.bindings = settings.keys;
		this.input.gamepads.maps = settings.padMaps;
		this.sound.setVolume(settings.volume, settings.muted);
		this.#running?.presenter.configure(settings);
		this.#glass.configure(settings);
		if (!this.#running || this.#state.fault) this.#showConsolePicture();
	}

	/** Puts a cartridge in and switches on. What ran before ends. */
	async insert(cart: PlayableCart): Promise<void> {
		// What ran before, and its fault, go with it: they must not be shown under the new title.
		this.#stop();
		this.#cart = cart;
		this.sound.play("cartridge-in");
		this.#awaitsFirst = false;
		this.#publish({ title: cart.file.manifest.title, paused: false, fault: null });
		this.#glass.show(startingPicture(cart.file.manifest.title));
		await this.powerOn();
	}

	/** None of the cartridges that the page looked for is there. */
	showEmptySlot(): void {
		this.#awaitsFirst = false;
		this.#showConsolePicture();
	}

	/** Takes the cartridge out. */
	eject(): void {
		this.#awaitsFirst = false;
		this.powerOff();
		this.sound.play("cartridge-out");
		this.#cart = null;
		this.#publish({ title: null });
		this.#showConsolePicture();
	}

	/** Starts the cartridge from its boot; its save is kept. Also the way out of a fault. */
	async powerOn(run: RunStart = {}): Promise<void> {
		const cart = this.#cart;
		if (!cart) return;
		this.#stop();
		const mine = ++this.#starts;
		const { id } = cart.file.manifest;
		// A replay's saves are the replay's, not the player's.
		const isReplay = Boolean(run.inputScript || run.movie);
		const recorded = run.movie?.movie.start;
		const powerOn = recorded?.from === "power-on" ? recorded : null;
		const saveRam = isReplay ? (powerOn?.saveRam ?? null) : await this.saves.load(id);
		if (mine !== this.#starts) return;
		this.input.releaseAll();
		this.#running = new RunningCart({
			cart,
			saveRam,
			seed: powerOn?.seed ?? run.seed ?? this.#options.seed ?? newSeed(),
			settings: this.#settings,
			inputScript: run.inputScript ?? null,
			takeInput: () => this.input.take(),
			movie: run.movie ?? null,
			onMovieEnd: (player) => {
				this.#publish({ movie: null });
				this.#options.onNews(movieEndText(player, this.#running?.lastTick ?? 0));
			},
			onBooted: () => {
				this.sound.start(cart.assets, cart.file.manifest.ticksPerSecond);
				if (run.goOnFrom) void this.#goOn(run.goOnFrom);
				else if (run.movie && run.movieFile) void this.#beginMovie(run.movie, run.movieFile);
			},
			onSaveRam: (bytes) => {
				if (!isReplay) this.saves.keep(id, bytes);
			},
			onFault: (fault) => this.#fault(fault),
		});
		this.#applyPause();
		this.#publish({ power: "on", fault: null, movie: null });
	}

	/** Plays a movie of the cartridge in the slot. @throws SavedFileError when it can't be read or is of another */
	async playMovie(file: Uint8Array): Promise<void> {
		const movie = movieForCart(file, this.#cart, this.#options.onTrouble);
		this.#publish({ paused: false });
		await this.powerOn({ movie: new MoviePlayer(movie), movieFile: file });
	}

	/**
	 * Puts the cartridge's changed code in, and goes on where the old one was: its last ticks are run again by the new
	 * one, with the same input.
	 */
	async replaceCart(cart: PlayableCart): Promise<void> {
		const isSame = cart.file.manifest.id === this.#cart?.file.manifest.id;
		const kept = this.#state.fault ? this.#kept : await this.time.keep();
		this.#cart = cart;
		this.#kept = isSame ? kept : null;
		this.#publish({ title: cart.file.manifest.title });
		if (this.#state.power === "on") await this.powerOn(this.#kept ? { goOnFrom: this.#kept } : {});
	}

	async #beginMovie({ span }: MoviePlayer, file: Uint8Array): Promise<void> {
		const running = this.#running;
		const refusal = await putInMovie(running, file);
		if (running !== this.#running) return;
		if (refusal) this.#options.onTrouble(refusal);
		else this.#publish({ movie: span });
	}

	async #goOn(kept: KeptRun): Promise<void> {
		const rerun = await rerunKept(this.#running, kept, this.#options);
		if (!rerun) return;
		this.#publish({ ghosts: { before: kept.paths, after: rerun.paths } });
		if (rerun.fault) this.#fault(rerun.fault);
	}

	/** The save RAM of the cartridge in the slot as a file, or null when nothing was ever saved. */
	async saveRamFile(): Promise<Uint8Array<ArrayBuffer> | null> {
		const manifest = this.#cart?.file.manifest;
		if (!manifest) return null;
		const bytes = await this.saves.load(manifest.id);
		return bytes && writeSaveRamFile({ cartId: manifest.id, title: manifest.title, bytes });
	}

	/** Puts a save file in, and starts the cartridge anew with it. @throws SavedFileError */
	async putInSaveRam(file: Uint8Array): Promise<void> {
		const { cartId, title, bytes } = readSaveRamFile(file);
		if (this.#cart?.file.manifest.id !== cartId) {
			throw new SavedFileError(`This is a save file of “${title}”. Put that cartridge in first.`);
		}
		this.saves.keep(cartId, bytes);
		await this.saves.flush();
		await this.reset();
		this.#options.onNews(`The save of “${title}” is in, and the cartridge has started anew.`);
	}

	/** The ghosts have been seen. */
	clearGhosts(): void {
		this.#publish({ ghosts: null });
	}

	powerOff(): void {
		this.#starts++;
		this.#stop();
		this.#publish({ power: "off", fault: null, paused: false });
		this.#showConsolePicture();
	}

	reset(): Promise<void> {
		this.#publish({ paused: false });
		return this.powerOn();
	}

	setPaused(paused: boolean): void {
		this.#publish({ paused });
		this.#applyPause();
	}

	#stop(): void {
		this.time.forget();
		this.#publish({ movie: null });
		if (this.#state.ghosts) this.clearGhosts();
		this.#running?.end();
		this.#running = null;
		this.sound.stop();
		void this.saves.flush();
	}

	#fault(fault: FaultReport): void {
		this.time.forget();
		const stopped = this.#running;
		// For the author's next edit: what led here.
		const keep = this.#options.keepsPast && fault.kind !== "hang" ? this.time.keep() : Promise.resolve(null);
		void keep.then((kept) => {
			this.#kept = kept ?? this.#kept;
			stopped?.end();
		});
		this.sound.stop();
		void this.saves.flush();
		this.#publish({ fault, paused: false });
		this.#showConsolePicture();
	}

	readonly #frame = (nowMs: number): void => {
		requestAnimationFrame(this.#frame);
		this.input.gamepads.poll();
		this.time.frame(nowMs);
		const running = this.#running;
		if (!running || this.#state.fault) return;
		const presentation = running.frame(nowMs);
		for (const { instruction, number } of presentation.instructions) {
			if (instruction.op === "read-bank") running.readBank(instruction.bank, number);
			else this.#carryOut(instruction);
		}
		for (const { sound } of presentation.sounds) this.sound.push(sound);
		if (presentation.refreshed) this.#glass.show(presentation.video);
	};

	#carryOut(instruction: Instruction): void {
		if (instruction.op === "rumble") {
			shakePad(this.input.gamepads, instruction.player, instruction.strength, (instruction.durationTicks * 1000) / 60);
		} else this.sound.carryOut(instruction);
	}

	#showConsolePicture(): void {
		this.#glass.showConsolePicture(this.#state, this.#cart ? "cartridge" : this.#awaitsFirst ? "awaited" : "empty");
	}

	#applyPause(): void {
		const paused = this.#state.paused || document.hidden;
		if (this.#running) this.#running.paused = paused;
		this.sound.setPaused(paused || (this.#state.past?.held ?? false));
	}

	#publish(part: Partial<ConsoleState>): void {
		this.#state = { ...this.#state, ...part };
		this.#options.onState(this.#state);
	}
}

function newSeed(): number {
	return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
