import fc from "fast-check";
import { expect, test } from "vitest";
import { kickBall, spinBall, tickBall } from "../../../../cart/volley/pitch/ball.ts";
import { crossLines, holdInNet } from "../../../../cart/volley/pitch/goal.ts";
import { type Ball, createBall } from "../../../../cart/volley/pitch/match-state.ts";

function ballAt(x: number, y: number, more: Partial<Ball> = {}): Ball {
	return { ...createBall("clear"), x, y, ...more };
}

test("a pass of 24 m/s rolls until friction of 12 m/s² has eaten it: 2 seconds, 23.8 m", () => {
	const ball = ballAt(0, 0);
	kickBall(ball, 1, 0, 24, 0);
	let ticks = 0;
	while (ball.vx > 0 && ticks < 1000) {
		tickBall(ball);
		ticks += 1;
	}
	// One tick more for the last crumbs of rounding.
	expect([120, 121]).toContain(ticks);
	// (23.8 + 23.6 + … + 0.2) / 60.
	expect(ball.x).toBeCloseTo(23.8, 6);
});

test("wet grass lets a pass run farther, snow stops it sooner", () => {
	const roll = (weather: "clear" | "rain" | "snow") => {
		const ball = createBall(weather);
		const from = ball.x;
		kickBall(ball, 1, 0, 20, 0);
		for (let i = 0; i < 300; i++) tickBall(ball);
		return ball.x - from;
	};
	expect(roll("rain")).toBeGreaterThan(roll("clear") + 4);
	expect(roll("snow")).toBeLessThan(roll("clear") - 3);
});

test("a lobbed ball goes up to v²/2g, comes down and bounces to 0.57² of its height", () => {
	const ball = ballAt(0, 0, { vz: 15 });
	let firstTop = 0;
	while (tickBall(ball) === 0) firstTop = Math.max(firstTop, ball.z);
	let secondTop = 0;
	while (tickBall(ball) === 0 && ball.vz !== 0) secondTop = Math.max(secondTop, ball.z);
	// 225 / 58 = 3.88.
	expect(firstTop).toBeGreaterThan(3.6);
	expect(firstTop).toBeLessThan(3.9);
	expect(secondTop / firstTop).toBeGreaterThan(0.27);
	expect(secondTop / firstTop).toBeLessThan(0.36);
});

test("a ball left alone comes to rest, never under the grass, never NaN", () => {
	const v = fc.double({ min: -45, max: 45, noNaN: true });
	fc.assert(
		fc.property(v, v, fc.double({ min: 0, max: 30, noNaN: true }), v, (vx, vy, vz, spin) => {
			const ball = ballAt(30, 50, { vx, vy, vz, spin: spin / 30 });
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

test("aftertouch bends the flight to the side pushed, leaves its speed, and does nothing along the way", () => {
	const bent = ballAt(34, 90, { vy: -30, vz: 5 });
	const straight = ballAt(34, 90, { vy: -30, vz: 5 });
	for (let i = 0; i < 10; i++) {
		spinBall(bent, 1, 0, 0.13);
		spinBall(straight, 0, -1, 0.13);
		tickBall(bent);
		tickBall(straight);
	}
	expect(bent.x).toBeGreaterThan(34.1);
	expect(straight.x).toBe(34);
	expect(Math.hypot(bent.vx, bent.vy)).toBeCloseTo(Math.hypot(straight.vx, straight.vy), 9);
});

test("a shot between the posts under the bar is a goal, at any speed", () => {
	expect(crossLines(ballAt(34, -20), 34, 20)).toBe("goal-top");
	expect(crossLines(ballAt(37.3, 105.2), 37.3, 104.8)).toBe("goal-bottom");
});

test("over the bar, past the post, over the touch line: out; on the field: nothing", () => {
	expect(crossLines(ballAt(34, -0.2, { z: 3.5 }), 34, 0.3)).toBe("out-end");
	expect(crossLines(ballAt(41, -0.2), 41, 0.3)).toBe("out-end");
	expect(crossLines(ballAt(-0.1, 40), 0.2, 40)).toBe("out-side");
	expect(crossLines(ballAt(34, 40), 34, 41)).toBe("none");
});

test("a shot on the post or the bar comes back", () => {
	const post = ballAt(38, -0.2, { vy: -30 });
	expect(crossLines(post, 38, 0.3)).toBe("post");
	expect(post.vy).toBeGreaterThan(0);
	expect(post.y).toBeGreaterThan(0);
	const bar = ballAt(34, -0.2, { vy: -30, z: 2.5 });
	expect(crossLines(bar, 34, 0.3)).toBe("post");
	expect(bar.vy).toBeGreaterThan(0);
});

test("a scored ball stays in the net and makes it bulge once", () => {
	const ball = ballAt(35, -0.1, { vy: -38 });
	let bulges = 0;
	for (let i = 0; i < 120; i++) {
		tickBall(ball);
		if (holdInNet(ball, "top") > 1) bulges += 1;
	}
	expect(bulges).toBe(1);
	expect(ball.y).toBeGreaterThan(-3.3);
	expect(ball.y).toBeLessThan(0);
});
