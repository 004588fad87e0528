import { PeriodicCount } from "./periodic-count.ts";
import { msToUnits, unitsToMs } from "./time-base.ts";

/** A backlog longer than this is dropped: the game stands still for it and doesn't race to catch up. */
export const MAX_BACKLOG_MS = 100;

/** A tick may be run this far before its time, and time may run on this far past the last tick, in tick intervals. */
const EARLY = 0.8;
const LATE = 0.7;

/**
 * Says how many ticks are due at a host time stamp, and keeps *game time*: the axis, in units of 1/300 s, on which tick
 * k stands at a whole multiple of the interval. Game time runs at the host's rate, but leaves out pauses and dropped
 * backlog, so on it the game always runs at exactly its own speed.
 *
 * Ticks are rounded, not floored, with the hysteresis of `PeriodicCount`: a monitor near 60 Hz gives 1, 1, 1 whatever
 * the jitter. Tick times are whole numbers and never accumulated in floating point, so the average is exact.
 * Time stamps are arguments; there is no clock in here. A stamp that is not finite is as if it had not come.
 */
export class TickClock {
	readonly #count = new PeriodicCount(EARLY, LATE);
	#intervalUnits: number;
	/** Host ms at game time 0; null until the first stamp. */
	#originMs: number | null = null;
	#nextTick: number;
	#nextUnits = 0;
	/** Game time of the last call. */
	#nowUnits = 0;
	#paused = false;
	#droppedMs = 0;

	/**
	 * @param intervalUnits  interval between ticks (IA) in 1/300 s: see `TICK_UNITS`
	 * @param firstTick      number of the first tick, which is due with the first stamp, at game time 0
	 */
	constructor(intervalUnits: number, firstTick = 0) {
		this.#intervalUnits = checkedInterval(intervalUnits);
		this.#nextTick = firstTick;
	}

	get intervalUnits(): number {
		return this.#intervalUnits;
	}
	/** Changes the interval (the legacy PAL switch) from the next tick on. */
	set intervalUnits(units: number) {
		const lastUnits = this.#nextUnits - this.#intervalUnits;
		this.#intervalUnits = checkedInterval(units);
		this.#nextUnits = lastUnits + units;
	}

	/** Number of the next tick. */
	get nextTick(): number {
		return this.#nextTick;
	}
	/** Game time of the next tick, a whole number of units. */
	get nextTickUnits(): number {
		return this.#nextUnits;
	}
	/** Game time at the last stamp. */
	get nowUnits(): number {
		return this.#nowUnits;
	}
	get paused(): boolean {
		return this.#paused;
	}
	/** Host time left out so far because of stalls, in ms. Pauses are not counted. */
	get droppedMs(): number {
		return this.#droppedMs;
	}

	/**
	 * Ticks due at a host time stamp; they count as run.
	 * @param nowMs   host time in ms, any epoch; steps backwards give 0 ticks and, past 100 ms, a new start from there
	 * @param atMost  the most that can be taken on (the game side's backlog); the time of the others is dropped
	 * @returns       0 to `MAX_BACKLOG_MS` worth of ticks
	 */
	ticksDue(nowMs: number, atMost = Number.POSITIVE_INFINITY): number {
		if (this.#paused || !Number.isFinite(nowMs)) return 0;
		this.#originMs ??= nowMs - unitsToMs(this.#nowUnits);
		const stampUnits = msToUnits(nowMs - this.#originMs);
		const interval = this.#intervalUnits;
		const lastUnits = this.#nextUnits - interval;
		if (stampUnits < this.#nowUnits) {
			if (stampUnits < this.#nowUnits - msToUnits(MAX_BACKLOG_MS)) this.#setNow(nowMs, this.#nowUnits);
			return 0;
		}
		if (stampUnits - lastUnits > msToUnits(MAX_BACKLOG_MS)) {
			this.#droppedMs += unitsToMs(stampUnits - this.#nextUnits);
			this.#setNow(nowMs, this.#nextUnits);
			return this.#run(Math.min(1, atMost));
		}
		const due = this.#nextTickIsFirst
			? 1
			: this.#count.due((stampUnits - lastUnits) / interval, (stampUnits - this.#nowUnits) / interval);
		const lastStampUnits = this.#nowUnits;
		this.#nowUnits = stampUnits;
		if (due > atMost) {
			const refusedUnits = (due - atMost) * interval;
			this.#droppedMs += unitsToMs(refusedUnits);
			this.#setNow(nowMs, Math.max(lastStampUnits, stampUnits - refusedUnits));
		}
		return this.#run(Math.min(due, atMost));
	}

	/** Game time, in units, at a host time stamp (fractional; that of the pause while paused). */
	unitsAt(ms: number): number {
		if (this.#paused || this.#originMs === null || !Number.isFinite(ms)) return this.#nowUnits;
		return msToUnits(ms - this.#originMs);
	}

	/** Stops game time where it stood at the last stamp. */
	pause(): void {
		this.#paused = true;
	}

	/** Lets game time go on from where it stopped. */
	resume(nowMs: number): void {
		if (!this.#paused) return;
		this.#paused = false;
		if (this.#originMs !== null && Number.isFinite(nowMs)) this.#setNow(nowMs, this.#nowUnits);
	}

	/** One tick by hand while paused: game time moves on to it. Does nothing when running. */
	step(): number {
		if (!this.#paused) return 0;
		this.#nowUnits = Math.max(this.#nowUnits, this.#nextUnits);
		return this.#run(1);
	}

	get #nextTickIsFirst(): boolean {
		return this.#nextUnits === 0;
	}

	#run(count: number): number {
		this.#nextTick += count;
		this.#nextUnits += count * this.#intervalUnits;
		return count;
	}

	/** Moves the origin so that game time is `units` at this stamp. */
	#setNow(nowMs: number, units: number): void {
		this.#originMs = nowMs - unitsToMs(units);
		this.#nowUnits = units;
	}
}

function checkedInterval(units: number): number {
	if (!Number.isInteger(units) || units < 1) {
		throw new RangeError(`TickClock: the interval must be a whole number of 1/300 s, 1 or more; it was ${units}`);
	}
	return units;
}
