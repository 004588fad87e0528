import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attentionDelta, worstGap } from "../../../runtime/time/attention.ts";
import { SnapshotQueue } from "../../../runtime/time/snapshot-queue.ts";

describe("ΔT", () => {
	test("IB, or 3·IB, but never under IA", () => {
		expect(attentionDelta("interval", 5, 6, 4)).toBe(6);
		expect(attentionDelta("three-intervals", 5, 6, 4)).toBe(18);
		expect(attentionDelta("interval", 5, 300 / 144, 0)).toBe(5);
		expect(attentionDelta("interval", 10, 6, 0)).toBe(10);
		expect(attentionDelta("interval", 5, 0, 0)).toBe(5);
	});
	test("automatic: the fewest whole IA that are at least IA + lateness", () => {
		expect(attentionDelta("automatic", 5, 6, 0)).toBe(5);
		expect(attentionDelta("automatic", 5, 6, 0.01)).toBe(10);
		expect(attentionDelta("automatic", 5, 6, 2)).toBe(10);
		expect(attentionDelta("automatic", 5, 6, 5)).toBe(10);
		expect(attentionDelta("automatic", 5, 6, 5.1)).toBe(15);
		expect(attentionDelta("automatic", 10, 6, 3)).toBe(20);
	});
	test("automatic stops at 100 ms", () => {
		expect(attentionDelta("automatic", 5, 6, 500)).toBe(30);
		expect(attentionDelta("automatic", 10, 6, 500)).toBe(30);
	});
});

describe("the longest way from TC to its later state", () => {
	test("NTSC in phase 0; PAL 4 units; every other PAL field 4; 30 ticks/s on NTSC 5, on PAL 8", () => {
		expect(worstGap(5, 5, 0)).toBe(0);
		expect(worstGap(5, 6, 0)).toBe(4);
		expect(worstGap(5, 12, 0)).toBe(4);
		expect(worstGap(10, 5, 0)).toBe(5);
		expect(worstGap(10, 6, 0)).toBe(8);
	});
	test("agrees with counting it out, for any phase of the ticks", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(5, 6, 10, 12),
				fc.constantFrom(5, 6, 10, 12),
				fc.integer({ min: -50, max: 50 }),
				(ia, ib, phase) => {
					let worst = 0;
					for (let m = 0; m < 60; m++) {
						const attention = m * ib - ia;
						let tick = phase;
						while (tick >= attention) tick -= ia;
						while (tick < attention) tick += ia;
						worst = Math.max(worst, tick - attention);
					}
					expect(worstGap(ia, ib, phase)).toBe(worst);
				},
			),
		);
	});
	test("NTSC in phase needs no more than ΔT = IA for ticks of up to a whole IA, and no state is missing", () => {
		for (const costUnits of [0, 1, 2.5, 4, 5]) {
			expect(attentionDelta("automatic", 5, 5, costUnits, worstGap(5, 5, 0))).toBe(5);
			for (let m = 2; m < 30; m++) {
				const queue = new SnapshotQueue<number>(2);
				for (let k = 0; 5 * k + costUnits <= 5 * m; k++) queue.push(k, 5 * k, k);
				expect(queue.at(5 * m - 5)).toMatchObject({ earlier: { tick: m - 1 }, blend: 0, held: null });
			}
		}
	});
});
