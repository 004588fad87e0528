import type { FaultReport } from "../machine/fault.ts";
import { ADDRESS, SOUND_BLOCK, STATUS_REGISTER } from "../machine/memory-map.ts";
import type { Movie } from "../machine/movie/movie.ts";
import { readMovie } from "../machine/movie/movie-file.ts";
import { idleInput, type TickInput } from "../machine/pad-input.ts";
import { type SavedMachine, ticksRun } from "../machine/save-state/save-state.ts";
import { decodeState } from "../machine/state-codec/index.ts";
import type { Steps } from "../machine/steps.ts";
import type { CartRunner } from "./cart-runner.ts";
import { History } from "./history.ts";
import type { HistoryAnswer, HistoryQuestion, Rerun } from "./history-messages.ts";
import type { Snapshot } from "./messages.ts";
import type { SpritePaths } from "./sprite-paths.ts";
import { shapeChanges } from "./state-shape.ts";

type Clip = Extract<HistoryQuestion, { op: "clip" }>;

/** A way through a movie is answered after about as long, so that its picture can be seen to run. */
const SEEK_MS = 100;

/** Answers the page's questions about one run's past, and puts the run back there. */
export class HistoryDesk {
	private readonly history = new History();
	/** The machine after its boot. */
	private readonly booted: SavedMachine;
	/** The one that was begun last. */
	private movie: Movie | null = null;

	/**
	 * @param runner  booted
	 * @param nowMs   wall clock, by which long ways are cut into several answers
	 */
	constructor(
		private readonly runner: CartRunner,
		private readonly ticksPerSecond: 60 | 30,
		private readonly nowMs: () => number = () => 0,
	) {
		this.booted = runner.save();
		this.note(idleInput(), runner.stateHash());
	}

	/** Notes the tick just run. */
	note(input: TickInput, stateHash: string): void {
		const { runner } = this;
		this.history.add(this.tick(), { memory: runner.memory.bytes, state: runner.encodedState }, input, stateHash);
	}

	answer(question: Exclude<HistoryQuestion, Clip>): HistoryAnswer {
		const { runner, history } = this;
		switch (question.op) {
			case "save":
				return { op: "saved", machine: runner.save() };
			case "load": {
				const memory = question.machine.memory.slice();
				memory.set(runner.memory.saveRam, ADDRESS.saveRam);
				return this.begin({ memory, state: question.machine.state });
			}
			case "rewind": {
				const tick = Math.max(history.firstTick ?? -1, Math.min(history.lastTick ?? -1, question.tick));
				const machine = history.at(tick);
				if (!machine) return { op: "refused", message: "There is nothing to go back to yet." };
				runner.restore(machine);
				return this.restored(null);
			}
			case "movie":
				return this.beginMovie(readMovie(question.movie), question.run, question.bootState);
			case "seek-movie":
				return this.movie
					? this.seek(this.movie, question.tick)
					: { op: "refused", message: "There is no movie to look through." };
		}
	}

	/** The last ticks as a movie, of what is kept now, in steps of some milliseconds: the run may go on meanwhile. */
	clip({ identity, ticks, withPaths }: Clip): Steps<HistoryAnswer> {
		const paths = this.history.paths(this.tick(), withPaths ? ticks : 0);
		return clipSteps(this.history.movie(identity, this.ticksPerSecond, this.tick(), ticks), paths, this.booted.state);
	}

	/** The number of the last tick that was run; −1 after the boot. */
	private tick(): number {
		return this.runner.memory.status[STATUS_REGISTER.tick >> 2]! - 1;
	}

	private begin(machine: SavedMachine): HistoryAnswer {
		this.runner.restore(machine);
		this.history.clear();
		this.note(idleInput(), this.runner.stateHash());
		return this.restored(null);
	}

	/** Back to what is kept, or to the movie's start; from there its ticks are run. */
	private seek(movie: Movie, wantedTick: number): HistoryAnswer {
		const { runner, history } = this;
		const start = movie.start.from === "state" ? movie.start.machine : this.booted;
		const beforeFirst = ticksRun(start) - 1;
		const target = Math.max(beforeFirst, Math.min(beforeFirst + movie.inputs.length, wantedTick));
		const startMs = this.nowMs();
		const kept = history.at(Math.min(target, history.lastTick ?? target));
		if (kept) runner.restore(kept);
		else this.begin(start);
		while (this.tick() < target && this.nowMs() - startMs < SEEK_MS) {
			if (this.runNoted(movie.inputs.at(this.tick() - beforeFirst))) break;
		}
		return this.restored(null);
	}

	private beginMovie(movie: Movie, run: boolean, bootState: Uint8Array | null): HistoryAnswer {
		const { runner } = this;
		this.movie = run ? null : movie;
		const changes = bootState ? shapeChanges(decodeState(bootState), runner.state) : [];
		if (movie.start.from === "state") this.begin(movie.start.machine);
		if (!run) return this.restored(null);
		const fault = this.runThrough(movie);
		return this.restored({
			paths: this.history.paths(this.tick(), movie.inputs.length),
			shapeChanges: changes,
			fault,
		});
	}

	/** What the ticks say to the display side is dropped: it was said when they were first run. */
	private runThrough({ inputs }: Movie): FaultReport | null {
		for (let i = 0; i < inputs.length; i++) {
			const fault = this.runNoted(inputs.at(i));
			if (fault) return fault;
		}
		return null;
	}

	/** @returns the fault of that tick; the machine is as it was before it then */
	private runNoted(input: TickInput): FaultReport | null {
		const { runner, history } = this;
		const { fault } = runner.runTick(input);
		if (fault) runner.restore(history.at(history.lastTick!)!);
		else this.note(input, runner.stateHash());
		return fault;
	}

	private restored(rerun: Rerun | null): HistoryAnswer {
		const tick = this.tick();
		const { firstTick = tick, lastTick = tick } = this.history;
		return { op: "restored", snapshot: this.stillSnapshot(), firstTick, lastTick, rerun };
	}

	private stillSnapshot(): Snapshot {
		const { memory } = this.runner;
		const blocks = 60 / this.ticksPerSecond;
		const sound = new Uint8Array(SOUND_BLOCK.sizeBytes * blocks);
		for (let i = 0; i < blocks; i++) sound.set(memory.soundBlock, i * SOUND_BLOCK.sizeBytes);
		return {
			tick: this.tick(),
			lag: false,
			cycles: memory.status[STATUS_REGISTER.cyclesLast >> 2]!,
			stateHash: this.runner.stateHash(),
			video: memory.videoBlock.slice().buffer,
			ahead: 0,
			sound: sound.buffer,
			instructions: [{ op: "set-voices", voices: this.runner.voices.sounding() }],
			saveRam: null,
			costMs: 0,
		};
	}
}

function* clipSteps(movie: Steps<Uint8Array | null>, paths: SpritePaths, bootState: Uint8Array): Steps<HistoryAnswer> {
	return { op: "clip", movie: yield* movie, paths, bootState };
}
