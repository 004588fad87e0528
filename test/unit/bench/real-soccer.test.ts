/** What docs/pitch-brains.md tells of matches, against the table that the benchmark holds them to. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rangeFloors, statisticRanges } from "../../../tools/bench/match-trial/real-soccer.ts";

const PAGE = readFileSync(new URL("../../../docs/pitch-brains.md", import.meta.url), "utf8");

test("each statistic is in the page's table with its range and where that is from, and lies in it", () => {
	const minutesInPlay = Number(/([\d.]+) minutes of ball in play a match/.exec(PAGE)?.[1]);
	for (const [name, { least, most, source }] of Object.entries(statisticRanges(minutesInPlay))) {
		const row = PAGE.split("\n").find((line) => line.startsWith(`| ${name} `));
		expect(row, name).toBeDefined();
		const [ours, range, from] = row!
			.split("|")
			.slice(2)
			.map((cell) => cell.trim());
		expect([range, from]).toEqual([`${least.toFixed(2)} to ${most.toFixed(2)}`, source]);
		expect(Number(ours)).toBeGreaterThanOrEqual(least);
		expect(Number(ours)).toBeLessThanOrEqual(most);
	}
});

test("a range lies between a real match's share of the minutes and a whole real match", () => {
	// 5.5 minutes of 55: a tenth.
	const { shots, goals } = statisticRanges(5.5);
	expect(shots!.least).toBeCloseTo(2.58, 9);
	expect(shots!.most).toBe(25.8);
	expect(rangeFloors({ shots: shots!, goals: goals! })).toEqual({
		shots: shots!.least,
		shotsAtMost: 25.8,
		goals: 2,
		goalsAtMost: 5,
	});
});
