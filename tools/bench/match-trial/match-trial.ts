/** Plays one match of the cartridge's own engine, CPU against CPU, and writes down what was to be seen of it. */
import type { Statistics } from "../../../cart/volley/pitch/match-state.ts";
import { judgeMovie, runMatch, type TrialSetup } from "./match-movie.ts";
import { PassJudge } from "./pass-judge.ts";
import { StandstillWatch } from "./standstill-watch.ts";

export interface MatchRecord {
	readonly goals: [number, number];
	readonly statistics: [Statistics, Statistics];
	/** Times that the ball went from one side's feet to the other's. */
	readonly possessionChanges: number;
	/** CPU passes that were meant for somebody, and those that went to somebody neither seen nor remembered. */
	readonly passesJudged: number;
	readonly passesBlind: number;
	/** Balls counted as passes that were meant for nobody: played from a dead ball when nobody was to be found. */
	readonly passesForNobody: number;
	/** What each of the blind was. */
	readonly faults: readonly string[];
	/** Longest time that a man who wanted to go somewhere went nowhere, and that the ball in play lay still. */
	readonly longestStuckS: number;
	readonly longestStillBallS: number;
	readonly ticks: number;
	/** Of those the ticks with the ball in play. */
	readonly ticksInPlay: number;
}

/**
 * @param judged "in play": as the match goes on; "from movie": in the match played again from its beginning
 * @throws Error when a match that is played again goes another way
 */
export function playMatch(setup: TrialSetup, judged: "in play" | "from movie" = "in play"): MatchRecord {
	const judgeInPlay = new PassJudge();
	const standstill = new StandstillWatch();
	let possessionChanges = 0;
	let lastSide = -1;
	let ticksInPlay = 0;
	let goals: [number, number] = [0, 0];
	let statistics: [Statistics, Statistics] | null = null;
	const movie = runMatch(setup, (match, ticks) => {
		if (judged === "in play") judgeInPlay.watch(match);
		if (ticks === 0) return;
		standstill.look(match);
		if (match.moment === "play") ticksInPlay += 1;
		const { holder } = match.ball;
		const side = holder < 0 ? lastSide : match.players[holder]!.team;
		if (side !== lastSide && lastSide >= 0) possessionChanges += 1;
		lastSide = side;
		goals = [match.sides[0].goals, match.sides[1].goals];
		statistics = [match.sides[0].statistics, match.sides[1].statistics];
	});
	const judge = judged === "in play" ? judgeInPlay : judgeMovie(movie);
	return {
		goals,
		statistics: statistics!,
		possessionChanges,
		passesJudged: judge.judged,
		passesBlind: judge.blind,
		passesForNobody: judge.forNobody,
		faults: judge.faults,
		longestStuckS: standstill.longestStuckTicks / 60,
		longestStillBallS: standstill.longestStillBallTicks / 60,
		ticks: movie.ticks,
		ticksInPlay,
	};
}
