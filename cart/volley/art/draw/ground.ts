import type { Canvas } from "../kit/canvas.ts";
import { drawModel, type Face } from "../kit/model.ts";
import { box, dome, hull, lathe, mirrored, plate, slab } from "../kit/solids.ts";
import type { Drawings } from "./drawings.ts";

// Palette 11: 1 outline, 2–5 olive, 6–9 steel, 10–12 deck, 13–14 red light, 15 dark.
const OUTLINE = 1;
const OLIVE = { ramp: [2, 2, 3, 4, 5] };
const STEEL = { ramp: [6, 6, 7, 8, 9] };
const LAMP = { ramp: [13, 14, 14] };

const TURRET_BASE: readonly Face[] = [
	...slab(
		[
			[-4, -7],
			[4, -7],
			[7, -4],
			[7, 4],
			[4, 7],
			[-4, 7],
			[-7, 4],
			[-7, -4],
		],
		0,
		2,
		1.4,
		STEEL,
		{ ramp: [6, 7, 7, 7] },
	),
	...lathe(
		0,
		0,
		[
			[4.6, 2],
			[4, 2.6],
			[3.2, 2.6],
		],
		{ ramp: [15, 6, 7, 8] },
		16,
	),
];

const TURRET_GUN: readonly Face[] = [
	...mirrored([
		...hull(
			1.3,
			4.2,
			[
				[0.9, -7],
				[0.9, -3],
			],
			STEEL,
			1,
		),
		...hull(
			1.3,
			4.3,
			[
				[1.2, -7.2],
				[1.2, -6],
			],
			{ ramp: [15, 6, 7] },
			1,
		),
	]),
	...dome(0, 0.2, 4.2, 2, 3.4, OLIVE),
	...box(-1.2, 0.4, 2.4, 1.8, 5, 5.8, 0.4, LAMP),
];

const TANK: readonly Face[] = [
	...mirrored([
		...box(3.2, -6.6, 3.2, 13.2, 0, 2.2, 0.7, { ramp: [15, 15, 6, 7, 8] }, { ramp: [6, 6, 7] }),
		...[-4.6, -1.2, 2.2, 5.2].map((y) =>
			plate(
				[
					[3.9, y, 2.4],
					[5.8, y, 2.4],
					[5.8, y + 0.9, 2.4],
					[3.9, y + 0.9, 2.4],
				],
				{ ramp: [15] },
			),
		),
	]),
	...slab(
		[
			[-3.4, -6],
			[3.4, -6],
			[3.8, -4],
			[3.8, 5.6],
			[-3.8, 5.6],
			[-3.8, -4],
		],
		0.5,
		3,
		0.8,
		OLIVE,
	),
	...hull(
		0,
		5,
		[
			[0.8, -8],
			[0.8, -2],
		],
		STEEL,
		1,
	),
	...slab(
		[
			[-2, -3],
			[2, -3],
			[3, -0.6],
			[2.6, 2.8],
			[-2.6, 2.8],
			[-3, -0.6],
		],
		3,
		5.6,
		0.9,
		OLIVE,
		{ ramp: [3, 4, 5, 5] },
	),
	...box(-0.2, 0.2, 1.8, 1.6, 5.6, 6.4, 0.3, LAMP),
];

function model(faces: readonly Face[], yawDeg = 0): Canvas {
	return drawModel(faces, { width: 16, height: 16, yawDeg, outline: OUTLINE, inkDepthPx: 1.4 });
}

export const GROUND_DRAWINGS = {
	turretBase: () => [model(TURRET_BASE)],
	turretWreck: () => [
		model(TURRET_BASE)
			.recolour((c) => ({ 9: 7, 8: 6, 7: 6, 6: 15 })[c] ?? c)
			.poly(
				[
					[5, 4],
					[9, 3],
					[12, 6],
					[11, 11],
					[7, 12],
					[4, 9],
				],
				15,
			)
			.poly(
				[
					[6, 6],
					[8, 5],
					[9, 8],
					[7, 10],
				],
				1,
			)
			.line(9, 5, 11, 8, 13)
			.set(10, 10, 14)
			.set(6, 9, 13),
	],
	turretBarrel: () => [0, 1, 2, 3, 4].map((d) => model(TURRET_GUN, d * 45)),
	tank: () => [0, 1, 2, 3, 4, 5, 6, 7].map((d) => model(TANK, d * 45)),
} satisfies Partial<Drawings>;
