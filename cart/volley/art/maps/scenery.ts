import { Canvas, textArt } from "../kit/canvas.ts";
import { drawModel, type Face } from "../kit/model.ts";
import { box, dome, lathe, plate, slab } from "../kit/solids.ts";
import { PALETTE } from "./land.ts";

/** Things that stand on the ground, each a multiple of 8 px big, drawn in one palette over what is there. */

// Land palette: 8 outline, 9–11 sand, 12–14 grass.
const PALM = textArt(
	16,
	16,
	`
................
..88....888.....
.8ed8..8eed88...
8edcd88edddcd8..
.88dcd8eddc888..
..8eeddddddd8...
.8eddcd9ddcddd8.
8eddc88a8cd8ddc8
8dd88.8a98.8.8c8
8d8..8e9d8...88.
.8...8ed8.......
......88.ccc....
.......8accccc..
........accccc..
.........ccc....
................`,
);

const BUSH = textArt(
	16,
	16,
	`
................
................
................
.....8888.......
...88eeed88.....
..8eeeddddd8....
..8eeddddddc8...
.8eedddddddc8...
.8eddddddcdc8...
.8dddddddccc8c..
..8cddddccc8cc..
...88ccccc8ccc..
.....88888ccc...
.......cccc.....
................
................`,
);

/** Palette of land. */
export function palm(): Canvas {
	return PALM;
}

export function bush(): Canvas {
	return BUSH;
}

// Rock palette: 8 outline, 9–12 rock, 7 foam.
export function seaRock(): Canvas {
	const c = textArt(
		16,
		16,
		`
................
................
......8888......
....88ccb88.....
...8cccbbaa8....
...8ccbbbaa98...
..8ccbbabaa98...
..8cbbaabaa998..
.78bbaaaaa9998..
.78bbaa9aa9998..
.778aa99a99987..
..7788999998877.
...7777888877...
.....77777......
................
................`,
	);
	return c;
}

/** A concrete pad for a turret or a tank: 16×16, palette of rock. */
export function pad(): Canvas {
	return new Canvas(16, 16)
		.rect(0, 0, 16, 16, 8)
		.rect(1, 1, 14, 14, 10)
		.rect(1, 1, 14, 1, 12)
		.rect(1, 1, 1, 14, 12)
		.rect(2, 14, 13, 1, 9)
		.rect(14, 2, 1, 13, 9)
		.rect(2, 2, 12, 12, 11)
		.set(3, 3, 9)
		.set(12, 3, 9)
		.set(3, 12, 9)
		.set(12, 12, 9);
}

// Buildings' palette: 1 outline, 2–5 concrete, 6–8 red roof, 9–11 teal, 12–14 tan, 15 grass.
const CONCRETE = { ramp: [1, 2, 3, 4, 5] };
const ROOF = { ramp: [6, 6, 7, 8] };
const TEAL = { ramp: [9, 9, 10, 11] };
const TAN = { ramp: [12, 12, 13, 14] };
const STEEL = { ramp: [2, 2, 3, 4, 5] };

function built(faces: readonly Face[], width: number, height: number, ground: number): Canvas {
	const drawn = drawModel(faces, { width, height, outline: 1, inkDepthPx: 1.5 });
	const c = new Canvas(width, height).rect(0, 0, width, height, ground);
	// A shadow thrown to the lower right of everything that stands.
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) if (drawn.get(x - 2, y - 2) !== 0) c.set(x, y, ground === 15 ? 12 : 2);
	return c.stamp(drawn, 0, 0);
}

/** Ground under a building: 15 grass, 3 concrete. */
export const UNDER = { grass: 15, concrete: 3 } as const;

export function warehouse(): Canvas {
	const faces = [
		...box(-14, -10, 26, 18, 0, 4, 0.5, CONCRETE),
		plate(
			[
				[-14, -10, 4],
				[12, -10, 4],
				[12, -1, 9],
				[-14, -1, 9],
			],
			{ ramp: [7, 8, 8], bias: 0 },
		),
		plate(
			[
				[-14, -1, 9],
				[12, -1, 9],
				[12, 8, 4],
				[-14, 8, 4],
			],
			{ ramp: [6, 6, 7] },
		),
		...[-10, -5, 0, 5].map((x) =>
			plate(
				[
					[x, -8, 5.6],
					[x + 1, -8, 5.6],
					[x + 1, -2, 9],
					[x, -2, 9],
				],
				ROOF,
			),
		),
		...box(4, -8, 4, 4, 4, 10, 0.6, STEEL),
	];
	return built(faces, 32, 24, UNDER.concrete);
}

export function oilTank(): Canvas {
	const faces = [
		...lathe(
			-0.5,
			-0.5,
			[
				[6.6, 0],
				[6.6, 4],
				[5.6, 5],
			],
			STEEL,
			24,
		),
		...dome(-0.5, -0.5, 5.4, 5, 1.6, { ramp: [3, 4, 5, 5] }),
		plate(
			[
				[-3, -1, 8],
				[2, -1, 8],
				[2, 0, 8],
				[-3, 0, 8],
			],
			{ ramp: [7] },
		),
	];
	return built(faces, 16, 16, UNDER.concrete);
}

export function containers(): Canvas {
	const crate = (x: number, y: number, look: { ramp: readonly number[] }) => [
		...box(x, y, 13, 5, 0, 3, 0.6, look),
		...[2, 5, 8, 11].map((dx) =>
			plate(
				[
					[x + dx, y + 1, 3.1],
					[x + dx + 0.8, y + 1, 3.1],
					[x + dx + 0.8, y + 4, 3.1],
					[x + dx, y + 4, 3.1],
				],
				{ ramp: [look.ramp[0]!] },
			),
		),
	];
	return built([...crate(-7, -7, TEAL), ...crate(-7, -1.4, ROOF)], 16, 16, UNDER.concrete);
}

export function hut(): Canvas {
	const faces = [
		plate(
			[
				[-6.4, -5, 3],
				[5.4, -5, 3],
				[5.4, 0, 7],
				[-6.4, 0, 7],
			],
			{ ramp: [13, 14] },
		),
		plate(
			[
				[-6.4, 0, 7],
				[5.4, 0, 7],
				[5.4, 5, 3],
				[-6.4, 5, 3],
			],
			{ ramp: [12, 13] },
		),
		...[-3, 0, 3].map((x) =>
			plate(
				[
					[x - 0.5, -4, 5],
					[x + 0.5, -4, 5],
					[x + 0.5, 0, 7.4],
					[x - 0.5, 0, 7.4],
				],
				TAN,
			),
		),
	];
	return built(faces, 16, 16, UNDER.grass);
}

/** A gantry crane over a quay, 32×16. */
export function crane(): Canvas {
	const faces = [
		...box(-14, -2.4, 28, 4.4, 6, 8, 0.6, { ramp: [12, 13, 14, 14] }),
		...box(-12, -6.6, 3, 13, 0, 6, 0.6, STEEL),
		...box(6, -6.6, 3, 13, 0, 6, 0.6, STEEL),
		...box(-3, -4, 6, 7, 8, 11, 0.8, TEAL),
		...[-12, -8, 6, 10].map((x) =>
			plate(
				[
					[x, -1, 8.2],
					[x + 2, -1, 8.2],
					[x + 2, 1, 8.2],
					[x, 1, 8.2],
				],
				{ ramp: [12] },
			),
		),
	];
	return built(faces, 32, 16, UNDER.concrete);
}

/** A freighter at its berth, bow up: 16×48. */
export function freighter(): Canvas {
	const faces = [
		...slab(
			[
				[0, -23],
				[4, -18],
				[7, -12],
				[7, 19],
				[5, 23],
				[-5, 23],
				[-7, 19],
				[-7, -12],
				[-4, -18],
			],
			0,
			3,
			1.4,
			{ ramp: [6, 6, 7, 8] },
			TAN,
		),
		...box(-4.6, -13, 9.2, 8, 3, 5.4, 0.7, TEAL),
		...box(-4.6, -3.6, 9.2, 8, 3, 5.4, 0.7, ROOF),
		...box(-5, 7, 10, 7, 3, 8, 1.2, { ramp: [3, 3, 4, 5] }),
		...box(-3, 9, 6, 2.6, 8, 10, 0.6, { ramp: [9, 9, 10] }),
		...lathe(
			0,
			17.6,
			[
				[2.4, 3],
				[2.2, 9],
				[1.4, 8],
			],
			ROOF,
			14,
		),
	];
	return drawModel(faces, { width: 16, height: 48, outline: 1, inkDepthPx: 1.5 });
}

/** Concrete with joints: a quay's or a yard's floor. */
export function concreteFloor(x: number, y: number): number {
	const joint = x % 32 === 0 || y % 32 === 0;
	return PALETTE.buildings + (joint ? 2 : 3);
}

/** Runway: dark with a broken middle line and side stripes. */
export function runway(across: number, along: number, width: number): number {
	if (across === 0 || across === width - 1) return PALETTE.buildings + 1;
	if (across === 2 || across === width - 3) return PALETTE.buildings + 4;
	const middle = Math.abs(across - (width - 1) / 2) < 1;
	if (middle && along % 16 < 9) return PALETTE.buildings + 5;
	return PALETTE.buildings + 2;
}
