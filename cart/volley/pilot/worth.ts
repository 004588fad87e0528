/**
 * A worth below this has no way open to the end of the look-ahead: a single way through 40 dear steps at the picture's
 * far corner is still worth more.
 */
export const DOOMED = 1e-90;
/** Powers of ten between closed at once and closed at the end: no preference outweighs one step of them. */
const SOONER_POWERS = 200;

/** What a cell is worth that is closed at a step: next to nothing, and the less the sooner. */
export function closedWorthAt(steps: number, step: number): number {
	return DOOMED * 1e-2 * 10 ** ((-SOONER_POWERS * (steps - step)) / steps);
}
