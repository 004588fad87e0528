/** Vectors of JP4976771B2; cells are (row, column) counted from 1, as in the text. */
import { expect, test } from "vitest";
import { blockStep, overlapTemplate } from "../../../../../cart/volley/pilot/faithful-blocking.ts";
import { countStep, reachOf, weighFire, weighMiddle } from "../../../../../cart/volley/pilot/faithful-counts.ts";
import {
	bestMove,
	createFaithfulDesk,
	decideFaithfully,
	findGoal,
} from "../../../../../cart/volley/pilot/faithful-pilot.ts";
import { FAITHFUL, middleFactorAt } from "../../../../../cart/volley/pilot/faithful-rules.ts";
import { cellFit, columnAt, type Grid, rowAt } from "../../../../../cart/volley/pilot/grid.ts";
import { MOVE_DX, MOVE_DY, type MoveCount } from "../../../../../cart/volley/pilot/moves.ts";
import { addRoundThreat, addTarget, createTargets, createThreats } from "../../../../../cart/volley/pilot/threats.ts";

const SIDE = 10;
const GRID: Grid = { leftPx: 0, topPx: 0, cellWidthPx: SIDE, cellHeightPx: SIDE, columns: 7, rows: 7 };
const cell = (row: number, column: number) => (row - 1) * 7 + column - 1;

function count(steps: number, moves: MoveCount = 9, grid: Grid = GRID): Float64Array {
	const middle = grid.columns >> 1;
	let from = new Float64Array(grid.columns * grid.rows);
	let to = new Float64Array(from.length);
	from[middle * grid.columns + middle] = 1;
	const open = new Uint8Array(from.length);
	for (let step = 1; step <= steps; step++) {
		countStep(from, to, open, grid, reachOf(grid, middle, middle, step), moves);
		[from, to] = [to, from];
	}
	return from;
}

const rows = (counts: ArrayLike<number>) =>
	Array.from({ length: 7 }, (_, r) => Array.from({ length: 7 }, (_, c) => counts[r * 7 + c]).join(" "));

const NONE = "0 0 0 0 0 0 0";

test("forward counts after one step: the nine cells round the ship have one way each", () => {
	const ones = "0 0 1 1 1 0 0";
	expect(rows(count(1))).toEqual([NONE, NONE, ones, ones, ones, NONE, NONE]);
});

test("forward counts after two steps are those of the text, 81 ways in all", () => {
	expect(rows(count(2))).toEqual([
		NONE,
		"0 1 2 3 2 1 0",
		"0 2 4 6 4 2 0",
		"0 3 6 9 6 3 0",
		"0 2 4 6 4 2 0",
		"0 1 2 3 2 1 0",
		NONE,
	]);
	expect(count(2).reduce((a, b) => a + b)).toBe(81);
});

test("the cross's five moves: 25 ways in two steps, 5 of them back to the ship's cell", () => {
	const counts = count(2, 5);
	expect(counts.reduce((a, b) => a + b)).toBe(25);
	expect(counts[cell(4, 4)]).toBe(5);
	expect(counts[cell(3, 5)]).toBe(2);
	expect(counts[cell(2, 2)]).toBe(0);
});

test("in the open field 15 steps count exactly 9 to the 15th ways, which 32 bits could not hold", () => {
	const grid = { ...GRID, columns: 31, rows: 31 };
	expect(count(15, 9, grid).reduce((a, b) => a + b)).toBe(205_891_132_094_649);
	// The middle after 12 steps is the square of the largest trinomial coefficient of 12.
	expect(count(12, 9, grid)[15 * 31 + 15]).toBe(5_444_816_521);
});

test("off the grid there are no ways: from the corner cell four in one step, nine of four cells in two", () => {
	let from = new Float64Array(49);
	let to = new Float64Array(49);
	from[cell(1, 1)] = 1;
	const open = new Uint8Array(49);
	const sums: number[] = [];
	for (let step = 1; step <= 2; step++) {
		sums.push(countStep(from, to, open, GRID, reachOf(GRID, 0, 0, step), 9));
		[from, to] = [to, from];
	}
	// 2 × 2 after one step; along each axis 2 + 2 + 1 ways after two.
	expect(sums).toEqual([4, 25]);
	expect(from[cell(1, 1)]).toBe(4);
});

test("a cell that a threat covers has no ways, and passes none on", () => {
	const blocked = new Uint8Array(49);
	for (let column = 1; column <= 7; column++) blocked[cell(4, column)] = 1;
	const from = new Float64Array(49);
	from[cell(5, 4)] = 1;
	const to = new Float64Array(49);
	expect(countStep(from, to, blocked, GRID, reachOf(GRID, 3, 4, 1), 9)).toBe(6);
	expect(to[cell(4, 4)]).toBe(0);
	const after = new Float64Array(49);
	countStep(to, after, new Uint8Array(49), GRID, reachOf(GRID, 3, 4, 2), 9);
	expect(after[cell(3, 4)]).toBe(0);
});

test("the text's own figures: nine moves, about fifteen steps, a factor of 2 on the line of fire", () => {
	expect(FAITHFUL).toMatchObject({ moves: 9, steps: 15, fireFactor: 2, blocking: "overlap", snap: "nearest-corner" });
});

function blockedBy(x: number, y: number, snap: "nearest-corner" | "fixed-corner" | "centre"): number[] {
	const threats = createThreats(4);
	addRoundThreat(threats, x, y, 0, 0, SIDE);
	const blocked = new Uint8Array(49);
	blockStep(blocked, GRID, threats, 1, { snap, blocking: "overlap", stepTicks: 1 });
	return [...blocked.keys()].filter((at) => blocked[at] === 1);
}

test("a bullet at the grid's upper right corner blocks (1,7) alone", () => {
	expect(blockedBy(70, 0, "nearest-corner")).toEqual([cell(1, 7)]);
});

test("a bullet at the upper right corner of (3,5) blocks (2,5) (2,6) (3,5) (3,6)", () => {
	expect(blockedBy(50, 20, "nearest-corner")).toEqual([cell(2, 5), cell(2, 6), cell(3, 5), cell(3, 6)]);
	// Anywhere nearer to that corner than to another is the same.
	expect(blockedBy(46, 24, "nearest-corner")).toEqual(blockedBy(50, 20, "nearest-corner"));
});

test("always the upper left corner of its cell, when the corner is fixed", () => {
	expect(blockedBy(49, 29, "fixed-corner")).toEqual([cell(2, 4), cell(2, 5), cell(3, 4), cell(3, 5)]);
});

test("from the middle of a cell a circle of the cell's side covers three by three cells", () => {
	expect(blockedBy(43, 26, "centre")).toEqual([2, 3, 4].flatMap((row) => [4, 5, 6].map((column) => cell(row, column))));
	expect(overlapTemplate(SIDE, SIDE, SIDE, false)).toHaveLength(4 * 2);
	expect(overlapTemplate(SIDE, SIDE, SIDE, true)).toHaveLength(9 * 2);
});

test("threats are where their velocity brings them by the step: P0 + V·t·ΔT", () => {
	const threats = createThreats(1);
	addRoundThreat(threats, 50, 0, 0, 2, SIDE);
	const blocked = new Uint8Array(49);
	blockStep(blocked, GRID, threats, 2, { snap: "nearest-corner", blocking: "overlap", stepTicks: 5 });
	expect([...blocked.keys()].filter((at) => blocked[at] === 1)).toEqual([
		cell(2, 5),
		cell(2, 6),
		cell(3, 5),
		cell(3, 6),
	]);
});

test("exact blocking covers the way between steps: a fast bullet doesn't jump over a cell", () => {
	const threats = createThreats(1);
	addRoundThreat(threats, 35, -15, 0, 10, 6);
	const blocked = new Uint8Array(49);
	blockStep(blocked, GRID, threats, 1, { snap: "nearest-corner", blocking: "exact", stepTicks: 7 });
	expect([...blocked.keys()].filter((at) => blocked[at] === 1)).toEqual([1, 2, 3, 4, 5, 6].map((r) => cell(r, 4)));
});

test("an enemy in (2,4) doubles (3,4) to (7,4), and not (2,4)", () => {
	const targets = createTargets(2);
	addTarget(targets, 35, 15, 0, 0, 5);
	const counts = new Float64Array(49).fill(1);
	weighFire(counts, GRID, targets, 1, { fireFactor: 2, stepTicks: 1 });
	expect([...counts.keys()].filter((at) => counts[at] === 2)).toEqual([3, 4, 5, 6, 7].map((row) => cell(row, 4)));
	// A second enemy in the column doesn't double again.
	addTarget(targets, 35, 5, 0, 0, 5);
	const again = new Float64Array(49).fill(1);
	weighFire(again, GRID, targets, 1, { fireFactor: 2, stepTicks: 1 });
	expect(Math.max(...again)).toBe(2);
});

test("the line of fire of the cell x 100–110, y 50–60: enemies with X in it and Y above 50", () => {
	const grid: Grid = { ...GRID, columns: 20, rows: 10 };
	const isOnLine = (x: number, y: number) => {
		const targets = createTargets(1);
		addTarget(targets, x, y, 0, 0, 5);
		const counts = new Float64Array(200).fill(1);
		weighFire(counts, grid, targets, 1, { fireFactor: 2, stepTicks: 1 });
		return counts[5 * 20 + 10] === 2;
	};
	expect([100, 105, 109.9].map((x) => isOnLine(x, 49.9))).toEqual([true, true, true]);
	// Half open: 110 is the next cell's, so that an enemy on an edge counts once.
	expect([99.9, 110].map((x) => isOnLine(x, 20))).toEqual([false, false]);
	expect([50, 55, 70].map((y) => isOnLine(105, y))).toEqual([false, false, false]);
});

test("enemies move on at their present velocity as bullets do", () => {
	const targets = createTargets(1);
	addTarget(targets, 5, 5, 2, 0, 5);
	const counts = new Float64Array(49).fill(1);
	// In three steps of five ticks it is 30 px farther right, in the fourth column.
	weighFire(counts, GRID, targets, 3, { fireFactor: 2, stepTicks: 5 });
	expect(counts[cell(7, 4)]).toBe(2);
	expect(counts[cell(7, 1)]).toBe(1);
});

test("an enemy on the edge of two columns is on one line of fire, not on two", () => {
	const targets = createTargets(1);
	addTarget(targets, 30, 15, 0, 0, 5);
	const counts = new Float64Array(49).fill(1);
	weighFire(counts, GRID, targets, 1, { fireFactor: 2, stepTicks: 1 });
	expect(counts.reduce((a, b) => a + b)).toBe(49 + 5);
});

test("a mask's 5 makes 20 of 4 in (5,4)", () => {
	const mask = new Float64Array(49).fill(1);
	mask[cell(5, 4)] = 5;
	const counts = new Float64Array(49).fill(4);
	weighMiddle(counts, GRID, reachOf(GRID, 3, 3, 3), { middle: { by: "mask", mask } });
	expect(counts[cell(5, 4)]).toBe(20);
	expect(counts[cell(5, 5)]).toBe(4);
});

test("the text's own middle factor is 1 in the middle and 0 elsewhere; with a factor k it falls with distance", () => {
	expect([0, 1, 2].map((r) => middleFactorAt(1, 1, r))).toEqual([1, 0, 0]);
	// 5·(1 + e⁰) = 10, 5·(1 + e^−0.25) = 8.89…, 5·(1 + e^−4) = 5.09…
	expect([0, 1, 4].map((r) => middleFactorAt(10, 4, r))).toEqual([10, 8, 5]);
});

test("the goal is the cell with most ways; with a tie the first, or the one nearest the middle", () => {
	const counts = new Float64Array(49);
	counts[cell(1, 1)] = 7;
	counts[cell(4, 5)] = 7;
	expect(findGoal(counts, GRID, { goalTie: "first" })).toBe(cell(1, 1));
	expect(findGoal(counts, GRID, { goalTie: "nearest-middle" })).toBe(cell(4, 5));
	counts[cell(7, 7)] = 8;
	expect(findGoal(counts, GRID, { goalTie: "nearest-middle" })).toBe(cell(7, 7));
});

test("of the cells round (4,4), (5,4) with 11 ways is stepped to", () => {
	const counts = new Float64Array(49);
	counts[cell(4, 4)] = 10;
	counts[cell(5, 4)] = 11;
	counts[cell(3, 5)] = 9;
	// Not a neighbour, however many.
	counts[cell(7, 4)] = 99;
	const move = bestMove(counts, GRID, 3, 3, 9);
	expect([MOVE_DX[move], MOVE_DY[move]]).toEqual([0, 1]);
});

test("a point on a line belongs to the right cell, on a crossing to the lower right one", () => {
	expect(columnAt(GRID, 30)).toBe(3);
	expect([columnAt(GRID, 30), rowAt(GRID, 20)]).toEqual([3, 2]);
});

test("cells up to a third of the base length are best, up to a half better, up to all allowed", () => {
	expect([2, 3, 6, 7].map((side) => cellFit(side, 6))).toEqual(["best", "better", "allowed", "too large"]);
});

test("with nothing about, the decision is to stay; with every way closed too, and there is no goal", () => {
	const desk = createFaithfulDesk(GRID, 2);
	const rules = { ...FAITHFUL, steps: 2 };
	const decide = (threats = createThreats(1)) => decideFaithfully(desk, GRID, 35, 35, threats, createTargets(1), rules);
	expect(decide()).toMatchObject({ move: 0, goal: cell(4, 4), openSteps: 2 });
	const everywhere = createThreats(1);
	addRoundThreat(everywhere, 35, 35, 0, 0, 60);
	expect(decide(everywhere)).toEqual({ move: 0, goal: -1, openSteps: 0 });
});

test("a bullet that comes down on the ship is stepped aside from, by counts and straight alike", () => {
	for (const choice of ["counts", "straight"] as const) {
		const threats = createThreats(1);
		addRoundThreat(threats, 35, 12, 0, 10, 8);
		const desk = createFaithfulDesk(GRID, 3);
		const { move } = decideFaithfully(desk, GRID, 35, 35, threats, createTargets(1), { ...FAITHFUL, steps: 3, choice });
		expect(MOVE_DX[move]).not.toBe(0);
	}
});
