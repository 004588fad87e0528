import type { Canvas } from "../kit/canvas.ts";
import { drawModel, type Face } from "../kit/model.ts";
import { box, dome, hull, lathe, mirrored, moved, plate, slab } from "../kit/solids.ts";
import type { Drawings } from "./drawings.ts";

// Palettes 9 and 10: 1 outline, 2–6 body, 7–10 steel, 11–13 lights; 9: 14 teal; 10: 14–15 bronze.
const OUTLINE = 1;
const BODY = { ramp: [2, 3, 4, 5, 6] };
const BODY_DARK = { ramp: [2, 2, 3, 4, 5] };
const STEEL = { ramp: [7, 7, 8, 9, 10] };
const EYE = { ramp: [11, 11, 12, 12] };
const GREEN_EYE = { ramp: [11, 12, 12, 13] };
const TEAL = { ramp: [13, 13, 14, 14] };
const BRONZE = { ramp: [14, 14, 15, 15] };

/** A small saucer-winged flyer; its wings beat. */
function popper(spread: number): Face[] {
	return [
		...hull(
			0,
			2,
			[
				[0.5, -5.5],
				[2.2, -3.5],
				[2.6, 0],
				[1.8, 3.5],
				[0.5, 6],
			],
			BODY,
			0.8,
		),
		...dome(0, 1.5, 1.7, 3.4, 1.4, EYE),
		...mirrored([
			...slab(
				[
					[1.8, -3],
					[5 + spread, -5.6 + spread],
					[7, -3 + spread],
					[6.6, 1.5],
					[4, 3.5],
					[1.8, 2],
				],
				0,
				1.4,
				0.8,
				BODY,
			),
			...slab(
				[
					[4.6, -1],
					[5.8, -1.4],
					[6, 4.6 - spread],
					[5, 5],
				],
				0.8,
				2,
				0.3,
				STEEL,
			),
		]),
	];
}

/** A dart that dives at the player, nose down. */
function kamikaze(flare: number): Face[] {
	return [
		...hull(
			0,
			2,
			[
				[0.8, -6],
				[2.2, -4],
				[2.4, 0],
				[1.4, 4.5],
				[0.2, 7],
			],
			STEEL,
			0.8,
		),
		...hull(
			0,
			3.4,
			[
				[0.3, -1.5],
				[1.2, 0],
				[1, 2],
				[0.2, 3.8],
			],
			EYE,
			0.5,
		),
		...mirrored([
			...slab(
				[
					[1.6, -1.5],
					[6.4, -5.6 + flare],
					[7, -3 + flare],
					[5.6, 0.5],
					[2, 3.5],
				],
				0,
				1.4,
				0.7,
				BODY,
			),
			...slab(
				[
					[0.9, -6.8],
					[2.4, -6.4],
					[2.6, -2.5],
					[0.9, -3],
				],
				1,
				3,
				0.5,
				BODY_DARK,
			),
		]),
	];
}

/** A wide wing that sweeps in from the side, lamp in its middle. */
function sweeper(lit: number): Face[] {
	return [
		...mirrored([
			...slab(
				[
					[0, -4.6],
					[4, -5.4],
					[10.6, -1.4],
					[10.8, 1],
					[8, 1.6],
					[4, 4.2],
					[0, 5.4],
				],
				0,
				2,
				1.1,
				BODY,
			),
			...slab(
				[
					[5, -2],
					[8.6, -0.4],
					[7.6, 0.8],
					[5, 1.6],
				],
				2,
				2.8,
				0.5,
				STEEL,
			),
			...hull(
				3.2,
				2,
				[
					[0.9, 1],
					[1.3, 3],
					[1, 6.2],
				],
				STEEL,
				1,
			),
		]),
		...hull(
			0,
			2.4,
			[
				[0.5, -6],
				[2, -4],
				[2.4, 0.5],
				[1.4, 4],
			],
			STEEL,
			0.8,
		),
		...dome(0, -0.6, 1.9, 4, 1.4, lit ? { ramp: [12, 13, 13, 13] } : GREEN_EYE),
	];
}

/** A drum with eight ports that sends rings of bullets. */
function ringEmitter(open: number): Face[] {
	const ports = Array.from({ length: 8 }, (_, i) => {
		const a = ((i + open * 0.5) * Math.PI) / 4;
		return lathe(
			7.6 * Math.cos(a),
			7.6 * Math.sin(a),
			[
				[2.3, 0],
				[1.9, 2.4],
				[0.8, 2.5],
				[0.8, 1.4],
			],
			BRONZE,
			10,
		);
	}).flat();
	return [
		...lathe(
			0,
			0,
			[
				[9, 0],
				[8, 2],
				[5.6, 2.6],
			],
			BODY,
			24,
		),
		...lathe(
			0,
			0,
			[
				[5.6, 2],
				[5, 4],
				[3.4, 4.4],
			],
			STEEL,
			20,
		),
		...dome(0, 0, 3.2, 4.2, 2.4, open ? { ramp: [12, 12, 13, 13] } : GREEN_EYE),
		...ports,
	];
}

/** A tall gun pod with one long barrel, pointing down. */
function sniper(charge: number): Face[] {
	return [
		...mirrored([
			...slab(
				[
					[1, -9],
					[4, -8],
					[6.8, -3.4],
					[6.6, 1.5],
					[4.2, 3],
					[1, 2],
				],
				0,
				2,
				1,
				BODY,
			),
			...slab(
				[
					[5, -8.4],
					[6.6, -9.6],
					[7, -6],
					[6, -5],
				],
				0.5,
				1.6,
				0.4,
				STEEL,
			),
			...slab(
				[
					[4, 1.6],
					[6.2, 1],
					[5, 6.6],
					[4, 6],
				],
				0.5,
				1.8,
				0.5,
				BODY_DARK,
			),
		]),
		...hull(
			0,
			2.4,
			[
				[0.8, -10.5],
				[2.4, -8],
				[2.6, -2],
				[1.9, 2],
				[1.4, 4],
				[1.4, 11],
			],
			STEEL,
			0.8,
		),
		...dome(0, -4, 1.8, 4, 1.6, charge ? { ramp: [13, 13, 13, 13] } : GREEN_EYE),
	];
}

const MINE_SPIKES = Array.from({ length: 8 }, (_, i): Face[] => {
	const a = (i * Math.PI) / 4 + Math.PI / 8;
	const at = (r: number, turn: number): [number, number] => [r * Math.cos(a + turn), r * Math.sin(a + turn)];
	return slab([at(4, -0.3), at(7.4, -0.1), at(7.4, 0.1), at(4, 0.3)], 1, 2.4, 0.3, STEEL);
}).flat();

function mine(lit: number): Face[] {
	return [
		...dome(0, 0, 5, 0, 5, { ramp: [7, 7, 8, 8, 9, 10] }),
		...MINE_SPIKES,
		...dome(0, 0, 1.9, 4.4, 1, lit ? { ramp: [12, 13, 13] } : { ramp: [2, 3, 4] }),
	];
}

/** A flying bomber that lets poppers out: 48×32, nose down. */
const CARRIER: readonly Face[] = [
	...mirrored([
		...slab(
			[
				[3, -9],
				[13, -7],
				[22.6, 1],
				[22.6, 6],
				[14, 6.5],
				[3, 9],
			],
			0,
			3,
			1.6,
			BODY,
		),
		...slab(
			[
				[8, -4],
				[12, -3],
				[18.6, 2],
				[17.6, 4],
				[8, 4],
			],
			3,
			3.8,
			0.6,
			BODY_DARK,
		),
		...hull(
			11.4,
			3,
			[
				[1.4, -9.5],
				[2.6, -7],
				[2.8, 3],
				[2.2, 8.5],
				[1.2, 10],
			],
			STEEL,
			0.8,
		),
		plate(
			[
				[10, -5, 5.6],
				[13, -5, 5.6],
				[13, -3.6, 5.6],
				[10, -3.6, 5.6],
			],
			EYE,
		),
		...slab(
			[
				[19.6, -4.6],
				[22, -3.8],
				[22.4, 4],
				[20.4, 4],
			],
			2,
			5,
			0.6,
			STEEL,
		),
		...slab(
			[
				[0.6, -14.4],
				[6, -14],
				[7.4, -11.4],
				[3, -8.4],
			],
			1.5,
			3.5,
			0.7,
			BODY,
		),
	]),
	...hull(
		0,
		4,
		[
			[1.6, -14.6],
			[3.8, -11],
			[4.8, -3],
			[5, 5],
			[3.6, 11],
			[0.6, 14.6],
		],
		BODY,
		0.7,
	),
	...box(-2.6, -8, 5.2, 8.6, 5.6, 8, 0.8, STEEL, { ramp: [7, 7, 7, 8] }),
	plate(
		[
			[-1.4, -6.6, 8.2],
			[1.4, -6.6, 8.2],
			[1.4, -0.8, 8.2],
			[-1.4, -0.8, 8.2],
		],
		{ ramp: [2, 2] },
	),
	...hull(
		0,
		6.6,
		[
			[0.4, 3],
			[2.2, 5],
			[2.2, 8],
			[0.4, 11.6],
		],
		TEAL,
		0.5,
	),
];

const ENEMY_MISSILE: readonly Face[] = [
	...hull(
		0,
		1,
		[
			[0.3, -6.6],
			[1.6, -4.4],
			[1.8, -1],
			[1.8, 4],
		],
		STEEL,
		1,
	),
	...hull(
		0,
		1.2,
		[
			[0.3, -6.8],
			[1.7, -4.4],
			[1.8, -3],
		],
		BODY,
		1.05,
	),
	...mirrored([
		...slab(
			[
				[1.2, 0.6],
				[4.4, 4.4],
				[4.4, 6],
				[1.2, 4.6],
			],
			0,
			1,
			0.4,
			BODY,
		),
		...slab(
			[
				[1.4, -2.6],
				[3, -1.4],
				[1.4, -0.6],
			],
			0,
			1,
			0.3,
			BODY_DARK,
		),
	]),
	...hull(
		0,
		1,
		[
			[1.4, 4],
			[1, 6.4],
		],
		EYE,
		1,
	),
];

function small(faces: readonly Face[], size = 16): Canvas {
	return drawModel(faces, { width: size, height: size, outline: OUTLINE, inkDepthPx: 1.5 });
}

export const FLYER_DRAWINGS = {
	popper: () => [small(popper(0)), small(popper(1.6))],
	kamikaze: () => [small(kamikaze(0)), small(kamikaze(1.8))],
	sweeper: () =>
		[0, 1].map((lit) => drawModel(sweeper(lit), { width: 24, height: 16, outline: OUTLINE, inkDepthPx: 1.5 })),
	ringEmitter: () => [0, 1].map((open) => small(ringEmitter(open), 24)),
	sniper: () => [0, 1].map((c) => drawModel(sniper(c), { width: 16, height: 24, outline: OUTLINE, inkDepthPx: 1.5 })),
	carrier: () => [drawModel(CARRIER, { width: 48, height: 32, outline: OUTLINE, inkDepthPx: 1.4 })],
	mine: () => [small(mine(0)), small(mine(1))],
	enemyMissile: () =>
		[0, 1, 2, 3, 4].map((d) =>
			drawModel(moved(ENEMY_MISSILE, 0, 0.4), {
				width: 16,
				height: 16,
				yawDeg: d * 22.5,
				outline: OUTLINE,
				inkDepthPx: 1.5,
			}),
		),
} satisfies Partial<Drawings>;
