/** The pilot's mind: a plan being flown, the next one being worked out, and what it saw. Plain data. */
import { createGlance, type Glance } from "./eyes.ts";
import { STAY } from "./moves.ts";
import type { PilotTuning } from "./pilot-tuning.ts";
import type { RouteMap } from "./route-map.ts";
import { createTargets, createThreats, type Targets, type Threats } from "./threats.ts";

/** Where the ship's middle may be. */
export interface Bounds {
	readonly leftPx: number;
	readonly rightPx: number;
	readonly topPx: number;
	readonly bottomPx: number;
}

export interface Mind {
	/** Tick within the plan that is flown, 0 to planTicks − 1. */
	phase: number;
	/** Plans made so far. */
	plans: number;
	/** The moves being flown. */
	readonly moves: Uint8Array;
	/** The moves flown next, once they are worked out. */
	readonly nextMoves: Uint8Array;
	/** First look of two. */
	readonly before: Glance;
	/** What was seen for the plan after the one being worked out. */
	readonly seen: { readonly threats: Threats; readonly targets: Targets };
	/** What the plan being worked out is made of. */
	readonly threats: Threats;
	readonly targets: Targets;
	/** Where the ship will be when that plan begins. */
	startX: number;
	startY: number;
	/** Where it would like to be. */
	wishX: number;
	wishY: number;
	/** The step being worked out, from the last down to 0: done. */
	step: number;
	/** Cells worked out so far in this plan. */
	cellsDone: number;
	/** Worth of each cell at the step above and at this one; window of 2n+1 cells each way round the start. */
	worth: Float64Array;
	worthNext: Float64Array;
	/** Sum and best of three along each row. */
	readonly rowSums: Float64Array;
	readonly rowBest: Float64Array;
	/** 0 open, 1 dear, 2 closed. */
	readonly cells: Uint8Array;
	/** By column and row: how much a cell there counts by its distance from the wish, each way. */
	readonly pullX: Float64Array;
	readonly pullY: Float64Array;
	/** By column: the same, and more with a target on its line of fire. */
	readonly fire: Float64Array;
	/** Worth of the cells of the first steps, where the plan is read off: one square for each. */
	readonly firstSteps: Float64Array;
	/** The worth of the best first step when the last plan was read off; below DOOMED no way was open. */
	bestWorth: number;
	/** The plan being flown was begun with no way open. */
	isDoomed: boolean;
	/** Made while it thinks, for who watches; null: not wanted. */
	route: RouteMap | null;
}

export function createMind(tuning: PilotTuning, things: number, threatsMax: number): Mind {
	const side = 2 * tuning.steps + 1;
	const square = 2 * tuning.planTicks + 1;
	return {
		phase: 0,
		plans: 0,
		moves: new Uint8Array(tuning.planTicks).fill(STAY),
		nextMoves: new Uint8Array(tuning.planTicks).fill(STAY),
		before: createGlance(things),
		seen: { threats: createThreats(threatsMax), targets: createTargets(32) },
		threats: createThreats(threatsMax),
		targets: createTargets(32),
		startX: 0,
		startY: 0,
		wishX: 0,
		wishY: 0,
		step: 0,
		cellsDone: 0,
		worth: new Float64Array(side * side),
		worthNext: new Float64Array(side * side),
		rowSums: new Float64Array(side * side),
		rowBest: new Float64Array(side * side),
		cells: new Uint8Array(side * side),
		pullX: new Float64Array(side),
		pullY: new Float64Array(side),
		fire: new Float64Array(side),
		firstSteps: new Float64Array(tuning.planTicks * square * square),
		bestWorth: 1,
		isDoomed: false,
		route: null,
	};
}
