import fc from "fast-check";
import { expect, test } from "vitest";
import { TELEVISIONS } from "../../../runtime/time/televisions.ts";
import { LEGACY_PAL_TICK_UNITS, msToUnits, TICK_UNITS, unitsToMs } from "../../../runtime/time/time-base.ts";

test("a tick of 1/60 s is 5 units, of 1/30 s is 10; a legacy PAL tick of 1/50 s is 6, of 1/25 s is 12", () => {
	expect(TICK_UNITS).toEqual({ 60: 5, 30: 10 });
	expect(LEGACY_PAL_TICK_UNITS).toEqual({ 60: 6, 30: 12 });
});

test("whole multiples of 10 ms and of 3 units convert exactly", () => {
	expect(msToUnits(10)).toBe(3);
	expect(msToUnits(1000)).toBe(300);
	expect(msToUnits(36_000_000)).toBe(10_800_000);
	expect(unitsToMs(3)).toBe(10);
	expect(unitsToMs(-300)).toBe(-1000);
});

test("any whole number of units comes back exactly from milliseconds", () => {
	fc.assert(
		fc.property(fc.integer({ min: -(2 ** 40), max: 2 ** 40 }), (units) => {
			expect(msToUnits(unitsToMs(units))).toBe(units);
		}),
	);
});

test("refresh intervals: NTSC 5 units, PAL 6, every other field 10 and 12, host its own", () => {
	const units = Object.fromEntries(Object.values(TELEVISIONS).map((t) => [t.name, t.refreshUnits]));
	expect(units).toEqual({ ntsc: 5, pal: 6, "ntsc-30": 10, "pal-25": 12, host: null });
});

test("fields: NTSC 262 lines at 60.0544 Hz, 240 visible; PAL 312 lines at 50.0801 Hz, 288 visible", () => {
	const { ntsc, pal } = TELEVISIONS;
	expect([ntsc.lines, ntsc.visibleLines, ntsc.borderLines]).toEqual([262, 240, 8]);
	expect([pal.lines, pal.visibleLines, pal.borderLines]).toEqual([312, 288, 32]);
	expect(ntsc.fieldRateHz).toBeCloseTo(60.0544, 4);
	expect(pal.fieldRateHz).toBeCloseTo(50.0801, 4);
	expect(ntsc.pixelAspect).toBeCloseTo(1.142857, 6);
	expect(pal.pixelAspect).toBe(1.386);
});
