/**
 * The detour that the game uses: A* over eight neighbours without cutting corners, in which each cell's way may begin
 * at its parent's parent when that is in a straight line (Theta*), then waypoints that can be left out are, and those that
 * stay are drawn in, cell by cell, as a string round corners is.
 */
import { isLineFree } from "./line-tests.ts";
import { isStraight } from "./memo.ts";
import { isWall, type Terrain } from "./terrain.ts";

/**
 * Seeks from both ends, with early parents and without: each may lead round the wrong side of a wall, hardly ever all.
 * @returns the waypoints' cells from the first after the start to the goal; null: it can't be reached
 */
export function findDetour(terrain: Terrain, start: number, goal: number): number[] | null {
	let best: number[] | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (let kind = 0; kind < DETOUR_KINDS; kind++) {
		const way = seekDetour(terrain, start, goal, kind);
		if (way === null) return null;
		const length = lengthOfWay(way, start, terrain.columns);
		if (length >= least) continue;
		least = length;
		best = way;
	}
	return best;
}

/** How many ways are sought; a game seeks one a tick. */
export const DETOUR_KINDS = 4;

/** One of the ways: kinds 0 and 2 with early parents, 2 and 3 from the goal. */
export function seekDetour(terrain: Terrain, start: number, goal: number, kind: number): number[] | null {
	const isBack = kind >= 2;
	const found = seek(terrain, isBack ? goal : start, isBack ? start : goal, kind % 2 === 0);
	if (found === null) return null;
	return tighten(terrain, start, isBack ? turned(found, goal) : found);
}

function turned(way: readonly number[], goal: number): number[] {
	const back = way.slice(0, -1).reverse();
	back.push(goal);
	return back;
}

export function lengthOfWay(way: readonly number[], start: number, columns: number): number {
	let length = 0;
	let from = start;
	for (const to of way) {
		length += distance(from, to, columns);
		from = to;
	}
	return length;
}

function seek(terrain: Terrain, start: number, goal: number, isAnyAngle: boolean): number[] | null {
	const { columns, rows } = terrain;
	const cells = columns * rows;
	const cost = new Float64Array(cells).fill(Number.POSITIVE_INFINITY);
	/** Cost so far and the straight way on, kept: asked for anew at every look it would be most of the work. */
	const total = new Float64Array(cells);
	const parent = new Int16Array(cells).fill(-1);
	const isClosed = new Uint8Array(cells);
	const open: number[] = [start];
	cost[start] = 0;
	parent[start] = start;
	while (open.length > 0) {
		const at = takeCheapest(open, total);
		if (at === goal) return smooth(terrain, wayBack(parent, start, goal));
		isClosed[at] = 1;
		const column = at % columns;
		const row = Math.floor(at / columns);
		const isOpenLeft = !isWall(terrain, column - 1, row);
		const isOpenRight = !isWall(terrain, column + 1, row);
		const isOpenAbove = !isWall(terrain, column, row - 1);
		const isOpenBelow = !isWall(terrain, column, row + 1);
		for (let dy = -1; dy <= 1; dy++) {
			if ((dy < 0 && !isOpenAbove) || (dy > 0 && !isOpenBelow)) continue;
			for (let dx = -1; dx <= 1; dx++) {
				// Aslant only past two open sides: corners are not cut.
				if ((dx < 0 && !isOpenLeft) || (dx > 0 && !isOpenRight)) continue;
				const to = at + dy * columns + dx;
				if (isClosed[to] === 1) continue;
				if (dx !== 0 && dy !== 0 && terrain.walls[to] === 1) continue;
				const from = isAnyAngle && isStraight(terrain, parent[at]!, to, isLineFree) ? parent[at]! : at;
				const step = from !== at ? distance(from, to, columns) : dx !== 0 && dy !== 0 ? Math.SQRT2 : 1;
				const length = cost[from]! + step;
				if (length >= cost[to]! - 1e-9) continue;
				if (cost[to] === Number.POSITIVE_INFINITY) open.push(to);
				cost[to] = length;
				total[to] = length + distance(to, goal, columns);
				parent[to] = from;
			}
		}
	}
	return null;
}

function takeCheapest(open: number[], total: Float64Array): number {
	let best = 0;
	let least = Number.POSITIVE_INFINITY;
	for (let i = 0; i < open.length; i++) {
		const way = total[open[i]!]!;
		if (way < least) {
			least = way;
			best = i;
		}
	}
	const at = open[best]!;
	open[best] = open[open.length - 1]!;
	open.pop();
	return at;
}

export function distance(a: number, b: number, columns: number): number {
	const dx = (a % columns) - (b % columns);
	const dy = Math.floor(a / columns) - Math.floor(b / columns);
	return Math.sqrt(dx * dx + dy * dy);
}

function wayBack(parent: Int16Array, start: number, goal: number): number[] {
	const way = [goal];
	let at = goal;
	while (at !== start) {
		at = parent[at]!;
		way.push(at);
	}
	return way.reverse();
}

function smooth(terrain: Terrain, way: readonly number[]): number[] {
	const queue: number[] = [];
	let i = 0;
	while (i < way.length - 1) {
		let j = way.length - 1;
		while (j > i + 1 && !isStraight(terrain, way[i]!, way[j]!, isLineFree)) j -= 1;
		queue.push(way[j]!);
		i = j;
	}
	return queue;
}

/** Rounds of drawing in; most ways are tight after two. */
const ROUNDS = 6;

function tighten(terrain: Terrain, start: number, queue: number[]): number[] {
	for (let round = 0; round < ROUNDS; round++) {
		let isTight = true;
		for (let i = 0; i < queue.length - 1; i++) {
			const drawn = drawIn(terrain, i === 0 ? start : queue[i - 1]!, queue[i]!, queue[i + 1]!);
			if (drawn === queue[i]) continue;
			queue[i] = drawn;
			isTight = false;
		}
		if (isTight) break;
	}
	return queue;
}

/** The neighbour of a waypoint (or itself) over which the way from `from` to `to` is shortest. */
function drawIn(terrain: Terrain, from: number, waypoint: number, to: number): number {
	const { columns } = terrain;
	const column = waypoint % columns;
	const row = Math.floor(waypoint / columns);
	let best = waypoint;
	let least = distance(from, waypoint, columns) + distance(waypoint, to, columns) - 1e-9;
	for (let dy = -1; dy <= 1; dy++) {
		for (let dx = -1; dx <= 1; dx++) {
			if (isWall(terrain, column + dx, row + dy)) continue;
			const at = (row + dy) * columns + column + dx;
			const length = distance(from, at, columns) + distance(at, to, columns);
			if (length >= least) continue;
			if (!isStraight(terrain, from, at, isLineFree) || !isStraight(terrain, at, to, isLineFree)) continue;
			least = length;
			best = at;
		}
	}
	return best;
}
