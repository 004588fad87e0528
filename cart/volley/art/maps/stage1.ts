import type { Canvas } from "../kit/canvas.ts";
import { Canvas as Picture } from "../kit/canvas.ts";
import type { MapPlace } from "../kit/tile-map.ts";
import { type Corners, flatPiece, groundPiece, LEVEL, PALETTE, PIECE_PX } from "./land.ts";
import * as scenery from "./scenery.ts";

/** Stage 1, sea and islands: 256 px wide; the game starts at its lower end and scrolls up. */
export const STAGE1_COLUMNS = 32;
export const STAGE1_ROWS = 564;
const WIDTH = STAGE1_COLUMNS * 8;
const HEIGHT = STAGE1_ROWS * 8;

/** A hill under or over the water: middle (y counted from the stage's start upwards), half axes, level at its top. */
interface Hill {
	readonly x: number;
	readonly up: number;
	readonly rx: number;
	readonly ry: number;
	readonly top: number;
}

const HILLS: readonly Hill[] = [
	// A calm start: islets.
	{ x: 40, up: 330, rx: 56, ry: 44, top: 3.2 },
	{ x: 214, up: 420, rx: 44, ry: 32, top: 2.4 },
	{ x: 20, up: 60, rx: 70, ry: 60, top: 3.4 },
	{ x: 240, up: 120, rx: 60, ry: 70, top: 3.2 },
	{ x: 150, up: 150, rx: 60, ry: 40, top: 1.5 },
	// The first island, along the left, with a lagoon.
	{ x: 20, up: 700, rx: 150, ry: 170, top: 4.8 },
	{ x: 70, up: 880, rx: 100, ry: 90, top: 3.9 },
	{ x: 190, up: 800, rx: 46, ry: 60, top: 2.6 },
	{ x: 228, up: 960, rx: 70, ry: 70, top: 3.6 },
	// Archipelago.
	{ x: 60, up: 1180, rx: 52, ry: 40, top: 2.7 },
	{ x: 170, up: 1260, rx: 92, ry: 76, top: 4 },
	{ x: 246, up: 1400, rx: 62, ry: 88, top: 3.9 },
	{ x: 40, up: 1440, rx: 84, ry: 70, top: 3.8 },
	{ x: 130, up: 1580, rx: 56, ry: 44, top: 2.8 },
	{ x: 210, up: 1680, rx: 40, ry: 34, top: 2.2 },
	// Shoals where the mid-boss is met.
	{ x: 60, up: 1960, rx: 70, ry: 50, top: 1.5 },
	{ x: 200, up: 2080, rx: 60, ry: 60, top: 1.6 },
	// The great island with its runway and plateaus.
	{ x: 128, up: 2420, rx: 190, ry: 170, top: 4.2 },
	{ x: 128, up: 2720, rx: 230, ry: 240, top: 4.6 },
	{ x: 30, up: 2480, rx: 80, ry: 90, top: 5.4 },
	{ x: 226, up: 2660, rx: 80, ry: 110, top: 5.6 },
	{ x: 36, up: 2880, rx: 90, ry: 80, top: 5.5 },
	{ x: 128, up: 2950, rx: 110, ry: 100, top: 3.4 },
	{ x: 140, up: 3060, rx: 150, ry: 120, top: 3.9 },
	// Harbour bay.
	{ x: 10, up: 3480, rx: 70, ry: 230, top: 3.6 },
	{ x: 250, up: 3720, rx: 70, ry: 200, top: 3.6 },
	// Out to the open sea.
	{ x: 110, up: 4040, rx: 40, ry: 30, top: 2.3 },
	{ x: 40, up: 4220, rx: 50, ry: 40, top: 1.5 },
	{ x: 210, up: 4330, rx: 60, ry: 50, top: 1.5 },
];

/** Concrete areas, whole pieces: left, right, from, to (up from the start). */
const YARDS: readonly (readonly [number, number, number, number])[] = [
	[0, 80, 3328, 3632],
	[80, 112, 3520, 3552],
	[176, 256, 3584, 3888],
	[144, 176, 3712, 3744],
];

const RUNWAY = { left: 112, width: 32, from: 2448, to: 2944 } as const;

type Thing = readonly [draw: () => Canvas, palette: number, x: number, up: number, type?: string];
const LAND = PALETTE.land;
const ROCK = PALETTE.rock;
const BUILT = PALETTE.buildings;

const THINGS: readonly Thing[] = [
	[scenery.palm, LAND, 32, 352],
	[scenery.palm, LAND, 48, 320],
	[scenery.bush, LAND, 16, 320],
	[scenery.seaRock, ROCK, 128, 240],
	[scenery.seaRock, ROCK, 96, 512],
	[scenery.seaRock, ROCK, 208, 560],
	[scenery.palm, LAND, 64, 640],
	[scenery.palm, LAND, 64, 800],
	[scenery.palm, LAND, 80, 864],
	[scenery.palm, LAND, 96, 896],
	[scenery.bush, LAND, 64, 912],
	[scenery.palm, LAND, 48, 928],
	[scenery.palm, LAND, 208, 960],
	[scenery.palm, LAND, 224, 944],
	[scenery.pad, ROCK, 16, 704, "turret"],
	[scenery.pad, ROCK, 64, 880, "turret"],
	[scenery.pad, ROCK, 224, 992, "turret"],
	[scenery.hut, BUILT, 48, 896],
	[scenery.seaRock, ROCK, 160, 640],
	[scenery.seaRock, ROCK, 144, 1040],
	[scenery.palm, LAND, 160, 1264],
	[scenery.palm, LAND, 192, 1248],
	[scenery.palm, LAND, 240, 1440],
	[scenery.palm, LAND, 224, 1376],
	[scenery.pad, ROCK, 176, 1280, "turret"],
	[scenery.pad, ROCK, 32, 1456, "turret"],
	[scenery.palm, LAND, 48, 1424],
	[scenery.bush, LAND, 16, 1424],
	[scenery.hut, BUILT, 240, 1408],
	[scenery.seaRock, ROCK, 96, 1328],
	[scenery.seaRock, ROCK, 176, 1488],
	[scenery.seaRock, ROCK, 64, 1648],
	[scenery.seaRock, ROCK, 16, 1776],
	[scenery.seaRock, ROCK, 224, 1888],
	[scenery.seaRock, ROCK, 128, 2176],
	[scenery.palm, LAND, 80, 2368],
	[scenery.palm, LAND, 176, 2352],
	[scenery.bush, LAND, 160, 2400],
	[scenery.pad, ROCK, 96, 2416, "turret"],
	[scenery.pad, ROCK, 160, 2512, "turret"],
	[scenery.pad, ROCK, 80, 2560, "turret"],
	[scenery.pad, ROCK, 160, 2592, "turret"],
	[scenery.hut, BUILT, 80, 2640],
	[scenery.hut, BUILT, 80, 2672],
	[scenery.pad, ROCK, 160, 2784, "turret"],
	[scenery.pad, ROCK, 96, 2848, "turret"],
	[scenery.bush, LAND, 176, 2912],
	[scenery.palm, LAND, 96, 3024],
	[scenery.palm, LAND, 160, 3008],
	[scenery.pad, ROCK, 128, 3056, "turret"],
	[scenery.palm, LAND, 192, 3056],
	[scenery.hut, BUILT, 208, 3024],
	[scenery.bush, LAND, 80, 3088],
	[scenery.palm, LAND, 144, 3104],
	[scenery.warehouse, BUILT, 0, 3616],
	[scenery.warehouse, BUILT, 0, 3568],
	[scenery.warehouse, BUILT, 0, 3416],
	[scenery.oilTank, BUILT, 48, 3616],
	[scenery.oilTank, BUILT, 48, 3568],
	[scenery.oilTank, BUILT, 48, 3400],
	[scenery.oilTank, BUILT, 32, 3376],
	[scenery.containers, BUILT, 48, 3488],
	[scenery.containers, BUILT, 32, 3472],
	[scenery.containers, BUILT, 48, 3456],
	[scenery.crane, BUILT, 80, 3552, "turret"],
	[scenery.warehouse, BUILT, 224, 3856],
	[scenery.warehouse, BUILT, 224, 3808],
	[scenery.oilTank, BUILT, 192, 3872],
	[scenery.oilTank, BUILT, 192, 3824],
	[scenery.oilTank, BUILT, 208, 3792],
	[scenery.containers, BUILT, 192, 3664],
	[scenery.containers, BUILT, 208, 3648],
	[scenery.containers, BUILT, 224, 3664],
	[scenery.crane, BUILT, 144, 3744, "turret"],
	[scenery.pad, ROCK, 16, 3504, "turret"],
	[scenery.pad, ROCK, 48, 3344, "turret"],
	[scenery.pad, ROCK, 224, 3712, "turret"],
	[scenery.pad, ROCK, 192, 3616, "turret"],
	[scenery.seaRock, ROCK, 96, 3936],
	[scenery.seaRock, ROCK, 160, 4160],
	[scenery.seaRock, ROCK, 64, 4304],
];

/** Ships at their berths: drawn as buildings over whole tiles of plain shallow water. */
const SHIPS: readonly (readonly [x: number, up: number])[] = [
	[80, 3488],
	[160, 3824],
];

/** Levels at the pieces' corners; neighbours differ by one at most. */
function levels(): number[][] {
	const columns = WIDTH / PIECE_PX + 1;
	const rows = HEIGHT / PIECE_PX + 1;
	const grid = Array.from({ length: rows }, (_, row) =>
		Array.from({ length: columns }, (_, column) => {
			const x = column * PIECE_PX;
			const up = HEIGHT - row * PIECE_PX;
			let level = 0;
			for (const h of HILLS) {
				const d = Math.hypot((x - h.x) / h.rx, (up - h.up) / h.ry);
				level = Math.max(level, Math.min(h.top, (1 - d) * (h.top + 1.6)));
			}
			for (const [left, right, from, to] of YARDS)
				if (x >= left - 32 && x <= right + 32 && up >= from - 32 && up <= to + 32) {
					level = x >= left && x <= right && up >= from && up <= to ? 1 : Math.min(level, 1);
				}
			const inRunway =
				x >= RUNWAY.left && x <= RUNWAY.left + RUNWAY.width && up >= RUNWAY.from - 16 && up <= RUNWAY.to + 16;
			return inRunway ? LEVEL.grass : Math.max(0, Math.min(LEVEL.plateau, Math.floor(level)));
		}),
	);
	for (let changed = true; changed; ) {
		changed = false;
		for (let row = 0; row < rows; row++)
			for (let column = 0; column < columns; column++)
				for (let dy = -1; dy <= 1; dy++)
					for (let dx = -1; dx <= 1; dx++) {
						const near = grid[row + dy]?.[column + dx];
						if (near !== undefined && grid[row]![column]! > near + 1) {
							grid[row]![column] = near + 1;
							changed = true;
						}
					}
	}
	return grid;
}

/** Which detail a piece of even ground shows: scattered, the same every time. */
function variantAt(column: number, row: number): number {
	let hash = Math.imul(column + 17, 0x9e3779b1) ^ Math.imul(row + 101, 0x85ebca77);
	hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
	return ((hash ^ (hash >>> 13)) >>> 0) % 9;
}

export function drawStage1(): { picture: Canvas; places: MapPlace[] } {
	const picture = new Picture(WIDTH, HEIGHT);
	const grid = levels();
	for (let row = 0; row < HEIGHT / PIECE_PX; row++)
		for (let column = 0; column < WIDTH / PIECE_PX; column++) {
			const corners: Corners = [
				grid[row]![column]!,
				grid[row]![column + 1]!,
				grid[row + 1]![column]!,
				grid[row + 1]![column + 1]!,
			];
			picture.stamp(groundPiece(corners, variantAt(column, row)), column * PIECE_PX, row * PIECE_PX);
		}
	for (const yard of YARDS) drawYard(picture, yard);
	const runwayTop = HEIGHT - RUNWAY.to;
	for (let y = 0; y < RUNWAY.to - RUNWAY.from; y++)
		for (let x = 0; x < RUNWAY.width; x++)
			picture.set(RUNWAY.left + x, runwayTop + y, scenery.runway(x, y, RUNWAY.width));
	const places: MapPlace[] = [];
	const taken = new Set<string>();
	for (const [draw, palette, x, up, type] of THINGS) {
		const thing = draw();
		const big = thing.width > PIECE_PX || thing.height > PIECE_PX;
		const at: readonly [number, number] | undefined =
			big || inYard(x, up) ? [x, HEIGHT - up] : flatGroundNear(grid, x, HEIGHT - up, draw, taken);
		if (!at) continue;
		if (!(big || inYard(x, up))) {
			const level = grid[at[1] / PIECE_PX]![at[0] / PIECE_PX]!;
			picture.stamp(flatPiece(Math.min(level, LEVEL.grass), NO_DETAIL), at[0], at[1]);
		}
		place(picture, thing, palette, at[0], at[1]);
		if (type)
			places.push({
				name: `${type}-${places.length + 1}`,
				type,
				xPx: at[0] + (draw === scenery.crane ? 8 : 0),
				yPx: at[1],
			});
	}
	for (const [x, up] of SHIPS) placeShip(picture, x, HEIGHT - up);
	return { picture, places };
}

/** A variant of flat pieces that has nothing on it. */
const NO_DETAIL = 3;
/** A thing that finds no ground within this is left out. */
const FARTHEST_PX = 40;

function inYard(x: number, up: number): boolean {
	return YARDS.some(([left, right, from, to]) => x >= left && x < right && up > from && up <= to);
}

/** The nearest piece of even ground that fits a thing: water for rocks, sand or grass for palms, grass for the rest. */
function flatGroundNear(
	grid: readonly number[][],
	x: number,
	y: number,
	draw: () => Canvas,
	taken: Set<string>,
): readonly [number, number] | undefined {
	const fits = (level: number) =>
		draw === scenery.seaRock
			? level <= LEVEL.shallow
			: draw === scenery.palm
				? level === LEVEL.sand || level === LEVEL.grass
				: level >= LEVEL.grass;
	let best: readonly [number, number] | undefined;
	let bestDistance = FARTHEST_PX;
	for (let row = 0; row + 1 < grid.length; row++)
		for (let column = 0; column < WIDTH / PIECE_PX; column++) {
			const corners = [
				grid[row]![column]!,
				grid[row]![column + 1]!,
				grid[row + 1]![column]!,
				grid[row + 1]![column + 1]!,
			];
			const [px, py] = [column * PIECE_PX, row * PIECE_PX];
			const distance = Math.hypot(px - x, py - y);
			const onRunway =
				px + 16 > RUNWAY.left &&
				px < RUNWAY.left + RUNWAY.width &&
				HEIGHT - py > RUNWAY.from &&
				HEIGHT - py - 16 < RUNWAY.to;
			if (distance >= bestDistance || onRunway || inYard(px, HEIGHT - py) || taken.has(`${px},${py}`)) continue;
			if (corners.some((l) => l !== corners[0]) || !fits(corners[0]!)) continue;
			best = [px, py];
			bestDistance = distance;
		}
	if (best) taken.add(best.join());
	return best;
}

/** Draws a thing over the ground; whole tiles take its palette, and their ground is that palette's. */
function place(picture: Canvas, thing: Canvas, palette: number, left: number, top: number): void {
	for (let y = 0; y < thing.height; y++)
		for (let x = 0; x < thing.width; x++) {
			const c = thing.get(x, y);
			const under = picture.get(left + x, top + y);
			picture.set(left + x, top + y, c !== 0 ? palette + c : inPalette(under, palette));
		}
}

/** The same ground in another palette. */
function inPalette(index: number, palette: number): number {
	const from = index & 0xf0;
	const c = index & 15;
	if (from === palette) return index;
	if (c <= 7 && from !== BUILT && palette !== BUILT) return palette + c;
	if (from === PALETTE.sea && c === 9) return palette === LAND ? palette + 15 : palette + 5;
	if (from === ROCK && c >= 13 && palette === LAND) return palette + c - 1;
	if (from === LAND && c >= 12 && c <= 14 && palette === ROCK) return palette + c + 1;
	if (from === LAND && c >= 9 && c <= 11) return palette === LAND ? index : palette + c;
	return palette + 3;
}

function drawYard(picture: Canvas, [left, right, from, to]: readonly [number, number, number, number]): void {
	const top = HEIGHT - to;
	const bottom = HEIGHT - from;
	for (let y = top; y < bottom; y++)
		for (let x = left; x < right; x++) {
			const edge = (x - left < 2 && left > 0) || y - top < 2;
			const dark = (right - x <= 2 && right < WIDTH) || bottom - y <= 3;
			const wall = bottom - y <= 8;
			const c = wall
				? bottom - y <= 2
					? 1
					: x % 16 < 2
						? 1
						: 2
				: edge
					? 5
					: dark
						? 2
						: scenery.concreteFloor(x, y - top) - BUILT;
			picture.set(x, y, BUILT + c);
		}
}

/** A ship's tiles: those wholly within it are the ship's palette; at its edge the water is given by the palette's teal. */
function placeShip(picture: Canvas, left: number, top: number): void {
	const ship = scenery.freighter();
	for (let y = 0; y < ship.height; y++)
		for (let x = 0; x < ship.width; x++) {
			const c = ship.get(x, y);
			const shadow = ship.get(x - 2, y - 2) !== 0;
			picture.set(left + x, top + y, BUILT + (c !== 0 ? c : shadow ? 1 : 9));
		}
}
