/** Missile boats: they find their way on the stage's water round quays, walls and each other (the detour of detour/). */
import { seekDetour } from "../detour/any-angle.ts";
import { createTerrain, type Terrain } from "../detour/terrain.ts";
import { launchMissile } from "./enemy-missiles.ts";
import { headingDegOf } from "./geometry.ts";
import { mapTopPx } from "./ground.ts";
import type { ShipSight } from "./perception.ts";
import type { Enemy, SkyState } from "./sky-state.ts";
import { stageOf } from "./stage-list.ts";
import { SKY_TUNING } from "./tuning.ts";

/** The side of a cell of the water's map. */
export const WATER_CELL_PX = 16;
const COLUMNS = 16;
/** The part of the map that a way is sought in: the screen, and what comes in at its top. */
const WINDOW_ROWS = 16;
/** A little faster than the ground goes by, so that a boat can hold its place on the screen. */
const BOAT_SPEED = 1.3;
/** The screen's height at which it wants to be: far enough to aim at, near enough to be a danger. */
const STATION_Y = 76;
/** A way is thought over at the first waypoint after this time: the ship has moved on. */
const RETHINK_TICKS = 70;
/** Two boats keep their middles this far apart. */
const APART_PX = 26;
const FIRE = { firstTick: 80, everyTicks: 150, fanDeg: 50, nearestPx: 70 } as const;

/** Rows of cells, from the map's top; bit c of a row: a boat has room in column c, with a margin of half a cell. */
export type WaterMap = readonly number[];

export function isWater(water: WaterMap, column: number, row: number): boolean {
	if (column < 0 || column >= COLUMNS) return false;
	return (((water[row] ?? 0) >> column) & 1) === 1;
}

/** The cell of the water's map that a boat is in. */
export function cellOfBoat(sky: SkyState, boat: Enemy): { column: number; row: number } {
	return {
		column: Math.floor(boat.x / WATER_CELL_PX),
		row: Math.floor((mapTopPx(sky) + boat.y) / WATER_CELL_PX),
	};
}

/**
 * One tick of a boat at the helm, and its launcher. The ground has been moved already this tick, the boat not yet; the
 * ground's movement is added by who calls.
 */
export function steerBoat(sky: SkyState, boat: Enemy, slot: number, sight: ShipSight): void {
	boat.vx = 0;
	boat.vy = 0;
	const mapY = mapTopPx(sky) + boat.y + sky.scrollSixteenths / 16;
	if (boat.way.length === 0) {
		// One boat a tick thinks, and each in its own.
		if (sight.isSeen && boat.stepTicks >= RETHINK_TICKS / 2 && sky.gameTicks % sky.enemies.length === slot)
			findWay(sky, boat, mapY, sight);
	} else {
		const cell = boat.way[0]!;
		const dx = ((cell % COLUMNS) + 0.5) * WATER_CELL_PX - boat.x;
		const dy = (Math.floor(cell / COLUMNS) + 0.5) * WATER_CELL_PX - mapY;
		const distance = Math.sqrt(dx * dx + dy * dy);
		if (distance <= BOAT_SPEED) {
			boat.vx += dx;
			boat.vy += dy;
			boat.way.shift();
			// The rest of a stale way is dropped at a cell's middle, so that nobody turns back for one.
			if (boat.stepTicks >= RETHINK_TICKS) boat.way.length = 0;
		} else if (hasToWait(sky, boat, slot, dx, dy)) {
			if (boat.stepTicks >= RETHINK_TICKS / 2) boat.way.length = 0;
		} else {
			boat.vx += (dx / distance) * BOAT_SPEED;
			boat.vy += (dy / distance) * BOAT_SPEED;
			boat.headingDeg = headingDegOf(dx, dy);
		}
	}
	fire(sky, boat, sight);
}

/** A boat stops for whoever is close before it, and then thinks anew: ways are sought round boats, but boats move. */
function hasToWait(sky: SkyState, boat: Enemy, slot: number, dx: number, dy: number): boolean {
	for (let other = 0; other < sky.enemies.length; other++) {
		const enemy = sky.enemies[other]!;
		if (other === slot || !enemy.isLive || enemy.kind !== "missileBoat") continue;
		const ox = enemy.x - boat.x;
		const oy = enemy.y - boat.y;
		if (ox * ox + oy * oy < APART_PX * APART_PX && ox * dx + oy * dy > 0) return true;
	}
	return false;
}

function findWay(sky: SkyState, boat: Enemy, mapY: number, sight: ShipSight): void {
	boat.stepTicks = 0;
	const topRow = Math.max(0, Math.floor(mapTopPx(sky) / WATER_CELL_PX) - 1);
	const start = cellIn(topRow, boat.x, mapY);
	const terrain = terrainAt(sky, boat, topRow);
	if (start < 0) return;
	terrain.walls[start] = 0;
	const goal = nearestFree(terrain, sight.x, STATION_Y + mapTopPx(sky) - topRow * WATER_CELL_PX);
	if (goal < 0 || goal === start) return;
	const way = seekDetour(terrain, start, goal, 0);
	if (way === null) return;
	// First to the middle of the cell that it is in: from there no corner is cut.
	boat.way.push(start + topRow * COLUMNS);
	for (const cell of way) boat.way.push(cell + topRow * COLUMNS);
}

/** A cell's number in the window, or −1 outside it. */
function cellIn(topRow: number, x: number, mapY: number): number {
	const column = Math.floor(x / WATER_CELL_PX);
	const row = Math.floor(mapY / WATER_CELL_PX) - topRow;
	return column < 0 || column >= COLUMNS || row < 0 || row >= WINDOW_ROWS ? -1 : row * COLUMNS + column;
}

/** Walls are what is no water, and the cells where other boats are, will turn and are bound for. */
function terrainAt(sky: SkyState, boat: Enemy, topRow: number): Terrain {
	const terrain = createTerrain(COLUMNS, WINDOW_ROWS);
	const water = stageOf(sky.stage).water ?? [];
	for (let row = 0; row < WINDOW_ROWS; row++) {
		const bits = water[topRow + row] ?? 0;
		for (let column = 0; column < COLUMNS; column++) {
			if (((bits >> column) & 1) === 0) terrain.walls[row * COLUMNS + column] = 1;
		}
	}
	for (const other of sky.enemies) {
		if (!other.isLive || other === boat || other.kind !== "missileBoat") continue;
		const { column, row } = cellOfBoat(sky, other);
		block(terrain, column, row - topRow);
		for (const cell of other.way) block(terrain, cell % COLUMNS, Math.floor(cell / COLUMNS) - topRow);
	}
	return terrain;
}

function block(terrain: Terrain, column: number, row: number): void {
	if (row >= 0 && row < WINDOW_ROWS) terrain.walls[row * COLUMNS + column] = 1;
}

/** The free cell nearest to a place in the window, above the line from which nobody fires; −1: there is none. */
function nearestFree(terrain: Terrain, x: number, y: number): number {
	const rows = Math.floor(SKY_TUNING.fireLineY / WATER_CELL_PX) + 1;
	let best = -1;
	let least = Number.MAX_VALUE;
	for (let cell = 0; cell < COLUMNS * rows; cell++) {
		if (terrain.walls[cell] === 1) continue;
		const dx = ((cell % COLUMNS) + 0.5) * WATER_CELL_PX - x;
		const dy = (Math.floor(cell / COLUMNS) + 0.5) * WATER_CELL_PX - y;
		// Sideways counts less: to be in the ship's way is not worth a long run.
		const cost = dx * dx * 0.5 + dy * dy;
		if (cost < least) {
			least = cost;
			best = cell;
		}
	}
	return best;
}

/** Missiles leave to one side and the other in turn, by one law and the other in turn. */
function fire(sky: SkyState, boat: Enemy, sight: ShipSight): void {
	if (!sight.isSeen || sight.distancePx < FIRE.nearestPx) return;
	if (boat.y < 8 || boat.y > SKY_TUNING.fireLineY) return;
	const every = Math.round(FIRE.everyTicks * Math.max(0.5, boat.fireScale));
	const since = boat.age - FIRE.firstTick;
	if (since < 0 || since % every !== 0) return;
	const side = boat.law === "right" ? 1 : -1;
	const aimDeg = headingDegOf(sight.x - boat.x, sight.y - boat.y);
	launchMissile(sky, boat.x, boat.y, aimDeg + side * FIRE.fanDeg, boat.law);
	boat.law = boat.law === "right" ? "proportional" : "right";
}
