/** Counting paths over the grid, forwards from the ship and backwards from the goal, within what the ship can reach. */
import { type FaithfulRules, middleFactorAt } from "./faithful-rules.ts";
import { columnAt, type Grid, rowAt } from "./grid.ts";
import type { MoveCount } from "./moves.ts";
import type { Targets } from "./threats.ts";

/** The cells within `steps` moves of a cell, kept inside the grid. */
export interface Reach {
	readonly firstColumn: number;
	readonly lastColumn: number;
	readonly firstRow: number;
	readonly lastRow: number;
}

export function reachOf(grid: Grid, column: number, row: number, steps: number): Reach {
	return {
		firstColumn: Math.max(0, column - steps),
		lastColumn: Math.min(grid.columns - 1, column + steps),
		firstRow: Math.max(0, row - steps),
		lastRow: Math.min(grid.rows - 1, row + steps),
	};
}

/**
 * One step of counting, either way: each cell's own count and its neighbours', 0 where it is blocked.
 * Only cells of `reach` are written; `from` must be 0 outside what it was written in.
 * @returns the sum over all cells
 */
export function countStep(
	from: Float64Array,
	to: Float64Array,
	blocked: Uint8Array,
	grid: Grid,
	reach: Reach,
	moves: MoveCount,
): number {
	const { columns, rows } = grid;
	let sum = 0;
	for (let row = reach.firstRow; row <= reach.lastRow; row++) {
		const hasAbove = row > 0;
		const hasBelow = row < rows - 1;
		for (let column = reach.firstColumn; column <= reach.lastColumn; column++) {
			const at = row * columns + column;
			if (blocked[at] === 1) {
				to[at] = 0;
				continue;
			}
			const hasLeft = column > 0;
			const hasRight = column < columns - 1;
			let count = from[at]!;
			if (hasLeft) count += from[at - 1]!;
			if (hasRight) count += from[at + 1]!;
			if (hasAbove) count += from[at - columns]!;
			if (hasBelow) count += from[at + columns]!;
			if (moves === 9) {
				if (hasAbove && hasLeft) count += from[at - columns - 1]!;
				if (hasAbove && hasRight) count += from[at - columns + 1]!;
				if (hasBelow && hasLeft) count += from[at + columns - 1]!;
				if (hasBelow && hasRight) count += from[at + columns + 1]!;
			}
			to[at] = count;
			sum += count;
		}
	}
	return sum;
}

/** Multiplies the cells from which an enemy is on the line of fire `step` steps from now: once, however many enemies. */
export function weighFire(
	counts: Float64Array,
	grid: Grid,
	targets: Targets,
	step: number,
	rules: Pick<FaithfulRules, "fireFactor" | "stepTicks">,
): void {
	if (rules.fireFactor === 1) return;
	const ticks = step * rules.stepTicks;
	// By column, the lowest cell row that has some enemy wholly above it: y < the cell's upper edge.
	const firstRow = new Int32Array(grid.columns).fill(grid.rows);
	for (let i = 0; i < targets.count; i++) {
		// A cell is half open, so that an enemy on an edge counts for one column only.
		const column = columnAt(grid, targets.x[i]! + targets.vx[i]! * ticks);
		if (column < 0 || column >= grid.columns) continue;
		const row = rowAt(grid, targets.y[i]! + targets.vy[i]! * ticks) + 1;
		if (row < firstRow[column]!) firstRow[column] = Math.max(0, row);
	}
	for (let column = 0; column < grid.columns; column++) {
		for (let row = firstRow[column]!; row < grid.rows; row++) counts[row * grid.columns + column]! *= rules.fireFactor;
	}
}

/** Multiplies by how near the middle each cell of `reach` is. */
export function weighMiddle(
	counts: Float64Array,
	grid: Grid,
	reach: Reach,
	rules: Pick<FaithfulRules, "middle">,
): void {
	const { middle } = rules;
	if (middle.by === "none") return;
	for (let row = reach.firstRow; row <= reach.lastRow; row++) {
		for (let column = reach.firstColumn; column <= reach.lastColumn; column++) {
			const at = row * grid.columns + column;
			if (middle.by === "mask") counts[at]! *= middle.mask[at]!;
			else counts[at]! *= middleFactorAt(middle.k, middle.spread, cellsFromMiddle(grid, column, row));
		}
	}
}

/** Between a cell's middle and the field's, in cell widths. */
export function cellsFromMiddle(grid: Grid, column: number, row: number): number {
	const dx = column + 0.5 - grid.columns / 2;
	const dy = ((row + 0.5 - grid.rows / 2) * grid.cellHeightPx) / grid.cellWidthPx;
	return Math.sqrt(dx * dx + dy * dy);
}
