import fc from "fast-check";
import { expect, test } from "vitest";
import { steerProportionally } from "../../../../../cart/volley/homing/proportional.ts";
import { SEEKER, stepSeeker } from "../../../../../cart/volley/homing/seeker.ts";

test("on a course that meets the target the line stands still, and proportional navigation flies straight on", () => {
	// Both reach (40, 30) at the same time.
	const missile = { x: 0, y: 0, vx: 2, vy: 1.5 };
	const target = { x: 40, y: 0, vx: 0, vy: 1.5 };
	const steered = steerProportionally(missile, target, 3, 1);
	expect(steered.vx).toBeCloseTo(2, 12);
	expect(steered.vy).toBeCloseTo(1.5, 12);
});

test("it turns by gain times the turn of the line", () => {
	// A target 100 px to the right that goes down at 1 px a tick: the line turns by 0.01 rad a tick.
	const steered = steerProportionally({ x: 0, y: 0, vx: 3, vy: 0 }, { x: 100, y: 0, vx: 0, vy: 1 }, 3, 1);
	expect(Math.atan2(steered.vy, steered.vx)).toBeCloseTo(0.03, 12);
});

test("it never turns by more than its limit, keeps its speed, and knows no NaN", () => {
	const place = fc.double({ min: -200, max: 200, noNaN: true });
	const speed = fc.double({ min: -3, max: 3, noNaN: true });
	fc.assert(
		fc.property(place, place, speed, speed, fc.double({ min: 0, max: 6.28, noNaN: true }), (x, y, vx, vy, heading) => {
			const before = { x: 0, y: 0, vx: 3 * Math.cos(heading), vy: 3 * Math.sin(heading) };
			const after = steerProportionally(before, { x, y, vx, vy }, 4, 0.1);
			expect(Math.hypot(after.vx, after.vy)).toBeCloseTo(3, 9);
			expect((after.vx * before.vx + after.vy * before.vy) / 9).toBeGreaterThanOrEqual(Math.cos(0.1) - 1e-9);
		}),
	);
	expect(steerProportionally({ x: 5, y: 5, vx: 1, vy: 0 }, { x: 5, y: 5, vx: 0, vy: 0 }, 3, 1)).toEqual({
		vx: 1,
		vy: 0,
	});
});

test("the game's missile flies straight at a ship that stands ahead, and steers only every so many ticks", () => {
	const ship = { x: 0, y: 200, vx: 0, vy: 0 };
	let missile = { x: 0, y: 0, vx: 0, vy: SEEKER.speed };
	for (let tick = 1; tick <= 60; tick++) missile = stepSeeker(missile, ship, "right", SEEKER, tick);
	expect(missile.x).toBeCloseTo(0, 12);
	const aside = { x: 100, y: 0, vx: 0, vy: 0 };
	const between = stepSeeker({ x: 0, y: 0, vx: 0, vy: 3 }, aside, "right", SEEKER, SEEKER.everyTicks + 1);
	expect([between.vx, between.vy]).toEqual([0, 3]);
	const due = stepSeeker({ x: 0, y: 0, vx: 0, vy: 3 }, aside, "right", SEEKER, SEEKER.everyTicks);
	expect(due.vx).toBeGreaterThan(0);
});
