import { locatorOf } from "../machine/movie/difference-locator.ts";
import { writeMovieSteps } from "../machine/movie/movie-file.ts";
import { MovieRecorder } from "../machine/movie/movie-recorder.ts";
import type { TickInput } from "../machine/pad-input.ts";
import { type KeptTick, Rewind } from "../machine/rewind/rewind.ts";
import type { CartIdentity, SavedMachine } from "../machine/save-state/save-state.ts";
import { decodeState } from "../machine/state-codec/index.ts";
import type { Steps } from "../machine/steps.ts";
import { type SpritePaths, SpritePathsMaker } from "./sprite-paths.ts";

interface TickRecord {
	readonly input: TickInput;
	readonly stateHash: string;
}

/**
 * What a run has been through: the machine after each of the last ticks, the input that led there, and its hash. From
 * it come rewinding, the movie of the last minute, and the run that is made again under changed code.
 */
export class History {
	private readonly rewind = new Rewind();
	private readonly records = new Map<number, TickRecord>();

	get firstTick(): number | undefined {
		return this.rewind.firstTick;
	}

	get lastTick(): number | undefined {
		return this.rewind.lastTick;
	}

	/**
	 * Notes the machine after a tick. A tick that is already there is lived again: what came after it is forgotten.
	 * @param tick   −1 for the boot
	 * @param input  what the tick was given; any for the first
	 */
	add(tick: number, machine: SavedMachine, input: TickInput, stateHash: string): void {
		const { lastTick } = this.rewind;
		if (lastTick !== undefined && tick <= lastTick) this.forgetAfter(tick - 1);
		else if (lastTick !== undefined && tick !== lastTick + 1) this.clear();
		this.rewind.push(tick, machine);
		this.records.set(tick, { input, stateHash });
		const oldest = this.rewind.firstTick!;
		for (const kept of this.records.keys()) {
			if (kept >= oldest) break;
			this.records.delete(kept);
		}
	}

	/** The machine after a tick, or null when it is not kept. */
	at(tick: number): SavedMachine | null {
		return this.rewind.at(tick);
	}

	clear(): void {
		this.rewind.clear();
		this.records.clear();
	}

	/**
	 * The last ticks up to `untilTick` as a movie's file, or null when nothing is kept. In steps of some milliseconds,
	 * between which the run may go on, or back: the movie is of what was kept at the start.
	 */
	movie(identity: CartIdentity, ticksPerSecond: 60 | 30, untilTick: number, ticks: number): Steps<Uint8Array | null> {
		const startTick = Math.max(this.firstTick ?? untilTick, untilTick - ticks);
		const kept = this.rewind.walk(startTick, untilTick);
		const records = new Map<number, TickRecord>();
		for (let tick = startTick; tick <= untilTick; tick++) {
			const record = this.records.get(tick);
			if (record) records.set(tick, record);
		}
		return movieSteps(kept, records, (machine, startHash) => {
			return new MovieRecorder(identity, ticksPerSecond, { from: "state", machine }, startHash);
		});
	}

	/** Where sprites with an object id were after each of the last ticks up to `untilTick`. */
	paths(untilTick: number, ticks: number): SpritePaths {
		const { firstTick = untilTick } = this;
		const startTick = Math.max(firstTick, untilTick - ticks);
		const maker = new SpritePathsMaker(startTick, untilTick - startTick + 1);
		for (const { tick, machine } of this.rewind.walk(startTick, untilTick)) maker.note(tick, machine().memory);
		return maker.finish();
	}

	private forgetAfter(tick: number): void {
		this.rewind.forgetAfter(tick);
		for (const kept of [...this.records.keys()]) if (kept > tick) this.records.delete(kept);
	}
}

function* movieSteps(
	kept: Iterable<KeptTick>,
	records: ReadonlyMap<number, TickRecord>,
	begin: (machine: SavedMachine, startHash: string) => MovieRecorder,
): Steps<Uint8Array | null> {
	let recorder: MovieRecorder | null = null;
	for (const { tick, machine: machineAt } of kept) {
		const machine = machineAt();
		const { input, stateHash } = records.get(tick)!;
		if (recorder) {
			recorder.add(input, { stateHash, locator: locatorOf(decodeState(machine.state), machine.memory) });
		} else recorder = begin(machine, stateHash);
		yield;
	}
	return recorder && (yield* writeMovieSteps(recorder.finish()));
}
