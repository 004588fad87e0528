/** Geometry of hits: everything is tested on the path of the tick, so that nothing tunnels at any speed. */

/**
 * Whether a point that moved from (x0, y0) to (x1, y1) came within `radius` of the origin.
 * Both ends are relative to the other thing, with its own movement taken off.
 */
export function passesWithin(x0: number, y0: number, x1: number, y1: number, radius: number): boolean {
	const dx = x1 - x0;
	const dy = y1 - y0;
	const lengthSquared = dx * dx + dy * dy;
	let nearest = 0;
	if (lengthSquared > 0) nearest = Math.min(1, Math.max(0, -(x0 * dx + y0 * dy) / lengthSquared));
	const px = x0 + dx * nearest;
	const py = y0 + dy * nearest;
	return px * px + py * py <= radius * radius;
}

/**
 * Whether a point that moved from (x0, y0) to (x1, y1) touched the box of half-width and half-height round the
 * origin: the slab test on the path.
 */
export function crossesBox(
	x0: number,
	y0: number,
	x1: number,
	y1: number,
	halfWidth: number,
	halfHeight: number,
): boolean {
	const dx = x1 - x0;
	const dy = y1 - y0;
	let enter = 0;
	let leave = 1;
	if (dx === 0) {
		if (x0 < -halfWidth || x0 > halfWidth) return false;
	} else {
		const a = (-halfWidth - x0) / dx;
		const b = (halfWidth - x0) / dx;
		enter = Math.max(enter, Math.min(a, b));
		leave = Math.min(leave, Math.max(a, b));
	}
	if (dy === 0) {
		if (y0 < -halfHeight || y0 > halfHeight) return false;
	} else {
		const a = (-halfHeight - y0) / dy;
		const b = (halfHeight - y0) / dy;
		enter = Math.max(enter, Math.min(a, b));
		leave = Math.min(leave, Math.max(a, b));
	}
	return enter <= leave;
}

/** Radians in a degree. */
export const DEGREE = 0.017453292519943295;

/** Heading in degrees of a vector: 0 is right, 90 is down the screen. 0 for the zero vector. */
export function headingDegOf(dx: number, dy: number): number {
	return Math.atan2(dy, dx) / DEGREE;
}
