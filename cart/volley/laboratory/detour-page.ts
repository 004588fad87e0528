/** One map, two detours: the memo's queue of waypoints, and ours. A tank drives each. */
import type { Machine } from "colorburst";
import { DETOUR_KINDS, lengthOfWay, seekDetour } from "../detour/any-angle.ts";
import { fillTo, waypointsOf } from "../detour/memo.ts";
import { createTerrain, type Terrain } from "../detour/terrain.ts";
import { drawFrame } from "../hud/draw-frame.ts";
import { drawBox, drawDot, drawGoal, drawWall, printInk, RIVAL, SPRITE_PALETTE } from "./board.ts";

const RIVALS = [RIVAL.seed, RIVAL.ours] as const;
const COLUMNS = 24;
const ROWS = 14;
const LEFT = 4;
const TOP = 6;
const PX_A_TICK = 0.6;
/** Seven walls by column, row, width and height: a reader sees at once where the ways part. */
const WALLS = [
	[5, 0, 1, 9],
	[9, 4, 1, 10],
	[13, 0, 1, 5],
	[13, 8, 6, 1],
	[18, 3, 1, 6],
	[15, 11, 1, 3],
	[21, 6, 3, 1],
] as const;
const START = 2 * COLUMNS + 1;
const GOAL = 4 * COLUMNS + 16;

/** Dots on a way stand so far apart. */
const DOT_EVERY_PX = 8;

export interface DetourPage {
	ticks: number;
	readonly ways: number[][];
	/** x, y, x, y… of the dots of each way. */
	dots: number[][];
	readonly tanks: { x: number; y: number; next: number }[];
}

function terrainOf(): Terrain {
	const terrain = createTerrain(COLUMNS, ROWS);
	for (const [column, row, width, height] of WALLS) {
		for (let y = row; y < row + height; y++) terrain.walls.fill(1, y * COLUMNS + column, y * COLUMNS + column + width);
	}
	return terrain;
}

export function createDetourPage(machine: Machine): DetourPage {
	drawBox(machine, LEFT - 1, TOP - 1, COLUMNS + 2, ROWS + 2);
	return { ticks: 0, ways: [[], []], dots: [[], []], tanks: [tankAt(START), tankAt(START)] };
}

function tankAt(cell: number): { x: number; y: number; next: number } {
	return { x: xOf(cell), y: yOf(cell), next: 0 };
}

const xOf = (cell: number) => (LEFT + (cell % COLUMNS)) * 8 + 4;
const yOf = (cell: number) => (TOP + Math.floor(cell / COLUMNS)) * 8 + 4;

export function tickDetour(page: DetourPage, machine: Machine): void {
	page.ticks += 1;
	// The map in one tick, each way in one of its own.
	if (page.ticks === 1) drawTerrain(machine);
	else if (page.ticks === 2) seekAsMemo(page, machine);
	else if (page.ticks < 3 + DETOUR_KINDS) seekOurs(page, machine, page.ticks - 3);
	else if (page.ticks === 3 + DETOUR_KINDS) page.dots = page.ways.map(dotsOn);
	else {
		page.tanks.forEach((_, i) => {
			drive(page, i);
		});
	}
	drawGoal(machine, 0, xOf(GOAL), yOf(GOAL));
	RIVALS.forEach((rival, i) => {
		const tank = page.tanks[i]!;
		const waypoint = page.ways[i]![tank.next] ?? GOAL;
		const angle = Math.atan2(yOf(waypoint) - tank.y, xOf(waypoint) - tank.x);
		const direction = Math.round((angle / (2 * Math.PI)) * 8 + 10) % 8;
		drawFrame(machine, 1 + i, "tank", direction, tank.x, tank.y, { palette: SPRITE_PALETTE[rival] });
		const dots = page.dots[i]!;
		// Side by side where both ways are one.
		const aside = i === 0 ? -1.5 : 1.5;
		for (let k = 0; k < dots.length; k += 2) drawDot(machine, 0, rival, dots[k]! + aside, dots[k + 1]! + aside);
	});
}

function drawTerrain(machine: Machine): void {
	terrainOf().walls.forEach((wall, cell) => {
		if (wall === 1) drawWall(machine, LEFT + (cell % COLUMNS), TOP + Math.floor(cell / COLUMNS));
	});
}

/** Dots along a way from the start, for the eye. */
function dotsOn(way: readonly number[]): number[] {
	const dots: number[] = [];
	let from = START;
	for (const to of way) {
		const dx = xOf(to) - xOf(from);
		const dy = yOf(to) - yOf(from);
		const steps = Math.max(1, Math.round(Math.sqrt(dx * dx + dy * dy) / DOT_EVERY_PX));
		for (let step = 1; step <= steps; step++) {
			dots.push(xOf(from) + (dx * step) / steps, yOf(from) + (dy * step) / steps);
		}
		from = to;
	}
	return dots;
}

function seekAsMemo(page: DetourPage, machine: Machine): void {
	const terrain = terrainOf();
	const steps = fillTo(terrain, START, GOAL);
	if (steps !== null) page.ways[0] = waypointsOf(terrain, steps, START);
	printInk(machine, 4, 22, `THE MEMO'S  ${lengthText(page.ways[0]!)} CELLS`, RIVAL.seed);
}

function seekOurs(page: DetourPage, machine: Machine, kind: number): void {
	const way = seekDetour(terrainOf(), START, GOAL, kind);
	const best = page.ways[1]!;
	const isShorter = best.length === 0 || lengthOfWay(way ?? [], START, COLUMNS) < lengthOfWay(best, START, COLUMNS);
	if (way !== null && isShorter) page.ways[1] = way;
	printInk(machine, 4, 24, `OURS        ${lengthText(page.ways[1]!)} CELLS`, RIVAL.ours);
}

function lengthText(way: readonly number[]): string {
	return (Math.round(lengthOfWay(way, START, COLUMNS) * 10) / 10).toFixed(1);
}

/** Along the way to its end, then again from the start. */
function drive(page: DetourPage, i: number): void {
	const tank = page.tanks[i]!;
	const waypoint = page.ways[i]![tank.next];
	if (waypoint === undefined) {
		if (page.ticks % 360 === 0) page.tanks[i] = tankAt(START);
		return;
	}
	const dx = xOf(waypoint) - tank.x;
	const dy = yOf(waypoint) - tank.y;
	const far = Math.sqrt(dx * dx + dy * dy);
	if (far <= PX_A_TICK) {
		tank.x = xOf(waypoint);
		tank.y = yOf(waypoint);
		tank.next += 1;
		return;
	}
	tank.x += (dx / far) * PX_A_TICK;
	tank.y += (dy / far) * PX_A_TICK;
}
