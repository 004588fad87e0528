/**
 * The pilot's map, for who watches it: what cells are worth some steps ahead, on the grid of the text plane. Made from
 * the plan as it is worked out, and only when it is asked for.
 */
import type { Mind } from "./mind.ts";
import { DOOMED } from "./worth.ts";

/** Text cells each way; with 24 steps the ship reaches six of them. */
export const ROUTE_SIDE = 13;
/** The step that is shown: far enough to see ways part, near enough that they are still true. */
export const ROUTE_STEP = 16;

/** What a text cell of the map holds. */
export const ROUTE = { none: 0, low: 1, middle: 2, high: 3, closed: 4, goal: 5 } as const;

export interface RouteMap {
	/** Text column and row of the map's upper left cell. */
	column: number;
	row: number;
	/** ROUTE values, row by row. */
	readonly marks: Uint8Array;
	/** Counts the maps made, so that who draws knows a new one. */
	made: number;
}

export function createRouteMap(): RouteMap {
	return { column: 0, row: 0, marks: new Uint8Array(ROUTE_SIDE * ROUTE_SIDE), made: 0 };
}

/** Shares of the best: worths fall off by factors, so the levels do. */
const HIGH = 0.1;
const MIDDLE = 1e-4;

/** Reads the map off the step just worked out. */
export function captureRoute(route: RouteMap, mind: Mind, steps: number, cellPx: number): void {
	const side = 2 * steps + 1;
	const half = ROUTE_SIDE >> 1;
	route.column = Math.floor(mind.startX / 8) - half;
	route.row = Math.floor(mind.startY / 8) - half;
	const fromX = Math.round((route.column * 8 + 4 - mind.startX) / cellPx) + steps;
	const fromY = Math.round((route.row * 8 + 4 - mind.startY) / cellPx) + steps;
	const perCell = 8 / cellPx;
	const { marks } = route;
	let best = 0;
	let goal = -1;
	marks.fill(ROUTE.none);
	for (let i = 0; i < marks.length; i++) {
		const at = indexAt(i, fromX, fromY, perCell, side);
		if (at < 0) continue;
		if (mind.cells[at] === 2) marks[i] = ROUTE.closed;
		const worth = mind.worth[at]!;
		if (worth <= best) continue;
		best = worth;
		goal = i;
	}
	for (let i = 0; i < marks.length; i++) {
		const at = indexAt(i, fromX, fromY, perCell, side);
		if (at < 0 || marks[i] === ROUTE.closed) continue;
		const worth = mind.worth[at]!;
		if (worth < DOOMED) continue;
		marks[i] = worth > best * HIGH ? ROUTE.high : worth > best * MIDDLE ? ROUTE.middle : ROUTE.low;
	}
	if (goal >= 0 && best >= DOOMED) marks[goal] = ROUTE.goal;
	route.made += 1;
}

function indexAt(i: number, fromX: number, fromY: number, perCell: number, side: number): number {
	const x = fromX + (i % ROUTE_SIDE) * perCell;
	const y = fromY + Math.floor(i / ROUTE_SIDE) * perCell;
	return x < 0 || y < 0 || x >= side || y >= side ? -1 : y * side + x;
}
