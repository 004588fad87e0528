/**
 * The detour that the game uses: A* over eight neighbours without cutting corners, in which each cell's way may begin
 * at its parent's parent when that is in a straight line (Theta*), then waypoints that can be left out are.
 */
import { isLineFree } from "./line-tests.ts";
import { isStraight } from "./memo.ts";
import { isWall, type Terrain } from "./terrain.ts";

/** @returns the waypoints' cells from the first after the start to the goal; null: it can't be reached */
export function findDetour(terrain: Terrain, start: number, goal: number): number[] | null {
	const { columns, rows } = terrain;
	const cells = columns * rows;
	const cost = new Float64Array(cells).fill(Number.POSITIVE_INFINITY);
	const parent = new Int16Array(cells).fill(-1);
	const isClosed = new Uint8Array(cells);
	const open: number[] = [start];
	cost[start] = 0;
	parent[start] = start;
	while (open.length > 0) {
		const at = takeCheapest(open, cost, columns, goal);
		if (at === goal) return smooth(terrain, wayBack(parent, start, goal));
		isClosed[at] = 1;
		const column = at % columns;
		const row = Math.floor(at / columns);
		for (let dy = -1; dy <= 1; dy++) {
			for (let dx = -1; dx <= 1; dx++) {
				if (!isStep(terrain, column, row, dx, dy)) continue;
				const to = (row + dy) * columns + column + dx;
				if (isClosed[to] === 1) continue;
				const from = isStraight(terrain, parent[at]!, to, isLineFree) ? parent[at]! : at;
				const length = cost[from]! + distance(from, to, columns);
				if (length >= cost[to]! - 1e-9) continue;
				if (cost[to] === Number.POSITIVE_INFINITY) open.push(to);
				cost[to] = length;
				parent[to] = from;
			}
		}
	}
	return null;
}

function isStep(terrain: Terrain, column: number, row: number, dx: number, dy: number): boolean {
	if ((dx === 0 && dy === 0) || isWall(terrain, column + dx, row + dy)) return false;
	return dx === 0 || dy === 0 || !(isWall(terrain, column + dx, row) || isWall(terrain, column, row + dy));
}

function takeCheapest(open: number[], cost: Float64Array, columns: number, goal: number): number {
	let best = 0;
	let least = Number.POSITIVE_INFINITY;
	for (let i = 0; i < open.length; i++) {
		const total = cost[open[i]!]! + distance(open[i]!, goal, columns);
		if (total < least) {
			least = total;
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
