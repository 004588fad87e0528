/** Stage 2, the desert railway: 256 px wide; the game starts at its lower end and scrolls up along the line. */
import { Canvas } from "../kit/canvas.ts";
import type { MapPlace } from "../kit/tile-map.ts";
import { crater, DESERT, mesaPiece, RAILWAY_WIDTH_PX, railwayRow } from "./desert.ts";
import * as things from "./desert-things.ts";
import { type Corners, PIECE_PX } from "./land.ts";
import { blockedPlaces } from "./walls.ts";

export const STAGE2_ROWS = 576;
const WIDTH = 256;
const HEIGHT = STAGE2_ROWS * 8;
const COLUMNS = WIDTH / PIECE_PX;
const PIECES = HEIGHT / PIECE_PX;
const RAILWAY_LEFT_PX = (WIDTH - RAILWAY_WIDTH_PX) / 2;

/** A mesa: middle (counted up from the stage's start), half axes. */
type Mesa = readonly [x: number, up: number, rx: number, ry: number];

const MESAS: readonly Mesa[] = [
	[8, 300, 56, 60],
	[250, 420, 50, 70],
	[236, 150, 44, 40],
	[0, 520, 40, 46],
	// Beside the first fort.
	[0, 1180, 60, 80],
	[256, 1300, 60, 70],
	[30, 1440, 40, 30],
	// Behind the second.
	[10, 2140, 60, 60],
	[246, 2060, 56, 50],
	// The canyon.
	[0, 2330, 88, 110],
	[256, 2300, 84, 120],
	[10, 2540, 84, 120],
	[246, 2500, 78, 90],
	[0, 2760, 70, 120],
	[256, 2720, 92, 130],
	[236, 2900, 40, 50],
	// On to the graveyard of wagons.
	[0, 3640, 56, 60],
	[256, 3700, 52, 70],
	[256, 3990, 60, 70],
	[0, 4020, 50, 50],
];

/** Walls of blocks: left column, height of the lower edge above the start, both sides in blocks of 16 px. */
const WALLS: readonly (readonly [column: number, up: number, width: number, height: number])[] = [
	// The first fort: a gate over the line, two courts.
	[0, 672, 3, 1],
	[4, 672, 2, 1],
	[10, 672, 4, 1],
	[3, 736, 1, 5],
	[3, 816, 3, 1],
	[12, 768, 1, 6],
	[10, 864, 3, 1],
	[0, 976, 5, 1],
	[10, 976, 6, 1],
	[5, 912, 1, 4],
	// A broken wall among craters.
	[1, 1328, 4, 1],
	[11, 1216, 1, 4],
	[12, 1376, 3, 1],
	// The second fort.
	[0, 1584, 4, 1],
	[11, 1584, 5, 1],
	[2, 1648, 1, 5],
	[4, 1696, 2, 1],
	[10, 1664, 1, 4],
	[10, 1728, 4, 1],
	[13, 1792, 1, 4],
	[1, 1808, 3, 1],
	[0, 1904, 6, 1],
	[10, 1904, 3, 1],
	[14, 1904, 2, 1],
	// A dam across the canyon.
	[4, 2624, 2, 1],
	[10, 2624, 2, 1],
	// The great fort.
	[0, 3040, 2, 1],
	[3, 3040, 3, 1],
	[10, 3040, 3, 1],
	[14, 3040, 2, 1],
	[4, 3104, 1, 6],
	[1, 3120, 3, 1],
	[11, 3088, 1, 4],
	[12, 3136, 3, 1],
	[2, 3216, 1, 6],
	[13, 3216, 1, 5],
	[10, 3264, 3, 1],
	[4, 3264, 2, 1],
	[5, 3328, 1, 4],
	[10, 3344, 1, 4],
	[11, 3344, 2, 1],
	[0, 3376, 3, 1],
	[0, 3456, 5, 1],
	[11, 3456, 5, 1],
];

const CRATERS: readonly (readonly [x: number, up: number, size: 16 | 32])[] = [
	[64, 240, 16],
	[176, 592, 32],
	[32, 880, 32],
	[208, 720, 32],
	[176, 960, 16],
	[64, 1072, 32],
	[176, 1104, 32],
	[208, 1152, 16],
	[64, 1424, 32],
	[160, 1456, 32],
	[16, 1536, 16],
	[208, 1520, 32],
	[64, 1872, 16],
	[176, 1648, 16],
	[64, 2016, 32],
	[160, 2448, 16],
	[64, 2992, 32],
	[176, 2976, 16],
	[80, 3184, 16],
	[192, 3232, 16],
	[16, 3312, 32],
	[208, 3392, 32],
	[160, 3424, 16],
	[64, 3600, 32],
	[192, 3616, 32],
	[32, 3760, 32],
	[176, 3840, 32],
	[64, 3920, 16],
	[192, 3568, 16],
];

type Thing = readonly [draw: () => Canvas, palette: number, x: number, up: number, type?: string];
const SAND = DESERT.sand;
const FORT = DESERT.fort;

const THINGS: readonly Thing[] = [
	[things.cactus, SAND, 64, 96],
	[things.boulder, SAND, 32, 160],
	[things.scrub, SAND, 176, 80],
	[things.cactus, SAND, 192, 288],
	[things.bones, SAND, 48, 432],
	[things.boulder, SAND, 176, 352],
	[things.scrub, SAND, 80, 352],
	[things.waterTower, FORT, 64, 560],
	[things.barrack, FORT, 208, 640],
	[things.gunPad, FORT, 48, 688, "turret"],
	[things.gunPad, FORT, 224, 688, "turret"],
	[things.barrack, FORT, 0, 960],
	[things.barrack, FORT, 208, 960],
	[things.gunPad, FORT, 80, 992, "turret"],
	[things.gunPad, FORT, 160, 896, "turret"],
	[things.scrub, SAND, 16, 1040],
	[things.cactus, SAND, 208, 1072],
	[things.wagonWreck, FORT, 168, 1376],
	[things.boulder, SAND, 80, 1296],
	[things.gunPad, FORT, 16, 1360, "turret"],
	[things.gunPad, FORT, 192, 1392, "turret"],
	[things.gunPad, FORT, 64, 1600, "turret"],
	[things.gunPad, FORT, 160, 1600, "turret"],
	[things.waterTower, FORT, 224, 1712],
	[things.barrack, FORT, 0, 1760],
	[things.barrack, FORT, 176, 1856],
	[things.gunPad, FORT, 208, 1920, "turret"],
	[things.bones, SAND, 176, 2000],
	[things.cactus, SAND, 80, 2112],
	[things.boulder, SAND, 64, 2208],
	[things.scrub, SAND, 176, 2192],
	[things.gunPad, FORT, 32, 2352, "turret"],
	[things.gunPad, FORT, 208, 2320, "turret"],
	[things.gunPad, FORT, 32, 2576, "turret"],
	[things.gunPad, FORT, 224, 2512, "turret"],
	[things.gunPad, FORT, 80, 2656, "turret"],
	[things.gunPad, FORT, 160, 2656, "turret"],
	[things.gunPad, FORT, 208, 2752, "turret"],
	[things.boulder, SAND, 80, 2848],
	[things.cactus, SAND, 176, 2912],
	[things.gunPad, FORT, 32, 3056, "turret"],
	[things.gunPad, FORT, 208, 3056, "turret"],
	[things.barrack, FORT, 16, 3184],
	[things.waterTower, FORT, 216, 3200],
	[things.barrack, FORT, 192, 3328],
	[things.gunPad, FORT, 48, 3392, "turret"],
	[things.gunPad, FORT, 192, 3360, "turret"],
	[things.waterTower, FORT, 48, 3440],
	[things.gunPad, FORT, 80, 3472, "turret"],
	[things.gunPad, FORT, 160, 3472, "turret"],
	[things.wagonWreck, FORT, 168, 3560],
	[things.wagonWreck, FORT, 64, 3712],
	[things.bones, SAND, 192, 3776],
	[things.wagonWreck, FORT, 168, 3736],
	[things.scrub, SAND, 64, 3856],
	[things.wagonWreck, FORT, 72, 3984],
	[things.cactus, SAND, 192, 4064],
	// The part that comes again and again under the train: nothing lies across its ends.
	[things.scrub, SAND, 32, 4160],
	[things.boulder, SAND, 208, 4192],
	[things.cactus, SAND, 64, 4256],
	[things.bones, SAND, 192, 4304],
	[things.scrub, SAND, 16, 4352],
	[things.boulder, SAND, 48, 4416],
	[things.cactus, SAND, 224, 4448],
	[things.scrub, SAND, 176, 4512],
	[things.boulder, SAND, 16, 4560],
];

/** Where tanks wait, by the upper left corner of their piece. */
const TANKS: readonly (readonly [x: number, up: number])[] = [
	[32, 784],
	[208, 848],
	[64, 1168],
	[224, 1232],
	[16, 1696],
	[192, 1760],
	[48, 1984],
	[96, 2416],
	[144, 2592],
	[16, 3104],
	[224, 3120],
	[192, 3296],
	[16, 3344],
	[32, 3552],
	[176, 3680],
];

export function drawStage2(): { picture: Canvas; places: MapPlace[] } {
	const picture = new Canvas(WIDTH, HEIGHT);
	const heights = mesaHeights();
	const blocked = new Uint8Array(COLUMNS * PIECES);
	for (let row = 0; row < PIECES; row++)
		for (let column = 0; column < COLUMNS; column++) {
			const corners: Corners = [
				heights[row]![column]!,
				heights[row]![column + 1]!,
				heights[row + 1]![column]!,
				heights[row + 1]![column + 1]!,
			];
			if (corners.some((h) => h > 0)) blocked[row * COLUMNS + column] = 1;
			picture.stamp(mesaPiece(corners, scattered(column, row, 11)), column * PIECE_PX, row * PIECE_PX);
		}
	for (let row = 0; row < STAGE2_ROWS; row++) {
		const variant = scattered(row, 7, 23);
		picture.stamp(railwayRow(variant < 3 ? variant : 0), RAILWAY_LEFT_PX, row * 8);
	}
	for (const [x, up, size] of CRATERS) {
		if (isBlocked(blocked, x, HEIGHT - up, size, size))
			throw new Error(`stage 2: the crater at ${x}, ${up} is on a mesa`);
		picture.stamp(crater(size), x, HEIGHT - up);
		block(blocked, x, HEIGHT - up, size, size);
	}
	drawWalls(picture, blocked);
	const places: MapPlace[] = [];
	for (const [draw, palette, x, up, type] of THINGS) {
		const thing = draw();
		picture.stamp(thing, x, HEIGHT - up, palette);
		// Scrub and bones are driven over.
		if (palette === FORT || draw === things.boulder || draw === things.cactus)
			block(blocked, x, HEIGHT - up, thing.width, thing.height);
		if (type) places.push({ name: `${type}-${places.length + 1}`, type, xPx: x, yPx: HEIGHT - up });
	}
	TANKS.forEach(([x, up], i) => {
		if (blocked[((HEIGHT - up) / PIECE_PX) * COLUMNS + x / PIECE_PX] !== 0)
			throw new Error(`stage 2: the tank at ${x}, ${up} stands in a wall`);
		places.push({ name: `tank-${i + 1}`, type: "tank", xPx: x, yPx: HEIGHT - up });
	});
	return { picture, places: [...places, ...blockedPlaces(blocked, COLUMNS, PIECE_PX)] };
}

/** 1 on a mesa, at the pieces' corners; none on the line. */
function mesaHeights(): number[][] {
	return Array.from({ length: PIECES + 1 }, (_, row) =>
		Array.from({ length: COLUMNS + 1 }, (_, column) => {
			const x = column * PIECE_PX;
			const up = HEIGHT - row * PIECE_PX;
			const isOnLine = x >= RAILWAY_LEFT_PX - 16 && x <= WIDTH - RAILWAY_LEFT_PX + 16;
			const isOn = MESAS.some(([mx, mUp, rx, ry]) => Math.hypot((x - mx) / rx, (up - mUp) / ry) < 1);
			return isOn && !isOnLine ? 1 : 0;
		}),
	);
}

function isBlocked(blocked: Uint8Array, x: number, y: number, width: number, height: number): boolean {
	const seen = new Uint8Array(blocked.length);
	block(seen, x, y, width, height);
	return seen.some((value, at) => value === 1 && blocked[at] === 1);
}

function block(blocked: Uint8Array, x: number, y: number, width: number, height: number): void {
	for (let row = Math.floor(y / PIECE_PX); row < Math.ceil((y + height) / PIECE_PX); row++)
		for (let column = Math.floor(x / PIECE_PX); column < Math.ceil((x + width) / PIECE_PX); column++)
			blocked[row * COLUMNS + column] = 1;
}

function drawWalls(picture: Canvas, blocked: Uint8Array): void {
	const walls = new Set<number>();
	for (const [column, up, width, height] of WALLS)
		for (let dy = 0; dy < height; dy++)
			for (let dx = 0; dx < width; dx++) walls.add(((HEIGHT - up) / PIECE_PX - 1 - dy) * COLUMNS + column + dx);
	for (const at of walls) {
		const column = at % COLUMNS;
		const row = Math.floor(at / COLUMNS);
		const sides = {
			up: walls.has(at - COLUMNS),
			down: walls.has(at + COLUMNS),
			// A wall that ends at the picture's edge goes on behind it.
			left: column === 0 || walls.has(at - 1),
			right: column === COLUMNS - 1 || walls.has(at + 1),
		};
		picture.stamp(things.wallBlock(sides, scattered(column, row, 9) === 0), column * PIECE_PX, row * PIECE_PX);
		blocked[at] = 1;
	}
}

/** 0 to `count` − 1, scattered, the same every time. */
function scattered(column: number, row: number, count: number): number {
	let hash = Math.imul(column + 17, 0x9e3779b1) ^ Math.imul(row + 101, 0x85ebca77);
	hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
	return ((hash ^ (hash >>> 13)) >>> 0) % count;
}
