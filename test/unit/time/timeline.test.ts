import { describe, expect, test } from "vitest";
import { type RefreshEvent, type TickEvent, timeline } from "../../../runtime/time/timeline.ts";
import { TimelineLog } from "../../../runtime/time/timeline-log.ts";

/** Ticks 0..n−1 at 5k, asked for in time, there 1.5 units (5 ms) later. */
function ticksUpTo(count: number): TickEvent[] {
	return Array.from({ length: count }, (_, k) => ({
		tick: k,
		atUnits: 5 * k,
		askedUnits: 5 * k,
		arrivedUnits: 5 * k + 1.5,
		costMs: k % 2 === 0 ? 2 : 4,
	}));
}

/** PAL refreshes m at 6m with ΔT = 10, drawn one unit after their time. */
function palRefreshes(from: number, to: number): RefreshEvent[] {
	return Array.from({ length: to - from }, (_, i) => {
		const atUnits = 6 * (from + i);
		const attentionUnits = atUnits - 10;
		const k = Math.floor(attentionUnits / 5);
		const blend = (attentionUnits - 5 * k) / 5;
		const later = blend === 0 ? k : k + 1;
		return {
			atUnits,
			hostUnits: atUnits + 1,
			attentionUnits,
			earlier: { tick: k, atUnits: 5 * k },
			later: { tick: later, atUnits: 5 * later },
			blend,
			missed: atUnits === 606,
			queued: 4,
			queueLength: 3,
		};
	});
}

describe("a second of PAL", () => {
	const panel = timeline(ticksUpTo(130), palRefreshes(2, 105), 624);

	test("has 60 tick marks and 50 refresh marks, placed from 0 (a second ago) to 1 (now)", () => {
		expect(panel.ticks).toHaveLength(60);
		expect(panel.refreshes).toHaveLength(50);
		expect(panel.ticks[0]).toEqual({ tick: 65, x: 1 / 300, askedX: 1 / 300, readyX: 2.5 / 300 });
		expect(panel.refreshes.at(-1)!.x).toBe(1);
	});
	test("each refresh has its arrow to TC, its two states and their parts", () => {
		// The refresh at 618: TC 608 between TA121 (605) and TA122 (610), three fifths of the way.
		const mark = panel.refreshes.at(-2)!;
		expect(mark.x).toBeCloseTo((618 - 324) / 300, 9);
		expect(mark.attentionX).toBeCloseTo((608 - 324) / 300, 9);
		expect(mark.earlier.tick).toBe(121);
		expect(mark.earlier.x).toBeCloseTo((605 - 324) / 300, 9);
		expect(mark.later.tick).toBe(122);
		expect([mark.earlierPart, mark.laterPart].map((p) => Math.round(p * 1e6) / 1e6)).toEqual([0.4, 0.6]);
	});
	test("figures: rates, misses, queue, ΔT, cost, latency", () => {
		expect(panel.figures).toMatchObject({
			ticksPerSecond: 60,
			refreshesPerSecond: 50,
			missedRefreshes: 1,
			queued: 4,
			queueLength: 3,
		});
		expect(panel.figures.deltaMs).toBeCloseTo(33.333, 3);
		expect(panel.figures.meanCostMs).toBe(3);
		expect(panel.figures.maxCostMs).toBe(4);
		// TAk is reached whole by the first refresh at or after 5k + 10. As k goes on, the way from there to the next multiple
		// of 6 takes every value 0 to 5 in turn, 2.5 in the mean; drawn 1 unit later: 13.5 units, 16 at the most.
		expect(panel.figures.meanLatencyMs).toBeCloseTo(45, 0);
		expect(panel.figures.maxLatencyMs).toBeCloseTo(160 / 3, 6);
	});
});

test("a tick on its way has no end yet, and counts neither for cost nor latency", () => {
	const waiting: TickEvent = { tick: 0, atUnits: 10, askedUnits: 9, arrivedUnits: null, costMs: 0 };
	const panel = timeline([waiting], [], 20, 100);
	expect(panel.ticks).toEqual([{ tick: 0, x: 0.9, askedX: 0.89, readyX: null }]);
	expect(panel.figures).toMatchObject({ meanCostMs: null, meanLatencyMs: null, deltaMs: 0, queued: 0 });
});

test("a tick whose first refresh is not known any more has no latency", () => {
	expect(timeline(ticksUpTo(3), palRefreshes(5, 8), 50).figures.maxLatencyMs).toBeNull();
});

test("a span of nothing is refused", () => {
	expect(() => timeline([], [], 0, 0)).toThrow(/span/);
});

describe("the log", () => {
	test("gives the marks of what was noted", () => {
		const log = new TimelineLog();
		log.asked(7, 35, 34);
		log.arrived(7, 36, 1.25);
		log.arrived(99, 36, 8);
		log.refreshed(palRefreshes(7, 8)[0]!);
		const { ticks, refreshes, figures } = log.marks(50, 50);
		expect(ticks).toEqual([{ tick: 7, x: 0.7, askedX: 0.68, readyX: 0.72 }]);
		expect(refreshes).toHaveLength(1);
		expect(figures.maxCostMs).toBe(1.25);
		log.clear();
		expect(log.marks(50).ticks).toEqual([]);
	});
	test("keeps a whole second, however long it runs, and little more", () => {
		const log = new TimelineLog();
		for (let k = 0; k < 5000; k++) {
			log.asked(k, 5 * k, 5 * k);
			log.arrived(k, 5 * k + 1, 1);
			const [refresh] = palRefreshes(k + 2, k + 3);
			log.refreshed(refresh!);
		}
		expect(log.marks(4999 * 5).ticks).toHaveLength(60);
		expect(log.marks(5001 * 6).refreshes).toHaveLength(50);
		expect(log.marks(4999 * 5, 1e9).ticks.length).toBeLessThan(200);
	});
});
