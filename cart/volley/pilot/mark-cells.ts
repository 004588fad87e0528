/** Marks the cells of a step that threats make dear or closed, by the place each threat will have. */
import type { Threats } from "./threats.ts";

export const DEAR = 1;
export const CLOSED = 2;

/**
 * @param cells a square of `side` cells each way, all 0
 * @param leftPx the middle of the leftmost cell; `topPx` of the topmost
 * @param lowest and `highest`, the rows and columns that matter
 */
export function markCells(
	cells: Uint8Array,
	side: number,
	cellPx: number,
	leftPx: number,
	topPx: number,
	threats: Threats,
	ticks: number,
	closedMarginPx: number,
	dearMarginPx: number,
	lowest: number,
	highest: number,
): void {
	const { x, y, vx, vy, halfWidthPx, halfHeightPx, isRound } = threats;
	const reachLow = lowest * cellPx - 24;
	const reachHigh = highest * cellPx + 24;
	for (let i = 0; i < threats.count; i++) {
		const fromLeft = x[i]! + vx[i]! * ticks - leftPx;
		if (fromLeft < reachLow || fromLeft > reachHigh) {
			if (halfWidthPx[i]! < 20) continue;
		}
		const fromTop = y[i]! + vy[i]! * ticks - topPx;
		if (fromTop < reachLow || fromTop > reachHigh) {
			if (halfHeightPx[i]! < 20) continue;
		}
		// The halo first, then the core over it; a core never gives way to another's halo.
		const wide = closedMarginPx + dearMarginPx;
		const isDisc = isRound[i] === 1;
		const w = halfWidthPx[i]!;
		const h = halfHeightPx[i]!;
		markShape(cells, side, cellPx, fromLeft, fromTop, w + wide, h + wide, isDisc, DEAR, lowest, highest);
		markShape(
			cells,
			side,
			cellPx,
			fromLeft,
			fromTop,
			w + closedMarginPx,
			h + closedMarginPx,
			isDisc,
			CLOSED,
			lowest,
			highest,
		);
	}
}

function markShape(
	cells: Uint8Array,
	side: number,
	cellPx: number,
	fromLeft: number,
	fromTop: number,
	halfWidth: number,
	halfHeight: number,
	isDisc: boolean,
	mark: number,
	lowest: number,
	highest: number,
): void {
	let row = Math.ceil((fromTop - halfHeight) / cellPx);
	if (row < lowest) row = lowest;
	let lastRow = Math.floor((fromTop + halfHeight) / cellPx);
	if (lastRow > highest) lastRow = highest;
	let half = halfWidth;
	for (; row <= lastRow; row++) {
		if (isDisc) {
			const dy = row * cellPx - fromTop;
			half = Math.sqrt(halfHeight * halfHeight - dy * dy);
		}
		let at = Math.ceil((fromLeft - half) / cellPx);
		if (at < lowest) at = lowest;
		let last = Math.floor((fromLeft + half) / cellPx);
		if (last > highest) last = highest;
		at += row * side;
		last += row * side;
		if (mark === CLOSED) for (; at <= last; at++) cells[at] = CLOSED;
		else for (; at <= last; at++) if (cells[at] === 0) cells[at] = DEAR;
	}
}
