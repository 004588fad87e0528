import fc from "fast-check";
import { expect, test } from "vitest";
import {
	type HomingBullet,
	type HomingLaw,
	LESSON,
	stepLessonBullet,
	turnTowards,
} from "../../../../cart/volley/sky/homing.ts";

// Vectors of the lesson "homing bullets": enemy (150, 50), ship (150, 250), speed 3, limit 5°, steering every 10 frames.
const ENEMY = { x: 150, y: 50 };
const SHIP = { x: 150, y: 250 };
const OUTSIDE: HomingBullet = { x: -1, y: 0, vx: 0, vy: 0, frames: 0 };

function fly(law: HomingLaw, frames: number): HomingBullet {
	let bullet = stepLessonBullet(OUTSIDE, ENEMY, SHIP, law);
	for (let i = 0; i < frames; i++) bullet = stepLessonBullet(bullet, ENEMY, SHIP, law);
	return bullet;
}

const headingDeg = (b: HomingBullet) => (Math.atan2(b.vy, b.vx) * 180) / Math.PI;

test("a bullet outside the field goes back to the enemy, aims at the ship and does not move in that frame", () => {
	expect(fly("right", 0)).toMatchObject({ x: 150, y: 50, vx: 0, vy: 3 });
});

test("0 and 300 are inside; beyond them the bullet is back at the enemy, in every frame when the enemy is outside", () => {
	for (const [x, y] of [
		[0, 300],
		[300, 0],
	] as const) {
		const bullet = stepLessonBullet({ x, y, vx: 1, vy: 1, frames: 1 }, ENEMY, SHIP, "right");
		expect(bullet).toMatchObject({ x: x + 1, y: y + 1 });
	}
	const outside = { x: 150, y: -10 };
	let bullet = stepLessonBullet({ x: 300.5, y: 10, vx: 1, vy: 1, frames: 1 }, outside, SHIP, "right");
	for (let i = 0; i < 5; i++) {
		expect(bullet).toMatchObject({ x: 150, y: -10, frames: 11 });
		bullet = stepLessonBullet(bullet, outside, SHIP, "right");
	}
});

test("the first steering comes on frame 10 before the move: with the ship aside nine frames go straight down", () => {
	let bullet = stepLessonBullet(OUTSIDE, ENEMY, SHIP, "right");
	const aside = { x: 290, y: 60 };
	for (let i = 0; i < 9; i++) bullet = stepLessonBullet(bullet, ENEMY, aside, "right");
	expect(bullet).toMatchObject({ x: 150, y: 77, vx: 0, vy: 3 });
	bullet = stepLessonBullet(bullet, ENEMY, aside, "right");
	expect(headingDeg(bullet)).toBeCloseTo(85, 9);
});

test("5° in ten frames at speed 3 is a circle of 344 px radius, wider than the field", () => {
	// 72 turns are a whole circle: a regular polygon with sides of 30 px.
	const side = LESSON.speed * LESSON.steerEveryFrames;
	const radius = side / (2 * Math.sin((LESSON.turnDeg * Math.PI) / 360));
	expect(Math.round(radius)).toBe(344);
	let { vx, vy } = { vx: 3, vy: 0 };
	for (let i = 0; i < 72; i++) ({ vx, vy } = turnTowards(vx, vy, -vy, vx, LESSON.turnDeg, "right"));
	expect(vx).toBeCloseTo(3, 9);
	expect(vy).toBeCloseTo(0, 9);
});

test("both laws have flown straight to (150, 77) after nine frames", () => {
	for (const law of ["right", "literal"] as const) expect(fly(law, 9)).toMatchObject({ x: 150, y: 77 });
});

test("the literal law turns away from a target dead ahead: (149.7385, 79.9886) at 95° after ten frames", () => {
	const bullet = fly("literal", 10);
	expect(bullet.x).toBeCloseTo(149.7385, 4);
	expect(bullet.y).toBeCloseTo(79.9886, 4);
	expect(headingDeg(bullet)).toBeCloseTo(95, 6);
});

test("the literal law wobbles on: (147.6468, 139.8744) at 85° after thirty frames", () => {
	const bullet = fly("literal", 30);
	expect(bullet.x).toBeCloseTo(147.6468, 4);
	expect(bullet.y).toBeCloseTo(139.8744, 4);
	expect(headingDeg(bullet)).toBeCloseTo(85, 6);
});

test("the right law keeps straight on: (150, 80) after ten frames, (150, 140) after thirty", () => {
	const ten = fly("right", 10);
	expect(ten.x).toBeCloseTo(150, 9);
	expect(ten.y).toBeCloseTo(80, 9);
	const thirty = fly("right", 30);
	expect(thirty.x).toBeCloseTo(150, 9);
	expect(thirty.y).toBeCloseTo(140, 9);
});

test("enemy and ship in one place give a direction, not NaN", () => {
	const bullet = stepLessonBullet(OUTSIDE, SHIP, SHIP, "right");
	expect(Number.isFinite(bullet.vx) && Number.isFinite(bullet.vy)).toBe(true);
	expect(turnTowards(0, 3, 0, 0, 5, "right")).toEqual({ vx: 0, vy: 3 });
});

test("a turn keeps the speed, never exceeds the limit and never ends farther from the target's way", () => {
	const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
	fc.assert(
		fc.property(angle, angle, fc.double({ min: 1, max: 40, noNaN: true }), (heading, way, limitDeg) => {
			const vx = 3 * Math.cos(heading);
			const vy = 3 * Math.sin(heading);
			const toX = 100 * Math.cos(way);
			const toY = 100 * Math.sin(way);
			const turned = turnTowards(vx, vy, toX, toY, limitDeg, "right");
			expect(Math.hypot(turned.vx, turned.vy)).toBeCloseTo(3, 9);
			const cosTurn = (turned.vx * vx + turned.vy * vy) / 9;
			expect(cosTurn).toBeGreaterThanOrEqual(Math.cos((limitDeg * Math.PI) / 180) - 1e-9);
			const before = (vx * toX + vy * toY) / 300;
			const after = (turned.vx * toX + turned.vy * toY) / 300;
			// Only a target exactly behind may be left a little on its first side.
			if (before > -0.999) expect(after).toBeGreaterThanOrEqual(before - 1e-9);
		}),
	);
});
