/**
 * Working out a plan, step by step from the end of the look-ahead back to now. A cell's worth is made of what can be
 * reached from it, as in the demo pilot of JP4976771B2 with every safe cell a goal: much open room is worth much. A
 * closed cell is worth next to nothing, the later the more, so that with no way open the longest is taken.
 */
import { markCells } from "./mark-cells.ts";
import type { Bounds, Mind } from "./mind.ts";
import type { PilotTuning } from "./pilot-tuning.ts";
import { captureRoute, ROUTE_STEP } from "./route-map.ts";
import { closedWorthAt } from "./worth.ts";

/** Pixels that the ship moves in a tick, each way: one cell. */
export const CELL_PX = 2;
/** Above a target by less than this, shots would not be in time to count. */
const FIRE_ABOVE_PX = 16;

/** Cells of all steps: what a whole plan costs. */
export function cellsOfPlan(steps: number): number {
	let cells = 0;
	for (let step = 1; step <= steps; step++) cells += (2 * step + 1) * (2 * step + 1);
	return cells;
}

export function beginPlan(mind: Mind, tuning: PilotTuning): void {
	mind.step = tuning.steps;
	mind.cellsDone = 0;
	setPull(mind.pullX, mind.wishX - mind.startX, tuning);
	setPull(mind.pullY, mind.wishY - mind.startY, tuning);
}

/** @param wishPx from the window's middle */
function setPull(pull: Float64Array, wishPx: number, tuning: PilotTuning): void {
	for (let i = 0; i < pull.length; i++) {
		pull[i] = tuning.pullFactor ** Math.abs(i - tuning.steps - wishPx / CELL_PX);
	}
}

/** Works on until about `cells` are done in this plan, or all: to the step's end that is nearest, so that ticks cost alike. */
export function workOnPlan(mind: Mind, bounds: Bounds, tuning: PilotTuning, cells: number): void {
	while (mind.step > 0) {
		const stepCells = (2 * mind.step + 1) * (2 * mind.step + 1);
		if (mind.cellsDone + stepCells / 2 > cells) break;
		workStep(mind, bounds, tuning, mind.step);
		if (mind.route !== null && mind.step === ROUTE_STEP) captureRoute(mind.route, mind, tuning.steps, CELL_PX);
		mind.cellsDone += stepCells;
		mind.step -= 1;
	}
}

function workStep(mind: Mind, bounds: Bounds, tuning: PilotTuning, step: number): void {
	const n = tuning.steps;
	const side = 2 * n + 1;
	const leftPx = mind.startX - n * CELL_PX;
	const topPx = mind.startY - n * CELL_PX;
	const { cells } = mind;
	cells.fill(0);
	markCells(
		cells,
		side,
		CELL_PX,
		leftPx,
		topPx,
		mind.threats,
		tuning.reactionTicks + step,
		tuning.closedMarginPx,
		tuning.dearMarginPx,
		n - step,
		n + step,
	);
	markFire(mind, tuning, step, leftPx);
	const firstColumn = Math.max(n - step, Math.ceil((bounds.leftPx - leftPx) / CELL_PX));
	const lastColumn = Math.min(n + step, Math.floor((bounds.rightPx - leftPx) / CELL_PX));
	const firstRow = Math.max(n - step, Math.ceil((bounds.topPx - topPx) / CELL_PX));
	const lastRow = Math.min(n + step, Math.floor((bounds.bottomPx - topPx) / CELL_PX));
	const last = step === n;
	if (!last) sumRows(mind, side, firstColumn, lastColumn, Math.max(0, firstRow - 1), Math.min(side - 1, lastRow + 1));
	const closedWorth = closedWorthAt(n, step);
	const target = mind.worthNext;
	target.fill(0);
	const { rowSums, rowBest, fire, pullY } = mind;
	const { dearFactor, bold } = tuning;
	const timid = (1 - bold) / 9;
	for (let row = firstRow; row <= lastRow; row++) {
		const start = row * side;
		const pull = pullY[row]!;
		for (let column = firstColumn; column <= lastColumn; column++) {
			const at = start + column;
			const cell = cells[at]!;
			if (cell === 2) {
				target[at] = closedWorth;
				continue;
			}
			const ahead = last
				? worthAtEnd(mind, tuning, leftPx + column * CELL_PX, topPx + row * CELL_PX)
				: bold * Math.max(rowBest[at - side]!, rowBest[at]!, rowBest[at + side]!) +
					timid * (rowSums[at - side]! + rowSums[at]! + rowSums[at + side]!);
			target[at] = (cell === 1 ? ahead * dearFactor : ahead) * fire[column]! * pull;
		}
	}
	mind.worthNext = mind.worth;
	mind.worth = target;
	if (step <= tuning.planTicks) keepFirstStep(mind, tuning, step);
}

/** Sum and best of each three neighbours along the rows, so that nine cells cost twice three. */
function sumRows(
	mind: Mind,
	side: number,
	firstColumn: number,
	lastColumn: number,
	firstRow: number,
	lastRow: number,
): void {
	const { worth, rowSums, rowBest } = mind;
	for (let row = firstRow; row <= lastRow; row++) {
		const end = row * side + lastColumn;
		let at = row * side + firstColumn;
		let before = worth[at - 1]!;
		let here = worth[at]!;
		for (; at <= end; at++) {
			const next = worth[at + 1]!;
			rowSums[at] = before + here + next;
			rowBest[at] = Math.max(before, here, next);
			before = here;
			here = next;
		}
	}
}

/** All safe ends are goals; those near where the ship would like to be are worth more. */
function worthAtEnd(mind: Mind, tuning: PilotTuning, xPx: number, yPx: number): number {
	const dx = xPx - mind.wishX;
	const dy = yPx - mind.wishY;
	return tuning.homeFactor ** (Math.max(0, Math.sqrt(dx * dx + dy * dy) - tuning.homeFreePx) / CELL_PX);
}

function markFire(mind: Mind, tuning: PilotTuning, step: number, leftPx: number): void {
	const { fire, targets } = mind;
	fire.set(mind.pullX);
	if (tuning.fireFactor === 1) return;
	const ticks = tuning.reactionTicks + step;
	const side = fire.length;
	for (let i = 0; i < targets.count; i++) {
		// Only what stands above the whole window counts: below it, or beside, shots go by.
		const y = targets.y[i]! + targets.vy[i]! * ticks;
		if (y > mind.startY - FIRE_ABOVE_PX || y < -8) continue;
		const x = targets.x[i]! + targets.vx[i]! * ticks - leftPx;
		const half = targets.halfWidthPx[i]!;
		const last = Math.min(side - 1, Math.floor((x + half) / CELL_PX));
		for (let column = Math.max(0, Math.ceil((x - half) / CELL_PX)); column <= last; column++) {
			fire[column] = mind.pullX[column]! * tuning.fireFactor;
		}
	}
}

function keepFirstStep(mind: Mind, tuning: PilotTuning, step: number): void {
	const n = tuning.steps;
	const side = 2 * n + 1;
	const square = 2 * tuning.planTicks + 1;
	const { firstSteps, worth } = mind;
	for (let dy = -step; dy <= step; dy++) {
		const from = (n + dy) * side + n;
		const to = ((step - 1) * square + tuning.planTicks + dy) * square + tuning.planTicks;
		for (let dx = -step; dx <= step; dx++) firstSteps[to + dx] = worth[from + dx]!;
	}
}
