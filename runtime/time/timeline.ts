import { unitsToMs } from "./time-base.ts";

/**
 * The timing panel's model: from the last second's ticks and refreshes to marks that can be drawn, as in the seed's
 * figures 5, 10 and 12: ticks above the axis, refreshes below it, from each refresh an arrow back to its TC, and the two
 * states it blends. All times are game time in 1/300 s.
 */

export interface TickEvent {
	readonly tick: number;
	readonly atUnits: number;
	/** When the game side was asked for it: its input was read then. */
	readonly askedUnits: number;
	/** When its state was there; null: not yet. */
	readonly arrivedUnits: number | null;
	/** What the tick cost on the game side, in ms; 0 while it is not there. */
	readonly costMs: number;
}

export interface RefreshEvent {
	/** The refresh's own time, and that of the host frame it was drawn at. */
	readonly atUnits: number;
	readonly hostUnits: number;
	readonly attentionUnits: number;
	readonly earlier: { readonly tick: number; readonly atUnits: number };
	readonly later: { readonly tick: number; readonly atUnits: number };
	readonly blend: number;
	readonly missed: boolean;
	/** States in the queue, and how many ΔT asks for. */
	readonly queued: number;
	readonly queueLength: number;
}

/** Places are 0 (left edge, oldest) to 1 (right edge, now); marks that lie outside are left out, ends of arrows are not. */
export interface TickMark {
	readonly tick: number;
	readonly x: number;
	/** From being asked for to being there: a bar; null while it is on its way. */
	readonly askedX: number;
	readonly readyX: number | null;
}

export interface RefreshMark {
	readonly x: number;
	/** Where the arrow from the refresh ends: TC. */
	readonly attentionX: number;
	readonly earlier: { readonly tick: number; readonly x: number };
	readonly later: { readonly tick: number; readonly x: number };
	/** Parts of the two states in the picture; they add up to 1. */
	readonly earlierPart: number;
	readonly laterPart: number;
	readonly missed: boolean;
}

export interface TimelineFigures {
	readonly ticksPerSecond: number;
	readonly refreshesPerSecond: number;
	readonly missedRefreshes: number;
	/** Of the last refresh. */
	readonly queued: number;
	readonly queueLength: number;
	readonly deltaMs: number;
	/** Game side's cost of a tick; null without a tick in the span. */
	readonly meanCostMs: number | null;
	readonly maxCostMs: number | null;
	/** From reading a tick's input to the host frame that first showed its whole effect; null without one. */
	readonly meanLatencyMs: number | null;
	readonly maxLatencyMs: number | null;
}

export interface Timeline {
	readonly ticks: readonly TickMark[];
	readonly refreshes: readonly RefreshMark[];
	readonly figures: TimelineFigures;
}

/**
 * @param ticks      in order; older ones than the span are left out
 * @param refreshes  in order
 * @param nowUnits   the right edge
 * @param spanUnits  width of the window, over 0; a second by default
 */
export function timeline(
	ticks: readonly TickEvent[],
	refreshes: readonly RefreshEvent[],
	nowUnits: number,
	spanUnits = 300,
): Timeline {
	if (!(spanUnits > 0)) throw new RangeError(`timeline: the span must be over 0 units; it was ${spanUnits}`);
	const startUnits = nowUnits - spanUnits;
	const inside = (units: number) => units > startUnits && units <= nowUnits;
	const place = (units: number) => (units - startUnits) / spanUnits;
	const shownTicks = ticks.filter((tick) => inside(tick.atUnits));
	const shownRefreshes = refreshes.filter((refresh) => inside(refresh.atUnits));
	const arrived = shownTicks.filter((tick) => tick.arrivedUnits !== null);
	const costs = arrived.map((tick) => tick.costMs);
	const latencies = arrived.flatMap((tick) => latencyMs(tick, refreshes));
	const last = shownRefreshes.at(-1);
	return {
		ticks: shownTicks.map((tick) => ({
			tick: tick.tick,
			x: place(tick.atUnits),
			askedX: place(tick.askedUnits),
			readyX: tick.arrivedUnits === null ? null : place(tick.arrivedUnits),
		})),
		refreshes: shownRefreshes.map((refresh) => ({
			x: place(refresh.atUnits),
			attentionX: place(refresh.attentionUnits),
			earlier: { tick: refresh.earlier.tick, x: place(refresh.earlier.atUnits) },
			later: { tick: refresh.later.tick, x: place(refresh.later.atUnits) },
			earlierPart: 1 - refresh.blend,
			laterPart: refresh.blend,
			missed: refresh.missed,
		})),
		figures: {
			ticksPerSecond: (shownTicks.length * 300) / spanUnits,
			refreshesPerSecond: (shownRefreshes.length * 300) / spanUnits,
			missedRefreshes: shownRefreshes.filter((refresh) => refresh.missed).length,
			queued: last?.queued ?? 0,
			queueLength: last?.queueLength ?? 0,
			deltaMs: last === undefined ? 0 : unitsToMs(last.atUnits - last.attentionUnits),
			meanCostMs: mean(costs),
			maxCostMs: greatest(costs),
			meanLatencyMs: mean(latencies),
			maxLatencyMs: greatest(latencies),
		},
	};
}

/** None when no refresh has shown the tick's state whole yet, or the first that did is not known any more. */
function latencyMs(tick: TickEvent, refreshes: readonly RefreshEvent[]): number[] {
	const first = refreshes.findIndex((refresh) => refresh.earlier.tick >= tick.tick);
	if (first < 1) return [];
	return [unitsToMs(refreshes[first]!.hostUnits - tick.askedUnits)];
}

function mean(values: readonly number[]): number | null {
	return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function greatest(values: readonly number[]): number | null {
	return values.length === 0 ? null : Math.max(...values);
}
