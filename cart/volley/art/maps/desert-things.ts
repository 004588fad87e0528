/** Things that stand in the desert: walls of the line's forts, wrecks, scrub, gun pads. */
import { Canvas, textArt } from "../kit/canvas.ts";
import { drawModel, type Face } from "../kit/model.ts";
import { box, lathe, plate, slab } from "../kit/solids.ts";
import { DESERT } from "./desert.ts";

// Fort palette: 1 outline, 2–5 stone, 6–8 red, 9–11 steel blue, 12 sand's shade, 13–14 tan, 15 sand.
const F = DESERT.fort;

/** Which sides of a wall's block have another block. */
export interface WallSides {
	readonly up: boolean;
	readonly right: boolean;
	readonly down: boolean;
	readonly left: boolean;
}

/** One block of a wall, 16×16: its top seen from above, its face where it looks down the picture. */
export function wallBlock({ up, right, down, left }: WallSides, isBroken: boolean): Canvas {
	const c = new Canvas(16, 16).rect(0, 0, 16, 16, F + 4);
	// The top's joints.
	c.rect(0, 8, 16, 1, F + 3).rect(8, 0, 1, 16, F + 3);
	if (!up) c.rect(0, 0, 16, 1, F + 1).rect(0, 1, 16, 1, F + 5);
	if (!left) c.rect(0, 0, 1, 16, F + 1).rect(1, 1, 1, 15, F + 5);
	if (!right) c.rect(14, 1, 1, 15, F + 3).rect(15, 0, 1, 16, F + 1);
	if (!down) {
		// The face: courses of stone in shade, a dark foot.
		c.rect(left ? 0 : 1, 9, right ? 16 : 14, 1, F + 5);
		c.rect(left ? 0 : 1, 10, right ? 16 : 14, 5, F + 2);
		c.rect(left ? 0 : 1, 12, right ? 16 : 14, 1, F + 1);
		c.rect(4, 10, 1, 2, F + 1)
			.rect(12, 10, 1, 2, F + 1)
			.rect(8, 13, 1, 2, F + 1);
		c.rect(left ? 0 : 1, 10, right ? 16 : 14, 1, F + 3);
		c.rect(0, 15, 16, 1, F + 1);
	}
	if (isBroken)
		c.rect(4, 3, 5, 3, F + 2)
			.rect(4, 3, 5, 1, F + 1)
			.rect(5, 6, 3, 1, F + 5)
			.rect(10, 5, 2, 2, F + 3);
	return c;
}

// Sand palette for scrub.
export function scrub(): Canvas {
	return textArt(
		16,
		16,
		`
................
................
................
......8..8......
....8878.878....
...87768767788..
....87677678....
..888766766788..
.87768677667768.
..88676776768811
....87667667811.
...188888888111.
....1111111111..
................
................
................`,
	);
}

export function cactus(): Canvas {
	return textArt(
		16,
		16,
		`
................
......888.......
.....87778......
.88..87768......
8778.87768.88...
8768.87768877 8.
8768.8776887681.
8776887768877681
.877777768776811
..88877777768811
.....877688881..
.....87768111...
.....877681.....
.....8776811....
......8881111...
.......1111.....`.replaceAll(" ", "7"),
	);
}

export function boulder(): Canvas {
	return textArt(
		16,
		16,
		`
................
................
.....888888.....
...88ccbbb88....
..8ccccbbbba8...
..8ccbbbbaaa98..
.8ccbbbbaaa9981.
.8cbbbaaaaa99811
.8bbbaaaa9999811
.8bbaaaa99998811
..8aaa999988811.
..18889988811...
...1111111111...
................
................
................`,
	);
}

/** Bones of something large, half in the sand. */
export function bones(): Canvas {
	const c = new Canvas(32, 16);
	const S = DESERT.sand;
	for (let i = 0; i < 5; i++) {
		const x = 6 + i * 4;
		c.line(x, 5, x + 2, 3, S + 4)
			.line(x + 1, 6, x + 3, 4, S + 15)
			.line(x, 9, x + 2, 12, S + 4);
		c.set(x + 3, 12, S + 1).set(x + 3, 5, S + 1);
	}
	c.rect(4, 7, 22, 2, S + 15).rect(4, 9, 22, 1, S + 1);
	c.ellipse(27.5, 8, 3.6, 3.4, S + 15)
		.set(28, 7, S + 8)
		.set(29, 9, S + 8)
		.rect(24, 11, 6, 1, S + 1);
	return c.recolour((v) => v - S);
}

// From here on in the fort's palette.

/** A gun's pad: 16×16. */
export function gunPad(): Canvas {
	return new Canvas(16, 16)
		.rect(0, 0, 16, 16, 1)
		.rect(1, 1, 14, 14, 3)
		.rect(1, 1, 14, 1, 5)
		.rect(1, 1, 1, 14, 5)
		.rect(2, 2, 12, 12, 4)
		.rect(2, 13, 12, 1, 3)
		.rect(13, 2, 1, 12, 3);
}

function built(faces: readonly Face[], width: number, height: number): Canvas {
	const drawn = drawModel(faces, { width, height, outline: 1, inkDepthPx: 1.5 });
	const c = new Canvas(width, height).rect(0, 0, width, height, 15);
	for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (drawn.get(x - 2, y - 2) !== 0) c.set(x, y, 12);
	return c.stamp(drawn, 0, 0);
}

const STONE = { ramp: [1, 2, 3, 4, 5] };
const STEEL = { ramp: [9, 9, 10, 11] };
const RED = { ramp: [6, 6, 7, 8] };
const TAN = { ramp: [12, 13, 13, 14] };

/** Water tower beside the line, 24×24. */
export function waterTower(): Canvas {
	return built(
		[
			...[-7, 5].flatMap((x) => [-7, 4].flatMap((y) => box(x, y, 2, 3, 0, 4, 0.4, STONE))),
			...lathe(
				-1,
				-1,
				[
					[9, 4],
					[9, 8],
					[7.4, 9],
					[2, 11],
				],
				RED,
				24,
			),
			plate(
				[
					[-5, -2, 9.6],
					[-1, -2, 11],
					[-1, 0, 11],
					[-5, 0, 9.6],
				],
				{ ramp: [8] },
			),
		],
		24,
		24,
	);
}

/** A barrack with a flat clay roof, 32×24. */
export function barrack(): Canvas {
	return built(
		[
			...box(-14, -9, 26, 17, 0, 6, 0.8, TAN),
			...box(-12, -7, 22, 13, 6, 6.4, 0.4, { ramp: [12, 13] }),
			...box(-9, -5, 5, 4, 6, 9, 0.6, STONE),
			...box(2, -4, 6, 6, 6, 8, 0.6, STEEL),
			...lathe(
				-6,
				3,
				[
					[2, 6],
					[1.8, 8],
				],
				RED,
				12,
			),
		],
		32,
		24,
	);
}

/** A burnt-out wagon on its side of the line, 24×40. */
export function wagonWreck(): Canvas {
	return built(
		[
			...slab(
				[
					[-8, -17],
					[7, -18],
					[8, 14],
					[-7, 16],
				],
				0,
				3,
				1,
				{ ramp: [1, 6, 6, 7] },
			),
			...box(-6, -14, 11, 10, 3, 7, 0.8, RED),
			...box(-6, -2, 11, 7, 3, 5, 0.8, { ramp: [1, 2, 2, 3] }),
			...box(-5, 7, 9, 5, 3, 6, 0.8, RED),
		],
		24,
		40,
	);
}
