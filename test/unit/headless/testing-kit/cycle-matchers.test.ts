import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cycleMatchers, loadCartridge } from "../../../../runtime/headless/testing.ts";
import clockwork from "../../../carts/walker.ts";

expect.extend(cycleMatchers);

/** 60 ticks of a hundred rounds each, and in tick 40 of ten thousand. */
const WORKER = fileURLToPath(new URL("fixtures/worker.ts", import.meta.url));
const { run } = await loadCartridge(WORKER);

/** What the failing expectation says. */
function failure(expectation: () => void): string {
	try {
		expectation();
	} catch (error) {
		return (error as Error).message;
	}
	throw new Error("the expectation held");
}

test("a run that stays within its budget passes, to the cycle", () => {
	const calm = run({ ticks: 40 });
	expect(calm).toStayWithin(calm.cyclesMax);
	expect(calm).toStayWithin();
	expect(calm).not.toStayWithin(calm.cyclesMax - 1);
	expect(failure(() => expect(calm).not.toStayWithin(1000))).toMatch(
		/a tick to take more than 1,000 cycles; the worst/,
	);
});

test("one that doesn't is told which tick, function and line", () => {
	const message = failure(() => expect(run({ ticks: 60 })).toStayWithin(1000));
	expect(message).toContain("every tick to stay within 1,000 cycles, but tick 40 takes");
	expect(message).toContain("that tick alone goes over");
	expect(message).toMatch(/[\d,]+ in goRound \(worker\.ts:\d+\)/);
	expect(message).toMatch(/[\d,]+ by line worker\.ts:4/);
	expect(failure(() => expect(run({ ticks: 60 })).toStayWithin(10))).toContain("60 of 60 ticks go over");
});

test("the machine's own budget is the default", () => {
	const { budgetCycles } = run({ ticks: 1 });
	expect(budgetCycles).toBe(119_318);
	const wasteful = run({ ticks: 100 });
	expect(wasteful.lagTicks).toBeGreaterThan(0);
	expect(failure(() => expect(wasteful).toStayWithin())).toContain("tick 80 takes");
});

test("what isn't a metered run is refused, with the remedy", async () => {
	expect(() => expect({ cyclesMax: 1 }).toStayWithin(5)).toThrow(/is for a run/);
	expect(() => expect(run({ ticks: 1 })).toStayWithin(0)).toThrow(/a number of cycles above 0/);
	const imported = await loadCartridge(clockwork);
	expect(() => expect(imported.run({ ticks: 5 })).toStayWithin()).toThrow(/Give loadCartridge its folder or file/);
});
