/** The detour of the memo "detour movement": step counts outwards from the goal, then a queue of waypoints. */
import { isLineFree, type LineTest } from "./line-tests.ts";
import { isWall, type Terrain } from "./terrain.ts";

export const UNWRITTEN = -1;

/** Up, down, left, right: where the memo looks for neighbours, and which of equal ones it follows first. */
const NEIGHBOURS = [
	[0, -1],
	[0, 1],
	[-1, 0],
	[1, 0],
] as const;

/** The fill, level by level, as data: it may go on in a later tick. */
export interface Fill {
	readonly steps: Int16Array;
	/** Cells of the last level written. */
	level: number[];
	/** Steps of that level. */
	distance: number;
}

export function beginFill(terrain: Terrain, goal: number): Fill {
	const steps = new Int16Array(terrain.columns * terrain.rows).fill(UNWRITTEN);
	steps[goal] = 0;
	return { steps, level: [goal], distance: 0 };
}

/** Writes one level. @returns false when nothing was written: what has no count yet can't be reached */
export function fillLevel(fill: Fill, terrain: Terrain): boolean {
	const next: number[] = [];
	fill.distance += 1;
	for (const at of fill.level) {
		const column = at % terrain.columns;
		const row = Math.floor(at / terrain.columns);
		for (const [dx, dy] of NEIGHBOURS) {
			if (isWall(terrain, column + dx, row + dy)) continue;
			const to = (row + dy) * terrain.columns + column + dx;
			if (fill.steps[to] !== UNWRITTEN) continue;
			fill.steps[to] = fill.distance;
			next.push(to);
		}
	}
	fill.level = next;
	return next.length > 0;
}

/** Fills until the start is written. @returns null: it can't be reached */
export function fillTo(terrain: Terrain, start: number, goal: number): Int16Array | null {
	const fill = beginFill(terrain, goal);
	while (fill.steps[start] === UNWRITTEN) if (!fillLevel(fill, terrain)) return null;
	return fill.steps;
}

/**
 * From the start along falling counts to the farthest cell in a straight line: a waypoint; then again from there.
 * @returns the waypoints' cells, the goal last
 */
export function waypointsOf(
	terrain: Terrain,
	steps: Int16Array,
	start: number,
	isFree: LineTest = isLineFree,
): number[] {
	const queue: number[] = [];
	let from = start;
	while (steps[from]! > 0) {
		let farthest = nextCell(terrain, steps, from);
		let at = farthest;
		while (steps[at]! > 0) {
			at = nextCell(terrain, steps, at);
			if (!isStraight(terrain, from, at, isFree)) break;
			farthest = at;
		}
		queue.push(farthest);
		from = farthest;
	}
	return queue;
}

function nextCell(terrain: Terrain, steps: Int16Array, at: number): number {
	const column = at % terrain.columns;
	const row = Math.floor(at / terrain.columns);
	for (const [dx, dy] of NEIGHBOURS) {
		if (isWall(terrain, column + dx, row + dy)) continue;
		const to = (row + dy) * terrain.columns + column + dx;
		if (steps[to] === steps[at]! - 1) return to;
	}
	return at;
}

export function isStraight(terrain: Terrain, from: number, to: number, isFree: LineTest): boolean {
	const { columns } = terrain;
	return isFree(terrain, from % columns, Math.floor(from / columns), to % columns, Math.floor(to / columns));
}

/** While moving: if the next waypoint but one is in a straight line already, the next is left out. */
export function skipAhead(terrain: Terrain, at: number, queue: number[], isFree: LineTest = isLineFree): void {
	while (queue.length > 1 && isStraight(terrain, at, queue[1]!, isFree)) queue.shift();
}
