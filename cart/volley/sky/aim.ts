/** Where to aim at what moves. */
import { headingDegOf } from "./geometry.ts";

/**
 * Heading in degrees at which a bullet meets a thing that flies straight on: the smaller positive root of
 * |p + v·t| = s·t. Straight at the thing when no bullet of that speed can meet it.
 * @param dx,dy the way to it, pixels; @param vx,vy its velocity, @param speed the bullet's, pixels a tick
 */
export function leadDegOf(dx: number, dy: number, vx: number, vy: number, speed: number): number {
	const a = vx * vx + vy * vy - speed * speed;
	const b = 2 * (dx * vx + dy * vy);
	const c = dx * dx + dy * dy;
	const t = meetingTicks(a, b, c);
	return t > 0 ? headingDegOf(dx + vx * t, dy + vy * t) : headingDegOf(dx, dy);
}

/** The smallest positive t with a·t² + b·t + c = 0; 0 when there is none. */
function meetingTicks(a: number, b: number, c: number): number {
	if (Math.abs(a) < 1e-9) return b < 0 ? -c / b : 0;
	const under = b * b - 4 * a * c;
	if (under < 0) return 0;
	const root = Math.sqrt(under);
	const t1 = (-b - root) / (2 * a);
	const t2 = (-b + root) / (2 * a);
	const first = Math.min(t1, t2);
	return first > 0 ? first : Math.max(t1, t2, 0);
}
