/**
 * The demo pilot of JP4976771B2, rule by rule: count the ways forward, make the cell with most of them the goal, count
 * the ways back from it, step where most of them begin.
 */
import { blockStep } from "./faithful-blocking.ts";
import { cellsFromMiddle, countStep, reachOf, weighFire, weighMiddle } from "./faithful-counts.ts";
import type { FaithfulRules } from "./faithful-rules.ts";
import { columnAt, type Grid, rowAt } from "./grid.ts";
import { MOVE_DX, MOVE_DY, moveOf, STAY } from "./moves.ts";
import type { Targets, Threats } from "./threats.ts";

/** Room to count in; kept between decisions, so that none is made anew. */
export interface FaithfulDesk {
	/** A slice of cells for each step from 0 to n. */
	readonly blocked: Uint8Array[];
	readonly counts: Float64Array;
	readonly next: Float64Array;
}

export function createFaithfulDesk(grid: Grid, steps: number): FaithfulDesk {
	const cells = grid.columns * grid.rows;
	return {
		blocked: Array.from({ length: steps + 1 }, () => new Uint8Array(cells)),
		counts: new Float64Array(cells),
		next: new Float64Array(cells),
	};
}

export interface FaithfulDecision {
	/** An index of MOVE_DX. */
	readonly move: number;
	/** The goal's cell, or −1 when every way is closed within the first step. */
	readonly goal: number;
	/** Steps for which a way was found: n, or less when none is open for so long. */
	readonly openSteps: number;
}

/** The text says nothing of a field where all counts are 0: then the goal is sought at the last step with a way. */
export function decideFaithfully(
	desk: FaithfulDesk,
	grid: Grid,
	shipXPx: number,
	shipYPx: number,
	threats: Threats,
	targets: Targets,
	rules: FaithfulRules,
): FaithfulDecision {
	const column = Math.max(0, Math.min(grid.columns - 1, columnAt(grid, shipXPx)));
	const row = Math.max(0, Math.min(grid.rows - 1, rowAt(grid, shipYPx)));
	for (let step = 1; step <= rules.steps; step++) {
		blockStep(desk.blocked[step]!, grid, threats, step, rules, reachOf(grid, column, row, step));
	}
	let { counts, next } = desk;
	counts.fill(0);
	next.fill(0);
	counts[row * grid.columns + column] = 1;
	let openSteps = 0;
	for (let step = 1; step <= rules.steps; step++) {
		const reach = reachOf(grid, column, row, step);
		if (countStep(counts, next, desk.blocked[step]!, grid, reach, rules.moves) === 0) break;
		[counts, next] = [next, counts];
		openSteps = step;
	}
	if (openSteps === 0) return { move: STAY, goal: -1, openSteps };
	const goal = findGoal(counts, grid, rules);
	if (rules.choice === "straight" || openSteps === 1) {
		const dx = Math.sign((goal % grid.columns) - column);
		const dy = Math.sign(Math.floor(goal / grid.columns) - row);
		return { move: rules.moves === 5 && dx !== 0 ? moveOf(dx, 0) : moveOf(dx, dy), goal, openSteps };
	}
	counts.fill(0);
	next.fill(0);
	counts[goal] = 1;
	for (let step = openSteps - 1; step >= 1; step--) {
		const reach = reachOf(grid, column, row, step);
		countStep(counts, next, desk.blocked[step]!, grid, reach, rules.moves);
		weighFire(next, grid, targets, step, rules);
		weighMiddle(next, grid, reach, rules);
		[counts, next] = [next, counts];
		// What is left here is of two steps later, and wider than this step's reach.
		next.fill(0);
	}
	return { move: bestMove(counts, grid, column, row, rules.moves), goal, openSteps };
}

/** The cell with most ways; with a tie the first, or the one nearest the field's middle. */
export function findGoal(counts: Float64Array, grid: Grid, rules: Pick<FaithfulRules, "goalTie">): number {
	let goal = -1;
	let most = 0;
	for (let at = 0; at < counts.length; at++) {
		const count = counts[at]!;
		if (count === 0 || count < most) continue;
		if (count === most && (rules.goalTie === "first" || !isNearer(grid, at, goal))) continue;
		most = count;
		goal = at;
	}
	return goal;
}

function isNearer(grid: Grid, a: number, b: number): boolean {
	const distance = (at: number) => cellsFromMiddle(grid, at % grid.columns, Math.floor(at / grid.columns));
	return distance(a) < distance(b);
}

/** The step to the cell with most counts among the own one and its neighbours; the first of them with a tie. */
export function bestMove(counts: Float64Array, grid: Grid, column: number, row: number, moves: number): number {
	let best = STAY;
	let most = -1;
	for (let move = 0; move < moves; move++) {
		const toColumn = column + MOVE_DX[move]!;
		const toRow = row + MOVE_DY[move]!;
		if (toColumn < 0 || toRow < 0 || toColumn >= grid.columns || toRow >= grid.rows) continue;
		const count = counts[toRow * grid.columns + toColumn]!;
		if (count > most) {
			most = count;
			best = move;
		}
	}
	return best;
}
