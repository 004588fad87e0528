/**
 * `npm run bench -- match [--matches N]`: seeded matches of three minutes, CPU against CPU, 200 a pairing unless told
 * otherwise. Ours against itself for the statistics, against each other way of passing for the wins; and one match in
 * each weather on the whole console, for lag ticks, speed, and that it comes out as the engine alone plays it.
 */
import { fileURLToPath } from "node:url";
import type { PassStyle } from "../../cart/volley/pitch/brain/interface.ts";
import { buildCart } from "../build/index.ts";
import type { BenchOptions, BenchResult } from "./bench.ts";
import { consoleFigures } from "./match-trial/console-figures.ts";
import type { MatchRecord } from "./match-trial/match-trial.ts";
import { GOALS, REAL_COMPLETION_PERCENT, realBounds, sourceLines } from "./match-trial/real-soccer.ts";
import { type TournamentFigures, tournament } from "./match-trial/tournament.ts";

/** Three minutes, as a match is by default. */
const HALF_TICKS = 90 * 60;
const MATCHES = 200;

const OTHERS: readonly (readonly [PassStyle, string])[] = [
	["random-in-view", "Random"],
	["nearest-ahead", "NearestAhead"],
	["straight-ahead", "StraightAhead"],
	["faithful", "Faithful"],
];

function pairing(first: PassStyle, second: PassStyle, matches: number): TournamentFigures {
	return tournament({ first, second, levels: ["normal", "normal"], matches, halfTicks: HALF_TICKS, firstSeed: 1 });
}

/** A statistic of both sides together, a match. */
function bothSides(records: readonly MatchRecord[], name: keyof MatchRecord["statistics"][0]): number {
	return mean(records, ({ statistics: [own, other] }) => own[name] + other[name]);
}

function mean(records: readonly MatchRecord[], of: (record: MatchRecord) => number): number {
	return records.reduce((sum, record) => sum + of(record), 0) / records.length;
}

/** What the statistics come to, all of both sides together. */
function statistics({ records, goalsAMatch }: TournamentFigures): Record<string, number> {
	return {
		goals: goalsAMatch,
		shots: bothSides(records, "shots"),
		onTarget: bothSides(records, "onTarget"),
		saves: bothSides(records, "saves"),
		passes: bothSides(records, "passes"),
		passCompletionPercent: (100 * bothSides(records, "passesCompleted")) / bothSides(records, "passes"),
		interceptions: bothSides(records, "interceptions"),
		possessionChanges: mean(records, (record) => record.possessionChanges),
		tackles: bothSides(records, "tackles"),
		fouls: bothSides(records, "fouls"),
		yellows: bothSides(records, "yellows"),
		reds: bothSides(records, "reds"),
		corners: bothSides(records, "corners"),
		throwIns: bothSides(records, "throwIns"),
		offsides: bothSides(records, "offsides"),
		minutesInPlay: mean(records, ({ ticksInPlay }) => ticksInPlay) / 3600,
	};
}

export async function run({ matches = MATCHES }: BenchOptions): Promise<BenchResult> {
	const own = pairing("ours", "ours", matches);
	const faithfulOwn = pairing("faithful", "faithful", matches);
	const figures: Record<string, number> = { matchesEachPairing: matches, ...statistics(own) };
	const floors: Record<string, number> = {
		...realBounds(figures.minutesInPlay!),
		goals: GOALS[0],
		goalsAtMost: GOALS[1],
		passCompletionPercent: REAL_COMPLETION_PERCENT[0],
		passCompletionPercentAtMost: REAL_COMPLETION_PERCENT[1],
	};
	for (const [name, figure] of Object.entries(statistics(faithfulOwn))) figures[`faithful.${name}`] = figure;
	const records = [own, faithfulOwn].flatMap((each) => each.records);
	for (const [style, name] of OTHERS) {
		const against = pairing("ours", style, matches);
		records.push(...against.records);
		figures[`winsAgainst${name}Percent`] = against.winsPercent;
		figures[`goalsAheadOf${name}`] = against.goalsAhead;
	}
	// Each other way against one that looks at nothing, to be compared with: how much the source's choice is worth alone.
	const faithfulAgainstRandom = pairing("faithful", "random-in-view", matches);
	records.push(...faithfulAgainstRandom.records);
	figures.faithfulWinsAgainstRandomPercent = faithfulAgainstRandom.winsPercent;
	figures.passesJudged = records.reduce((sum, { passesJudged }) => sum + passesJudged, 0);
	figures.passesToUnseen = records.reduce((sum, { passesBlind }) => sum + passesBlind, 0);
	figures.longestStuckS = Math.max(...records.map(({ longestStuckS }) => longestStuckS));
	figures.longestStillBallS = Math.max(...records.map(({ longestStillBallS }) => longestStillBallS));
	Object.assign(floors, {
		passesToUnseenAtMost: 0,
		longestStuckSAtMost: 3,
		longestStillBallSAtMost: 3,
		winsAgainstRandomPercent: 60,
		winsAgainstNearestAheadPercent: 60,
	});
	const { cart } = await buildCart(fileURLToPath(new URL("../../cart/volley", import.meta.url)));
	const onConsole = consoleFigures(cart);
	return {
		figures: { ...figures, ...onConsole.figures },
		floors: { ...floors, ...onConsole.floors },
		ok: true,
		notes: sourceLines(),
	};
}
