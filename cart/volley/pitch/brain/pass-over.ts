/** A high ball over the last line into the way of a man who runs at full speed: nobody cuts it off, it is a race. */
import { FIELD_LENGTH_M, FIELD_WIDTH_M, KICK_SPEEDS_MPS } from "./interface.ts";
import type { Place } from "./memory.ts";
import type { PassCandidate } from "./pass-candidates.ts";
import type { KnownFoe, Takers } from "./pass-lane.ts";
import { OVER } from "./tuning.ts";

/**
 * Aims a candidate's ball over the top, if he runs and if it is worth it.
 * @param goesMps how fast he will go towards the other goal once the ball is on its way, if he doesn't now
 * @param attack way of his side along the field
 * @returns whether it was aimed; then kind, aim, speed and margin (seconds by which the quickest opponent is later there
 * than the ball) are written
 */
export function aimOver(
	from: Place,
	candidate: PassCandidate,
	goesMps: number,
	attack: 1 | -1,
	foes: readonly KnownFoe[],
	takers: Takers,
): boolean {
	const goes = Math.max(candidate.vy * attack, goesMps);
	if (goes < OVER.runsMps) return false;
	let seconds = 1;
	let x = candidate.x;
	let y = candidate.y;
	let speed = 0;
	// The way to where he will be changes how long the ball takes; the third time it is right to a stride.
	for (let round = 0; round < 3; round++) {
		x = Math.max(4, Math.min(FIELD_WIDTH_M - 4, candidate.x + candidate.vx * seconds));
		y = candidate.y + goes * attack * seconds;
		const far = Math.sqrt((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y));
		if (far < OVER.leastM || far > OVER.mostM) return false;
		speed = Math.max(KICK_SPEEDS_MPS.lob[0], Math.min(KICK_SPEEDS_MPS.lob[1], 8 + far * 0.32));
		seconds = far / speed;
	}
	if (y < OVER.endM || y > FIELD_LENGTH_M - OVER.endM) return false;
	const margin = soonestS(foes, x, y, takers) - seconds;
	if (margin < OVER.marginLeastS) return false;
	candidate.kind = "lob";
	candidate.aimX = x;
	candidate.aimY = y;
	candidate.speedMps = speed;
	candidate.marginS = margin;
	candidate.progressM = (y - from.y) * attack;
	return true;
}

/** Seconds until the first opponent is at a place. */
function soonestS(foes: readonly KnownFoe[], x: number, y: number, takers: Takers): number {
	let least = 9;
	for (let i = 0; i < foes.length; i++) {
		const foe = foes[i]!;
		const dx = foe.x + foe.vx * takers.reactionS - x;
		const dy = foe.y + foe.vy * takers.reactionS - y;
		const seconds = takers.reactionS + Math.max(0, Math.sqrt(dx * dx + dy * dy) - takers.reachM) / foe.speedMps;
		if (seconds < least) least = seconds;
	}
	return least;
}
