import { drawModel, type Face } from "../kit/model.ts";
import { box, dome, hull, lathe, mirrored, plate, slab } from "../kit/solids.ts";
import type { Drawings } from "./drawings.ts";

// Palette 12: 1 outline, 2–6 gunmetal, 7–10 maroon, 11–15 core.
const OUTLINE = 1;
const METAL = { ramp: [2, 2, 3, 4, 5, 6] };
const PANEL = { ramp: [2, 3, 3, 4, 5] };
const DARK = { ramp: [1, 2, 2, 3] };
const TRIM = { ramp: [7, 7, 8, 9, 10] };
const GLOW = { ramp: [12, 13, 13, 14] };

/** Rivet-like vents: a row of dark slots. */
function vents(left: number, top: number, z: number, count: number, width: number, step = 2): Face[] {
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

/** A gunship with two rotor-like intakes: 64×64, nose down. Socket for the core in its middle. */
const MIDBOSS: readonly Face[] = [
	...mirrored([
		...slab(
			[
				[4, -20],
				[12, -24],
				[24, -20],
				[30.6, -8],
				[30.6, 6],
				[22, 16],
				[12, 18],
				[4, 24],
			],
			0,
			4,
			2.4,
			METAL,
		),
		...slab(
			[
				[6, -16],
				[10, -19],
				[12, -4],
				[8, 12],
				[6, 12],
			],
			4,
			6,
			1,
			TRIM,
		),
		...lathe(
			20,
			-4,
			[
				[9.4, 4],
				[8.6, 7],
				[7, 7],
				[6.6, 4.6],
			],
			TRIM,
			24,
		),
		...lathe(
			20,
			-4,
			[
				[6.8, 4.7],
				[2.6, 4.6],
			],
			DARK,
			24,
		),
		...Array.from({ length: 4 }, (_, i): Face => {
			const a = (i * Math.PI) / 2 + 0.5;
			const at = (r: number, t: number): [number, number, number] => [
				20 + r * Math.cos(a + t),
				-4 + r * Math.sin(a + t),
				5,
			];
			return plate([at(2, 0.4), at(6.4, 0.28), at(6.4, -0.28), at(2, -0.4)], { ramp: [3, 4] });
		}),
		...dome(20, -4, 2.6, 4.6, 2.4, METAL),
		...slab(
			[
				[24, 8],
				[29.6, 7],
				[28, 15],
				[24.4, 17],
			],
			3,
			6,
			1,
			PANEL,
		),
		...hull(
			26.4,
			5,
			[
				[1.4, 13],
				[1.4, 21],
				[1.8, 21.2],
				[1.8, 24],
			],
			DARK,
			1,
		),
		...slab(
			[
				[14, 8],
				[20, 8],
				[19, 13],
				[14, 15],
			],
			4,
			5,
			0.8,
			PANEL,
		),
		...vents(15, 9, 5.2, 2, 3),
		...slab(
			[
				[12, -23],
				[22, -27],
				[24, -20],
				[14, -19],
			],
			2,
			4.6,
			1,
			PANEL,
		),
		...hull(
			18,
			5,
			[
				[2, -29],
				[2.8, -26],
				[2.4, -20],
			],
			TRIM,
			0.8,
		),
		plate(
			[
				[16.8, -28.4, 7.6],
				[19.2, -28.4, 7.6],
				[19.2, -26.4, 7.6],
				[16.8, -26.4, 7.6],
			],
			GLOW,
		),
	]),
	...hull(
		0,
		5,
		[
			[3, -28],
			[6, -24],
			[8, -10],
			[8.6, 4],
			[7, 18],
			[3.6, 27],
			[0.6, 31],
		],
		METAL,
		0.55,
	),
	...slab(
		[
			[-3, -26],
			[3, -26],
			[4.4, -12],
			[-4.4, -12],
		],
		9,
		11,
		1,
		TRIM,
	),
	...vents(-2, -23, 11.2, 4, 4, 2.4),
	...lathe(
		0,
		8,
		[
			[9.6, 8],
			[9, 11],
			[7.4, 11],
			[7, 9.4],
		],
		TRIM,
		24,
	),
	...lathe(
		0,
		8,
		[
			[7.2, 11.2],
			[0.2, 11],
		],
		DARK,
		24,
	),
	...hull(
		0,
		9.4,
		[
			[0.6, 19],
			[2.4, 21],
			[2.4, 24],
			[1.2, 27],
			[0.4, 29],
		],
		GLOW,
		0.5,
	),
	...mirrored([
		...slab(
			[
				[6.4, -10],
				[8, -9],
				[8.4, -4],
				[7, -4],
			],
			8.4,
			10.4,
			0.7,
			PANEL,
		),
	]),
];

/** The fortress's hull: 64×64 between the wings, bridge above, core socket below its middle. */
const BOSS_HULL: readonly Face[] = [
	...mirrored([
		...slab(
			[
				[3, -30],
				[13, -31],
				[22, -24],
				[31.9, -20],
				[31.9, 14],
				[24, 17],
				[20, 25],
				[10, 30.6],
				[3, 31],
			],
			0,
			5,
			2.6,
			METAL,
		),
		...slab(
			[
				[7, -24],
				[13, -26],
				[18, -20],
				[18, -10],
				[8, -8],
			],
			5,
			7.6,
			1.4,
			PANEL,
		),
		...vents(10, -19, 7.8, 4, 5, 2.4),
		...slab(
			[
				[21, -18],
				[29.6, -15.6],
				[29.6, 10],
				[21, 11],
			],
			5,
			6.6,
			1.2,
			PANEL,
		),
		...slab(
			[
				[23, -13],
				[27.4, -12],
				[27.4, -4],
				[23, -4],
			],
			6.6,
			8.4,
			0.8,
			TRIM,
		),
		...slab(
			[
				[23, 0],
				[27.4, 0],
				[27.4, 7],
				[23, 7.6],
			],
			6.6,
			8.4,
			0.8,
			TRIM,
		),
		...vents(24, 2, 8.6, 2, 2.4),
		...slab(
			[
				[11, 12],
				[18, 9],
				[18, 19],
				[11, 25],
			],
			5,
			7,
			1.2,
			TRIM,
		),
		...hull(
			14.4,
			7.4,
			[
				[1.6, 16],
				[1.6, 26],
				[2.1, 26.2],
				[2.1, 29],
			],
			DARK,
			1,
		),
		...hull(
			6,
			6.4,
			[
				[2.4, -31.4],
				[3, -28],
				[2.6, -22],
			],
			TRIM,
			0.8,
		),
	]),
	...hull(
		0,
		6,
		[
			[4, -29],
			[8, -24],
			[9.4, -8],
			[11, 4],
			[9, 18],
			[5, 27],
			[0.8, 31.4],
		],
		METAL,
		0.5,
	),
	...slab(
		[
			[-4.6, -22],
			[4.6, -22],
			[6.4, -15],
			[4.6, -8],
			[-4.6, -8],
			[-6.4, -15],
		],
		9.4,
		13,
		1.4,
		PANEL,
	),
	...slab(
		[
			[-3.4, -18.6],
			[3.4, -18.6],
			[3, -16],
			[-3, -16],
		],
		13,
		14,
		0.5,
		GLOW,
	),
	...slab(
		[
			[-2.4, -14],
			[2.4, -14],
			[2, -10.6],
			[-2, -10.6],
		],
		13,
		15,
		0.6,
		TRIM,
	),
	...lathe(
		0,
		8,
		[
			[12.6, 8],
			[12, 12.4],
			[9.6, 12.4],
			[9, 9.6],
		],
		TRIM,
		28,
	),
	...lathe(
		0,
		8,
		[
			[9.2, 12.8],
			[0.2, 12.6],
		],
		DARK,
		24,
	),
	...Array.from({ length: 8 }, (_, i) => {
		const a = (i * Math.PI) / 4 + Math.PI / 8;
		return lathe(
			10.9 * Math.cos(a),
			8 + 10.9 * Math.sin(a),
			[
				[1, 12.4],
				[0.8, 13],
			],
			METAL,
			8,
		);
	}).flat(),
	...slab(
		[
			[-3, 22],
			[3, 22],
			[2, 28],
			[-2, 28],
		],
		9,
		11,
		0.8,
		PANEL,
	),
	...vents(-1.4, 23.4, 11.2, 2, 2.8),
];

/** The right wing, 32×48; x grows away from the hull. Socket for a turret 8 px towards the hull and 8 down from the picture's middle. */
const BOSS_WING: readonly Face[] = [
	...slab(
		[
			[-16, -16],
			[-4, -13],
			[12, -2],
			[15.4, 6],
			[15.4, 14],
			[9, 12],
			[-4, 17],
			[-16, 17.6],
		],
		0,
		4,
		2.2,
		METAL,
	),
	...slab(
		[
			[-15.9, -12],
			[-4, -9],
			[-4, -1.6],
			[-15.9, -1.6],
		],
		4,
		5.6,
		1,
		PANEL,
	),
	...vents(-14, -9, 5.8, 3, 6, 2.4),
	...lathe(
		-8,
		8,
		[
			[7.4, 4],
			[6.9, 6],
			[5.8, 6],
			[5.4, 4.4],
		],
		TRIM,
		22,
	),
	...lathe(
		-8,
		8,
		[
			[5.7, 6.2],
			[0.2, 6],
		],
		DARK,
		22,
	),
	...slab(
		[
			[9.4, 3],
			[13.2, 6],
			[13.4, 11],
			[9.4, 9.6],
		],
		4,
		5.2,
		0.8,
		TRIM,
	),
	...hull(
		12.6,
		4,
		[
			[1.2, 10],
			[1.2, 18],
			[1.6, 18.2],
			[1.6, 21.4],
		],
		DARK,
		1,
	),
	...hull(
		-12,
		4,
		[
			[1.8, -22],
			[2.6, -18],
			[2.4, -11],
		],
		TRIM,
		0.8,
	),
	plate(
		[
			[-13, -21, 6.4],
			[-11, -21, 6.4],
			[-11, -19, 6.4],
			[-13, -19, 6.4],
		],
		GLOW,
	),
	...hull(
		4,
		4,
		[
			[1.2, 4],
			[1.4, 16],
			[1, 22],
		],
		PANEL,
		1,
	),
];

const flipped = (faces: readonly Face[]): Face[] => mirrored(faces).slice(faces.length);

/** 0 whole: glass dome in a steel frame; 1 cracked; 2 bare and burning. */
function core(look: number): Face[] {
	const ramp = [
		[11, 11, 12, 13, 14, 15],
		[11, 12, 12, 13, 13, 14],
		[12, 13, 14, 14, 15, 15],
	][look]!;
	return [
		...(look < 2
			? lathe(
					0,
					0,
					[
						[7.4, 0],
						[6.8, 2],
						[5.6, 2],
					],
					look === 0 ? METAL : PANEL,
					20,
				)
			: []),
		...dome(0, 0, look === 2 ? 5.4 : 5.4, 1, 5, { ramp }),
		...(look === 0
			? [-1, 1].map((s) =>
					plate(
						[
							[s * 2, -5, 6.2],
							[s * 2 + 1, -5, 6.2],
							[s * 2 + 1, 5, 6.2],
							[s * 2, 5, 6.2],
						],
						{ ramp: [8, 9] },
					),
				)
			: []),
	];
}

const TURRET: readonly Face[] = [
	...mirrored([
		...hull(
			2.2,
			4,
			[
				[1.1, 1],
				[1.1, 6],
				[1.4, 6.2],
				[1.4, 7.2],
			],
			DARK,
			1,
		),
	]),
	...dome(0, -1, 5, 1, 4, TRIM),
	...box(-1.4, -3, 2.8, 2.6, 4.8, 5.8, 0.5, GLOW),
];

/** Whole, cracked, bare. */
export function cores(): ReturnType<typeof drawModel>[] {
	return [0, 1, 2].map((look) => {
		const c = drawModel(core(look), { width: 16, height: 16, outline: OUTLINE, inkDepthPx: 1.6 });
		if (look === 1) c.line(6, 4, 8, 7, 1).line(8, 7, 6, 10, 1).line(8, 7, 11, 8, 1).line(11, 8, 12, 11, 1);
		return c;
	});
}

export const BOSS_DRAWINGS = {
	midbossHull: () => [drawModel(MIDBOSS, { width: 64, height: 64, outline: OUTLINE, inkDepthPx: 1.6 })],
	midbossCore: cores,
	bossHull: () => [drawModel(BOSS_HULL, { width: 64, height: 64, outline: OUTLINE, inkDepthPx: 1.6 })],
	bossWingRight: () => [drawModel(BOSS_WING, { width: 32, height: 48, outline: OUTLINE, inkDepthPx: 1.6 })],
	bossWingLeft: () => [drawModel(flipped(BOSS_WING), { width: 32, height: 48, outline: OUTLINE, inkDepthPx: 1.6 })],
	bossCore: cores,
	bossTurret: () => [drawModel(TURRET, { width: 16, height: 16, outline: OUTLINE, inkDepthPx: 1.6 })],
} satisfies Partial<Drawings>;
