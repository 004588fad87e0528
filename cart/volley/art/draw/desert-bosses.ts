/** Stage 2's bosses: SCARAB, a crawler with two claws, and BEHEMOTH, an armoured train of two cars and its engine. */
import type { Canvas } from "../kit/canvas.ts";
import { drawModel, type Face } from "../kit/model.ts";
import { box, dome, hull, lathe, mirrored, plate, slab } from "../kit/solids.ts";
import { cores } from "./bosses.ts";
import type { Drawings } from "./drawings.ts";

// Palette 12: 1 outline, 2–6 gunmetal, 7–10 maroon, 11–15 core.
const OUTLINE = 1;
const METAL = { ramp: [2, 2, 3, 4, 5, 6] };
const PANEL = { ramp: [2, 3, 3, 4, 5] };
const DARK = { ramp: [1, 2, 2, 3] };
const TRIM = { ramp: [7, 7, 8, 9, 10] };
const TRIM_DARK = { ramp: [7, 7, 7, 8, 9] };
const GLOW = { ramp: [12, 13, 13, 14] };

function drawn(faces: readonly Face[], width: number, height: number): Canvas {
	return drawModel(faces, { width, height, outline: OUTLINE, inkDepthPx: 1.6 });
}

/** A row of dark slots across. */
function slots(left: number, top: number, z: number, count: number, width: number, step = 2.4): Face[] {
	return Array.from({ length: count }, (_, i) => {
		const y = top + i * step;
		return plate(
			[
				[left, y, z],
				[left + width, y, z],
				[left + width, y + 1, z],
				[left, y + 1, z],
			],
			{ ramp: [1] },
		);
	});
}

/** A leg on the right: out from the shell, a knee, and down. */
function leg(y: number, reach: number, drop: number): Face[] {
	return [
		...slab(
			[
				[14, y - 2.4],
				[20 + reach * 0.4, y - 4 + drop * 0.3],
				[21 + reach * 0.4, y + 0.6 + drop * 0.3],
				[14, y + 2.6],
			],
			0,
			4,
			1,
			PANEL,
		),
		...slab(
			[
				[19 + reach * 0.4, y - 4 + drop * 0.3],
				[25 + reach, y + drop],
				[23.4 + reach, y + drop + 4],
				[19 + reach * 0.4, y + 1 + drop * 0.3],
			],
			0,
			3,
			0.9,
			METAL,
		),
		...lathe(
			20.4 + reach * 0.4,
			y - 1.4 + drop * 0.3,
			[
				[2.8, 3],
				[2.2, 5],
			],
			TRIM,
			14,
		),
	];
}

/** Six legs, a shell in two halves, a head with its mandibles down the picture. Socket for the core 8 px below its middle. */
const SCARAB: readonly Face[] = [
	...mirrored([...leg(-14, 5, -8), ...leg(-2, 6, 1), ...leg(10, 4, 8)]),
	...mirrored([
		...slab(
			[
				[0.6, -28],
				[8, -27],
				[16, -20],
				[20, -8],
				[19, 6],
				[12, 14],
				[0.6, 15],
			],
			2,
			8,
			4.6,
			METAL,
		),
		...slab(
			[
				[3, -23],
				[8, -21],
				[13, -14],
				[14, -4],
				[9, -2],
				[3, -3],
			],
			8,
			10,
			1.4,
			TRIM,
		),
		...slots(5, -18, 10.2, 4, 5, 3),
		...slab(
			[
				[15.4, -14],
				[18, -8],
				[17.4, 2],
				[14.6, 4],
			],
			7,
			9,
			0.9,
			PANEL,
		),
		...slab(
			[
				[4, 18],
				[10, 15],
				[13, 20],
				[10, 28],
				[6, 31],
				[8, 24],
			],
			2,
			5,
			1,
			TRIM,
		),
	]),
	...hull(
		0,
		5,
		[
			[8, 10],
			[10.6, 14],
			[9.4, 20],
			[5, 25],
			[1, 27],
		],
		METAL,
		0.6,
	),
	...lathe(
		0,
		8,
		[
			[10, 8],
			[9.4, 11.4],
			[7.6, 11.4],
			[7.2, 9.6],
		],
		TRIM,
		26,
	),
	...lathe(
		0,
		8,
		[
			[7.3, 11.6],
			[0.2, 11.4],
		],
		DARK,
		22,
	),
	...mirrored([...dome(5, 20.6, 1.9, 9, 1.4, GLOW)]),
];

/** The right claw, 24×32: an arm from its upper left, pincers at its lower end, a gun between them. */
const CLAW: readonly Face[] = [
	...slab(
		[
			[-11, -14],
			[-4, -15],
			[6, -8],
			[7, 0],
			[2, 4],
			[-3, 0],
			[-4, -6],
			[-11, -8],
		],
		0,
		4,
		1.6,
		METAL,
	),
	...lathe(
		2,
		-1,
		[
			[6, 2],
			[5.2, 6],
			[3.4, 6.6],
		],
		TRIM,
		18,
	),
	...slab(
		[
			[-3, 2],
			[-0.6, 4],
			[-3, 9],
			[-0.4, 15],
			[-6, 12],
			[-7.6, 6],
		],
		1,
		4,
		1,
		TRIM,
	),
	...slab(
		[
			[6, 2],
			[10.4, 5],
			[10.8, 11],
			[5.4, 15.4],
			[7.4, 9.6],
			[4.6, 5],
		],
		1,
		4,
		1,
		TRIM,
	),
	...hull(
		2,
		4,
		[
			[1.6, 2],
			[1.6, 9],
			[2.1, 9.2],
			[2.1, 12],
		],
		DARK,
		1,
	),
	...dome(2, -1, 2.2, 6.4, 1.4, GLOW),
];

/** What is left of an arm: 16×16. */
const STUB: readonly Face[] = [
	...slab(
		[
			[-7, -6],
			[0, -7],
			[4, -2],
			[0, 1],
			[2, 4],
			[-4, 3],
			[-7, 0],
		],
		0,
		3,
		1.2,
		{ ramp: [1, 2, 2, 3] },
	),
	...dome(-2, -1.6, 2.4, 2.6, 1.2, { ramp: [7, 8, 11, 12] }),
];

/** Wheels' guards and couplings that a car and the engine share. */
const UNDERCARRIAGE: readonly Face[] = [
	...box(-4, -32, 8, 64, 0, 2, 0.6, DARK),
	...mirrored([
		...[-24, -12, 4, 16].flatMap((y) => box(18, y, 5, 9, 0, 3.4, 1, PANEL)),
		...box(15, -29, 4, 58, 0, 3, 0.8, DARK),
	]),
];

/** An armoured car, 48×64: a sloped deck between two galleries. Socket for the core in its middle. */
const CAR: readonly Face[] = [
	...UNDERCARRIAGE,
	...slab(
		[
			[-17, -30],
			[17, -30],
			[20, -26],
			[20, 26],
			[17, 30],
			[-17, 30],
			[-20, 26],
			[-20, -26],
		],
		2,
		7,
		3,
		METAL,
	),
	...mirrored([
		...slab(
			[
				[11, -26],
				[16, -24],
				[16, 24],
				[11, 26],
			],
			7,
			9,
			1,
			TRIM,
		),
		...[-21, -13, 9, 17].flatMap((y) => box(12, y, 3, 4, 9, 10, 0.4, DARK)),
	]),
	...box(-9, -26, 18, 14, 7, 9.4, 1.2, PANEL),
	...slots(-6, -23, 9.6, 4, 12, 2.6),
	...box(-9, 14, 18, 12, 7, 9.4, 1.2, PANEL),
	...box(-5.4, 17, 10.8, 6, 9.4, 11, 0.8, TRIM_DARK),
	...lathe(
		0,
		0,
		[
			[11, 7],
			[10.4, 10.6],
			[8.4, 10.6],
			[8, 8.6],
		],
		TRIM,
		26,
	),
	...lathe(
		0,
		0,
		[
			[8.1, 10.8],
			[0.2, 10.6],
		],
		DARK,
		22,
	),
];

/** The engine, 48×64, running up the picture: boiler and funnel ahead, an armoured tower behind. */
const ENGINE: readonly Face[] = [
	...UNDERCARRIAGE,
	...slab(
		[
			[-8, -31.6],
			[8, -31.6],
			[18, -22],
			[20, -10],
			[20, 27],
			[16, 31],
			[-16, 31],
			[-20, 27],
			[-20, -10],
			[-18, -22],
		],
		2,
		6,
		2.6,
		METAL,
	),
	...hull(
		0,
		6,
		[
			[3, -30],
			[8, -27],
			[9.4, -16],
			[9.4, -8],
			[7, -5],
		],
		PANEL,
		0.8,
		16,
	),
	...[-24, -18, -12].map((y) =>
		plate(
			[
				[-7, y, 13.4],
				[7, y, 13.4],
				[7, y + 1.6, 13.4],
				[-7, y + 1.6, 13.4],
			],
			{ ramp: [8, 9] },
		),
	),
	...lathe(
		0,
		-21,
		[
			[4.4, 12],
			[3.6, 17],
			[2.8, 17],
			[2.4, 14],
		],
		TRIM,
		18,
	),
	...lathe(
		0,
		-21,
		[
			[2.5, 17.2],
			[0.2, 17],
		],
		GLOW,
		14,
	),
	...mirrored([
		...slab(
			[
				[11, -16],
				[17, -12],
				[17, 26],
				[11, 28],
			],
			6,
			9,
			1.4,
			TRIM,
		),
		...slots(12.4, -6, 9.2, 5, 3.4, 3),
		...hull(
			14,
			9,
			[
				[1.8, 12],
				[2.2, 15],
				[2.2, 22],
				[1.4, 25],
			],
			PANEL,
			1,
		),
	]),
	...slab(
		[
			[-9, -9],
			[9, -9],
			[11, -4],
			[11, 16],
			[7, 21],
			[-7, 21],
			[-11, 16],
			[-11, -4],
		],
		6,
		11,
		2.4,
		METAL,
	),
	...lathe(
		0,
		4,
		[
			[9.6, 10.6],
			[9, 13],
			[7.8, 13],
			[7.4, 11],
		],
		TRIM,
		24,
	),
	...lathe(
		0,
		4,
		[
			[7.5, 13.2],
			[0.2, 13],
		],
		DARK,
		20,
	),
	...box(-5, 22, 10, 6, 6, 9, 0.8, PANEL),
];

/** A gun platform over the side of a car: 24×24. The gun is a turret of its own. */
const SPONSON: readonly Face[] = [
	...slab(
		[
			[-9, -10],
			[7, -10],
			[11, -5],
			[11, 5],
			[7, 10],
			[-9, 10],
			[-11, 6],
			[-11, -6],
		],
		0,
		4,
		1.6,
		METAL,
	),
	...lathe(
		0,
		0,
		[
			[8.6, 4],
			[8, 5.6],
			[6.6, 5.6],
			[6.2, 4.2],
		],
		TRIM,
		22,
	),
	...[-8.6, 6].flatMap((y) => box(-8, y, 14, 2.4, 4, 5, 0.4, PANEL)),
];

const SPONSON_GUN: readonly Face[] = [
	...mirrored([
		...hull(
			2.6,
			4,
			[
				[1.2, 1],
				[1.2, 8],
				[1.7, 8.2],
				[1.7, 11],
			],
			DARK,
			1,
		),
	]),
	...dome(0, -1, 6, 1, 4.6, TRIM),
	...box(-1.8, -3.4, 3.6, 3.2, 5.2, 6.4, 0.5, GLOW),
];

/** A box of launching tubes: 16×16. */
const RACK: readonly Face[] = [
	...box(-7, -7.4, 14, 14, 0, 5, 1.4, METAL),
	...[-3.4, 2.6].flatMap((y) =>
		[-3, 3].flatMap((x) => [
			...lathe(
				x,
				y,
				[
					[2.6, 5],
					[2.2, 6.4],
					[1.3, 6.4],
					[1.1, 5],
				],
				TRIM,
				12,
			),
			...dome(x, y, 1.2, 5.4, 0.8, GLOW),
		]),
	),
];

/** The engine's great gun, 16×40, its mouth down the picture. */
const CANNON: readonly Face[] = [
	...box(-6, -18, 12, 16, 0, 6, 1.6, METAL),
	...box(-3.4, -16, 6.8, 7, 6, 8, 0.8, TRIM),
	...hull(
		0,
		5,
		[
			[4, -4],
			[4, 2],
			[2.8, 3],
			[2.8, 12],
			[4.4, 13],
			[4.4, 19],
		],
		PANEL,
		0.9,
	),
	...slots(-2, 4.4, 8, 3, 4, 2.6),
	...lathe(
		0,
		16,
		[
			[3, 9],
			[1.4, 8.6],
		],
		GLOW,
		14,
	),
];

/** What is left of a gun or a rack: 16×16. */
const WRECK: readonly Face[] = [
	...slab(
		[
			[-6, -6],
			[2, -7],
			[6.6, -4],
			[5, 1],
			[7, 5],
			[1, 6.6],
			[-5, 6],
			[-7, 1],
		],
		0,
		3,
		1.2,
		{ ramp: [1, 2, 2, 3] },
	),
	...lathe(
		0,
		0,
		[
			[4.6, 3],
			[3.8, 4],
			[2.4, 2.6],
			[0.2, 2.4],
		],
		{ ramp: [1, 1, 7, 2] },
		10,
	),
	...dome(-2, 1.6, 1.6, 3, 1, { ramp: [11, 12, 13] }),
];

const flipped = (faces: readonly Face[]): Face[] => mirrored(faces).slice(faces.length);

export const DESERT_BOSS_DRAWINGS = {
	scarabHull: () => [drawn(SCARAB, 64, 64)],
	scarabClawRight: () => [drawn(CLAW, 24, 32)],
	scarabClawLeft: () => [drawn(flipped(CLAW), 24, 32)],
	scarabStub: () => [drawn(STUB, 16, 16)],
	scarabCore: cores,
	trainCar: () => [drawn(CAR, 48, 64)],
	trainEngine: () => [drawn(ENGINE, 48, 64)],
	trainSponson: () => [drawn(SPONSON, 24, 24)],
	trainGun: () => [drawn(SPONSON_GUN, 16, 24)],
	trainRack: () => [drawn(RACK, 16, 16)],
	trainCannon: () => [drawn(CANNON, 16, 40)],
	trainWreck: () => [drawn(WRECK, 16, 16)],
	trainCore: cores,
} satisfies Partial<Drawings>;
