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
 * @param latenessUnits  how long after its own time a state is there: see `Lateness`
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

/**
 * How long after a tick's own time its state is there: the tick's cost, the way to the display side, and whatever the
 * tick was started late by. The measure is a high one of the last two seconds, without the few worst, so that a single
 * stall doesn't cost latency for long. It rises at once, and falls only after it has been well lower for ten seconds: each
 * change of ΔT is a visible hitch. In its first two seconds, when engines are still compiling, it follows freely.
 */
export class Lateness {
	readonly #recent: number[] = [];
	#next = 0;
	#heldUnits = 0;
	#lowerFor = 0;

	/** The measure in units of 1/300 s, 0 or more. */
	get units(): number {
		return this.#heldUnits;
	}

	/** @param units  a state's arrival minus its tick's time; negative when the tick was run before its time */
	observe(units: number): void {
		if (!Number.isFinite(units)) return;
		const settling = this.#recent.length < WINDOW_TICKS;
		this.#recent[this.#next] = units;
		this.#next = (this.#next + 1) % WINDOW_TICKS;
		const measure = this.#measure();
		this.#lowerFor = measure < this.#heldUnits - FALLS_BY_UNITS ? this.#lowerFor + 1 : 0;
		if (settling || measure > this.#heldUnits || this.#lowerFor >= FALLS_AFTER_TICKS) {
			this.#heldUnits = measure;
			this.#lowerFor = 0;
		}
	}

	forget(): void {
		this.#recent.length = 0;
		this.#next = 0;
		this.#heldUnits = 0;
		this.#lowerFor = 0;
	}

	/** The value that all but the worst few of the window keep to. */
	#measure(): number {
		const leftOut = Math.floor(this.#recent.length * LEFT_OUT);
		/** Greatest first, no more than are needed. */
		const worst: number[] = [];
		for (const units of this.#recent) {
			if (worst.length > leftOut && units <= worst[leftOut]!) continue;
			let at = worst.length;
			while (at > 0 && worst[at - 1]! < units) at--;
			worst.splice(at, 0, units);
			worst.length = Math.min(worst.length, leftOut + 1);
		}
		return Math.max(0, worst[leftOut] ?? 0);
	}
}

const WINDOW_TICKS = 120;
const FALLS_AFTER_TICKS = 600;
/** Less of a fall is the stamps' own noise: at the edge of a whole tick it would make ΔT go up and down for good. */
const FALLS_BY_UNITS = 0.5;
/** A stall of 100 ms makes six ticks late. */
const LEFT_OUT = 0.05;
