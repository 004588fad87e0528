/**
 * What the seed document (CN102361670) states, and what was worked out from it by hand, in units of 1/300 s:
 * ticks TAk at 5k; NTSC refreshes every 5, PAL every 6.
 */
import { describe, expect, test } from "vitest";
import { attentionDelta } from "../../../runtime/time/attention.ts";
import { queueLength, SnapshotQueue } from "../../../runtime/time/snapshot-queue.ts";

const IA = 5;
const PAL = 6;

/** States TA0..TAn as the queue has them at a time, when each is there `costUnits` after its tick began. */
function queueAt(nowUnits: number, length: number, costUnits = 0): SnapshotQueue<number> {
	const queue = new SnapshotQueue<number>(length, 0);
	for (let k = 0; IA * k + costUnits <= nowUnits; k++) queue.push(k, IA * k, k);
	return queue;
}

/** Refreshes at `phase + m·interval`: which states each shows, and the blend. */
function shownBy(intervalUnits: number, deltaUnits: number, phaseUnits: number, count: number, from = 0) {
	const length = queueLength(IA, deltaUnits);
	return Array.from({ length: count }, (_, i) => {
		const now = phaseUnits + (from + i) * intervalUnits;
		const pair = queueAt(now, length).at(now - deltaUnits)!;
		return {
			earlier: pair.earlier.tick,
			later: pair.later.tick,
			blend: Math.round(pair.blend * 1e6) / 1e6,
			held: pair.held,
		};
	});
}

/** Share of refreshes whose later state is not there, over phases 0 to 6 in quarter units, 20 refreshes each. */
function missingShare(intervalUnits: number, deltaUnits: number, costUnits: number): number {
	let missing = 0;
	let all = 0;
	for (let phase = 0; phase < 6; phase += 0.25) {
		for (let m = 20; m < 40; m++) {
			const now = phase + m * intervalUnits;
			const pair = queueAt(now, queueLength(IA, deltaUnits) + 1, costUnits).at(now - deltaUnits)!;
			if (pair.held === "newest") missing++;
			expect(pair.held).not.toBe("oldest");
			all++;
		}
	}
	return missing / all;
}

describe("length of the queue: N+1 where IA·(N−1) < ΔT ≤ IA·N", () => {
	test("NTSC with ΔT = IB: 2; PAL with ΔT = IB: 3; PAL with ΔT = 3·IB: 5", () => {
		expect(queueLength(IA, 5)).toBe(2);
		expect(queueLength(IA, 6)).toBe(3);
		expect(queueLength(IA, 18)).toBe(5);
	});
	test("its borders: ΔT = 10 still 3, a hair more 4; at 30 ticks/s ΔT = 12 gives 3", () => {
		expect(queueLength(IA, 10)).toBe(3);
		expect(queueLength(IA, 10.001)).toBe(4);
		expect(queueLength(10, 12)).toBe(3);
	});
	test("a ΔT of nothing is refused", () => {
		expect(() => queueLength(IA, 0)).toThrow(/over 0/);
	});
});

describe("the queue of three (figures 7 and 8)", () => {
	test("after TA4 it holds TA2, TA3, TA4; after TA5 it holds TA3, TA4, TA5, and TA2 is handed back", () => {
		const queue = new SnapshotQueue<string>(3, 0);
		for (let k = 0; k <= 4; k++) queue.push(k, IA * k, `TA${k}`);
		expect(queue.states.map((s) => s.payload)).toEqual(["TA2", "TA3", "TA4"]);
		expect(queue.push(5, IA * 5, "TA5").map((s) => s.payload)).toEqual(["TA2"]);
		expect(queue.states.map((s) => s.payload)).toEqual(["TA3", "TA4", "TA5"]);
	});
	test("with the spare slot the state that is being shown outlives one more push", () => {
		const queue = new SnapshotQueue<string>(3);
		for (let k = 0; k <= 5; k++) queue.push(k, IA * k, `TA${k}`);
		expect(queue.states.map((s) => s.payload)).toEqual(["TA2", "TA3", "TA4", "TA5"]);
	});
});

describe("which states a refresh shows", () => {
	test("PAL in phase, ΔT = IB: TA0, TA1+.2, TA2+.4, TA3+.6, TA4+.8, and again from TA6", () => {
		expect(shownBy(PAL, 6, 0, 7, 1)).toEqual([
			{ earlier: 0, later: 0, blend: 0, held: null },
			{ earlier: 1, later: 2, blend: 0.2, held: null },
			{ earlier: 2, later: 3, blend: 0.4, held: null },
			{ earlier: 3, later: 4, blend: 0.6, held: null },
			{ earlier: 4, later: 5, blend: 0.8, held: null },
			{ earlier: 6, later: 6, blend: 0, held: null },
			{ earlier: 7, later: 8, blend: 0.2, held: null },
		]);
	});
	test("PAL half a tick out of phase, ΔT = IB: TB4 shows TC = TB3 between TA4 and TA5 (figure 10)", () => {
		// TB4 = 2.5 + 24 = 26.5; TC = 20.5.
		expect(shownBy(PAL, 6, 2.5, 3, 3)).toEqual([
			{ earlier: 2, later: 3, blend: 0.9, held: null },
			{ earlier: 4, later: 5, blend: 0.1, held: null },
			{ earlier: 5, later: 6, blend: 0.3, held: null },
		]);
	});
	test("PAL, ΔT = 3·IB: TB4 shows a state between TA1 and TA2 (figure 12)", () => {
		// TB4 = 2.5 + 24 = 26.5; TC = 8.5.
		expect(shownBy(PAL, 18, 2.5, 1, 4)).toEqual([{ earlier: 1, later: 2, blend: 0.7, held: null }]);
	});
	test("NTSC in phase: each refresh shows the state of the tick before, never a blend", () => {
		expect(shownBy(5, 5, 0, 4, 1).map((s) => [s.earlier, s.blend])).toEqual([
			[0, 0],
			[1, 0],
			[2, 0],
			[3, 0],
		]);
	});
	test("NTSC half a tick out of phase: always the same half blend", () => {
		expect(shownBy(5, 5, 2.5, 3, 2).map((s) => [s.earlier, s.blend])).toEqual([
			[1, 0.5],
			[2, 0.5],
			[3, 0.5],
		]);
	});
	test("before there are states for TC the first is held", () => {
		expect(shownBy(PAL, 6, 0, 1)[0]).toEqual({ earlier: 0, later: 0, blend: 0, held: "oldest" });
		expect(new SnapshotQueue<number>(3).at(0)).toBeNull();
	});
});

test("an object of 3 px a tick moves 3.6 px each PAL refresh at any phase; the latest state alone gives 3, 3, 3, 3, 6", () => {
	for (const phase of [0, 0.5, 1, 2.5, 3.75, 5]) {
		const places = shownBy(PAL, 6, phase, 12, 10).map((s) => 3 * (s.earlier + s.blend));
		for (let i = 1; i < places.length; i++) expect(places[i]! - places[i - 1]!).toBeCloseTo(3.6, 5);
	}
	const latest = Array.from({ length: 11 }, (_, m) => 3 * queueAt(PAL * (m + 10), 1).newest!.tick);
	const steps = latest.slice(1).map((x, i) => x - latest[i]!);
	expect(steps).toEqual([3, 3, 3, 3, 6, 3, 3, 3, 3, 6]);
});

describe("states that are not there in time", () => {
	test("PAL, ΔT = IB, a tick of 6.7 ms (2 units): missing on 15 % of refreshes; ΔT = 10: on none", () => {
		expect(missingShare(PAL, 6, 2)).toBeCloseTo(0.15, 10);
		expect(missingShare(PAL, 10, 2)).toBe(0);
	});

	test("ΔT ≥ IA is enough when a tick takes no time", () => {
		expect(missingShare(PAL, 5, 0)).toBe(0);
		expect(missingShare(5, 5, 0)).toBe(0);
		expect(missingShare(PAL, 4, 0)).toBeGreaterThan(0);
	});

	test.each([0, 0.1, 0.2, 0.4, 0.5, 0.6, 0.8])(
		"automatic ΔT with ticks of %d IA: none, in PAL, NTSC and on a 144 Hz monitor",
		(part) => {
			const costUnits = part * IA;
			for (const interval of [5, PAL, 300 / 144]) {
				const delta = attentionDelta("automatic", IA, interval, costUnits);
				expect(delta).toBe(part === 0 ? 5 : 10);
				expect(missingShare(interval, delta, costUnits)).toBe(0);
			}
		},
	);
});
