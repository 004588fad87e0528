/**
 * A match that nobody holds a pad in, as a movie: what it began with is all its input, and the same beginning gives the
 * same match, bit by bit.
 */
import type { CpuLevel, PassStyle, Weather } from "../../../cart/volley/pitch/brain/interface.ts";
import type { MatchState } from "../../../cart/volley/pitch/match-state.ts";
import { createMatch, tickMatch } from "../../../cart/volley/pitch/match-tick.ts";
import { RunningHash } from "../../../runtime/machine/hash.ts";
import { encodeState } from "../../../runtime/machine/state-codec/index.ts";
import { seededRandom } from "../passing-trial/snapshots.ts";
import { PassJudge } from "./pass-judge.ts";

export interface TrialSetup {
	readonly seed: number;
	readonly styles: [PassStyle, PassStyle];
	readonly levels: [CpuLevel, CpuLevel];
	readonly clubs: [number, number];
	readonly weather: Weather;
	readonly halfTicks: number;
}

export interface MatchMovie {
	readonly setup: TrialSetup;
	readonly ticks: number;
	/** Of the match's whole state after its last tick. */
	readonly endHash: string;
}

const LONGEST_TICKS = 60 * 60 * 20;

/** @param watch told of the match before its first tick (0), and after each, with how many it has had */
export function runMatch(setup: TrialSetup, watch: (match: MatchState, ticks: number) => void): MatchMovie {
	const random = seededRandom(setup.seed);
	const chance = { random, randomInt: (n: number) => Math.floor(random() * n) };
	const match = createMatch(
		{
			clubs: [...setup.clubs],
			players: "watch",
			levels: [...setup.levels],
			passStyles: [...setup.styles],
			weather: setup.weather,
			halfTicks: setup.halfTicks,
			isOffsideOn: true,
			isKnockOut: false,
			isShootOutOnly: false,
		},
		chance,
	);
	let ticks = 0;
	watch(match, ticks);
	while (match.period !== "over" && ticks < LONGEST_TICKS) {
		tickMatch(match, [null, null], chance);
		ticks += 1;
		watch(match, ticks);
	}
	return { setup, ticks, endHash: stateHashOf(match) };
}

export function stateHashOf(match: MatchState): string {
	return new RunningHash().update(encodeState(match)).digest();
}

/**
 * Plays a movie and judges its passes.
 * @throws Error when the match goes another way than when it was recorded
 */
export function judgeMovie(movie: MatchMovie): PassJudge {
	const judge = new PassJudge();
	const { ticks, endHash } = runMatch(movie.setup, (match) => judge.watch(match));
	if (ticks !== movie.ticks || endHash !== movie.endHash) {
		const ends = `it ended after ${movie.ticks} ticks in ${movie.endHash}, now after ${ticks} in ${endHash}`;
		throw new Error(`the movie of seed ${movie.setup.seed} goes another way: ${ends}`);
	}
	return judge;
}
