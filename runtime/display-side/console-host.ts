import type { InputScript } from "../headless/input-script.ts";
import type { FaultReport } from "../machine/fault.ts";
import type { Instruction } from "../machine/instructions.ts";
import { FIELD_LINES } from "../machine/ppu/index.ts";
import { TELEVISIONS } from "../time/televisions.ts";
import { emptySlotPicture, faultPicture, offPicture } from "./console-pictures.ts";
import type { ConsoleSettings } from "./console-settings.ts";
import { ConsoleSound } from "./console-sound.ts";
import { ConsoleInput } from "./input/console-input.ts";
import { shakePad } from "./input/rumble.ts";
import { placePicture } from "./picture-placement.ts";
import type { PlayableCart } from "./playable-cart.ts";
import { RunningCart } from "./running-cart.ts";
import { Saves } from "./saves.ts";
import { type FieldStandard, openScreen, type Screen, type ScreenLook } from "./screen.ts";

/** What the page shows of the console beside the picture. */
export interface ConsoleState {
	readonly power: "off" | "on";
	/** Title of the cartridge in the slot. */
	readonly title: string | null;
	/** By the player's wish; a hidden page pauses too, without this. */
	readonly paused: boolean;
	readonly fault: FaultReport | null;
	/** The browser lets sound out. */
	readonly soundOn: boolean;
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
	onState(state: ConsoleState): void;
	onTrouble(message: string): void;
	onNews(message: string): void;
}

/** Time without an answer is counted in steps of this length at most: a page that slept was not waiting. */
const WATCH_INTERVAL_MS = 250;
const WATCH_STEP_MAX_MS = 500;

/**
 * The console on a page: joins the cartridge's game side to the picture, the sound, the pads and the saves, at the pace
 * of the browser's animation frames. It knows nothing of the page round the canvas.
 */
export class ConsoleHost {
	readonly input: ConsoleInput;
	readonly sound: ConsoleSound;
	readonly #options: ConsoleHostOptions;
	readonly #screen: Screen;
	readonly #saves: Saves;
	#settings: ConsoleSettings;
	#state: ConsoleState = { power: "off", title: null, paused: false, fault: null, soundOn: false };
	#cart: PlayableCart | null = null;
	#running: RunningCart | null = null;
	/** Counts starts: one that was overtaken while it waited for its save gives up. */
	#starts = 0;
	#lastVideo: Uint8Array | null = null;
	#watchedAtMs = performance.now();

	constructor(options: ConsoleHostOptions) {
		this.#options = options;
		this.#settings = options.settings;
		this.#saves = new Saves(options.onTrouble);
		this.#screen = openScreen(options.canvas, this.#look(), options.screenKind);
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
		this.#listen();
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
		return this.#screen;
	}
	get settings(): ConsoleSettings {
		return this.#settings;
	}
	get canvas(): HTMLCanvasElement {
		return this.#options.canvas;
	}
	/** The picture's memory as last shown. */
	get lastVideo(): Uint8Array | null {
		return this.#lastVideo;
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
		this.#screen.setLook(this.#look());
		if (!this.#running || this.#state.fault) this.#showConsolePicture();
	}

	/** Puts a cartridge in and switches on. What ran before ends. */
	async insert(cart: PlayableCart): Promise<void> {
		this.#cart = cart;
		this.sound.play("cartridge-in");
		this.#publish({ title: cart.file.manifest.title, paused: false });
		await this.powerOn();
	}

	/** Takes the cartridge out. */
	eject(): void {
		this.powerOff();
		this.sound.play("cartridge-out");
		this.#cart = null;
		this.#publish({ title: null });
		this.#showConsolePicture();
	}

	/** Starts the cartridge from its boot; its save is kept. Also the way out of a fault. */
	async powerOn(run: { seed?: number; inputScript?: InputScript } = {}): Promise<void> {
		const cart = this.#cart;
		if (!cart) return;
		this.#stop();
		const mine = ++this.#starts;
		const { id } = cart.file.manifest;
		const saveRam = run.inputScript ? null : await this.#saves.load(id);
		if (mine !== this.#starts) return;
		this.input.releaseAll();
		this.#running = new RunningCart({
			cart,
			saveRam,
			seed: run.seed ?? this.#options.seed ?? newSeed(),
			settings: this.#settings,
			inputScript: run.inputScript ?? null,
			takeInput: () => this.input.take(),
			onBooted: () => this.sound.start(cart.assets, cart.file.manifest.ticksPerSecond),
			onSaveRam: (bytes) => {
				// A replay's saves are the replay's, not the player's.
				if (!run.inputScript) this.#saves.keep(id, bytes);
			},
			onFault: (fault) => this.#fault(fault),
		});
		this.#applyPause();
		this.#publish({ power: "on", fault: null });
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
		this.#running?.end();
		this.#running = null;
		this.sound.stop();
		void this.#saves.flush();
	}

	#fault(fault: FaultReport): void {
		this.#running?.end();
		this.sound.stop();
		void this.#saves.flush();
		this.#publish({ fault, paused: false });
		this.#showConsolePicture();
	}

	readonly #frame = (nowMs: number): void => {
		requestAnimationFrame(this.#frame);
		this.input.gamepads.poll();
		const running = this.#running;
		if (!running || this.#state.fault) return;
		const presentation = running.frame(nowMs);
		for (const { instruction, number } of presentation.instructions) {
			if (instruction.op === "read-bank") running.readBank(instruction.bank, number);
			else this.#carryOut(instruction);
		}
		for (const { sound } of presentation.sounds) this.sound.push(sound);
		if (presentation.refreshed) this.#show(presentation.video);
	};

	#carryOut(instruction: Instruction): void {
		if (instruction.op === "rumble") {
			shakePad(this.input.gamepads, instruction.player, instruction.strength, (instruction.durationTicks * 1000) / 60);
		} else this.sound.carryOut(instruction);
	}

	/** Without a running cartridge the console shows pictures of its own. */
	#showConsolePicture(): void {
		const { fault, title } = this.#state;
		const video = fault ? faultPicture(title ?? "", fault) : this.#cart ? offPicture() : emptySlotPicture();
		this.#show(video);
	}

	#show(video: Uint8Array): void {
		this.#lastVideo = video;
		this.#screen.show(video, this.#standard());
	}

	#look(): ScreenLook {
		const { aspect, crt, wholePixels } = this.#settings;
		const fine = wholePixels ? "never" : this.#options.forceFine ? "always" : "on-cards";
		return { aspect, crt, fine };
	}

	#standard(): FieldStandard {
		return TELEVISIONS[this.#settings.television].visibleLines === FIELD_LINES.pal ? "pal" : "ntsc";
	}

	#applyPause(): void {
		const paused = this.#state.paused || document.hidden;
		if (this.#running) this.#running.paused = paused;
		this.sound.setPaused(paused);
	}

	#publish(part: Partial<ConsoleState>): void {
		this.#state = { ...this.#state, ...part };
		this.#options.onState(this.#state);
	}

	#listen(): void {
		const { canvas } = this.#options;
		this.input.keyboard.listen(window);
		this.input.pointer.listen(canvas, () => {
			const rows = FIELD_LINES[this.#standard()];
			return { ...placePicture(this.#settings.aspect, rows, canvas.width, canvas.height), rows };
		});
		window.addEventListener("blur", () => this.input.releaseAll());
		document.addEventListener("visibilitychange", () => {
			this.input.releaseAll();
			if (document.hidden) void this.#saves.flush();
			this.#applyPause();
		});
		window.addEventListener("pagehide", () => void this.#saves.flush());
		new ResizeObserver(() => this.#screen.redraw()).observe(canvas);
		setInterval(() => {
			const nowMs = performance.now();
			this.#running?.watch(Math.min(nowMs - this.#watchedAtMs, WATCH_STEP_MAX_MS));
			this.#watchedAtMs = nowMs;
		}, WATCH_INTERVAL_MS);
	}
}

function newSeed(): number {
	return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
