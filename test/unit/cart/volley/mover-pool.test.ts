import fc from "fast-check";
import { expect, test } from "vitest";
import { addMover, createMoverPool, moveAll, removeMover } from "../../../../cart/volley/sky/mover-pool.ts";

test("a full pool takes nothing more and says so", () => {
	const pool = createMoverPool(3);
	for (let i = 0; i < 3; i++) expect(addMover(pool, 0, 10, 10, 0, 0, 0)).toBeGreaterThanOrEqual(0);
	expect(addMover(pool, 0, 10, 10, 0, 0, 0)).toBe(-1);
	expect(pool.liveCount).toBe(3);
});

test("a thing keeps its slot while others come and go", () => {
	const pool = createMoverPool(8);
	const first = addMover(pool, 1, 50, 60, 1, 2, 7);
	const second = addMover(pool, 2, 90, 90, 0, 0, 0);
	removeMover(pool, second);
	addMover(pool, 3, 20, 20, 0, 0, 0);
	moveAll(pool, 10);
	expect([pool.kind[first], pool.x[first], pool.y[first], pool.age[first], pool.tag[first]]).toEqual([1, 51, 62, 1, 7]);
});

test("what leaves the picture by more than the margin is gone", () => {
	const pool = createMoverPool(4);
	const slot = addMover(pool, 0, 250, 100, 10, 0, 0);
	moveAll(pool, 8);
	expect(pool.live[slot]).toBe(1);
	moveAll(pool, 8);
	expect(pool.live[slot]).toBe(0);
	expect(pool.liveCount).toBe(0);
});

test("the count of live things always is the number of live slots, and removing twice counts once", () => {
	const step = fc.oneof(fc.constant(-1), fc.integer({ min: 0, max: 15 }));
	fc.assert(
		fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
			const pool = createMoverPool(16);
			for (const slot of steps) {
				if (slot < 0) addMover(pool, 0, 100, 100, 0, 0, 0);
				else removeMover(pool, slot);
				expect(pool.liveCount).toBe(pool.live.reduce((sum, live) => sum + live, 0));
			}
		}),
	);
});
