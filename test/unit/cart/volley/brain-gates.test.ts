/** The gates of the passing benchmark and of the brains' matches, in short; the benchmarks play the long form. */
import { expect, test } from "vitest";
import { playMatch } from "../../../../tools/bench/match-trial/match-trial.ts";
import { trial } from "../../../../tools/bench/passing-trial/pass-trial.ts";

const IS_SOAK = process.env.SOAK === "1";
const SNAPSHOTS = IS_SOAK ? 6000 : 2000;

test("faithful passes arrive more often than random ones by six points, and ours by far", () => {
	const random = trial("random-in-view", SNAPSHOTS);
	const faithful = trial("faithful", SNAPSHOTS);
	const ours = trial("ours", SNAPSHOTS);
	expect(faithful.completionPercent - random.completionPercent).toBeGreaterThanOrEqual(6);
	expect(trial("wrong-sign", SNAPSHOTS).completionPercent).toBeLessThan(random.completionPercent);
	expect(ours.completionPercent).toBeGreaterThanOrEqual(85);
	expect(ours.progressM).toBeGreaterThanOrEqual(9);
	// The design counts 22 % of moments without a candidate.
	expect(ours.nobodyPercent).toBeGreaterThan(17);
	expect(ours.nobodyPercent).toBeLessThan(27);
});

test.each([
	["ours", "clear"],
	["faithful", "fog"],
	["random-in-view", "snow"],
] as const)(
	"a match of %s in %s: each CPU pass goes to a man seen or remembered, and nobody is stuck",
	(style, weather) => {
		const record = playMatch({
			seed: 11,
			styles: [style, style],
			levels: ["normal", "hard"],
			clubs: [2, 5],
			weather,
			halfTicks: IS_SOAK ? 5400 : 900,
		});
		expect(record.passesJudged).toBeGreaterThan(10);
		expect(record.passesBlind).toBe(0);
		expect(record.longestStuckS).toBeLessThan(3);
		expect(record.longestStillBallS).toBeLessThan(3);
	},
);
