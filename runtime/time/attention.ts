/**
 * The attention time: a refresh at `now` shows the state at TC = now − ΔT.
 * Source: CN102361670, S201 and figure 12. There ΔT ≥ IA is said to be enough; that holds only if a tick takes no time.
 * A state is there `lateness` after its tick's own time, and the later neighbour of TC is up to one IA after TC, so both
 * neighbours are there whenever ΔT ≥ IA + lateness.
 */

/** "interval": IB; "three-intervals": 3·IB (figure 12); "automatic": the fewest IA that the measured lateness allows. */
export type DeltaChoice = "interval" | "three-intervals" | "automatic";

/** Automatic ΔT never goes past this: 100 ms. A game side that is later than that lags, and is seen to. */
export const MAX_AUTOMATIC_DELTA_UNITS = 30;

/**
 * @param tickUnits      IA in 1/300 s
 * @param refreshUnits   IB in 1/300 s; 0 when not known yet
 * @param latenessUnits  how long after its own time a state is there, a recent high: see `RecentHigh`
 * @param gapUnits       the longest way from a TC to its later state: IA, or `worstGap` when the phases are known
 * @returns              ΔT in 1/300 s, never under IA
 */
export function attentionDelta(
	choice: DeltaChoice,
	tickUnits: number,
	refreshUnits: number,
	latenessUnits: number,
	gapUnits = tickUnits,
): number {
	if (choice === "interval") return Math.max(tickUnits, refreshUnits);
	if (choice === "three-intervals") return Math.max(tickUnits, 3 * refreshUnits);
	// A rounding error of the stamps must not cost a whole tick of latency.
	const ticks = Math.ceil((gapUnits + latenessUnits) / tickUnits - ROUNDING);
	const most = Math.floor(MAX_AUTOMATIC_DELTA_UNITS / tickUnits);
	return tickUnits * Math.max(1, Math.min(most, ticks));
}

/**
 * The longest way from an attention time to the state at or after it, when ΔT is a multiple of IA and refreshes stand
 * at multiples of a whole IB. NTSC in phase with the ticks: 0, for TC always falls on a tick. PAL: 4 of 5 units.
 * It is what spares NTSC a tick of latency that a ΔT ≥ IA + lateness for any phase would cost.
 * @param tickPhaseUnits  game time of any tick
 */
export function worstGap(tickUnits: number, refreshUnits: number, tickPhaseUnits: number): number {
	const grid = greatestCommonDivisor(tickUnits, refreshUnits);
	const phase = ((tickPhaseUnits % grid) + grid) % grid;
	return tickUnits - grid + phase;
}

function greatestCommonDivisor(a: number, b: number): number {
	return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

const ROUNDING = 1e-6;
