import type { Asset } from "../api/assets.ts";
import type { Cartridge } from "../api/index.ts";
import { nextFraction } from "../machine/chance.ts";
import { CartFault, type FaultReport } from "../machine/fault.ts";
import type { TickInput } from "../machine/pad-input.ts";
import type { UnitMeter } from "../machine/unit-meter.ts";
import { CartRunner, type ErrorPlace, type TickOutcome } from "./cart-runner.ts";
import { HistoryDesk } from "./history-desk.ts";
import type { HistoryAnswer, HistoryQuestion } from "./history-messages.ts";
import type { FromGameSide, Snapshot, ToGameSide } from "./messages.ts";

/** What the game side needs from the place it runs in. */
export interface GameSideSurroundings {
	/** Meter of the realm, which the cartridge's script and the realm's built-ins charge. */
	readonly meter: UnitMeter;
	send(message: FromGameSide): void;
	/** Wall clock in ms, for the timing panel only. */
	nowMs(): number;
	/** Evaluates the cartridge's script anew, and gives what it exports. `random` is the machine's chance. */
	makeCartridge(assets: readonly Asset[], random: () => number, ticksPerSecond: 60 | 30): Cartridge;
	decodeAssets(banks: BootMessage["banks"]): Asset[];
	errorMapper(sourceMap: string, columns: Int32Array): (error: unknown) => ErrorPlace;
}

type BootMessage = Extract<ToGameSide, { type: "boot" }>;
type TickMessage = Extract<ToGameSide, { type: "tick" }>;

/** The game's half of the console: answers each message of the page, and never sends one unasked. */
export class GameSide {
	#runner: CartRunner | null = null;
	#boot: BootMessage | null = null;
	#desk: HistoryDesk | null = null;

	constructor(private readonly surroundings: GameSideSurroundings) {}

	receive(message: ToGameSide): void {
		if (message.type === "boot") this.#start(message, message.seed, message.saveRam);
		else if (message.type === "reset" && this.#boot)
			this.#start(this.#boot, message.seed, this.#runner?.memory.saveRam.slice() ?? null);
		else if (message.type === "history") this.#answer(message.question);
		else if (message.type === "tick") this.#tick(message);
	}

	#start(boot: BootMessage, seed: number, saveRam: Uint8Array | null): void {
		const { meter } = this.surroundings;
		this.#boot = boot;
		this.#runner = null;
		this.#desk = null;
		const startMs = this.surroundings.nowMs();
		const mapError = this.surroundings.errorMapper(boot.sourceMap, boot.columns);
		let runner: CartRunner | null = null;
		// The script runs once before there is a machine: chance at its top level has no seed yet, and is refused.
		const random = () => {
			if (!runner) {
				throw new CartFault("bad-call", "Math.random was called while the cartridge was loaded: call it in boot.");
			}
			return nextFraction(runner.memory.chance);
		};
		try {
			const assets = this.surroundings.decodeAssets(boot.banks);
			const cartridge = this.surroundings.makeCartridge(assets, random, boot.manifest.ticksPerSecond);
			meter.end();
			runner = new CartRunner({ cartridge, assets, seed, saveRam, mapError, meter });
		} catch (error) {
			const judged = meter.judge(error);
			meter.end();
			this.#fault({ tick: 0, kind: "load", ...mapError(judged) });
			return;
		}
		this.#runner = runner;
		const fault = runner.boot();
		if (fault) {
			this.#fault(fault);
			return;
		}
		const outcome: TickOutcome = {
			tick: -1,
			lag: false,
			cycles: 0,
			fault: null,
			instructions: [],
			saveRamChanged: runner.memory.saveRamChanged,
		};
		runner.memory.saveRamChanged = false;
		this.#desk = new HistoryDesk(runner, boot.manifest.ticksPerSecond);
		this.#publish("booted", runner, outcome, { stateHash: runner.stateHash(), startMs });
	}

	#tick({ input, ahead = 0, cpu = false }: TickMessage): void {
		if (!this.#runner) return;
		const startMs = this.surroundings.nowMs();
		this.#runner.watchesCpu = cpu;
		const outcome = this.#runner.runTick(input);
		if (outcome.fault) this.#fault(outcome.fault);
		else {
			const stateHash = this.#runner.stateHash();
			this.#desk?.note(input, stateHash);
			// While the game pays cycle debt its picture stands still, in any future too.
			this.#publish("tick", this.#runner, outcome, { stateHash, startMs }, (video) =>
				outcome.lag ? 0 : lookAhead(this.#runner!, input, ahead, video),
			);
		}
	}

	/** @param paintAhead  may put a later picture into the buffer; gives by how many ticks it is later */
	#publish(
		type: "booted" | "tick",
		runner: CartRunner,
		outcome: TickOutcome,
		{ stateHash, startMs }: { stateHash: string; startMs: number },
		paintAhead: (video: Uint8Array) => number = () => 0,
	): void {
		const { memory } = runner;
		const video = memory.videoBlock.slice();
		const sound = runner.soundBlocks.slice().buffer;
		const saveRam = outcome.saveRamChanged ? memory.saveRam.slice() : null;
		const cpu = runner.cpuUse(outcome);
		const ahead = paintAhead(video);
		const snapshot: Snapshot = {
			tick: outcome.tick,
			lag: outcome.lag,
			cycles: outcome.cycles,
			stateHash,
			video: video.buffer,
			ahead,
			sound,
			instructions: outcome.instructions,
			saveRam,
			costMs: this.surroundings.nowMs() - startMs,
			cpu,
		};
		this.surroundings.send({ type, snapshot });
	}

	#answer(question: HistoryQuestion): void {
		let answer: HistoryAnswer;
		try {
			answer = this.#desk?.answer(question) ?? { op: "refused", message: "No cartridge is running." };
		} catch (error) {
			answer = { op: "refused", message: (error as Error).message };
		}
		this.surroundings.send({ type: "history", answer });
	}

	#fault(fault: FaultReport): void {
		this.surroundings.send({ type: "fault", fault });
	}
}

/** @returns how many ticks later the picture is: 0 when a fault lies on the way */
function lookAhead(runner: CartRunner, input: TickInput, ticks: number, video: Uint8Array): number {
	let ahead = 0;
	if (ticks > 0) {
		runner.lookAhead(input, ticks, () => {
			video.set(runner.memory.videoBlock);
			ahead = ticks;
		});
	}
	return ahead;
}
