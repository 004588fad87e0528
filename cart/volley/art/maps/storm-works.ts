import { Canvas } from "../kit/canvas.ts";
import { drawModel, type Face } from "../kit/model.ts";
import { box, dome, hull, lathe, plate, slab } from "../kit/solids.ts";

/** Harbour and fortress of stage 3. Palette of iron, unless it says stone. */
const OUTLINE = 1;
const IRON = { ramp: [2, 2, 3, 4, 5, 6] };
const PLATE = { ramp: [2, 3, 3, 4, 5] };
const DARK = { ramp: [1, 2, 2, 3] };
const RED = { ramp: [7, 7, 8, 9] };
const BRASS = { ramp: [10, 10, 11] };
const WATER = 12;
const STREET = 14;
const LAMP = { ramp: [15] };

function standing(faces: readonly Face[], width: number, height: number, ground: number, yawDeg = 0): Canvas {
	const drawn = drawModel(faces, { width, height, yawDeg, outline: OUTLINE, inkDepthPx: 1.5 });
	const c = new Canvas(width, height).rect(0, 0, width, height, ground);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++)
			if (drawn.get(x - 2, y - 2) !== 0 || drawn.get(x - 3, y - 3) !== 0) c.set(x, y, ground === WATER ? 1 : 2);
	return c.stamp(drawn, 0, 0);
}

function lamp(x: number, y: number, z: number, size = 1.4): Face {
	return plate(
		[
			[x, y, z],
			[x + size, y, z],
			[x + size, y + size, z],
			[x, y + size, z],
		],
		LAMP,
	);
}

/** A buoy with its lamp, 16×16, afloat. */
export function buoy(): Canvas {
	return standing(
		[
			...lathe(
				-0.5,
				-0.5,
				[
					[4.6, 0],
					[4.2, 3],
					[2, 4],
				],
				RED,
				14,
			),
			...lathe(
				-0.5,
				-0.5,
				[
					[1.8, 4],
					[1.2, 8],
				],
				PLATE,
				10,
			),
			lamp(-1.2, -1.2, 9),
		],
		16,
		16,
		WATER,
	);
}

/** A ringed emplacement, 16×16; a gun stands on it. */
export function gunPad(): Canvas {
	return standing(
		[
			...lathe(
				-0.5,
				-0.5,
				[
					[7, 0],
					[6.6, 2],
					[5.6, 2],
					[5.2, 0.6],
				],
				PLATE,
				16,
			),
			...lathe(
				-0.5,
				-0.5,
				[
					[5.2, 0.7],
					[0.2, 0.8],
				],
				DARK,
				16,
			),
		],
		16,
		16,
		STREET,
	);
}

/** Crates and barrels, 16×16. */
export function cargo(): Canvas {
	return standing(
		[
			...box(-7, -6.6, 8, 6, 0, 4, 0.6, BRASS),
			...box(-6, 0.6, 6, 6, 0, 3.4, 0.6, RED),
			...lathe(
				4,
				-3,
				[
					[2.4, 0],
					[2.6, 2],
					[2, 4],
				],
				PLATE,
				12,
			),
			...lathe(
				3.4,
				3.4,
				[
					[2.4, 0],
					[2.6, 2],
					[2, 4],
				],
				PLATE,
				12,
			),
			...box(-4, -5, 2, 3, 4, 4.6, 0.2, { ramp: [10] }),
		],
		16,
		16,
		STREET,
	);
}

/** A jib crane on rails, 32×16. */
export function jibCrane(): Canvas {
	return standing(
		[
			...box(4, -6.6, 9, 12, 0, 6, 1, PLATE),
			...box(6, -4, 5, 6, 6, 10, 0.8, RED),
			...box(-14, -1.6, 19, 2.6, 8, 10, 0.4, BRASS),
			...[-12, -8, -4, 0].map((x) =>
				plate(
					[
						[x, -1, 10.2],
						[x + 2, -1, 10.2],
						[x + 2, 0.4, 10.2],
						[x, 0.4, 10.2],
					],
					{ ramp: [1] },
				),
			),
			lamp(-14.6, -1, 10.6, 1.6),
		],
		32,
		16,
		STREET,
	);
}

/** A steamer at its berth, 16×48, bow up. */
export function steamer(): Canvas {
	return standing(
		[
			...slab(
				[
					[-0.6, -23],
					[3.4, -18],
					[6.4, -11],
					[6.4, 17],
					[4.4, 22],
					[-5.6, 22],
					[-7.4, 17],
					[-7.4, -11],
					[-4.6, -18],
				],
				0,
				3,
				1.4,
				RED,
				PLATE,
			),
			...box(-5, -13, 9, 7, 3, 4.6, 0.7, DARK, { ramp: [10, 11] }),
			...box(-5, -4, 9, 7, 3, 4.6, 0.7, DARK, { ramp: [10, 11] }),
			...box(-5.4, 6, 9.8, 11, 3, 8, 1.1, { ramp: [3, 4, 5, 6] }),
			...lathe(
				-0.5,
				12.4,
				[
					[2.6, 8],
					[2.4, 12],
					[1.4, 11],
				],
				RED,
				14,
			),
			...box(-1, -18, 1, 23, 6, 7, 0.2, BRASS),
			lamp(-1.2, -19.6, 8),
			lamp(-4.4, 7.4, 9),
			lamp(2, 7.4, 9),
		],
		16,
		48,
		WATER,
	);
}

/** A cruiser at anchor, 16×48, bow up: turrets fore and aft, a bridge, two funnels. */
export function cruiser(): Canvas {
	const turret = (y: number, dir: number) => [
		...lathe(
			-0.5,
			y,
			[
				[3.2, 3],
				[2.8, 5.4],
				[2, 5.8],
			],
			{ ramp: [3, 4, 5, 6] },
			14,
		),
		...hull(
			-0.5,
			5.6,
			[
				[0.8, dir < 0 ? y - 6.4 : y + 1],
				[0.8, dir < 0 ? y - 1 : y + 6.4],
			],
			{ ramp: [5, 6] },
			1,
		),
	];
	return standing(
		[
			...slab(
				[
					[-0.5, -23.4],
					[3, -16],
					[5.6, -6],
					[5.6, 13],
					[4, 22],
					[-5, 22],
					[-6.6, 13],
					[-6.6, -6],
					[-4, -16],
				],
				0,
				3,
				1.2,
				IRON,
				PLATE,
			),
			...turret(-11, -1),
			...turret(15, 1),
			...box(-4, -6, 7, 5.6, 3, 9, 1, { ramp: [3, 4, 5, 6] }),
			...box(-2.4, -4.6, 3.8, 2.4, 9, 10, 0.4, RED),
			...[3, 8].flatMap((y) =>
				lathe(
					-0.5,
					y,
					[
						[2.1, 3],
						[2, 8],
						[1.2, 7.4],
					],
					DARK,
					12,
				),
			),
		],
		16,
		48,
		WATER,
	);
}

/** A lighthouse on its rock, 24×24. */
export function lighthouse(): Canvas {
	return standing(
		[
			...lathe(
				0,
				0,
				[
					[11, 0],
					[10, 2],
					[8, 3],
				],
				PLATE,
				11,
			),
			...lathe(
				0,
				0,
				[
					[6.6, 3],
					[5.4, 14],
					[5.4, 15],
				],
				{ ramp: [3, 4, 5, 6] },
				20,
			),
			...lathe(
				0,
				0,
				[
					[5.8, 15],
					[5.8, 16],
					[4, 16],
				],
				RED,
				20,
			),
			...lathe(
				0,
				0,
				[
					[3.8, 16],
					[3.4, 20],
				],
				{ ramp: [15] },
				16,
			),
			...dome(0, 0, 2.4, 20, 2, RED),
		],
		24,
		24,
		WATER,
	);
}

/** A round tower of the city's wall, 32×32, palette of stone. */
export function tower(): Canvas {
	const STONE = { ramp: [2, 2, 3, 4, 5, 6] };
	const faces: Face[] = [
		...lathe(
			-0.5,
			-1,
			[
				[14.6, 0],
				[14, 12],
				[14, 14],
				[11, 14],
				[11, 12],
			],
			STONE,
			24,
		),
		...lathe(
			-0.5,
			-1,
			[
				[11, 12],
				[0.2, 12.2],
			],
			{ ramp: [2, 3, 4] },
			24,
		),
		...Array.from({ length: 12 }, (_, i): Face[] => {
			const a = (i * Math.PI) / 6;
			return box(-0.5 + 12.6 * Math.cos(a) - 1.7, -1 + 12.6 * Math.sin(a) - 1.7, 3.4, 3.4, 14, 17, 0.5, STONE);
		}).flat(),
		...box(-4, -4.4, 7, 7, 12, 15, 1, { ramp: [11, 11, 12] }),
		plate(
			[
				[-1.4, -1.8, 15.3],
				[0.6, -1.8, 15.3],
				[0.6, 0.2, 15.3],
				[-1.4, 0.2, 15.3],
			],
			{ ramp: [13] },
		),
	];
	const drawn = drawModel(faces, { width: 32, height: 32, outline: OUTLINE, inkDepthPx: 1.5 });
	const c = new Canvas(32, 32).rect(0, 0, 32, 32, 3);
	for (let y = 0; y < 32; y++) for (let x = 0; x < 32; x++) if (drawn.get(x - 2, y - 2) !== 0) c.set(x, y, 15);
	return c.stamp(drawn, 0, 0);
}

/** A lamp post with its pool of light on the flags, 16×16, palette of stone. */
export function streetLamp(): Canvas {
	const c = new Canvas(16, 16)
		.rect(0, 0, 16, 16, 3)
		.rect(0, 0, 16, 1, 2)
		.rect(0, 8, 16, 1, 2)
		.rect(0, 0, 1, 8, 2)
		.rect(8, 8, 1, 8, 2);
	c.ellipse(7.5, 8.5, 6.4, 5.4, 14).ellipse(7.5, 8.5, 3.4, 2.8, 11);
	return c.rect(7, 3, 2, 8, 1).rect(6, 2, 4, 3, 1).rect(7, 3, 2, 1, 13).set(7, 4, 13).set(8, 4, 12);
}

/** A bastion of the fortress with a heavy gun's ring, 32×32. */
export function bastion(): Canvas {
	return standing(
		[
			...slab(
				[
					[-9, -15],
					[8, -15],
					[14, -9],
					[14, 8],
					[8, 13.4],
					[-9, 13.4],
					[-15, 8],
					[-15, -9],
				],
				0,
				9,
				2.6,
				IRON,
				{ ramp: [2, 3, 3, 4] },
			),
			...lathe(
				-0.5,
				-0.8,
				[
					[9, 9],
					[8.2, 12],
					[7, 12],
					[6.6, 10],
				],
				RED,
				22,
			),
			...lathe(
				-0.5,
				-0.8,
				[
					[6.6, 10.2],
					[0.2, 10.4],
				],
				{ ramp: [1, 2] },
				20,
			),
			lamp(-11, -10, 10),
			lamp(8.6, -10, 10),
			lamp(-11, 8, 10),
			lamp(8.6, 8, 10),
		],
		32,
		32,
		STREET,
	);
}
