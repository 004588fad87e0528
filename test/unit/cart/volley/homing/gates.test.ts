/** What the missiles do to ships, on fewer trials than `npm run bench -- homing` flies. */
import { expect, test } from "vitest";
import { LESSON_SEEKER, SEEKER } from "../../../../../cart/volley/homing/seeker.ts";
import { hitShare } from "../../../../../tools/bench/homing/trials.ts";

const TRIALS = 300;

test("with a limit of 15° the literal law misses a standing target more often than every third time, the right one never", () => {
	const fifteen = { ...LESSON_SEEKER, turnDeg: 15 };
	const literal = hitShare("literal", fifteen, "stands", TRIALS);
	// The lesson's own trials gave 63 %; here a missile that has left the field doesn't come again.
	expect(literal).toBeLessThanOrEqual(0.63);
	expect(literal).toBeGreaterThan(0.2);
	expect(hitShare("right", fifteen, "stands", TRIALS)).toBe(1);
});

test("the game's missile: who stands is always hit, who runs every second or third time, who steps aside hardly ever", () => {
	expect(hitShare("right", SEEKER, "stands", TRIALS)).toBe(1);
	const runs = hitShare("right", SEEKER, "runs", TRIALS);
	expect(runs).toBeGreaterThanOrEqual(0.3);
	expect(runs).toBeLessThanOrEqual(0.6);
	expect(hitShare("right", SEEKER, "sidesteps", TRIALS)).toBeLessThanOrEqual(0.05);
});

test("proportional navigation meets runners and weavers about two times in five", () => {
	for (const target of ["runs", "weaves"] as const) {
		const share = hitShare("proportional", SEEKER, target, TRIALS);
		expect(share, target).toBeGreaterThan(0.3);
		expect(share, target).toBeLessThan(0.6);
	}
});
