import type { FaultReport } from "../machine/fault.ts";
import { ADDRESS, SOUND_BLOCK, STATUS_REGISTER } from "../machine/memory-map.ts";
import type { Movie } from "../machine/movie/movie.ts";
import { readMovie } from "../machine/movie/movie-file.ts";
import { idleInput, type TickInput } from "../machine/pad-input.ts";
import { decodeState } from "../machine/state-codec/index.ts";
import type { CartRunner } from "./cart-runner.ts";
import { History } from "./history.ts";
import type { HistoryAnswer, HistoryQuestion, Rerun } from "./history-messages.ts";
import type { Snapshot } from "./messages.ts";
import { shapeChanges } from "./state-shape.ts";

/** Answers the page's questions about one run's past, and puts the run back there. */
export class HistoryDesk {
	private readonly history = new History();
	/** The cartridge's state after its boot, encoded. */
	private readonly bootState: Uint8Array;

	/** @param runner  booted */
	constructor(
		private readonly runner: CartRunner,
		private readonly ticksPerSecond: 60 | 30,
	) {
		this.bootState = runner.encodedState;
		this.note(idleInput(), runner.stateHash());
	}

	/** Notes the tick just run. */
	note(input: TickInput, stateHash: string): void {
		const { runner } = this;
		this.history.add(this.tick(), { memory: runner.memory.bytes, state: runner.encodedState }, input, stateHash);
	}

	answer(question: HistoryQuestion): HistoryAnswer {
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
			case "clip": {
				const { identity, ticks } = question;
				return {
					op: "clip",
					movie: history.movie(identity, this.ticksPerSecond, this.tick(), ticks),
					paths: history.paths(this.tick(), ticks),
					bootState: this.bootState,
				};
			}
			case "movie":
				return this.movie(readMovie(question.movie), question.run, question.bootState);
		}
	}

	/** The number of the last tick that was run; −1 after the boot. */
	private tick(): number {
		return this.runner.memory.status[STATUS_REGISTER.tick >> 2]! - 1;
	}

	private begin(machine: { memory: Uint8Array; state: Uint8Array }): HistoryAnswer {
		this.runner.restore(machine);
		this.history.clear();
		this.note(idleInput(), this.runner.stateHash());
		return this.restored(null);
	}

	private movie(movie: Movie, run: boolean, bootState: Uint8Array | null): HistoryAnswer {
		const { runner } = this;
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
			const input = inputs.at(i);
			const { fault } = this.runner.runTick(input);
			if (fault) {
				this.runner.restore(this.history.at(this.history.lastTick!)!);
				return fault;
			}
			this.note(input, this.runner.stateHash());
		}
		return null;
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
