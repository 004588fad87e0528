/**
 * Ground tanks: each drives to where it can fire at the ship, round walls, craters and other tanks, by the detour of
 * detour/. Places are pieces of the stage's map (16 px), numbered row by row from the map's upper left.
 */
import { lengthOfWay, seekDetour } from "../detour/any-angle.ts";
import { fillTo, waypointsOf } from "../detour/memo.ts";
import { createTerrain, type Terrain } from "../detour/terrain.ts";
import { headingDegOf } from "./geometry.ts";
import { mapTopPx } from "./ground.ts";
import type { ShipSight } from "./perception.ts";
import type { Enemy, SkyState } from "./sky-state.ts";
import { stageOf } from "./stage-list.ts";
import { isWallAt, PIECE_PX, WALL_COLUMNS } from "./walls.ts";

const TANK = {
	/** Slower than the ground goes by: it falls back in the end, however it drives. */
	pxPerTick: 0.7,
	/** It thinks as soon as it is seen, and anew this often. */
	planAtAge: 12,
	planEveryTicks: 120,
	/** Where on the picture it would like to stand. */
	goalY: 56,
	/** Two tanks keep their middles this far apart. */
	apartPx: 17,
	/** Tanks farther than this are no obstacle yet. */
	otherPx: 80,
} as const;

/**
 * The kinds of search that a plan makes, one a tick: from either end, without early parents, which would not fit a tick
 * beside the pilot's work.
 */
const SEARCHES = [1, 3] as const;

/** Rows of the window that a way is sought in: the picture and two rows above. */
const WINDOW_ROWS = 18;

const columnAt = (x: number) => Math.floor(x / PIECE_PX);
export const pieceX = (piece: number) => (piece % WALL_COLUMNS) * PIECE_PX + PIECE_PX / 2;
/** On the map, not on the picture. */
export const pieceMapY = (piece: number) => Math.floor(piece / WALL_COLUMNS) * PIECE_PX + PIECE_PX / 2;

/** One tick of a tank on the ground; the ground's own movement is added by who calls. */
export function driveTank(sky: SkyState, tank: Enemy, sight: ShipSight): void {
	const walls = stageOf(sky.stage).walls;
	tank.vx = 0;
	tank.vy = 0;
	if (walls === undefined) return;
	const top = mapTopPx(sky);
	const turn = (tank.age - TANK.planAtAge) % TANK.planEveryTicks;
	if (turn >= 0 && turn < SEARCHES.length && tank.y < 190) plan(sky, tank, walls, top, turn, sight);
	roll(sky, tank, top);
}

/** The ways of one plan are sought in as many ticks; the shortest so far is driven. */
function plan(sky: SkyState, tank: Enemy, walls: Uint16Array, top: number, kind: number, sight: ShipSight): void {
	const firstRow = Math.max(0, Math.min(walls.length - WINDOW_ROWS, Math.floor(top / PIECE_PX) - 2));
	const terrain = windowOf(sky, tank, walls, firstRow, top);
	const start = (Math.floor((tank.y + top) / PIECE_PX) - firstRow) * WALL_COLUMNS + columnAt(tank.x);
	if (start < 0 || start >= terrain.walls.length) return;
	terrain.walls[start] = 0;
	if (kind === 0) {
		tank.goalPiece =
			goalOf(terrain, sight.x, Math.floor((TANK.goalY + top) / PIECE_PX) - firstRow) + firstRow * WALL_COLUMNS;
		tank.way = [];
	}
	const goal = tank.goalPiece - firstRow * WALL_COLUMNS;
	if (goal === start || goal < 0 || goal >= terrain.walls.length || terrain.walls[goal] === 1) return;
	const way =
		sky.detour === "ours"
			? seekDetour(terrain, start, goal, SEARCHES[kind]!)
			: kind === 0
				? memoWay(terrain, start, goal)
				: null;
	if (way === null) return;
	if (tank.way.length > 0) {
		const kept = tank.way.map((piece) => piece - firstRow * WALL_COLUMNS);
		if (lengthOfWay(way, start, WALL_COLUMNS) >= lengthOfWay(kept, start, WALL_COLUMNS)) return;
	}
	tank.way = way.map((piece) => piece + firstRow * WALL_COLUMNS);
}

function memoWay(terrain: Terrain, start: number, goal: number): number[] | null {
	const steps = fillTo(terrain, start, goal);
	return steps === null ? null : waypointsOf(terrain, steps, start);
}

/** Walls, and the pieces that other tanks stand on. */
function windowOf(sky: SkyState, tank: Enemy, walls: Uint16Array, firstRow: number, top: number): Terrain {
	const terrain = createTerrain(WALL_COLUMNS, WINDOW_ROWS);
	for (let row = 0; row < WINDOW_ROWS; row++) {
		const bits = walls[firstRow + row]!;
		if (bits === 0) continue;
		for (let column = 0; column < WALL_COLUMNS; column++) {
			if (((bits >> column) & 1) === 1) terrain.walls[row * WALL_COLUMNS + column] = 1;
		}
	}
	for (const other of sky.enemies) {
		if (!other.isLive || other.kind !== "tank" || other === tank) continue;
		if (Math.abs(other.x - tank.x) > TANK.otherPx || Math.abs(other.y - tank.y) > TANK.otherPx) continue;
		const piece = (Math.floor((other.y + top) / PIECE_PX) - firstRow) * WALL_COLUMNS + columnAt(other.x);
		if (piece >= 0 && piece < terrain.walls.length) terrain.walls[piece] = 1;
	}
	return terrain;
}

/** The free piece nearest to the ship's column in the row it would like to stand in, or in one near it. */
function goalOf(terrain: Terrain, shipX: number, wantedRow: number): number {
	const wantedColumn = Math.max(0, Math.min(WALL_COLUMNS - 1, columnAt(shipX)));
	let best = 0;
	let least = Number.MAX_VALUE;
	for (let row = Math.max(0, wantedRow - 2); row <= Math.min(WINDOW_ROWS - 1, wantedRow + 2); row++) {
		for (let column = 0; column < WALL_COLUMNS; column++) {
			const piece = row * WALL_COLUMNS + column;
			if (terrain.walls[piece] === 1) continue;
			const far = Math.abs(column - wantedColumn) + 2 * Math.abs(row - wantedRow);
			if (far >= least) continue;
			least = far;
			best = piece;
		}
	}
	return best;
}

/** A step to the next waypoint, unless another tank is in the way. */
function roll(sky: SkyState, tank: Enemy, top: number): void {
	const next = tank.way[0];
	if (next === undefined) return;
	const dx = pieceX(next) - tank.x;
	const dy = pieceMapY(next) - (tank.y + top);
	const far = Math.sqrt(dx * dx + dy * dy);
	const share = far <= TANK.pxPerTick ? 1 : TANK.pxPerTick / far;
	const vx = dx * share;
	const vy = dy * share;
	if (far > 0) tank.headingDeg = headingDegOf(dx, dy);
	if (isWayTaken(sky, tank, vx, vy)) return;
	tank.vx = vx;
	tank.vy = vy;
	if (share === 1) tank.way.shift();
}

/** Whether the step leads nearer to a tank that is too near already. */
function isWayTaken(sky: SkyState, tank: Enemy, vx: number, vy: number): boolean {
	for (const other of sky.enemies) {
		if (!other.isLive || other.kind !== "tank" || other === tank) continue;
		const dx = other.x - tank.x;
		const dy = other.y - tank.y;
		const isNear = dx * dx + dy * dy < TANK.apartPx * TANK.apartPx;
		if (isNear && dx * vx + dy * vy > 0) return true;
	}
	return false;
}

/** Whether a tank's middle stands in a wall: never, if all is well. */
export function isInWall(sky: SkyState, tank: Enemy): boolean {
	const walls = stageOf(sky.stage).walls;
	return walls !== undefined && isWallAt(walls, columnAt(tank.x), Math.floor((tank.y + mapTopPx(sky)) / PIECE_PX));
}
