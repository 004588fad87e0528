/** The ball: rolls, flies, bounces, turns with its spin. Pure physics; goals and lines are goal.ts's. */
import type { Ball } from "./match-state.ts";
import { PITCH_TUNING } from "./tuning.ts";

const TICK_S = 1 / PITCH_TUNING.ticksPerSecond;

/** Moves the ball by one tick. @returns the speed in m/s at which it struck the ground, 0 if it did not */
export function tickBall(ball: Ball): number {
	const { airDragPerTick, gravityMps2, bounceGrip, restMps, spinTurn, spinDecayPerSecond } = PITCH_TUNING;
	const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy);
	const isFlying = ball.z > 0 || ball.vz > 0;
	if (speed < 1e-6) {
		ball.vx = 0;
		ball.vy = 0;
		ball.spin = 0;
	} else {
		const slower = Math.max(0, isFlying ? speed * (1 - airDragPerTick) : speed - ball.groundFriction * TICK_S);
		// Turned by the spin, its speed unchanged by it.
		const turn = ball.spin * spinTurn * TICK_S;
		const vx = ball.vx - ball.vy * turn;
		const vy = ball.vy + ball.vx * turn;
		const length = Math.sqrt(vx * vx + vy * vy);
		ball.vx = (vx / length) * slower;
		ball.vy = (vy / length) * slower;
		ball.spin *= 1 - spinDecayPerSecond * TICK_S;
	}
	ball.x += ball.vx * TICK_S;
	ball.y += ball.vy * TICK_S;
	ball.rolledM = (ball.rolledM + speed * TICK_S) % 4096;
	if (!isFlying) return 0;
	ball.vz -= gravityMps2 * TICK_S;
	ball.z += ball.vz * TICK_S;
	if (ball.z > 0) return 0;
	const struck = -ball.vz;
	ball.z = 0;
	ball.vz = struck < restMps ? 0 : struck * ball.bounce;
	ball.vx *= bounceGrip;
	ball.vy *= bounceGrip;
	return struck;
}

/** Sends the ball off at a speed in m/s; (dx, dy) is the way, of any length but 0. */
export function kickBall(ball: Ball, dx: number, dy: number, speedMps: number, liftMps: number): void {
	const length = Math.sqrt(dx * dx + dy * dy);
	if (length === 0) return;
	ball.vx = (dx / length) * speedMps;
	ball.vy = (dy / length) * speedMps;
	ball.vz = liftMps;
	ball.spin = 0;
}

/** Spins the ball towards where the pad points, as far as that lies across its way: it can't be sped up. */
export function spinBall(ball: Ball, dx: number, dy: number, force: number): void {
	const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy);
	if (speed < 0.5) return;
	const across = (-ball.vy * dx + ball.vx * dy) / speed;
	ball.spin = Math.max(-1.5, Math.min(1.5, ball.spin + Math.max(-1, Math.min(1, across)) * force));
}

/** Lays the ball still. */
export function placeBall(ball: Ball, x: number, y: number): void {
	ball.x = x;
	ball.y = y;
	ball.z = 0;
	ball.vx = 0;
	ball.vy = 0;
	ball.vz = 0;
	ball.spin = 0;
	ball.holder = -1;
	ball.passTarget = -1;
}
