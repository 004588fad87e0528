/** Which cells threats cover at a step: the text's snapped templates, and exact blocking for comparison. */
import { passesWithin } from "../sky/geometry.ts";
import { type Reach, reachOf } from "./faithful-counts.ts";
import type { FaithfulRules } from "./faithful-rules.ts";
import { centreXPx, centreYPx, columnAt, type Grid, rowAt } from "./grid.ts";
import type { Threats } from "./threats.ts";

/** Touching in a point or along a line is not inside. */
const TOUCH = 1e-9;

/**
 * Cells that a circle overlaps, as offsets (column, row, column, row, …) from the cell right below its snap point.
 * @param fromCentre the circle's middle is the cell's middle; else the cell's upper left corner
 */
export function overlapTemplate(radiusPx: number, widthPx: number, heightPx: number, fromCentre: boolean): number[] {
	const middleX = fromCentre ? widthPx / 2 : 0;
	const middleY = fromCentre ? heightPx / 2 : 0;
	const reachX = Math.ceil(radiusPx / widthPx) + 1;
	const reachY = Math.ceil(radiusPx / heightPx) + 1;
	const offsets: number[] = [];
	for (let row = -reachY; row <= reachY; row++) {
		for (let column = -reachX; column <= reachX; column++) {
			const dx = distanceToSpan(middleX, column * widthPx, (column + 1) * widthPx);
			const dy = distanceToSpan(middleY, row * heightPx, (row + 1) * heightPx);
			if (dx * dx + dy * dy < radiusPx * radiusPx - TOUCH) offsets.push(column, row);
		}
	}
	return offsets;
}

function distanceToSpan(at: number, low: number, high: number): number {
	if (at < low) return low - at;
	return at > high ? at - high : 0;
}

/**
 * Marks in `blocked` (a byte for each cell, row by row) what all threats cover `step` steps from now.
 * @param reach exact blocking is done inside it only; the whole grid by default
 */
export function blockStep(
	blocked: Uint8Array,
	grid: Grid,
	threats: Threats,
	step: number,
	rules: Pick<FaithfulRules, "snap" | "blocking" | "stepTicks">,
	reach: Reach = reachOf(grid, 0, 0, grid.columns + grid.rows),
): void {
	blocked.fill(0);
	if (rules.blocking === "exact") {
		for (let i = 0; i < threats.count; i++) blockExactly(blocked, grid, threats, i, step, rules.stepTicks, reach);
		return;
	}
	let radiusPx = -1;
	let template: number[] = [];
	const ticks = step * rules.stepTicks;
	for (let i = 0; i < threats.count; i++) {
		if (threats.halfWidthPx[i] !== radiusPx) {
			radiusPx = threats.halfWidthPx[i]!;
			template = overlapTemplate(radiusPx, grid.cellWidthPx, grid.cellHeightPx, rules.snap === "centre");
		}
		stamp(
			blocked,
			grid,
			template,
			threats.x[i]! + threats.vx[i]! * ticks,
			threats.y[i]! + threats.vy[i]! * ticks,
			rules.snap,
		);
	}
}

function stamp(
	blocked: Uint8Array,
	grid: Grid,
	template: readonly number[],
	xPx: number,
	yPx: number,
	snap: FaithfulRules["snap"],
): void {
	const half = snap === "nearest-corner" ? 0.5 : 0;
	const atColumn = columnAt(grid, xPx + half * grid.cellWidthPx);
	const atRow = rowAt(grid, yPx + half * grid.cellHeightPx);
	for (let k = 0; k < template.length; k += 2) {
		const column = atColumn + template[k]!;
		const row = atRow + template[k + 1]!;
		if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) continue;
		blocked[row * grid.columns + column] = 1;
	}
}

/** Cells whose middle the circle passes over on the whole path of the step. */
function blockExactly(
	blocked: Uint8Array,
	grid: Grid,
	threats: Threats,
	i: number,
	step: number,
	stepTicks: number,
	reach: Reach,
): void {
	const radiusPx = threats.halfWidthPx[i]!;
	const x1 = threats.x[i]! + threats.vx[i]! * step * stepTicks;
	const y1 = threats.y[i]! + threats.vy[i]! * step * stepTicks;
	const x0 = x1 - threats.vx[i]! * stepTicks;
	const y0 = y1 - threats.vy[i]! * stepTicks;
	const firstColumn = Math.max(reach.firstColumn, columnAt(grid, Math.min(x0, x1) - radiusPx));
	const lastColumn = Math.min(reach.lastColumn, columnAt(grid, Math.max(x0, x1) + radiusPx));
	const lastRow = Math.min(reach.lastRow, rowAt(grid, Math.max(y0, y1) + radiusPx));
	for (let row = Math.max(reach.firstRow, rowAt(grid, Math.min(y0, y1) - radiusPx)); row <= lastRow; row++) {
		for (let column = firstColumn; column <= lastColumn; column++) {
			const x = centreXPx(grid, column);
			const y = centreYPx(grid, row);
			if (passesWithin(x0 - x, y0 - y, x1 - x, y1 - y, radiusPx)) blocked[row * grid.columns + column] = 1;
		}
	}
}
