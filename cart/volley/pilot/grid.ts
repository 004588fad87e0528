/** The screen cut into cells, as the demo pilot of JP4976771B2 does it. Rows and columns count from 0 here. */
export interface Grid {
	/** The field's upper left corner, in pixels. */
	readonly leftPx: number;
	readonly topPx: number;
	/** Ship's speed × ΔT, each way: one move is one cell. */
	readonly cellWidthPx: number;
	readonly cellHeightPx: number;
	readonly columns: number;
	readonly rows: number;
}

/** A point on a grid line belongs to the right (or lower) cell, on a crossing to the lower right one. */
export function columnAt(grid: Grid, xPx: number): number {
	return Math.floor((xPx - grid.leftPx) / grid.cellWidthPx);
}

export function rowAt(grid: Grid, yPx: number): number {
	return Math.floor((yPx - grid.topPx) / grid.cellHeightPx);
}

export function centreXPx(grid: Grid, column: number): number {
	return grid.leftPx + (column + 0.5) * grid.cellWidthPx;
}

export function centreYPx(grid: Grid, row: number): number {
	return grid.topPx + (row + 0.5) * grid.cellHeightPx;
}

/**
 * How well a cell fits things of this size. The base length is the bullet's index length plus the ship's.
 * @returns "best" up to a third of it, "better" up to half, "allowed" up to the whole, else "too large"
 */
export function cellFit(shortSidePx: number, baseLengthPx: number): "best" | "better" | "allowed" | "too large" {
	if (shortSidePx <= baseLengthPx / 3) return "best";
	if (shortSidePx <= baseLengthPx / 2) return "better";
	return shortSidePx <= baseLengthPx ? "allowed" : "too large";
}
