/** The memo's example; cells are (row, column) counted from 0. */
import { expect, test } from "vitest";
import { findDetour } from "../../../../../cart/volley/detour/any-angle.ts";
import { isDiagonalFirstFree, isLineFree, type LineTest } from "../../../../../cart/volley/detour/line-tests.ts";
import { beginFill, fillLevel, fillTo, skipAhead, waypointsOf } from "../../../../../cart/volley/detour/memo.ts";
import { createTerrain, type Terrain } from "../../../../../cart/volley/detour/terrain.ts";

const at = (row: number, column: number) => row * 9 + column;
const START = at(0, 1);
const GOAL = at(1, 5);

function example(): Terrain {
	const terrain = createTerrain(9, 5);
	for (const wall of [at(0, 3), at(1, 3), at(2, 3), at(2, 4), at(2, 5), at(2, 6)]) terrain.walls[wall] = 1;
	return terrain;
}

test("the fill writes the memo's counts, and those that its drawing leaves out", () => {
	const steps = fillTo(example(), START, GOAL)!;
	const x = -1;
	const row = (r: number) => [...steps.slice(r * 9, r * 9 + 9)];
	// (0,0) would be 14: the fill stops with the level that writes the start.
	expect(row(0).slice(1)).toEqual([13, 12, x, 2, 1, 2, 3, 4]);
	expect(row(1)).toEqual([13, 12, 11, x, 1, 0, 1, 2, 3]);
	expect(row(2)).toEqual([12, 11, 10, x, x, x, x, 3, 4]);
	expect(row(3)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 5]);
	expect(row(4)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 6]);
});

test("the queue is (3,2) (3,7) (1,7) (1,5)", () => {
	const steps = fillTo(example(), START, GOAL)!;
	expect(waypointsOf(example(), steps, START)).toEqual([at(3, 2), at(3, 7), at(1, 7), at(1, 5)]);
});

/** Bresenham's line from middle to middle: one cell for each step of the longer way. */
const isBresenhamFree: LineTest = (terrain, x0, y0, x1, y1) => {
	const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
	for (let i = 1; i <= steps; i++) {
		const x = Math.round(x0 + ((x1 - x0) * i) / steps);
		const y = Math.round(y0 + ((y1 - y0) * i) / steps);
		if (terrain.walls[y * terrain.columns + x] === 1) return false;
	}
	return true;
};

test("Bresenham's line gives another queue, which is not the memo's", () => {
	const steps = fillTo(example(), START, GOAL)!;
	expect(waypointsOf(example(), steps, START, isBresenhamFree)).not.toEqual([at(3, 2), at(3, 7), at(1, 7), at(1, 5)]);
});

test("the fill goes level by level and never over what is written", () => {
	const terrain = example();
	const fill = beginFill(terrain, GOAL);
	expect(fillLevel(fill, terrain)).toBe(true);
	// One step from the goal: (0,5) (1,4) (1,6); (2,5) is a wall.
	expect([...fill.steps.keys()].filter((cell) => fill.steps[cell] === 1)).toEqual([at(0, 5), at(1, 4), at(1, 6)]);
	const first = fill.steps.slice();
	fillLevel(fill, terrain);
	first.forEach((count, cell) => {
		if (count !== -1) expect(fill.steps[cell]).toBe(count);
	});
});

test("on the way, from (3,6) the waypoint (1,7) is in line diagonally first, and round the corner for a thing with width", () => {
	const terrain = example();
	expect(isDiagonalFirstFree(terrain, 6, 3, 7, 1)).toBe(true);
	expect(isLineFree(terrain, 6, 3, 7, 1)).toBe(false);
	const queue = [at(3, 7), at(1, 7), at(1, 5)];
	skipAhead(terrain, at(3, 6), queue, isDiagonalFirstFree);
	expect(queue).toEqual([at(1, 7), at(1, 5)]);
	const careful = [at(3, 7), at(1, 7), at(1, 5)];
	skipAhead(terrain, at(3, 6), careful);
	expect(careful).toHaveLength(3);
});

test("a goal behind walls can't be reached, and both detours say so", () => {
	const terrain = example();
	for (const wall of [at(0, 4), at(1, 4), at(0, 6), at(1, 6), at(0, 5)]) terrain.walls[wall] = 1;
	expect(fillTo(terrain, START, GOAL)).toBeNull();
	expect(findDetour(terrain, START, GOAL)).toBeNull();
});

test("a line through a corner is free only when nothing stands at the corner", () => {
	const terrain = createTerrain(3, 3);
	expect(isLineFree(terrain, 0, 0, 2, 2)).toBe(true);
	terrain.walls[1] = 1;
	expect(isLineFree(terrain, 0, 0, 2, 2)).toBe(false);
	expect(isLineFree(terrain, 2, 2, 0, 0)).toBe(false);
});

test("our detour round the memo's walls is no longer than the memo's queue, and every leg of it is free", () => {
	const terrain = example();
	const way = findDetour(terrain, START, GOAL)!;
	expect(way.at(-1)).toBe(GOAL);
	const length = (cells: number[]) =>
		cells.reduce((sum, to, i) => {
			const from = i === 0 ? START : cells[i - 1]!;
			return sum + Math.hypot((to % 9) - (from % 9), Math.floor(to / 9) - Math.floor(from / 9));
		}, 0);
	expect(length(way)).toBeLessThanOrEqual(length([at(3, 2), at(3, 7), at(1, 7), at(1, 5)]) + 1e-9);
	way.forEach((to, i) => {
		const from = i === 0 ? START : way[i - 1]!;
		expect(isLineFree(terrain, from % 9, Math.floor(from / 9), to % 9, Math.floor(to / 9))).toBe(true);
	});
});
