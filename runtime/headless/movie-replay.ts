import { locateDifferences } from "../machine/movie/difference-locator.ts";
import { checkpointTicks, type Movie, traceHash, traceLocator } from "../machine/movie/movie.ts";
import { ticksRun } from "../machine/save-state/save-state.ts";
import type { HeadlessConsole } from "./headless-console.ts";

/** Where a movie's run first went another way than when it was recorded. */
export interface MovieDifference {
	/** Number of the tick after which the machine was another, or −1: it began as another. */
	readonly tick: number;
	/** Without a trace only every 60th tick is known: it differs somewhere after this one, up to `tick`. */
	readonly lastEqualTick: number;
	/** Places that differ, such as `state.ships[3].x`; of a movie without a trace, none are known. */
	readonly places: readonly string[];
	readonly recordedHash: string;
	readonly hash: string;
}

/** Puts a movie's start into a console that has just been booted. */
export function startMovie(console: HeadlessConsole, movie: Movie): void {
	if (movie.start.from === "state") console.restore({ machine: movie.start.machine });
}

/** Compares a run with the movie that it follows, tick by tick. */
export class MovieCheck {
	/** The first difference; null as long as all is equal. */
	difference: MovieDifference | null = null;
	private readonly firstTick: number;
	private readonly checkpointAt: ReadonlyMap<number, string>;
	private lastEqualTick: number;
	private ran = 0;

	constructor(
		private readonly movie: Movie,
		private readonly console: HeadlessConsole,
	) {
		this.firstTick = movie.start.from === "state" ? ticksRun(movie.start.machine) : 0;
		this.lastEqualTick = this.firstTick - 1;
		this.checkpointAt = new Map(checkpointTicks(movie.inputs.length).map((ticks, i) => [ticks, movie.checkpoints[i]!]));
		this.look();
	}

	/** To be called after every tick. */
	afterTick(): void {
		this.ran++;
		this.look();
	}

	private look(): void {
		if (this.difference) return;
		const { trace } = this.movie;
		const hash = this.console.runner.stateHash();
		const checkpoint = this.checkpointAt.get(this.ran);
		const recorded = this.ran > 0 ? trace?.hashes[this.ran - 1] : undefined;
		if (recorded === undefined && checkpoint === undefined) return;
		const tick = this.firstTick + this.ran - 1;
		if ((recorded ?? traceHash(hash)) === traceHash(hash) && (checkpoint ?? hash) === hash) {
			this.lastEqualTick = tick;
			return;
		}
		this.difference = {
			tick,
			lastEqualTick: this.lastEqualTick,
			places: trace && this.ran > 0 ? this.places(traceLocator(trace, this.ran - 1)) : [],
			recordedHash: checkpoint ?? `…${recorded!.toString(16).padStart(8, "0")}`,
			hash,
		};
	}

	private places(locator: Uint8Array): string[] {
		return locateDifferences(locator, this.console.runner.state, this.console.memory.bytes);
	}
}

/** What a difference means, in words for a person. */
export function differenceText({ tick, lastEqualTick, places, recordedHash, hash }: MovieDifference): string {
	const when =
		tick === lastEqualTick + 1
			? `tick ${tick}`
			: `a tick from ${lastEqualTick + 1} to ${tick} (the movie has no trace: it was noted every 60 ticks)`;
	return [
		`The first difference is in ${when}: recorded ${recordedHash}, now ${hash}.`,
		...(places.length > 0 ? ["What differs:", ...places.map((place) => `  ${place}`)] : []),
	].join("\n");
}
