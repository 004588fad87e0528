/**
 * Proportional navigation: a missile turns by a multiple of the rate at which the line to its target turns. When that
 * line stands still the two will meet, and it flies straight on. A public law, older than the computer game.
 */
export interface Moving {
	readonly x: number;
	readonly y: number;
	readonly vx: number;
	readonly vy: number;
}

/**
 * @param gain how many times the line's own turn; 3 to 5 are usual
 * @param limitRad the most it turns in a tick
 * @returns the missile's new velocity, of the same length
 */
export function steerProportionally(
	missile: Moving,
	target: Moving,
	gain: number,
	limitRad: number,
): { vx: number; vy: number } {
	const rx = target.x - missile.x;
	const ry = target.y - missile.y;
	const squared = rx * rx + ry * ry;
	const { vx, vy } = missile;
	if (squared === 0) return { vx, vy };
	const lineTurn = (rx * (target.vy - vy) - ry * (target.vx - vx)) / squared;
	const turn = Math.max(-limitRad, Math.min(limitRad, gain * lineTurn));
	const cos = Math.cos(turn);
	const sin = Math.sin(turn);
	return { vx: cos * vx - sin * vy, vy: sin * vx + cos * vy };
}
