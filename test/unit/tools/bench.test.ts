import { expect, test } from "vitest";
import { brokenFloors, floorHolds } from "../../../tools/bench/bench.ts";
import { benchmarkNames, readableFigures } from "../../../tools/bench/door.ts";

test("a floor is the least allowed, one named AtMost the most", () => {
	expect(floorHolds("ratio", 2, { ratio: 2 })).toBe(true);
	expect(floorHolds("ratio", 2, { ratio: 1.99 })).toBe(false);
	expect(floorHolds("tickMsAtMost", 4, { tickMsAtMost: 4 })).toBe(true);
	expect(floorHolds("tickMsAtMost", 4, { tickMs: 4.1 })).toBe(false);
});

test("a floor without its figure, or whose figure is not a number, doesn't hold", () => {
	expect(floorHolds("ratio", 2, {})).toBe(false);
	expect(floorHolds("tickMsAtMost", 4, {})).toBe(false);
	expect(floorHolds("ratio", 2, { ratio: Number.NaN })).toBe(false);
});

test("broken floors are named, and marked in the readable table", () => {
	const result = { figures: { ratio: 1.5, tickMs: 3, other: 7 }, floors: { ratio: 2, tickMsAtMost: 4 }, ok: false };
	expect(brokenFloors(result)).toEqual(["ratio"]);
	const lines = readableFigures(result).split("\n");
	expect(lines).toHaveLength(3);
	expect(lines[0]).toMatch(/^ratio .*1\.5000 {2}at least 2: MISSED$/);
	expect(lines[1]).toMatch(/^tickMs .*3 {2}at most 4: held$/);
	expect(lines[2]).toMatch(/^other .*7$/);
});

test("the type's own file and the door are no benchmarks", () => {
	expect(benchmarkNames()).not.toContain("bench");
	expect(benchmarkNames()).not.toContain("door");
});
