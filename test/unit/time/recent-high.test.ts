import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RecentHigh } from "../../../runtime/time/recent-high.ts";

describe("a recent high", () => {
	const feed = (high: RecentHigh, units: number, count: number) => {
		for (let i = 0; i < count; i++) high.observe(units);
	};

	test("is what the states show, and never under 0", () => {
		const high = new RecentHigh();
		expect(high.units).toBe(0);
		feed(high, 2, 10);
		expect(high.units).toBe(2);
		const early = new RecentHigh();
		feed(early, -1.5, 10);
		expect(early.units).toBe(0);
	});
	test("six late states in two seconds (a stall of 100 ms) change nothing; more of them raise it at once", () => {
		const high = new RecentHigh();
		feed(high, 1, 200);
		feed(high, 25, 6);
		expect(high.units).toBe(1);
		feed(high, 4, 1);
		expect(high.units).toBe(4);
	});
	test("it falls only after ten seconds of less", () => {
		const high = new RecentHigh();
		feed(high, 1, 600);
		feed(high, 6, 120);
		expect(high.units).toBe(6);
		feed(high, 1, 600);
		expect(high.units).toBe(6);
		feed(high, 1, 120);
		expect(high.units).toBe(1);
	});
	test("slow ticks of the first ten seconds are forgotten within two", () => {
		const high = new RecentHigh();
		feed(high, 12, 5);
		expect(high.units).toBe(12);
		feed(high, 1, 115);
		expect(high.units).toBe(1);
		feed(high, 25, 60);
		expect(high.units).toBe(25);
		feed(high, 1, 120);
		expect(high.units).toBe(1);
	});
	test("values that are not finite are left out; forget starts anew", () => {
		const high = new RecentHigh();
		high.observe(Number.NaN);
		high.observe(Number.POSITIVE_INFINITY);
		expect(high.units).toBe(0);
		feed(high, 3, 5);
		high.forget();
		expect(high.units).toBe(0);
	});
	test("is the value that at most 5 % of the last 120 are over", () => {
		fc.assert(
			fc.property(fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { minLength: 1, maxLength: 120 }), (values) => {
				const high = new RecentHigh();
				for (const value of values) high.observe(value);
				const sorted = [...values].sort((a, b) => b - a);
				const over = values.filter((value) => value > high.units).length;
				expect(over).toBeLessThanOrEqual(values.length * 0.05);
				expect(sorted).toContain(high.units);
			}),
		);
	});
});
