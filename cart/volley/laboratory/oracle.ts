/**
 * The bound for all pilots: knows every bullet to come, may start anywhere, and follows all ways at once. Fields whose
 * bullets don't depend on the ship only. It is hit at the ends of ticks alone, so no pilot can do better.
 */

import { STAY } from "../pilot/moves.ts";
import { createField, FIELD_PX, type Field, HIT_PX, type PatternName, tickField } from "./patterns.ts";

const CELLS = FIELD_PX / 2;

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
	for (let tick = 0; tick < capTicks; tick++) {
		tickField(field, STAY);
		spread(open, next);
		if (!close(next, field)) return tick;
		[open, next] = [next, open];
	}
	return capTicks;
}

function spread(from: Uint8Array, to: Uint8Array): void {
	to.fill(0);
	for (let row = 0; row < CELLS; row++) {
		for (let column = 0; column < CELLS; column++) {
			if (from[row * CELLS + column] === 0) continue;
			for (let r = Math.max(0, row - 1); r <= Math.min(CELLS - 1, row + 1); r++) {
				for (let c = Math.max(0, column - 1); c <= Math.min(CELLS - 1, column + 1); c++) to[r * CELLS + c] = 1;
			}
		}
	}
}

/** Closes what bullets cover. @returns whether some way is open still */
function close(cells: Uint8Array, field: Field): boolean {
	for (let i = 0; i < field.live.length; i++) {
		if (field.live[i] !== 1) continue;
		const x = field.x[i]!;
		const y = field.y[i]!;
		for (let r = Math.max(0, Math.floor((y - HIT_PX) / 2)); r <= Math.min(CELLS - 1, (y + HIT_PX) / 2); r++) {
			for (let c = Math.max(0, Math.floor((x - HIT_PX) / 2)); c <= Math.min(CELLS - 1, (x + HIT_PX) / 2); c++) {
				const dx = 2 * c + 1 - x;
				const dy = 2 * r + 1 - y;
				if (dx * dx + dy * dy < HIT_PX * HIT_PX) cells[r * CELLS + c] = 0;
			}
		}
	}
	return cells.includes(1);
}
