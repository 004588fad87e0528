/** The ball: rolls, flies, bounces. Pure physics; goals and lines are goal.ts's. */
import type { Ball } from "./pitch-state.ts";
import { PITCH_TUNING } from "./tuning.ts";

/** Moves the ball by one tick. @returns the speed at which it struck the ground, 0 if it did not */
export function tickBall(ball: Ball): number {
	const { groundFriction, airDrag, gravity, bounce, bounceGrip, restSpeed } = PITCH_TUNING;
	const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy);
	const isFlying = ball.z > 0 || ball.vz > 0;
	if (speed === 0) {
		// Also for parts so small that their squares are nothing.
		ball.vx = 0;
		ball.vy = 0;
	} else {
		const slower = Math.max(0, isFlying ? speed * (1 - airDrag) : speed - groundFriction);
		ball.vx *= slower / speed;
		ball.vy *= slower / speed;
	}
	ball.x += ball.vx;
	ball.y += ball.vy;
	ball.rolledPx = (ball.rolledPx + speed) % 4096;
	if (!isFlying) return 0;
	ball.vz -= gravity;
	ball.z += ball.vz;
	if (ball.z > 0) return 0;
	const struck = -ball.vz;
	ball.z = 0;
	ball.vz = struck < restSpeed ? 0 : struck * bounce;
	ball.vx *= bounceGrip;
	ball.vy *= bounceGrip;
	return struck;
}

/** Sends the ball off. Speeds are pixels a tick; (dx, dy) is the way, of any length but 0. */
export function kickBall(ball: Ball, dx: number, dy: number, speed: number, lift: number): void {
	const length = Math.sqrt(dx * dx + dy * dy);
	if (length === 0) return;
	ball.vx = (dx / length) * speed;
	ball.vy = (dy / length) * speed;
	ball.vz = lift;
}

/** Bends the flight to the side that the pad is pushed: only across its way, so that it can't be sped up. */
export function bendBall(ball: Ball, dx: number, dy: number, force: number): void {
	const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy);
	if (speed < 0.01) return;
	const sideX = -ball.vy / speed;
	const sideY = ball.vx / speed;
	const push = Math.max(-1, Math.min(1, dx * sideX + dy * sideY)) * force;
	const vx = ball.vx + sideX * push;
	const vy = ball.vy + sideY * push;
	const bent = Math.sqrt(vx * vx + vy * vy);
	ball.vx = (vx / bent) * speed;
	ball.vy = (vy / bent) * speed;
}
