import { expect, test } from "vitest";
import { CallTrace, CPU_SLICES } from "../../../runtime/machine/cpu-use.ts";

/** A budget of ten cycles a slice. */
const trace = () => new CallTrace(CPU_SLICES * 10);

test("a call's cycles are noted in the slices that it lasts through", () => {
	const t = trace();
	t.add(5, 3);
	t.add(28, 14);
	expect([...t.calls.subarray(0, 6)]).toEqual([3, 0, 2, 10, 2, 0]);
});

test("what comes after the budget is noted nowhere, and each tick begins empty", () => {
	const t = trace();
	t.add(CPU_SLICES * 10 - 4, 100);
	t.add(CPU_SLICES * 20, 5);
	expect(t.calls.at(-1)).toBe(4);
	expect(t.calls.reduce((sum, cycles) => sum + cycles, 0)).toBe(4);
	t.begin();
	expect(t.calls.every((cycles) => cycles === 0)).toBe(true);
});
