/** All pilots of the comparison by name. */
import { fleeNearest, holdOneDirection, oneStepAhead, twoStroke } from "../../../cart/volley/laboratory/baselines.ts";
import { FIELD_PX, FIELD_THINGS } from "../../../cart/volley/laboratory/patterns.ts";
import { createFaithfulDesk, decideFaithfully } from "../../../cart/volley/pilot/faithful-pilot.ts";
import { FAITHFUL, type FaithfulRules } from "../../../cart/volley/pilot/faithful-rules.ts";
import { flyTick } from "../../../cart/volley/pilot/fly.ts";
import type { Grid } from "../../../cart/volley/pilot/grid.ts";
import { createMind } from "../../../cart/volley/pilot/mind.ts";
import { STAY } from "../../../cart/volley/pilot/moves.ts";
import { PILOT, type PilotTuning } from "../../../cart/volley/pilot/pilot-tuning.ts";
import type { FieldPilot } from "./field-run.ts";
import { FIELD_BOUNDS, FIELD_THREATS, FIELD_TUNING, wishIn } from "./field-tuning.ts";

const GRID: Grid = {
	leftPx: 0,
	topPx: 0,
	cellWidthPx: 2,
	cellHeightPx: 2,
	columns: FIELD_PX / 2,
	rows: FIELD_PX / 2,
};

export function faithful(changes: Partial<FaithfulRules> = {}): () => FieldPilot {
	const rules = { ...FAITHFUL, ...changes };
	return () => {
		const desk = createFaithfulDesk(GRID, rules.steps);
		return ({ field, threats, targets }) =>
			decideFaithfully(desk, GRID, field.shipX, field.shipY, threats, targets, rules).move;
	};
}

export function ours(changes: Partial<PilotTuning> = {}): () => FieldPilot {
	const tuning = { ...FIELD_TUNING, ...changes };
	return () => {
		const mind = createMind(tuning, FIELD_THINGS, FIELD_THREATS);
		return ({ field, screen }) => {
			const wish = wishIn(field);
			return flyTick(mind, tuning, FIELD_BOUNDS, screen, field.shipX, field.shipY, wish.x, wish.y);
		};
	};
}

export const BASELINES: Readonly<Record<string, () => FieldPilot>> = {
	still: () => () => STAY,
	random: () => {
		let state = 12345;
		return () => {
			state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
			return Math.floor((state / 4_294_967_296) * 9);
		};
	},
	fleeNearest: () => (view) => fleeNearest(view.threats, view.field.shipX, view.field.shipY),
	oneStepAhead: () => (view) => oneStepAhead(view.threats, view.field.shipX, view.field.shipY),
	holdOneDirection: () => (view) => holdOneDirection(view.threats, view.field.shipX, view.field.shipY),
	twoStroke: () => {
		let last = STAY;
		return (view) => {
			last = twoStroke(view.threats, view.field.shipX, view.field.shipY, last);
			return last;
		};
	},
	faithful: faithful(),
	faithfulExact: faithful({ blocking: "exact" }),
	oursAsInGame: ours(PILOT),
};
