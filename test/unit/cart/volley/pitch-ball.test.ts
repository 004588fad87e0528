import fc from "fast-check";
import { expect, test } from "vitest";
import { bendBall, kickBall, tickBall } from "../../../../cart/volley/pitch/ball.ts";
import { FIELD } from "../../../../cart/volley/pitch/field.ts";
import { crossLines, holdInNet } from "../../../../cart/volley/pitch/goal.ts";
import type { Ball } from "../../../../cart/volley/pitch/pitch-state.ts";

function ballAt(x: number, y: number, more: Partial<Ball> = {}): Ball {
	return { x, y, z: 0, vx: 0, vy: 0, vz: 0, rolledPx: 0, ...more };
}

test("a pass of 2.5 px a tick rolls until friction of 0.02 has eaten it: 125 ticks, 155 px", () => {
	const ball = ballAt(0, 0);
	kickBall(ball, 1, 0, 2.5, 0);
	let ticks = 0;
	while (ball.vx > 0 && ticks < 1000) {
		tickBall(ball);
		ticks += 1;
	}
	expect(ticks).toBe(125);
	// The sum 2.48 + 2.46 + … + 0.
	expect(ball.x).toBeCloseTo(155, 6);
});

test("a lobbed ball goes up, comes down and bounces to 0.57² of its height", () => {
	const ball = ballAt(0, 0, { vz: 1.6 });
	let firstTop = 0;
	while (tickBall(ball) === 0) firstTop = Math.max(firstTop, ball.z);
	let secondTop = 0;
	while (tickBall(ball) === 0 && ball.vz !== 0) secondTop = Math.max(secondTop, ball.z);
	// v²/2g: 1.6² / 0.098 = 26.1.
	expect(firstTop).toBeGreaterThan(24);
	expect(firstTop).toBeLessThan(27);
	expect(secondTop / firstTop).toBeGreaterThan(0.27);
	expect(secondTop / firstTop).toBeLessThan(0.36);
});

test("a ball left alone comes to rest, never under the grass, never NaN", () => {
	const v = fc.double({ min: -5, max: 5, noNaN: true });
	fc.assert(
		fc.property(v, v, fc.double({ min: 0, max: 4, noNaN: true }), (vx, vy, vz) => {
			const ball = ballAt(200, 300, { vx, vy, vz });
			for (let i = 0; i < 1500; i++) {
				tickBall(ball);
				expect(ball.z).toBeGreaterThanOrEqual(0);
			}
			expect(Math.hypot(ball.vx, ball.vy) + ball.z).toBe(0);
			expect(Number.isFinite(ball.x + ball.y)).toBe(true);
		}),
		{ numRuns: 30 },
	);
});

test("aftertouch turns the ball and leaves its speed", () => {
	const ball = ballAt(0, 0, { vx: 0, vy: -3 });
	for (let i = 0; i < 10; i++) bendBall(ball, 1, 0, 0.055);
	expect(ball.vx).toBeGreaterThan(0.4);
	expect(Math.hypot(ball.vx, ball.vy)).toBeCloseTo(3, 9);
	const straight = ballAt(0, 0, { vx: 0, vy: -3 });
	bendBall(straight, 0, -1, 0.055);
	expect(straight.vy).toBeCloseTo(-3, 9);
});

test("a shot between the posts under the bar is a goal, at any speed", () => {
	const fast = ballAt(FIELD.middleX, FIELD.top - 200, { vy: -300 });
	expect(crossLines(fast, FIELD.middleX, FIELD.top + 100)).toBe("goal-top");
	const slow = ballAt(FIELD.middleX + 20, FIELD.bottom + 1, { vy: 3 });
	expect(crossLines(slow, FIELD.middleX + 20, FIELD.bottom - 2)).toBe("goal-bottom");
});

test("over the bar or past the post is out", () => {
	const over = ballAt(FIELD.middleX, FIELD.top - 1, { z: 22, vy: -3 });
	expect(crossLines(over, FIELD.middleX, FIELD.top + 2)).toBe("out-end");
	const wide = ballAt(FIELD.middleX + 40, FIELD.top - 1, { vy: -3 });
	expect(crossLines(wide, FIELD.middleX + 40, FIELD.top + 2)).toBe("out-end");
	expect(crossLines(ballAt(FIELD.left - 1, 300, { vx: -2 }), FIELD.left + 1, 300)).toBe("out-side");
	expect(crossLines(ballAt(FIELD.middleX, 300), FIELD.middleX, 302)).toBe("none");
});

test("a shot on the post comes back", () => {
	const post = FIELD.middleX + 24;
	const ball = ballAt(post, FIELD.top - 1, { vy: -3 });
	expect(crossLines(ball, post, FIELD.top + 2)).toBe("post");
	expect(ball.vy).toBeGreaterThan(0);
});

test("a scored ball stays in the net and makes it bulge once", () => {
	const ball = ballAt(FIELD.middleX + 10, FIELD.top - 1, { vy: -4 });
	let bulges = 0;
	for (let i = 0; i < 120; i++) {
		tickBall(ball);
		if (holdInNet(ball, "top") > 1) bulges += 1;
	}
	expect(bulges).toBe(1);
	expect(ball.y).toBeGreaterThan(FIELD.top - 20);
	expect(ball.y).toBeLessThan(FIELD.top);
});
