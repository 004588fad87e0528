import { drawModel, type Face } from "../kit/model.ts";
import { box, dome, hull, lathe, mirrored, plate, slab } from "../kit/solids.ts";
import type { Drawings } from "./drawings.ts";

// Palette 12: 1 outline, 2–6 gunmetal, 7–10 maroon, 11–15 core.
const METAL = { ramp: [2, 2, 3, 4, 5, 6] };
const PANEL = { ramp: [2, 3, 3, 4, 5] };
const DARK = { ramp: [1, 2, 2, 3] };
const TRIM = { ramp: [7, 7, 8, 9, 10] };
const DEEP = { ramp: [7, 7, 8, 8, 9] };
const GLOW = { ramp: [12, 13, 13, 14] };
const HOT = { ramp: [12, 13, 14, 14, 15] };

/** A storm coil: rings round a glowing head. */
function coil(x: number, y: number, z: number, size: number): Face[] {
	return [
		...lathe(
			x,
			y,
			[
				[size, z],
				[size * 0.92, z + 2],
				[size * 0.72, z + 2],
				[size * 0.68, z + 0.8],
			],
			TRIM,
			20,
		),
		...lathe(
			x,
			y,
			[
				[size * 0.68, z + 0.9],
				[0.2, z + 1],
			],
			DARK,
			16,
		),
		...dome(x, y, size * 0.42, z + 1, size * 0.4, HOT),
	];
}

function socket(x: number, y: number, z: number, size: number): Face[] {
	return [
		...lathe(
			x,
			y,
			[
				[size, z],
				[size * 0.94, z + 2.4],
				[size * 0.78, z + 2.4],
				[size * 0.74, z],
			],
			TRIM,
			24,
		),
		...lathe(
			x,
			y,
			[
				[size * 0.76, z + 2.5],
				[0.2, z + 2.4],
			],
			DARK,
			22,
		),
	];
}

function lamp(x: number, y: number, z: number, width = 2, height = 2): Face {
	return plate(
		[
			[x, y, z],
			[x + width, y, z],
			[x + width, y + height, z],
			[x, y + height, z],
		],
		GLOW,
	);
}

/** PETREL: a swept flying wing, 64×64, nose down; pods hang in the crook of its wings. */
const PETREL: readonly Face[] = [
	...mirrored([
		...slab(
			[
				[3, -12],
				[16, -22],
				[28, -30],
				[31.6, -22],
				[28, -8],
				[20, 6],
				[10, 16],
				[3, 20],
			],
			0,
			4,
			2.2,
			METAL,
		),
		...slab(
			[
				[17, -18],
				[26, -24.6],
				[28, -20],
				[25, -9],
				[18, 1],
				[14.6, -4],
			],
			4,
			5.6,
			1.2,
			DEEP,
		),
		...[-17, -12, -7].map((y, i) =>
			plate(
				[
					[18.6 - i * 0.6, y, 6.2],
					[25 - i * 1.6, y - 3, 6.2],
					[25 - i * 1.6, y - 1.6, 6.2],
					[18.6 - i * 0.6, y + 1.4, 6.2],
				],
				{ ramp: [1] },
			),
		),
		...socket(15, -2, 4, 8.4),
		...hull(
			9,
			5,
			[
				[2.2, -24],
				[3.2, -20],
				[2.8, -12],
			],
			TRIM,
			0.9,
		),
		lamp(8, -23.4, 8, 2.2, 2.4),
		...slab(
			[
				[26.4, -29.4],
				[30, -31],
				[31, -25],
				[27.4, -24],
			],
			3,
			5.6,
			0.8,
			TRIM,
		),
		...slab(
			[
				[4, 6],
				[10, 4],
				[9, 13],
				[4, 17],
			],
			5,
			7,
			1,
			PANEL,
		),
	]),
	...hull(
		0,
		5,
		[
			[3, -24],
			[6, -19],
			[8, -6],
			[8.4, 8],
			[6, 20],
			[3, 28],
			[0.6, 31.4],
		],
		METAL,
		0.6,
	),
	...slab(
		[
			[-3.4, -20],
			[3.4, -20],
			[4.6, -8],
			[-4.6, -8],
		],
		9,
		11.4,
		1.1,
		TRIM,
	),
	lamp(-2, -17, 11.8, 4, 1.6),
	lamp(-2, -13.4, 11.8, 4, 1.6),
	...socket(0, 4, 8.4, 9.4),
	...hull(
		0,
		10,
		[
			[0.8, 17],
			[2.6, 19.4],
			[2.4, 23],
			[0.8, 27],
		],
		GLOW,
		0.5,
	),
];

/** Its pod: a missile drum. */
const POD: readonly Face[] = [
	...lathe(
		0,
		0,
		[
			[7.4, 0],
			[6.8, 3],
			[5.4, 3.6],
		],
		DEEP,
		18,
	),
	...dome(0, 0, 5.2, 3.4, 1.4, PANEL),
	...[0, 1, 2, 3, 4].flatMap((i) => {
		const a = (i * 2 * Math.PI) / 5 + 0.3;
		return lathe(
			3.2 * Math.cos(a),
			3.2 * Math.sin(a),
			[
				[1.2, 4.6],
				[0.9, 5.6],
			],
			{ ramp: [1, 1] },
			8,
		);
	}),
	...dome(0, 0, 1.4, 5, 1, HOT),
];

/** TEMPEST: the fortress's heart has taken wing. Hull 64×64: terraces round the core's socket, a bridge above. */
const TEMPEST: readonly Face[] = [
	...mirrored([
		...slab(
			[
				[2, -31],
				[10, -31.6],
				[18, -27],
				[31.9, -23],
				[31.9, 19],
				[25, 24],
				[17, 23],
				[12, 29],
				[6, 31.6],
				[2, 31],
			],
			0,
			5,
			2.4,
			METAL,
		),
		...slab(
			[
				[15, -22],
				[29.6, -18],
				[29.6, 14],
				[23, 18],
				[17, 16],
				[19, 4],
				[18, -10],
			],
			5,
			7.4,
			1.6,
			DEEP,
		),
		...coil(24, -9, 7, 5.2),
		...coil(24, 6, 7, 5.2),
		...slab(
			[
				[21, 13],
				[26, 11],
				[26, 14.6],
				[22.6, 16.4],
			],
			7.4,
			8.8,
			0.6,
			PANEL,
		),
		...slab(
			[
				[6.6, -28],
				[11, -29],
				[14, -22],
				[12, -16],
				[7, -17],
			],
			5,
			8,
			1.2,
			PANEL,
		),
		...[-25.6, -22.8, -20].map((y) =>
			plate(
				[
					[8.4, y, 8.4],
					[11.6, y, 8.4],
					[11.6, y + 1.2, 8.4],
					[8.4, y + 1.2, 8.4],
				],
				{ ramp: [1] },
			),
		),
		...hull(
			9,
			6,
			[
				[1.8, 20],
				[1.8, 27],
				[2.3, 27.2],
				[2.3, 31],
			],
			DARK,
			1,
		),
		lamp(29.4, -21.6, 5.8, 1.6, 2.4),
		lamp(29.4, 15.2, 5.8, 1.6, 2),
	]),
	...slab(
		[
			[-16, -6],
			[-9, -13],
			[9, -13],
			[16, -6],
			[16, 14],
			[9, 22],
			[-9, 22],
			[-16, 14],
		],
		5,
		10,
		2.6,
		METAL,
	),
	...socket(0, 6, 9, 12.4),
	...Array.from({ length: 8 }, (_, i) => {
		const a = (i * Math.PI) / 4 + Math.PI / 8;
		return lathe(
			10.7 * Math.cos(a),
			6 + 10.7 * Math.sin(a),
			[
				[1, 11.4],
				[0.8, 12.2],
			],
			GLOW,
			8,
		);
	}).flat(),
	...slab(
		[
			[-5, -29.6],
			[5, -29.6],
			[6.4, -22],
			[5, -14],
			[-5, -14],
			[-6.4, -22],
		],
		8,
		13,
		1.6,
		PANEL,
	),
	lamp(-3.4, -21, 13.4, 6.8, 1.8),
	...slab(
		[
			[-2.6, -27.4],
			[2.6, -27.4],
			[2, -23.6],
			[-2, -23.6],
		],
		13,
		15,
		0.7,
		TRIM,
	),
	...slab(
		[
			[-3, 23],
			[3, 23],
			[2, 29],
			[-2, 29],
		],
		6,
		9,
		0.9,
		TRIM,
	),
];

/** Its right wing, 32×48: a scythe with a socket for a gun 6 px towards the hull, and a coil at its tip. */
const TEMPEST_WING: readonly Face[] = [
	...slab(
		[
			[-16, -15],
			[-6, -18],
			[6, -16],
			[13.4, -7],
			[15.6, 6],
			[13, 21.4],
			[10, 12],
			[4, 12],
			[-5, 17],
			[-16, 15.6],
		],
		0,
		4,
		2.1,
		METAL,
	),
	...slab(
		[
			[-15.9, -11],
			[-5, -13.6],
			[4, -11.6],
			[9.4, -5],
			[2, -3],
			[-15.9, -3],
		],
		4,
		5.8,
		1.1,
		DEEP,
	),
	...[-12, -8, -4].map((x) =>
		plate(
			[
				[x, -9.4, 6.2],
				[x + 1.4, -9.4, 6.2],
				[x + 1.4, -5, 6.2],
				[x, -5, 6.2],
			],
			{ ramp: [1] },
		),
	),
	...socket(-6, 6, 4, 8.2),
	...coil(9.4, 3, 4, 4.4),
	...hull(
		13,
		3,
		[
			[1.6, 8],
			[1.8, 14],
			[0.6, 21.6],
		],
		TRIM,
		0.9,
	),
	...hull(
		-10,
		4,
		[
			[2, -23],
			[2.8, -19],
			[2.6, -13],
		],
		TRIM,
		0.9,
	),
	lamp(-11, -22, 7, 2, 2.2),
];

/** A shield plate, 16×16: it stands before the core. */
const SHIELD: readonly Face[] = [
	...slab(
		[
			[-7, -6],
			[6, -6],
			[7.4, -3],
			[7.4, 4],
			[4, 7.4],
			[-4, 7.4],
			[-7.4, 4],
			[-7.4, -3],
		],
		0,
		5,
		2.2,
		{ ramp: [3, 3, 4, 5, 6, 6] },
		{ ramp: [4, 5, 6] },
	),
	...box(-3.4, -2.6, 6.4, 5.6, 5, 6.4, 0.9, TRIM),
	lamp(-1.4, -0.8, 6.8, 2.6, 2),
];

/** The bare core; 1: beating. */
function core(beat: number): Face[] {
	return [
		...lathe(
			0,
			0,
			[
				[7.4, 0],
				[6.8, 2],
				[5.8, 2],
			],
			TRIM,
			20,
		),
		...dome(0, 0, 5.8, 1.4, 5, { ramp: beat === 0 ? [11, 11, 12, 13, 14, 15] : [12, 13, 14, 14, 15, 15] }),
		...mirrored([
			plate(
				[
					[2.4, -5.4, 6.4],
					[3.4, -5.4, 6.4],
					[3.4, 5.4, 6.4],
					[2.4, 5.4, 6.4],
				],
				{ ramp: [8] },
			),
		]),
	];
}

const flipped = (faces: readonly Face[]): Face[] => mirrored(faces).slice(faces.length);
const view = (width: number, height: number) => ({ width, height, outline: 1, inkDepthPx: 1.6 });

export const STORM_BOSS_DRAWINGS = {
	petrelHull: () => [drawModel(PETREL, view(64, 64))],
	petrelPod: () => [drawModel(POD, view(16, 16))],
	petrelCore: () => [0, 1].map((beat) => drawModel(core(beat), view(16, 16))),
	tempestHull: () => [drawModel(TEMPEST, view(64, 64))],
	tempestWingRight: () => [drawModel(TEMPEST_WING, view(32, 48))],
	tempestWingLeft: () => [drawModel(flipped(TEMPEST_WING), view(32, 48))],
	tempestShield: () => [drawModel(SHIELD, view(16, 16))],
	tempestCore: () => [0, 1].map((beat) => drawModel(core(beat), view(16, 16))),
} satisfies Partial<Drawings>;
