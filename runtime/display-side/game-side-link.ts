import { gameSideWorkerText } from "../game-side/game-side-text.ts";
import type { HistoryQuestion } from "../game-side/history-messages.ts";
import type { FromGameSide, ToGameSide } from "../game-side/messages.ts";
import { openSandbox, type SandboxFrame } from "../game-side/sandbox-frame.ts";
import { WireReceiver } from "../game-side/wire.ts";
import gameSideText from "../game-side/worker.ts?script-text";
import type { FaultReport } from "../machine/fault.ts";
import type { TickInput } from "../machine/pad-input.ts";
import type { PlayableCart } from "./playable-cart.ts";

/** How long an answer may take. Start-up also loads the worker, which a busy computer may do slowly. */
const TICK_PATIENCE_MS = 2000;
const START_PATIENCE_MS = 10_000;

export interface GameSideLinkOptions {
	readonly cart: PlayableCart;
	readonly seed: number;
	readonly saveRam: Uint8Array | null;
	onMessage(message: FromGameSide): void;
}

/** The page's end of the wire to one cartridge's worker. */
export class GameSideLink {
	readonly #options: GameSideLinkOptions;
	readonly #sandbox: SandboxFrame;
	readonly #wire = new WireReceiver();
	#started = false;
	#closed = false;
	#sentTick = -1;
	/** Questions not answered yet. */
	#waiting = 1;
	#waitedMs = 0;

	constructor(options: GameSideLinkOptions) {
		this.#options = options;
		this.#sandbox = openSandbox({
			workerText: gameSideWorkerText(options.cart.factory.text, gameSideText),
			onScriptError: ({ message, line }) => {
				// A throw at the top level of the worker: the cartridge's text can't be read as a script.
				this.#fail({
					tick: 0,
					file: "",
					line,
					kind: "load",
					message: `The cartridge's script can't be loaded: ${message}`,
				});
			},
		});
		this.#sandbox.port.onmessage = (event: MessageEvent<unknown>) => this.#receive(this.#wire.decode(event.data));
	}

	/** Ticks sent and not answered. */
	get unanswered(): number {
		return this.#waiting;
	}

	/** `ahead` and `cpu`: see "tick" of `ToGameSide` */
	sendTick(tick: number, input: TickInput, { ahead = 0, cpu = false }: { ahead?: number; cpu?: boolean } = {}): void {
		this.#sentTick = tick;
		this.#waiting++;
		this.#send({ type: "tick", tick, input, ahead, cpu });
	}

	/** Asks about the run's past: answered by one "history" of that number. */
	ask(number: number, question: HistoryQuestion): void {
		this.#waiting++;
		// Going through a minute of ticks takes longer than one.
		this.#waitedMs = TICK_PATIENCE_MS - START_PATIENCE_MS;
		this.#send({ type: "history", number, question });
	}

	reset(seed: number): void {
		this.#waiting++;
		this.#send({ type: "reset", seed });
	}

	/**
	 * Counts the time without an answer; past the limit the cartridge is stopped and reported as hanging.
	 * @param elapsedMs  time in which this page itself was running: a sleeping computer is not the cartridge's fault
	 */
	watch(elapsedMs: number): void {
		if (this.#closed || this.#waiting === 0) return;
		this.#waitedMs += elapsedMs;
		const patienceMs = this.#started ? TICK_PATIENCE_MS : START_PATIENCE_MS;
		if (this.#waitedMs < patienceMs) return;
		this.#fail({
			tick: Math.max(0, this.#sentTick),
			file: "",
			line: 0,
			kind: "hang",
			message: `No answer for ${patienceMs / 1000} seconds: the cartridge is caught in a loop that does not end. Look for a while or for loop whose condition never changes.`,
		});
	}

	/** Ends the cartridge at once, whatever it is doing. */
	close(): void {
		this.#closed = true;
		this.#sandbox.remove();
	}

	#receive(message: FromGameSide | null): void {
		if (this.#closed) return;
		this.#waitedMs = 0;
		if (!message) {
			const text = "The cartridge sent the console something no cartridge sends, and was stopped.";
			this.#fail({ tick: Math.max(0, this.#sentTick), file: "", line: 0, kind: "exception", message: text });
			return;
		}
		if (message.type === "ready") {
			const { cart, seed, saveRam } = this.#options;
			const { manifest, sourceMap, banks } = cart.file;
			const { columns } = cart.factory;
			this.#send({ type: "boot", manifest, sourceMap, columns, banks, seed, saveRam });
			return;
		}
		this.#started = true;
		this.#waiting = Math.max(0, this.#waiting - 1);
		this.#options.onMessage(message);
	}

	#fail(fault: FaultReport): void {
		if (this.#closed) return;
		this.close();
		this.#options.onMessage({ type: "fault", fault });
	}

	#send(message: ToGameSide): void {
		if (!this.#closed) this.#sandbox.port.postMessage(message);
	}
}
