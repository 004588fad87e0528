/** What the statistics of many matches come to, a match, both sides together. */
import type { MatchRecord } from "./match-trial.ts";

export function matchStatistics(records: readonly MatchRecord[]): Record<string, number> {
	const both = (name: keyof MatchRecord["statistics"][0]) =>
		mean(records, ({ statistics: [own, other] }) => own[name] + other[name]);
	return {
		goals: mean(records, ({ goals: [own, other] }) => own + other),
		shots: both("shots"),
		onTarget: both("onTarget"),
		saves: both("saves"),
		passes: both("passes"),
		passCompletionPercent: (100 * both("passesCompleted")) / both("passes"),
		interceptions: both("interceptions"),
		possessionChanges: mean(records, ({ possessionChanges }) => possessionChanges),
		tackles: both("tackles"),
		fouls: both("fouls"),
		yellows: both("yellows"),
		reds: both("reds"),
		corners: both("corners"),
		throwIns: both("throwIns"),
		offsides: both("offsides"),
		minutesInPlay: mean(records, ({ ticksInPlay }) => ticksInPlay) / 3600,
		longestStuckS: Math.max(...records.map(({ longestStuckS }) => longestStuckS)),
		longestStillBallS: Math.max(...records.map(({ longestStillBallS }) => longestStillBallS)),
	};
}

function mean(records: readonly MatchRecord[], of: (record: MatchRecord) => number): number {
	return records.reduce((sum, record) => sum + of(record), 0) / records.length;
}
