/**
 * What the pilot sees: places on the screen, by thing, and nothing else. How a thing moves it makes out from two looks
 * a few ticks apart, as an eye does.
 */
import type { Targets, Threats } from "./threats.ts";

/** What is on the screen in one tick: things keep their number while they live, as a thing followed by eye does. */
export interface Screen {
	readonly isShown: Uint8Array;
	readonly x: Float64Array;
	readonly y: Float64Array;
	/** The ship is hit inside this; for round things both are the radius. 0: it can't be run into. */
	readonly halfWidthPx: Float64Array;
	readonly halfHeightPx: Float64Array;
	readonly isRound: Uint8Array;
	/** Half-width that shots must meet; 0: it can't be shot. */
	readonly targetHalfWidthPx: Float64Array;
}

export function createScreen(things: number): Screen {
	return {
		isShown: new Uint8Array(things),
		x: new Float64Array(things),
		y: new Float64Array(things),
		halfWidthPx: new Float64Array(things),
		halfHeightPx: new Float64Array(things),
		isRound: new Uint8Array(things),
		targetHalfWidthPx: new Float64Array(things),
	};
}

/** A first look: places only. */
export interface Glance {
	readonly isShown: Uint8Array;
	readonly x: Float64Array;
	readonly y: Float64Array;
}

export function createGlance(things: number): Glance {
	return { isShown: new Uint8Array(things), x: new Float64Array(things), y: new Float64Array(things) };
}

export function glance(at: Glance, screen: Screen): void {
	at.isShown.set(screen.isShown);
	at.x.set(screen.x);
	at.y.set(screen.y);
}

/** Nothing on the screen is faster; a longer way between two looks is two things with one number. */
const SPEED_MAX_PX = 5;

/** A second look, `ticks` after the first: places and, for what both saw, velocities. A thing just come seems to stand. */
export function look(threats: Threats, targets: Targets, before: Glance, screen: Screen, ticks: number): void {
	const { isShown, x, y } = screen;
	let n = 0;
	let m = 0;
	for (let i = 0; i < isShown.length; i++) {
		if (isShown[i] !== 1) continue;
		const px = x[i]!;
		const py = y[i]!;
		let vx = 0;
		let vy = 0;
		if (before.isShown[i] === 1) {
			vx = (px - before.x[i]!) / ticks;
			vy = (py - before.y[i]!) / ticks;
			if (Math.abs(vx) > SPEED_MAX_PX || Math.abs(vy) > SPEED_MAX_PX) {
				vx = 0;
				vy = 0;
			}
		}
		if (screen.halfWidthPx[i]! > 0 && n < threats.x.length) {
			threats.x[n] = px;
			threats.y[n] = py;
			threats.vx[n] = vx;
			threats.vy[n] = vy;
			const isRound = screen.isRound[i]!;
			const halfPx = screen.halfWidthPx[i]!;
			const reachPx = isRound === 1 ? sweptRadiusPx(halfPx, vx, vy) : halfPx;
			threats.halfWidthPx[n] = reachPx;
			threats.halfHeightPx[n] = screen.halfHeightPx[i]! + reachPx - halfPx;
			threats.isRound[n] = isRound;
			n += 1;
		}
		if (screen.targetHalfWidthPx[i]! > 0 && m < targets.x.length) {
			targets.x[m] = px;
			targets.y[m] = py;
			targets.vx[m] = vx;
			targets.vy[m] = vy;
			targets.halfWidthPx[m] = screen.targetHalfWidthPx[i]!;
			m += 1;
		}
	}
	threats.count = n;
	targets.count = m;
}

/** A ship's own way in a tick, at the most: both axes at full speed. */
const SHIP_WAY_PX = 2.83;

/**
 * Out of this radius at both ends of a tick, a ship is never hit between them: of a chord as long as the way of both,
 * the middle is nearest.
 */
export function sweptRadiusPx(radiusPx: number, vx: number, vy: number): number {
	const wayPx = Math.sqrt(vx * vx + vy * vy) + SHIP_WAY_PX;
	return Math.sqrt(radiusPx * radiusPx + (wayPx * wayPx) / 4);
}
