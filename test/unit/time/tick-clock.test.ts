import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PeriodicCount } from "../../../runtime/time/periodic-count.ts";
import { TickClock } from "../../../runtime/time/tick-clock.ts";
import { hostStamps, RATES_HZ } from "./host-stamps.ts";

function counts(clock: TickClock, stampsMs: readonly number[]): number[] {
	return stampsMs.map((ms) => clock.ticksDue(ms));
}
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const jitter = fc.record({
	seed: fc.integer(),
	jitterMs: fc.double({ min: 0, max: 2, noNaN: true }),
	quantumMs: fc.constantFrom(0, 0.1, 1),
	startMs: fc.double({ min: 0, max: 1e9, noNaN: true }),
});

describe("every monitor", () => {
	test.each(RATES_HZ)("%d Hz, with jitter and quantized stamps: 600 ± 1 ticks in 10 s", (hz) => {
		fc.assert(
			fc.property(jitter, (shape) => {
				const total = sum(counts(new TickClock(5), hostStamps({ hz, seconds: 10, ...shape })));
				expect(Math.abs(total - 600)).toBeLessThanOrEqual(1);
			}),
			{ numRuns: 8 },
		);
	});

	test.each(RATES_HZ)("%d Hz: each frame has its share of ticks, rounded down or up, never more or fewer", (hz) => {
		fc.assert(
			fc.property(jitter, (shape) => {
				const due = counts(new TickClock(5), hostStamps({ hz, seconds: 5, ...shape })).slice(1);
				const share = 60 / hz;
				for (const count of due) {
					expect(count).toBeGreaterThanOrEqual(Math.floor(share + 1e-9));
					// 59.94 Hz takes two ticks once in 16.7 s: that is its share rounded up.
					expect(count).toBeLessThanOrEqual(Math.ceil(share - 1e-9));
				}
			}),
			{ numRuns: 8 },
		);
	});

	test.each([
		[60, 1],
		[30, 2],
		[20, 3],
	])("%d Hz: exactly %d a frame, whatever the jitter up to 4 ms: never 0, 2, 0, 2", (hz, each) => {
		fc.assert(
			fc.property(fc.integer(), fc.constantFrom(0, 0.1, 1), (seed, quantumMs) => {
				const due = counts(new TickClock(5), hostStamps({ hz, seconds: 5, jitterMs: 4, quantumMs, seed }));
				expect(new Set(due.slice(1))).toEqual(new Set([each]));
			}),
			{ numRuns: 50 },
		);
	});
});

test("an hour at 59.94 Hz with 1 ms stamps is 216,000 ticks: no drift", () => {
	const total = sum(counts(new TickClock(5), hostStamps({ hz: 59.94, seconds: 3600, jitterMs: 0.5, quantumMs: 1 })));
	expect(Math.abs(total - 216_000)).toBeLessThanOrEqual(1);
});

test("a 30 ticks/s cartridge has 300 ± 1 ticks in 10 s", () => {
	for (const hz of RATES_HZ) {
		const total = sum(counts(new TickClock(10), hostStamps({ hz, seconds: 10, jitterMs: 1 })));
		expect(Math.abs(total - 300)).toBeLessThanOrEqual(1);
	}
});

test("legacy PAL: 500 ± 1 ticks in 10 s, and a switch in play neither loses nor repeats a tick", () => {
	const clock = new TickClock(6);
	expect(Math.abs(sum(counts(clock, hostStamps({ hz: 60, seconds: 10 }))) - 500)).toBeLessThanOrEqual(1);
	const next = clock.nextTick;
	const lastUnits = clock.nextTickUnits - 6;
	clock.intervalUnits = 5;
	expect(clock.nextTick).toBe(next);
	expect(clock.nextTickUnits).toBe(lastUnits + 5);
	const later = hostStamps({ hz: 60, seconds: 10, startMs: 11_000 });
	expect(Math.abs(sum(counts(clock, later)) - 600)).toBeLessThanOrEqual(1);
});

describe("stalls", () => {
	test("50 ms without a frame: the three ticks are made up at once and speed is kept", () => {
		const clock = new TickClock(5);
		counts(clock, hostStamps({ hz: 60, seconds: 1 }));
		const lastMs = 1000 + (59 * 1000) / 60;
		expect(clock.ticksDue(lastMs + 50)).toBe(3);
		expect(clock.droppedMs).toBe(0);
	});

	test("a stall past 100 ms is dropped: one tick, then one a frame again; nothing races", () => {
		fc.assert(
			fc.property(fc.double({ min: 101, max: 1e8, noNaN: true }), fc.constantFrom(...RATES_HZ), (stallMs, hz) => {
				const clock = new TickClock(5);
				counts(clock, hostStamps({ hz, seconds: 1 }));
				const backMs = 2000 + stallMs;
				expect(clock.ticksDue(backMs)).toBe(1);
				const after = counts(clock, hostStamps({ hz, seconds: 1, startMs: backMs + 1000 / hz }));
				expect(sum(after)).toBeLessThanOrEqual(61);
				expect(Math.max(...after)).toBeLessThanOrEqual(Math.ceil(60 / hz));
			}),
		);
	});

	test("random stalls of any length: never more than 100 ms of ticks at once, and never more ticks than time", () => {
		fc.assert(
			fc.property(
				fc.array(
					fc.oneof(
						{ weight: 20, arbitrary: fc.double({ min: 0, max: 40, noNaN: true }) },
						{ weight: 1, arbitrary: fc.double({ min: 40, max: 5000, noNaN: true }) },
					),
					{ minLength: 1, maxLength: 300 },
				),
				(stepsMs) => {
					const clock = new TickClock(5);
					let nowMs = 500;
					let total = clock.ticksDue(nowMs);
					for (const stepMs of stepsMs) {
						nowMs += stepMs;
						const due = clock.ticksDue(nowMs);
						expect(due).toBeLessThanOrEqual(6);
						total += due;
					}
					// One at the start; one may be before its time.
					expect(total).toBeLessThanOrEqual(2 + ((nowMs - 500) * 60) / 1000);
					expect(Math.abs(total * (1000 / 60) + clock.droppedMs - (nowMs - 500))).toBeLessThan(35);
				},
			),
		);
	});

	test("ticks that the game side can't take on are dropped, not saved up", () => {
		const clock = new TickClock(5);
		clock.ticksDue(0);
		for (let i = 1; i <= 60; i++) expect(clock.ticksDue((i * 1000) / 60, 0)).toBe(0);
		const after = Array.from({ length: 60 }, (_, i) => clock.ticksDue(1000 + ((i + 1) * 1000) / 60));
		expect(Math.max(...after)).toBe(1);
		expect(sum(after)).toBe(60);
	});
});

describe("pause", () => {
	test("no ticks while paused, and none are made up after it", () => {
		const clock = new TickClock(5);
		counts(clock, hostStamps({ hz: 60, seconds: 1 }));
		clock.pause();
		const units = clock.nowUnits;
		expect(counts(clock, hostStamps({ hz: 60, seconds: 2, startMs: 2000 }))).toEqual(Array(120).fill(0));
		expect(clock.unitsAt(3500)).toBe(units);
		clock.resume(4000);
		expect(clock.unitsAt(4000)).toBeCloseTo(units, 6);
		const after = counts(clock, hostStamps({ hz: 60, seconds: 1, startMs: 4000 + 1000 / 60 }));
		expect(after).toEqual(Array(60).fill(1));
		expect(clock.droppedMs).toBe(0);
	});

	test("a step while paused is one tick, and game time stands at that tick", () => {
		const clock = new TickClock(5);
		clock.ticksDue(0);
		expect(clock.step()).toBe(0);
		clock.pause();
		expect(clock.step()).toBe(1);
		expect(clock.step()).toBe(1);
		expect(clock.nextTick).toBe(3);
		expect(clock.nowUnits).toBe(10);
	});
});

describe("bad stamps", () => {
	test("NaN and infinities are as if they had not come", () => {
		const clock = new TickClock(5);
		for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
			expect(clock.ticksDue(bad)).toBe(0);
		}
		const stamps = hostStamps({ hz: 60, seconds: 1 });
		const due = stamps.flatMap((ms) => [clock.ticksDue(ms), clock.ticksDue(Number.NaN)]);
		expect(sum(due)).toBe(60);
	});

	test("a clock set back goes on from there at the same speed; game time never runs backwards", () => {
		fc.assert(
			fc.property(fc.double({ min: 0, max: 1e10, noNaN: true }), (backMs) => {
				const clock = new TickClock(5);
				counts(clock, hostStamps({ hz: 60, seconds: 1, startMs: 1e10 }));
				const before = clock.nowUnits;
				const after = hostStamps({ hz: 60, seconds: 1, startMs: 1e10 + 1000 - backMs });
				let last = before;
				let total = 0;
				for (const ms of after) {
					total += clock.ticksDue(ms);
					expect(clock.nowUnits).toBeGreaterThanOrEqual(last);
					last = clock.nowUnits;
				}
				// Up to 100 ms back: it waits for the time to come up. Further: it goes on at once.
				expect(total).toBeGreaterThanOrEqual(53);
				expect(total).toBeLessThanOrEqual(61);
			}),
		);
	});
});

test("an interval that is not a whole number of units is refused", () => {
	expect(() => new TickClock(0)).toThrow(/whole number/);
	expect(() => new TickClock(5.5)).toThrow(/5\.5/);
});

describe("PeriodicCount", () => {
	test("gives the usual count inside its band, and corrects at its edges", () => {
		const usual = () => {
			const count = new PeriodicCount(0.5, 1);
			for (let i = 0; i < 50; i++) count.due(1, 1);
			return count;
		};
		expect(usual().due(1.7, 1)).toBe(1);
		expect(usual().due(2.1, 1)).toBe(2);
		expect(usual().due(0.4, 1)).toBe(0);
		expect(usual().due(0.6, 1)).toBe(1);
		expect(usual().due(-3, 1)).toBe(0);
	});
	test("keeps the events within its band, whatever the calls", () => {
		const call = fc.record({ step: fc.double({ min: 0, max: 20, noNaN: true }) });
		fc.assert(
			fc.property(fc.array(call, { minLength: 1, maxLength: 50 }), (calls) => {
				const count = new PeriodicCount(0.8, 0.7);
				let phase = 0;
				for (const { step } of calls) {
					phase += step;
					phase -= count.due(phase, step);
					expect(phase).toBeGreaterThanOrEqual(-0.8 - 1e-9);
					expect(phase).toBeLessThan(0.7 + 1e-9);
				}
			}),
		);
	});
	test("a band of one period or less is refused", () => {
		expect(() => new PeriodicCount(0.5, 0.5)).toThrow(/over 1/);
	});
});
