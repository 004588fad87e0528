/** How safe the way of a pass is: the least time by which the ball passes each opponent before he could be there. */
import { rollTimeS } from "./pace.ts";

/** An opponent as the passer knows him: guessed where he isn't seen. */
export interface KnownFoe {
	x: number;
	y: number;
	vx: number;
	vy: number;
	speedMps: number;
}

export interface Lane {
	readonly fromX: number;
	readonly fromY: number;
	readonly toX: number;
	readonly toY: number;
	readonly speedMps: number;
	readonly frictionMps2: number;
	/** How opponents take a ball. */
	readonly takers: Takers;
}

/** How soon after the kick a man starts for the ball, and how near he must come. */
export interface Takers {
	readonly reactionS: number;
	readonly reachM: number;
}

/** Margins above this are all the same. */
const MARGIN_MOST_S = 9;

/**
 * Least margin over all opponents and over the lane, in seconds; negative: somebody can cut it off. The ball is looked at
 * where each opponent is abreast of it, before and behind that, and at its end: the least is always near one of these.
 */
export function laneMarginS(lane: Lane, foes: readonly KnownFoe[]): number {
	const wayX = lane.toX - lane.fromX;
	const wayY = lane.toY - lane.fromY;
	const length = Math.sqrt(wayX * wayX + wayY * wayY);
	if (length < 0.01) return MARGIN_MOST_S;
	const ux = wayX / length;
	const uy = wayY / length;
	let least = MARGIN_MOST_S;
	for (let i = 0; i < foes.length; i++) {
		const foe = foes[i]!;
		const dx = foe.x + foe.vx * lane.takers.reactionS - lane.fromX;
		const dy = foe.y + foe.vy * lane.takers.reactionS - lane.fromY;
		const abreast = dx * ux + dy * uy;
		const off = Math.abs(dx * uy - dy * ux);
		// Behind the kicker's back, or farther to the side than the lane is long: he never gets there.
		if (abreast < -3 || off > length + 3) continue;
		const margin = foeMarginS(lane, length, foe.speedMps, abreast, off);
		if (margin < least) least = margin;
	}
	return least;
}

function foeMarginS(lane: Lane, length: number, foeSpeedMps: number, abreast: number, off: number): number {
	let least = MARGIN_MOST_S;
	for (let look = 0; look < 4; look++) {
		const at = look === 3 ? length : Math.max(1, Math.min(length, abreast + look * off * 0.6));
		const along = at - abreast;
		const far = Math.max(0, Math.sqrt(along * along + off * off) - lane.takers.reachM);
		const foeTime = lane.takers.reactionS + far / foeSpeedMps;
		const margin = foeTime - rollTimeS(lane.speedMps, lane.frictionMps2, at);
		if (margin < least) least = margin;
		if (at === length) break;
	}
	return least;
}
