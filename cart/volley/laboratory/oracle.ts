/**
 * The bound for all pilots: knows every bullet to come, may start anywhere, and follows all ways at once. Fields whose
 * bullets don't depend on the ship only. Its hits are as exact as the field's, so no pilot can do better.
 */
import { MOVE_DX, MOVE_DY, STAY } from "../pilot/moves.ts";
import { passesWithin } from "../sky/geometry.ts";
import { createField, FIELD_PX, HIT_PX, type PatternName, SHIP_PX, tickField } from "./patterns.ts";

/** Each way: a ship that begins in a cell's middle is in one after every move. */
const CELLS = FIELD_PX / SHIP_PX;

/** @returns ticks until no way is open, or the cap */
export function oracleTicks(
	pattern: PatternName,
	rate: number,
	seed: number,
	warmUpTicks: number,
	capTicks: number,
): number {
	const field = createField(pattern, rate, seed);
	for (let tick = 0; tick < warmUpTicks; tick++) tickField(field, STAY);
	let open = new Uint8Array(CELLS * CELLS).fill(1);
	let next = new Uint8Array(CELLS * CELLS);
	const closed = new Uint8Array(CELLS * CELLS);
	const fromX = new Float64Array(field.x.length);
	const fromY = new Float64Array(field.x.length);
	for (let tick = 0; tick < capTicks; tick++) {
		fromX.set(field.x);
		fromY.set(field.y);
		const isOld = field.live.slice();
		tickField(field, STAY);
		next.fill(0);
		for (let move = 0; move < MOVE_DX.length; move++) {
			closed.fill(0);
			for (let i = 0; i < isOld.length; i++) {
				// A bullet that left the field in this tick is near no cell.
				if (isOld[i] === 1) closeFor(closed, move, fromX[i]!, fromY[i]!, field.x[i]!, field.y[i]!);
			}
			spread(open, closed, next, move);
		}
		if (!next.includes(1)) return tick;
		[open, next] = [next, open];
	}
	return capTicks;
}

/** Closes the cells that can't be entered by a move while a bullet flies from (x0, y0) to (x1, y1). */
function closeFor(closed: Uint8Array, move: number, x0: number, y0: number, x1: number, y1: number): void {
	// To the cell that is entered, the bullet seems to come from where it was and the move's way farther.
	const left = x0 + MOVE_DX[move]! * SHIP_PX;
	const top = y0 + MOVE_DY[move]! * SHIP_PX;
	const lastRow = Math.min(CELLS - 1, Math.floor((Math.max(top, y1) + HIT_PX) / SHIP_PX));
	const lastColumn = Math.min(CELLS - 1, Math.floor((Math.max(left, x1) + HIT_PX) / SHIP_PX));
	const firstColumn = Math.max(0, Math.floor((Math.min(left, x1) - HIT_PX) / SHIP_PX));
	for (let row = Math.max(0, Math.floor((Math.min(top, y1) - HIT_PX) / SHIP_PX)); row <= lastRow; row++) {
		for (let column = firstColumn; column <= lastColumn; column++) {
			const x = SHIP_PX * (column + 0.5);
			const y = SHIP_PX * (row + 0.5);
			if (passesWithin(left - x, top - y, x1 - x, y1 - y, HIT_PX)) closed[row * CELLS + column] = 1;
		}
	}
}

/** Enters every cell that is open to a move. A slide along the field's edge is a move along it. */
function spread(from: Uint8Array, closed: Uint8Array, to: Uint8Array, move: number): void {
	const dx = MOVE_DX[move]!;
	const dy = MOVE_DY[move]!;
	for (let row = Math.max(0, dy); row < Math.min(CELLS, CELLS + dy); row++) {
		for (let column = Math.max(0, dx); column < Math.min(CELLS, CELLS + dx); column++) {
			const at = row * CELLS + column;
			if (closed[at] === 0 && from[at - dy * CELLS - dx] === 1) to[at] = 1;
		}
	}
}
