/**
 * `npm run bench -- match`: seeded matches of three minutes, CPU against CPU, on the cartridge's own engine. Ours against
 * itself for the statistics, and against the baselines for the wins. 200 matches with MATCHES=200; 20 otherwise.
 */
import type { BenchResult } from "./bench.ts";
import type { MatchRecord } from "./match-trial/match-trial.ts";
import { type TournamentFigures, tournament } from "./match-trial/tournament.ts";

/** Three minutes, as a match is by default. */
const HALF_TICKS = 90 * 60;

function pairing(second: "ours" | "random-in-view" | "nearest-ahead" | "faithful", matches: number): TournamentFigures {
	return tournament({
		first: "ours",
		second,
		levels: ["normal", "normal"],
		matches,
		halfTicks: HALF_TICKS,
		firstSeed: 1,
	});
}

/** A statistic of both sides together, a match. */
function bothSides(records: readonly MatchRecord[], name: keyof MatchRecord["statistics"][0]): number {
	return mean(records, ({ statistics: [own, other] }) => own[name] + other[name]);
}

function mean(records: readonly MatchRecord[], of: (record: MatchRecord) => number): number {
	return records.reduce((sum, record) => sum + of(record), 0) / records.length;
}

export async function run(): Promise<BenchResult> {
	const matches = Number(process.env.MATCHES ?? 20);
	const own = pairing("ours", matches);
	const random = pairing("random-in-view", matches);
	const nearest = pairing("nearest-ahead", matches);
	const faithful = pairing("faithful", matches);
	const { records } = own;
	const all = [own, random, nearest, faithful].flatMap((figures) => figures.records);
	const figures: Record<string, number> = {
		matchesEachPairing: matches,
		goals: own.goalsAMatch,
		shots: bothSides(records, "shots"),
		shotsOnTarget: bothSides(records, "onTarget"),
		saves: bothSides(records, "saves"),
		passes: bothSides(records, "passes"),
		passCompletionPercent: (100 * bothSides(records, "passesCompleted")) / bothSides(records, "passes"),
		interceptions: bothSides(records, "interceptions"),
		possessionChanges: mean(records, (record) => record.possessionChanges),
		tackles: bothSides(records, "tackles"),
		fouls: bothSides(records, "fouls"),
		yellowCards: bothSides(records, "yellows"),
		redCards: bothSides(records, "reds"),
		corners: bothSides(records, "corners"),
		throwIns: bothSides(records, "throwIns"),
		offsides: bothSides(records, "offsides"),
		passesJudged: all.reduce((sum, { passesJudged }) => sum + passesJudged, 0),
		passesToUnseen: all.reduce((sum, { passesBlind }) => sum + passesBlind, 0),
		longestStuckS: Math.max(...all.map(({ longestStuckS }) => longestStuckS)),
		longestStillBallS: Math.max(...all.map(({ longestStillBallS }) => longestStillBallS)),
		winsAgainstRandomPercent: random.winsPercent,
		winsAgainstNearestAheadPercent: nearest.winsPercent,
		winsAgainstFaithfulPercent: faithful.winsPercent,
		goalsAheadOfRandom: random.goalsAhead,
		goalsAheadOfNearestAhead: nearest.goalsAhead,
		goalsAheadOfFaithful: faithful.goalsAhead,
	};
	const floors = {
		goals: 1,
		goalsAtMost: 5,
		passesToUnseenAtMost: 0,
		longestStuckSAtMost: 3,
		longestStillBallSAtMost: 3,
		winsAgainstRandomPercent: 60,
		winsAgainstNearestAheadPercent: 60,
	};
	return { figures, floors, ok: true };
}
