/**
 * Counts how many of a series of periodic events are due, when the stamps at which one is asked jitter.
 *
 * Plain rounding (or flooring) gives 0, 2, 0, 2 when stamps straddle a threshold. Here the count wanted is the usual one,
 * the mean of the periods between calls, rounded; it is corrected only when the events would be more than `early` before
 * or `late` after their time. The band is wider than a period, and jitter inside it changes nothing. It generalizes
 * Ebitengine's clock (`internal/clock`), whose band is 0.5 before to 1 after and whose usual count is fixed at 1, so that
 * a 30 Hz monitor gives 1, 3, 1, 3 there.
 */
export class PeriodicCount {
	readonly #early: number;
	readonly #late: number;
	#meanElapsed: number | null = null;

	/**
	 * @param early  how far before its time an event may come, in periods
	 * @param late   how far after the last event's time now may be left, in periods; early + late > 1
	 */
	constructor(early: number, late: number) {
		if (!(early + late > 1)) throw new RangeError(`PeriodicCount: early + late must be over 1; it was ${early + late}`);
		this.#early = early;
		this.#late = late;
	}

	/**
	 * @param phase    periods from the last event's own time until now
	 * @param elapsed  periods from the last call until now
	 * @returns        events due, 0 or more, so that −early ≤ phase − result < late wherever that can be had
	 */
	due(phase: number, elapsed: number): number {
		const mean = this.#meanElapsed ?? elapsed;
		this.#meanElapsed = mean + MEAN_GAIN * (elapsed - mean);
		const most = Math.floor(phase + this.#early);
		const fewest = Math.floor(phase - this.#late) + 1;
		return Math.max(0, Math.min(most, Math.max(fewest, Math.round(this.#meanElapsed))));
	}
}

/** One stall of six periods moves the mean by less than half a period. */
const MEAN_GAIN = 0.05;
