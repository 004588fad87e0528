import type { FromGameSide, Snapshot } from "../game-side/messages.ts";
import { InputPlayer, type InputScript } from "../headless/input-script.ts";
import type { FaultReport } from "../machine/fault.ts";
import type { TickInput } from "../machine/pad-input.ts";
import { GameSideLink } from "./game-side-link.ts";
import type { PlayableCart } from "./playable-cart.ts";
import { type Presentation, Presenter } from "./presenter.ts";
import type { PresenterSettings } from "./presenter-settings.ts";

/** State hashes kept for looking back: somewhat over two minutes. */
const HASHES_KEPT = 8192;

export interface RunningCartOptions {
	readonly cart: PlayableCart;
	readonly seed: number;
	readonly saveRam: Uint8Array | null;
	readonly settings: Partial<PresenterSettings>;
	/** Buttons by tick in place of the player's own, for tests and replays. */
	readonly inputScript: InputScript | null;
	/** The player's input, asked for when a tick is due. */
	takeInput(): TickInput;
	onBooted(): void;
	onSaveRam(saveRam: Uint8Array): void;
	onFault(fault: FaultReport): void;
}

/** One cartridge from its boot to its end: its game side, and the presenter that paces and shows it. */
export class RunningCart {
	readonly presenter: Presenter;
	/** Hash of the state after each of the last ticks, by tick. */
	readonly hashes = new Map<number, string>();
	/** The newest tick that was answered; −1 after the boot. */
	lastTick = -1;
	lastHash = "";
	#link: GameSideLink;
	#inputPlayer: InputPlayer | null;
	/** Banks that go with the next tick, and the reads that asked for them. */
	readonly #arrivals: number[] = [];
	readonly #reads: number[] = [];
	#paused = false;
	#ended = false;

	constructor(private readonly options: RunningCartOptions) {
		this.presenter = new Presenter(options.cart.file.manifest.ticksPerSecond, options.settings);
		this.#inputPlayer = options.inputScript && new InputPlayer(options.inputScript);
		const { cart, seed, saveRam } = options;
		this.#link = new GameSideLink({ cart, seed, saveRam, onMessage: (message) => this.#receive(message) });
	}

	set paused(paused: boolean) {
		if (paused === this.#paused) return;
		this.#paused = paused;
		if (paused) this.presenter.pause();
		else this.presenter.resume(performance.now());
	}

	/** Asks for the ticks that are due, and says what to show. */
	frame(nowMs: number): Presentation {
		const first = this.presenter.nextTick;
		const due = this.presenter.ticksDue(nowMs);
		for (let i = 0; i < due; i++) this.#sendTick(first + i);
		return this.presenter.present(nowMs);
	}

	/** While paused: one tick by hand. */
	step(): void {
		const tick = this.presenter.nextTick;
		if (this.presenter.step() > 0) this.#sendTick(tick);
	}

	/** @param elapsedMs  see `GameSideLink.watch` */
	watch(elapsedMs: number): void {
		this.#link.watch(elapsedMs);
	}

	end(): void {
		this.#ended = true;
		this.presenter.stop();
		this.#link.close();
	}

	/** A bank of data is asked for: it goes to the game side with the next tick's input. */
	readBank(bank: number, readNumber: number): void {
		if (!this.#arrivals.includes(bank)) this.#arrivals.push(bank);
		this.#reads.push(readNumber);
	}

	#sendTick(tick: number): void {
		const own = this.options.takeInput();
		const input = this.#inputPlayer?.at(tick) ?? own;
		const arrivals = this.#arrivals.splice(0);
		for (const read of this.#reads.splice(0)) this.presenter.finishRead(read);
		this.#link.sendTick(tick, arrivals.length > 0 ? { ...input, arrivals } : input, {
			spare: this.presenter.takeSpare(),
			ahead: this.presenter.ticksAhead,
		});
	}

	#receive(message: FromGameSide): void {
		if (this.#ended) return;
		if (message.type === "booted") {
			this.presenter.start(message.snapshot);
			if (this.#paused) this.presenter.pause();
			this.#note(message.snapshot);
			this.options.onBooted();
		} else if (message.type === "tick") {
			this.#note(message.snapshot);
			this.presenter.push(message.snapshot, performance.now());
		} else if (message.type === "fault") {
			// What the finished ticks asked for is heard no more: the machine has stopped.
			this.presenter.stop();
			this.options.onFault(message.fault);
		}
	}

	#note({ tick, stateHash, saveRam }: Snapshot): void {
		this.lastTick = tick;
		this.lastHash = stateHash;
		this.hashes.set(tick, stateHash);
		if (this.hashes.size > HASHES_KEPT) this.hashes.delete(tick - HASHES_KEPT);
		if (saveRam) this.options.onSaveRam(saveRam);
	}
}
