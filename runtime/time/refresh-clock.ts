import { PeriodicCount } from "./periodic-count.ts";
import { SteadyStamps } from "./steady-stamps.ts";

/** A refresh may be taken this far before its time, in intervals, so that jitter doesn't skip it. */
export const REFRESH_EARLY = 0.15;
const LATE = 1;
const QUOTE_STEP_UNITS = 0.1;

/**
 * Says which of the television's refreshes, if any, falls at a host frame. The host's monitor has its own rate: a PAL
 * picture on a 60 Hz monitor is shown when its refresh time has come, so that five of six host frames bring a new one.
 * Refreshes stand at whole multiples of the interval on the axis of game time, in phase with the first tick.
 * When several have come since the last call only the latest is shown.
 *
 * Without an interval (television "host") each call is a refresh, at its own time with the jitter of the stamps taken out.
 */
export class RefreshClock {
	readonly #intervalUnits: number | null;
	#lastRefresh = Number.NEGATIVE_INFINITY;
	#lastNowUnits = 0;
	readonly #count = new PeriodicCount(REFRESH_EARLY, LATE);
	readonly #steady = new SteadyStamps();
	#quotedUnits = 0;

	/** @param intervalUnits  the seed's IB in 1/300 s, or null: the monitor's own (see `TELEVISIONS`) */
	constructor(intervalUnits: number | null) {
		if (intervalUnits !== null && !(intervalUnits > 0)) {
			throw new RangeError(`RefreshClock: the interval must be over 0 units of 1/300 s; it was ${intervalUnits}`);
		}
		this.#intervalUnits = intervalUnits;
	}

	/**
	 * The interval, or as much as the stamps have told of it (0 before the first few). A measured interval is quoted
	 * in steps and follows only a real change, since a ΔT made from it must not tremble.
	 */
	get intervalUnits(): number {
		if (this.#intervalUnits !== null) return this.#intervalUnits;
		const measured = this.#steady.period;
		if (measured > 0 && Math.abs(measured - this.#quotedUnits) > QUOTE_STEP_UNITS) {
			this.#quotedUnits = Math.round(measured / QUOTE_STEP_UNITS) * QUOTE_STEP_UNITS;
		}
		return this.#quotedUnits;
	}

	/**
	 * @param nowUnits  game time of this host frame: see `TickClock.unitsAt`
	 * @returns         time of the refresh to show now, in units, or null: keep the picture that is there
	 */
	at(nowUnits: number): number | null {
		const interval = this.#intervalUnits;
		if (interval === null) return this.#steady.at(nowUnits);
		if (this.#lastRefresh === Number.NEGATIVE_INFINITY) {
			this.#lastRefresh = Math.floor(nowUnits / interval + REFRESH_EARLY);
		} else {
			const elapsed = (nowUnits - this.#lastNowUnits) / interval;
			const due = this.#count.due(nowUnits / interval - this.#lastRefresh, elapsed);
			this.#lastNowUnits = nowUnits;
			if (due === 0) return null;
			this.#lastRefresh += due;
		}
		this.#lastNowUnits = nowUnits;
		return this.#lastRefresh * interval;
	}
}
