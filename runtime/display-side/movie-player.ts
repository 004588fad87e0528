import { checkpointTicks, type Movie, traceHash } from "../machine/movie/movie.ts";
import type { TickInput } from "../machine/pad-input.ts";
import { ticksRun } from "../machine/save-state/save-state.ts";

/** A movie by the ticks of its run. */
export interface MovieSpan {
	/** The last tick before the movie's first; −1 when it begins with the boot. */
	readonly startTick: number;
	readonly lastTick: number;
	readonly ticksPerSecond: 60 | 30;
}

/** Gives a movie's input tick by tick, and compares the run with what the movie has noted of it. */
export class MoviePlayer {
	readonly firstTick: number;
	/** The first tick after which the machine was another than recorded; −1 for the start; null as long as all is equal. */
	differsAtTick: number | null = null;
	private readonly checkpoints: ReadonlyMap<number, string>;

	constructor(readonly movie: Movie) {
		const first = movie.start.from === "state" ? ticksRun(movie.start.machine) : 0;
		this.firstTick = first;
		this.checkpoints = new Map(
			checkpointTicks(movie.inputs.length).map((ticks, i) => [first + ticks - 1, movie.checkpoints[i]!]),
		);
	}

	/** Where one can go in it. */
	get span(): MovieSpan {
		const { firstTick, lastTick, movie } = this;
		return { startTick: firstTick - 1, lastTick, ticksPerSecond: movie.ticksPerSecond };
	}

	/** Number of the movie's last tick. */
	get lastTick(): number {
		return this.firstTick + this.movie.inputs.length - 1;
	}

	/** The input of a tick, or null when the movie has none for it. */
	at(tick: number): TickInput | null {
		const index = tick - this.firstTick;
		return index >= 0 && index < this.movie.inputs.length ? this.movie.inputs.at(index) : null;
	}

	/** To be told every state hash. */
	check(tick: number, stateHash: string): void {
		if (this.differsAtTick !== null) return;
		const recorded = this.movie.trace?.hashes[tick - this.firstTick];
		const checkpoint = this.checkpoints.get(tick);
		if (recorded !== undefined && recorded !== traceHash(stateHash)) this.differsAtTick = tick;
		if (checkpoint !== undefined && checkpoint !== stateHash) this.differsAtTick = tick;
	}
}
