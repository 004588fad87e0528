import type { Asset } from "../api/assets.ts";
import type { Cartridge } from "../api/index.ts";
import { nextFraction } from "../machine/chance.ts";
import { CartFault, type FaultReport } from "../machine/fault.ts";
import type { TickInput } from "../machine/pad-input.ts";
import type { Steps } from "../machine/steps.ts";
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
	/** Wall clock in ms, for the timing panel, and to cut long work into slices. */
	nowMs(): number;
	/** Goes on with something once the messages that have come meanwhile have been taken. */
	later(work: () => void): void;
	/** Evaluates the cartridge's script anew, and gives what it exports. `random` is the machine's chance. */
	makeCartridge(assets: readonly Asset[], random: () => number, ticksPerSecond: 60 | 30): Cartridge;
	decodeAssets(banks: BootMessage["banks"]): Asset[];
	errorMapper(sourceMap: string, columns: Int32Array): (error: unknown) => ErrorPlace;
}

type BootMessage = Extract<ToGameSide, { type: "boot" }>;
type TickMessage = Extract<ToGameSide, { type: "tick" }>;

/** Long work goes on for so long between two ticks. */
const SLICE_MS = 2;
const NOTHING_RUNS: HistoryAnswer = { op: "refused", message: "No cartridge is running." };

/** The game's half of the console: answers each message of the page, and never sends one unasked. */
export class GameSide {
	#runner: CartRunner | null = null;
	#boot: BootMessage | null = null;
	#desk: HistoryDesk | null = null;
	/** Long answers in the making, the first one first. */
	#jobs: { readonly number: number; readonly steps: Steps<HistoryAnswer> }[] = [];

	constructor(private readonly surroundings: GameSideSurroundings) {}

	receive(message: ToGameSide): void {
		if (message.type === "boot") this.#start(message, message.seed, message.saveRam);
		else if (message.type === "reset" && this.#boot)
			this.#start(this.#boot, message.seed, this.#runner?.memory.saveRam.slice() ?? null);
		else if (message.type === "history") this.#answer(message.number, message.question);
		else if (message.type === "tick") this.#tick(message);
	}

	#start(boot: BootMessage, seed: number, saveRam: Uint8Array | null): void {
		const { meter } = this.surroundings;
		this.#boot = boot;
		this.#runner = null;
		this.#desk = null;
		for (const { number } of this.#jobs.splice(0)) this.#sendAnswer(number, NOTHING_RUNS);
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
		this.#desk = new HistoryDesk(runner, boot.manifest.ticksPerSecond, this.surroundings.nowMs);
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

	#answer(number: number, question: HistoryQuestion): void {
		const desk = this.#desk;
		if (!desk) this.#sendAnswer(number, NOTHING_RUNS);
		else if (question.op === "clip") {
			this.#jobs.push({ number, steps: desk.clip(question) });
			if (this.#jobs.length === 1) this.surroundings.later(() => this.#goOnWithJob());
		} else
			this.#sendAnswer(
				number,
				orRefused(() => desk.answer(question)),
			);
	}

	/** A tick that is asked for meanwhile waits for one slice at most. */
	#goOnWithJob(): void {
		const { nowMs, later } = this.surroundings;
		const [job] = this.#jobs;
		if (!job) return;
		const startMs = nowMs();
		let answer: HistoryAnswer | null = null;
		while (!answer && nowMs() - startMs < SLICE_MS) {
			answer = orRefused(() => job.steps.next().value ?? null);
		}
		if (answer) {
			this.#jobs.shift();
			this.#sendAnswer(job.number, answer);
		}
		if (this.#jobs.length > 0) later(() => this.#goOnWithJob());
	}

	#sendAnswer(number: number, answer: HistoryAnswer): void {
		this.surroundings.send({ type: "history", number, answer });
	}

	#fault(fault: FaultReport): void {
		this.surroundings.send({ type: "fault", fault });
	}
}

/** What goes wrong with a question is told to who asked it. */
function orRefused<T extends HistoryAnswer | null>(answer: () => T): T | HistoryAnswer {
	try {
		return answer();
	} catch (error) {
		return { op: "refused", message: (error as Error).message };
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
