import fc from "fast-check";
import { expect, test } from "vitest";
import { SnapshotQueue } from "../../../runtime/time/snapshot-queue.ts";

test("states must come in the order of their time", () => {
	const queue = new SnapshotQueue<string>(3);
	queue.push(7, 35, "a");
	expect(() => queue.push(8, 35, "b")).toThrow(/tick 8 at 35 units is not later than tick 7 at 35/);
	expect(() => queue.push(8, Number.NaN, "b")).toThrow(/not later/);
});

test("a state is shown as it is at its own time, and blended by the ratio of times between two", () => {
	const queue = new SnapshotQueue<string>(4);
	queue.push(0, 0, "a");
	queue.push(1, 5, "b");
	queue.push(2, 15, "c");
	expect(queue.at(5)).toEqual({ earlier: queue.states[1], later: queue.states[1], blend: 0, held: null });
	expect(queue.at(7.5)).toMatchObject({ earlier: { payload: "b" }, later: { payload: "c" }, blend: 0.25, held: null });
	expect(queue.at(16)).toMatchObject({ earlier: { payload: "c" }, later: { payload: "c" }, blend: 0, held: "newest" });
	expect(queue.at(-1)).toMatchObject({ earlier: { payload: "a" }, blend: 0, held: "oldest" });
});

test("every payload comes back exactly once, oldest first, by eviction, resizing or clearing", () => {
	fc.assert(
		fc.property(fc.array(fc.oneof(fc.constant("push"), fc.integer({ min: 1, max: 6 })), { maxLength: 80 }), (steps) => {
			const queue = new SnapshotQueue<number>(3);
			const back: number[] = [];
			let pushed = 0;
			for (const step of steps) {
				const gone = step === "push" ? queue.push(pushed, pushed * 5, pushed++) : queue.resize(step as number);
				back.push(...gone.map((state) => state.payload));
				expect(queue.size).toBeLessThanOrEqual(queue.length + 1);
			}
			back.push(...queue.clear().map((state) => state.payload));
			expect(back).toEqual(Array.from({ length: pushed }, (_, i) => i));
			expect(queue.size).toBe(0);
		}),
	);
});

test("the blend is 0 or more and under 1, and earlier ≤ TC ≤ later, wherever there are states", () => {
	fc.assert(
		fc.property(fc.integer({ min: 2, max: 6 }), fc.double({ min: -20, max: 80, noNaN: true }), (length, attention) => {
			const queue = new SnapshotQueue<number>(length);
			for (let k = 0; k < 10; k++) queue.push(k, k * 5, k);
			const pair = queue.at(attention)!;
			expect(pair.blend).toBeGreaterThanOrEqual(0);
			expect(pair.blend).toBeLessThan(1);
			if (pair.held === null) {
				expect(pair.earlier.atUnits).toBeLessThanOrEqual(attention);
				expect(pair.later.atUnits).toBeGreaterThanOrEqual(attention);
				const shown = pair.earlier.atUnits + pair.blend * (pair.later.atUnits - pair.earlier.atUnits);
				expect(shown).toBeCloseTo(attention, 9);
			}
		}),
	);
});

test("a length that is not a whole number from 1 is refused", () => {
	expect(() => new SnapshotQueue(0)).toThrow(/whole number/);
	expect(() => new SnapshotQueue(2).resize(1.5)).toThrow(/1\.5/);
});
