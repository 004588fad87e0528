import type { HistoryAnswer, HistoryQuestion } from "../game-side/history-messages.ts";
import type { FromGameSide, Snapshot } from "../game-side/messages.ts";
import { InputPlayer, type InputScript } from "../headless/input-script.ts";
import type { CpuUse } from "../machine/cpu-use.ts";
import type { FaultReport } from "../machine/fault.ts";
import type { TickInput } from "../machine/pad-input.ts";
import { GameSideLink } from "./game-side-link.ts";
import type { MoviePlayer } from "./movie-player.ts";
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
	/** A movie that is played: its start is put in after the boot, and its input goes before the player's. */
	readonly movie?: MoviePlayer | null;
	/** The movie's last tick has been run, or the player has taken over before: from here on the player plays. */
	onMovieEnd?(player: MoviePlayer): void;
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
	/** Whether someone looks at what the processor does. */
	watchesCpu = false;
	/** What it did in the newest tick, while someone looks. */
	lastCpu: CpuUse | null = null;
	#link: GameSideLink;
	#inputPlayer: InputPlayer | null;
	/** Banks that go with the next tick, and the reads that asked for them. */
	readonly #arrivals: number[] = [];
	readonly #reads: number[] = [];
	#paused = false;
	#ended = false;
	#movie: MoviePlayer | null;
	/** The machine that the movie starts with is in: until then the run is not the movie's. */
	#movieBegun: boolean;
	/** Who waits for answers about the past, by the numbers of their questions. */
	readonly #askers = new Map<number, (answer: HistoryAnswer) => void>();
	#questions = 0;
	/** While the machine is being put elsewhere, or held there, no tick is asked for. */
	#holds = 0;
	#booted = false;
	#onBooted: () => void = () => {};
	/** Resolved when the cartridge's boot has been answered, or will never be. */
	readonly whenBooted = new Promise<void>((resolve) => {
		this.#onBooted = resolve;
	});

	constructor(private readonly options: RunningCartOptions) {
		this.presenter = new Presenter(options.cart.file.manifest.ticksPerSecond, options.settings);
		this.#inputPlayer = options.inputScript && new InputPlayer(options.inputScript);
		this.#movie = options.movie ?? null;
		this.#movieBegun = this.#movie?.movie.start.from !== "state";
		const { cart, seed, saveRam } = options;
		this.#link = new GameSideLink({ cart, seed, saveRam, onMessage: (message) => this.#receive(message) });
	}

	set paused(paused: boolean) {
		if (paused === this.#paused) return;
		this.#paused = paused;
		this.#applyPause();
	}

	/** Stands for the player's sake, or while the machine is put elsewhere. */
	#applyPause(): void {
		if (this.#paused || this.#holds > 0) this.presenter.pause();
		else this.presenter.resume(performance.now());
	}

	/** Asks for the ticks that are due, and says what to show. */
	frame(nowMs: number): Presentation {
		if (this.#holds > 0) return this.presenter.present(nowMs);
		const first = this.presenter.nextTick;
		const due = this.presenter.ticksDue(nowMs);
		for (let i = 0; i < due; i++) this.#sendTick(first + i);
		return this.presenter.present(nowMs);
	}

	/** While paused: one tick by hand. */
	step(): void {
		if (this.#holds > 0) return;
		const tick = this.presenter.nextTick;
		if (this.presenter.step() > 0) this.#sendTick(tick);
	}

	/** @param elapsedMs  see `GameSideLink.watch` */
	watch(elapsedMs: number): void {
		this.#link.watch(elapsedMs);
	}

	/** The cartridge's boot has been answered. */
	get booted(): boolean {
		return this.#booted;
	}

	/** No tick runs until as many calls of `release`. */
	hold(): void {
		this.#holds++;
		this.#applyPause();
	}

	release(): void {
		this.#holds--;
		this.#applyPause();
	}

	/**
	 * Asks about the run's past, and holds it until the answer has come. When the machine is another after it, the
	 * presenter goes on from there.
	 */
	async ask(question: HistoryQuestion): Promise<HistoryAnswer> {
		this.hold();
		try {
			return await this.askInPlay(question);
		} finally {
			this.release();
		}
	}

	/** Asks about the run's past, and the run goes on meanwhile. */
	askInPlay(question: HistoryQuestion): Promise<HistoryAnswer> {
		if (this.#ended || !this.#booted) return Promise.resolve({ op: "refused", message: "No cartridge is running." });
		return new Promise((resolve) => {
			const number = this.#questions++;
			this.#askers.set(number, resolve);
			this.#link.ask(number, question);
		});
	}

	/** The player takes over from a movie. */
	endMovie(): void {
		const movie = this.#movie;
		this.#movie = null;
		if (movie) this.options.onMovieEnd?.(movie);
	}

	get movie(): MoviePlayer | null {
		return this.#movie;
	}

	end(): void {
		this.#ended = true;
		this.#onBooted();
		for (const asker of this.#askers.values()) asker({ op: "refused", message: "The cartridge was taken out." });
		this.#askers.clear();
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
		const recorded = this.#movie?.at(tick) ?? null;
		const input = recorded ?? this.#inputPlayer?.at(tick) ?? own;
		const arrived = this.#arrivals.splice(0);
		// A movie says itself what arrived when.
		const arrivals = recorded ? [] : arrived;
		for (const read of this.#reads.splice(0)) this.presenter.finishRead(read);
		this.#link.sendTick(tick, arrivals.length > 0 ? { ...input, arrivals } : input, {
			ahead: this.presenter.ticksAhead,
			cpu: this.watchesCpu,
		});
	}

	#receive(message: FromGameSide): void {
		if (this.#ended) return;
		if (message.type === "booted") {
			this.#booted = true;
			this.#onBooted();
			this.#startFrom(message.snapshot);
			this.#note(message.snapshot);
			this.options.onBooted();
		} else if (message.type === "history") {
			const { number, answer } = message;
			if (answer.op === "restored") {
				this.#movieBegun = true;
				this.#startFrom(answer.snapshot);
				this.#note(answer.snapshot);
			}
			this.#askers.get(number)?.(answer);
			this.#askers.delete(number);
		} else if (message.type === "tick") {
			this.#note(message.snapshot);
			// Whoever has gone to the very end may still go back: it ends when its last tick has been played.
			if (this.#movieBegun && this.#movie && message.snapshot.tick >= this.#movie.lastTick) this.endMovie();
			this.presenter.push(message.snapshot, performance.now());
		} else if (message.type === "fault") {
			// What the finished ticks asked for is heard no more: the machine has stopped.
			this.presenter.stop();
			this.options.onFault(message.fault);
		}
	}

	/** What the presenter still had to say of another time is dropped. */
	#startFrom(snapshot: Snapshot): void {
		this.#arrivals.length = 0;
		this.#reads.length = 0;
		this.presenter.start(snapshot);
		if (this.#paused || this.#holds > 0) this.presenter.pause();
	}

	#note({ tick, stateHash, saveRam, cpu = null }: Snapshot): void {
		this.lastCpu = cpu;
		this.lastTick = tick;
		this.lastHash = stateHash;
		this.hashes.set(tick, stateHash);
		if (this.hashes.size > HASHES_KEPT) this.hashes.delete(tick - HASHES_KEPT);
		if (saveRam) this.options.onSaveRam(saveRam);
		if (this.#movieBegun) this.#movie?.check(tick, stateHash);
	}
}
