/** Which cells threats cover at a step: the text's snapped templates, and exact blocking for comparison. */
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

/** Marks in `blocked` (a byte for each cell, row by row) what all threats cover `step` steps from now. */
export function blockStep(
	blocked: Uint8Array,
	grid: Grid,
	threats: Threats,
	step: number,
	rules: Pick<FaithfulRules, "snap" | "blocking" | "stepTicks">,
): void {
	blocked.fill(0);
	if (rules.blocking === "exact") {
		for (let i = 0; i < threats.count; i++) blockExactly(blocked, grid, threats, i, step, rules.stepTicks);
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

/** Cells whose middle comes inside the circle at any tick of the step. */
function blockExactly(
	blocked: Uint8Array,
	grid: Grid,
	threats: Threats,
	i: number,
	step: number,
	stepTicks: number,
): void {
	const radiusPx = threats.halfWidthPx[i]!;
	for (let tick = (step - 1) * stepTicks + 1; tick <= step * stepTicks; tick++) {
		const xPx = threats.x[i]! + threats.vx[i]! * tick;
		const yPx = threats.y[i]! + threats.vy[i]! * tick;
		const firstColumn = Math.max(0, columnAt(grid, xPx - radiusPx));
		const lastColumn = Math.min(grid.columns - 1, columnAt(grid, xPx + radiusPx));
		const lastRow = Math.min(grid.rows - 1, rowAt(grid, yPx + radiusPx));
		for (let row = Math.max(0, rowAt(grid, yPx - radiusPx)); row <= lastRow; row++) {
			for (let column = firstColumn; column <= lastColumn; column++) {
				const dx = centreXPx(grid, column) - xPx;
				const dy = centreYPx(grid, row) - yPx;
				if (dx * dx + dy * dy < radiusPx * radiusPx + TOUCH) blocked[row * grid.columns + column] = 1;
			}
		}
	}
}
