/**
 * A worth below this has no way open to the end of the look-ahead: a single way through 30 steps is still worth 9⁻³⁰ of
 * its end.
 */
export const DOOMED = 1e-36;
/** A way that is closed a step sooner is worth so much less. */
const SOONER = 1e-8;

/** What a cell is worth that is closed at a step: next to nothing, and the less the sooner. */
export function closedWorthAt(steps: number, step: number): number {
	return DOOMED * 1e-2 * SOONER ** (steps - step);
}
