/**
 * Homing by a turn limit, after the lesson "homing bullets": speed 3, at most 5° every ten frames. The lesson's own code
 * compares vectors of different length, never aims straight and wobbles for ever; that is the "literal" law, kept for
 * comparison. The game flies the "right" one.
 */
import { DEGREE } from "./geometry.ts";

export type HomingLaw = "right" | "literal";

export interface HomingBullet {
	x: number;
	y: number;
	vx: number;
	vy: number;
	/** Counts frames; it steers when the count before the frame divides by ten. */
	frames: number;
}

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** The lesson's numbers: pixels a frame, degrees, frames, and the field's side in pixels (both ends inside). */
export const LESSON = { speed: 3, turnDeg: 5, steerEveryFrames: 10, fieldPx: 300 } as const;

/**
 * Turns a velocity towards (toX, toY), the way to the target, by `turnDeg` at most.
 * Straight at the target when it lies within the limit, else by the limit to the side where it is.
 * @returns the new velocity, of the same length; the old one when the way has no length
 */
export function turnTowards(
	vx: number,
	vy: number,
	toX: number,
	toY: number,
	turnDeg: number,
	law: HomingLaw,
): { vx: number; vy: number } {
	const distance = Math.sqrt(toX * toX + toY * toY);
	if (distance === 0) return { vx, vy };
	const speed = Math.sqrt(vx * vx + vy * vy);
	const aimX = toX / distance;
	const aimY = toY / distance;
	const cos = Math.cos(turnDeg * DEGREE);
	const sin = Math.sin(turnDeg * DEGREE);
	const plusX = cos * vx - sin * vy;
	const plusY = sin * vx + cos * vy;
	const aimLength = law === "right" ? speed : 1;
	const aimDot = aimLength * (vx * aimX + vy * aimY);
	if (aimDot >= vx * plusX + vy * plusY) return { vx: aimX * speed, vy: aimY * speed };
	const minusX = cos * vx + sin * vy;
	const minusY = cos * vy - sin * vx;
	return plusX * toX + plusY * toY >= minusX * toX + minusY * toY
		? { vx: plusX, vy: plusY }
		: { vx: minusX, vy: minusY };
}

/** One frame of the lesson's bullet: out of the field it goes back to the enemy and aims; else it steers, then moves. */
export function stepLessonBullet(bullet: HomingBullet, enemy: Point, ship: Point, law: HomingLaw): HomingBullet {
	const { fieldPx, speed, steerEveryFrames, turnDeg } = LESSON;
	if (bullet.x < 0 || bullet.x > fieldPx || bullet.y < 0 || bullet.y > fieldPx) {
		const dx = ship.x - enemy.x;
		const dy = ship.y - enemy.y;
		const distance = Math.sqrt(dx * dx + dy * dy);
		// On top of the ship there is no way to aim along: straight down is as good as any, and no NaN.
		const vx = distance === 0 ? 0 : (dx / distance) * speed;
		const vy = distance === 0 ? speed : (dy / distance) * speed;
		return { x: enemy.x, y: enemy.y, vx, vy, frames: steerEveryFrames + 1 };
	}
	let { vx, vy } = bullet;
	if (bullet.frames % steerEveryFrames === 0) {
		({ vx, vy } = turnTowards(vx, vy, ship.x - bullet.x, ship.y - bullet.y, turnDeg, law));
	}
	return { x: bullet.x + vx, y: bullet.y + vy, vx, vy, frames: bullet.frames + 1 };
}
