/** A pilot on a test field until it is hit or the cap is reached. */
import {
	createField,
	createFieldScreen,
	FIELD_THINGS,
	type Field,
	HIT_PX,
	type PatternName,
	showField,
	tickField,
} from "../../../cart/volley/laboratory/patterns.ts";
import type { Screen } from "../../../cart/volley/pilot/eyes.ts";
import { MOVE_DX, MOVE_DY } from "../../../cart/volley/pilot/moves.ts";
import { createTargets, createThreats, type Targets, type Threats } from "../../../cart/volley/pilot/threats.ts";

export const CAP_TICKS = 1800;
/** The field fills up while hits don't count. */
export const WARM_UP_TICKS = 120;

/** What a pilot may use: the exact threats (the text's pilot and the baselines), or the screen alone (ours). */
export interface FieldView {
	readonly field: Field;
	readonly threats: Threats;
	readonly targets: Targets;
	readonly screen: Screen;
}

export type FieldPilot = (view: FieldView) => number;

export interface FieldResult {
	ticks: number;
	reversals: number;
	linedUpTicks: number;
	bulletsMean: number;
}

export function createView(field: Field): FieldView {
	return { field, threats: createThreats(FIELD_THINGS), targets: createTargets(1), screen: createFieldScreen() };
}

export function readField({ field, threats, targets, screen }: FieldView): void {
	let n = 0;
	for (let i = 0; i < field.live.length; i++) {
		if (field.live[i] !== 1) continue;
		threats.x[n] = field.x[i]!;
		threats.y[n] = field.y[i]!;
		threats.vx[n] = field.vx[i]!;
		threats.vy[n] = field.vy[i]!;
		threats.halfWidthPx[n] = HIT_PX;
		threats.halfHeightPx[n] = HIT_PX;
		threats.isRound[n] = 1;
		n += 1;
	}
	threats.count = n;
	targets.count = field.pattern === "rings" ? 1 : 0;
	targets.vx[0] = field.emitters[0]! - targets.x[0]!;
	targets.x[0] = field.emitters[0]!;
	targets.y[0] = field.emitters[1]!;
	targets.halfWidthPx[0] = 4;
	showField(field, screen);
}

export function runField(
	createPilot: () => FieldPilot,
	pattern: PatternName,
	rate: number,
	seed: number,
	capTicks: number = CAP_TICKS,
): FieldResult {
	const field = createField(pattern, rate, seed);
	const view = createView(field);
	const pilot = createPilot();
	const result: FieldResult = { ticks: 0, reversals: 0, linedUpTicks: 0, bulletsMean: 0 };
	let lastDx = 0;
	let lastDy = 0;
	for (let tick = -WARM_UP_TICKS; tick < capTicks; tick++) {
		readField(view);
		const move = pilot(view);
		const isHit = tickField(field, move);
		if (tick < 0) continue;
		const dx = MOVE_DX[move]!;
		const dy = MOVE_DY[move]!;
		// Back the way it came, each way alike.
		if (dx !== 0 && dx === -lastDx) result.reversals += 1;
		if (dy !== 0 && dy === -lastDy) result.reversals += 1;
		lastDx = dx;
		lastDy = dy;
		if (Math.abs(field.emitters[0]! - field.shipX) <= 4) result.linedUpTicks += 1;
		result.bulletsMean += field.liveCount;
		if (isHit) break;
		result.ticks += 1;
	}
	result.bulletsMean /= result.ticks + 1;
	return result;
}
