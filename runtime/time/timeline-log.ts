import { type RefreshEvent, type TickEvent, type Timeline, timeline } from "./timeline.ts";

/** Kept: a window of one second, and what its first marks refer to. */
const KEPT_UNITS = 450;

/** Notes ticks and refreshes as they happen, for the timing panel, and forgets those of more than 1.5 s ago. */
export class TimelineLog {
	#ticks: TickEvent[] = [];
	#refreshes: RefreshEvent[] = [];

	asked(tick: number, atUnits: number, askedUnits: number): void {
		this.#ticks.push({ tick, atUnits, askedUnits, arrivedUnits: null, costMs: 0 });
		this.#ticks = kept(this.#ticks, atUnits);
	}

	arrived(tick: number, arrivedUnits: number, costMs: number): void {
		const index = this.#ticks.findIndex((event) => event.tick === tick);
		if (index >= 0) this.#ticks[index] = { ...this.#ticks[index]!, arrivedUnits, costMs };
	}

	refreshed(event: RefreshEvent): void {
		this.#refreshes.push(event);
		this.#refreshes = kept(this.#refreshes, event.atUnits);
	}

	/** What to draw of the last `spanUnits` (up to 300) before `nowUnits`. */
	marks(nowUnits: number, spanUnits?: number): Timeline {
		return timeline(this.#ticks, this.#refreshes, nowUnits, spanUnits);
	}

	clear(): void {
		this.#ticks = [];
		this.#refreshes = [];
	}
}

/** Cuts off the old in batches, so that not every note copies the list. */
function kept<E extends { readonly atUnits: number }>(events: E[], nowUnits: number): E[] {
	const first = events[0];
	if (first === undefined || first.atUnits >= nowUnits - 2 * KEPT_UNITS) return events;
	return events.filter((event) => event.atUnits >= nowUnits - KEPT_UNITS);
}
