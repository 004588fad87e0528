import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RefreshClock } from "../../../runtime/time/refresh-clock.ts";
import { SteadyStamps } from "../../../runtime/time/steady-stamps.ts";
import { hostStamps, RATES_HZ } from "./host-stamps.ts";

/** Game time of host frames, in 1/300 s. */
function frames(hz: number, seconds: number, shape: { jitterMs?: number; quantumMs?: number; seed?: number } = {}) {
	return hostStamps({ hz, seconds, startMs: 0, ...shape }).map((ms) => ms * 0.3);
}

describe("PAL on a 60 Hz monitor", () => {
	test("a refresh is shown at the first host frame at or after its time; one host frame in six has none", () => {
		const clock = new RefreshClock(6);
		const shown = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60].map((units) => clock.at(units));
		expect(shown).toEqual([0, null, 6, 12, 18, 24, 30, null, 36, 42, 48, 54, 60]);
	});

	test("the same with 1 ms stamps and jitter: 50 ± 1 refreshes a second, each in its order, none twice", () => {
		fc.assert(
			fc.property(fc.integer(), fc.constantFrom(0, 0.1, 1), (seed, quantumMs) => {
				const clock = new RefreshClock(6);
				const shown = frames(60, 10, { jitterMs: 1, quantumMs, seed })
					.map((units) => clock.at(units))
					.filter((units) => units !== null);
				expect(Math.abs(shown.length - 500)).toBeLessThanOrEqual(1);
				expect(new Set(shown.slice(1).map((units, i) => units - shown[i]!))).toEqual(new Set([6]));
			}),
		);
	});
});

test.each([
	["NTSC", 5, 60],
	["PAL", 6, 50],
	["NTSC, every other field", 10, 30],
	["PAL, every other field", 12, 25],
])(
	"%s on a monitor of its own rate: every frame is the next refresh, whatever the jitter up to 1 ms",
	(_, interval, hz) => {
		fc.assert(
			fc.property(fc.integer(), fc.constantFrom(0, 0.1, 1), (seed, quantumMs) => {
				const clock = new RefreshClock(interval);
				const shown = frames(hz, 4, { jitterMs: 1, quantumMs, seed }).map((units) => clock.at(units));
				expect(shown).toEqual(shown.map((_, i) => shown[0]! + i * interval));
			}),
		);
	},
);

test("a monitor slower than the television shows the latest refresh and leaves the others out", () => {
	const clock = new RefreshClock(5);
	expect([0, 12.5, 25, 37.5].map((units) => clock.at(units))).toEqual([0, 10, 25, 35]);
});

test("a refresh is never shown more than 15 % of its interval early, nor a whole one late while frames come", () => {
	fc.assert(
		fc.property(fc.constantFrom(...RATES_HZ), fc.constantFrom(5, 6), fc.integer(), (hz, interval, seed) => {
			const clock = new RefreshClock(interval);
			for (const units of frames(hz, 2, { jitterMs: 1, seed })) {
				const at = clock.at(units);
				if (at === null) continue;
				expect(units - at).toBeGreaterThan(-0.15 * interval - 1e-9);
				expect(units - at).toBeLessThan(interval);
			}
		}),
	);
});

test("time that stands still (a pause) brings no refresh, and a step back none until it has come up again", () => {
	const clock = new RefreshClock(6);
	expect(clock.at(12)).toBe(12);
	expect(clock.at(12)).toBeNull();
	expect(clock.at(5)).toBeNull();
	expect(clock.at(12.2)).toBeNull();
	expect(clock.at(18)).toBe(18);
});

test("without an interval each call is a refresh, and the interval is measured", () => {
	const clock = new RefreshClock(null);
	const stamps = frames(144, 2, { jitterMs: 0.3, quantumMs: 0.1 });
	for (const units of stamps) expect(clock.at(units)).not.toBeNull();
	expect(clock.intervalUnits).toBeCloseTo(300 / 144, 1);
});

test("an interval of nothing is refused", () => {
	expect(() => new RefreshClock(0)).toThrow(/over 0/);
});

describe("steady stamps", () => {
	const settled = 250;

	test.each(RATES_HZ)(
		"%d Hz with 1 ms stamps: steps even to a quarter of a sixteenth of a pixel at 3 px a tick",
		(hz) => {
			fc.assert(
				fc.property(fc.integer(), fc.constantFrom(0.1, 1), (seed, quantumMs) => {
					const filter = new SteadyStamps();
					const steady = frames(hz, 12, { jitterMs: 0.2, quantumMs, seed }).map((units) => filter.at(units));
					for (let i = settled; i < steady.length; i++) {
						const stepUnits = steady[i]! - steady[i - 1]!;
						// 3 px a tick of 5 units, in sixteenths.
						expect(Math.abs(stepUnits - 300 / hz) * ((3 * 16) / 5)).toBeLessThan(0.25);
					}
				}),
				{ numRuns: 5 },
			);
		},
	);

	test("it stays within 1.5 ms of stamps that are within 1 ms of the truth", () => {
		for (const hz of RATES_HZ) {
			const filter = new SteadyStamps();
			for (const units of frames(hz, 5, { jitterMs: 0.5, quantumMs: 0.1 })) {
				expect(Math.abs(filter.at(units) - units)).toBeLessThan(1.5 * 0.3);
			}
		}
	});

	test("exact stamps pass exactly", () => {
		const filter = new SteadyStamps();
		for (let i = 0; i < 500; i++) expect(filter.at(i * 2.5)).toBeCloseTo(i * 2.5, 9);
	});

	test("a window moved from a 60 Hz to a 144 Hz monitor is followed within a second", () => {
		const filter = new SteadyStamps();
		for (const units of frames(60, 3)) filter.at(units);
		const after = frames(144, 2).map((units) => 900 + units);
		const steady = after.map((units) => filter.at(units));
		for (let i = 144; i < after.length; i++) expect(steady[i]!).toBeCloseTo(after[i]!, 1);
		expect(filter.period).toBeCloseTo(300 / 144, 2);
	});

	test.each([
		[144, 72],
		[120, 60],
		[240, 60],
		[90, 30],
	])(
		"a window moved from a %d Hz monitor to one of %d Hz, a whole fraction of it, is followed within two seconds",
		(from, to) => {
			const filter = new SteadyStamps();
			for (const units of frames(from, 3)) filter.at(units);
			for (const units of frames(to, 2)) filter.at(900 + units);
			expect(filter.period).toBeCloseTo(300 / to, 2);
		},
	);

	test("never before the last one, through stalls, missed frames and repeated stamps", () => {
		fc.assert(
			fc.property(fc.array(fc.double({ min: 0, max: 40, noNaN: true }), { maxLength: 300 }), (steps) => {
				const filter = new SteadyStamps();
				let now = 0;
				let last = Number.NEGATIVE_INFINITY;
				for (const step of steps) {
					now += step;
					const steady = filter.at(now);
					expect(steady).toBeGreaterThanOrEqual(last);
					expect(Number.isFinite(steady)).toBe(true);
					last = steady;
				}
			}),
		);
	});
});
