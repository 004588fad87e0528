/**
 * Takes the jitter out of a monitor's refresh stamps. Browsers quantize them to 0.1 or 1 ms, and at 3 pixels a tick a
 * millisecond is three sixteenths of a pixel of trembling. A phase-locked loop follows the true refresh instead:
 * the period is first averaged, then period and phase are corrected by a small part of each error.
 * A stamp far off the prediction (a stall) is taken as it is; when many are off (another monitor) the period is learnt anew.
 */
export class SteadyStamps {
	#last: number | null = null;
	#steady = 0;
	#period = 0;
	/** Intervals averaged so far; the loop takes over at LEARN_COUNT. */
	#learnt = 0;
	#strayed = 0;
	/** Stamps in a row that came two periods or more after the one before. */
	#skipped = 0;

	/** The refresh interval in the stamps' unit; 0 while too few stamps have told of it. */
	get period(): number {
		return this.#learnt >= TRUSTED_COUNT ? this.#period : 0;
	}

	/**
	 * @param stamp  time of this refresh, not before the last one
	 * @returns      the steadied time: never before the last one returned, and within half a period of `stamp`
	 */
	at(stamp: number): number {
		const last = this.#last;
		if (last === null || stamp < last) {
			this.#last = stamp;
			this.#steady = stamp;
			return stamp;
		}
		if (stamp === last) return this.#steady;
		this.#last = stamp;
		const step = stamp - last;
		if (this.#learnt < LEARN_COUNT) this.#learn(step);
		const before = this.#steady;
		const periods = Math.max(1, Math.round((stamp - before) / this.#period));
		const predicted = before + periods * this.#period;
		const error = stamp - predicted;
		this.#strayed = Math.max(0, this.#strayed + (Math.abs(error) > STRAY_PERIODS * this.#period ? STRAY_GAIN : -1));
		// A monitor at a half or a third of the rate never strays: it would look like frames missed for ever.
		this.#skipped = periods > 1 ? this.#skipped + 1 : 0;
		if (this.#strayed >= MAX_STRAYED || this.#skipped >= MAX_SKIPPED) this.#forget();
		if (Math.abs(error) > LOST_PERIODS * this.#period || this.#period === 0) {
			this.#steady = Math.max(before, stamp);
			return this.#steady;
		}
		// While the period is being learnt the phase is corrected faster, so that a start off the mark is soon over.
		const locked = this.#learnt >= LEARN_COUNT;
		this.#steady = Math.max(before, predicted + error * (locked ? PHASE_GAIN : LEARN_PHASE_GAIN));
		if (locked) this.#period += (error * PERIOD_GAIN) / periods;
		return this.#steady;
	}

	#learn(step: number): void {
		// A frame missed while learning must not count as one long interval, nor spoil the average when it was the first.
		if (this.#period > 0 && step > LONG_STEP * this.#period) return;
		if (step * LONG_STEP < this.#period) this.#forget();
		this.#learnt++;
		this.#period += (step - this.#period) / this.#learnt;
	}

	#forget(): void {
		this.#period = 0;
		this.#learnt = 0;
		this.#strayed = 0;
		this.#skipped = 0;
	}
}

/** Long enough that 1 ms stamps give the period to 1/32 ms. */
const LEARN_COUNT = 32;
const TRUSTED_COUNT = 8;
const LEARN_PHASE_GAIN = 0.25;
const PHASE_GAIN = 0.05;
/** Gain² ÷ 4: the loop settles without ringing. */
const PERIOD_GAIN = 0.0006;
/** Jitter of 1 ms on a 240 Hz monitor is 0.24 of its period. */
const STRAY_PERIODS = 0.25;
const LOST_PERIODS = 0.45;
/** A rate at 2.4 times the period strays on two stamps of five: it must be found out by those. */
const STRAY_GAIN = 3;
const MAX_STRAYED = 12;
const LONG_STEP = 1.6;
/** Half a second of a 60 Hz monitor: no stall misses every other frame for so long. */
const MAX_SKIPPED = 30;
