import { Canvas } from "../kit/canvas.ts";
import { drawModel, type Face } from "../kit/model.ts";
import { box, dome, lathe, plate } from "../kit/solids.ts";

/** Houses of the fortress city, from above: roofs, chimneys, lit windows. Palette of roofs. */
const OUTLINE = 1;
const STREET = 15;
const SHADOW = 2;
export const SLATE = [2, 2, 3, 4, 5];
export const TILE = [6, 6, 7, 8, 9];
const COPPER = [10, 10, 11, 12];
const WALL = { ramp: [1, 2, 3, 4] };

/** A thing on its street, with its shadow to the lower right. */
function onStreet(faces: readonly Face[], width: number, height: number): Canvas {
	const drawn = drawModel(faces, { width, height, outline: OUTLINE, inkDepthPx: 1.5 });
	const c = new Canvas(width, height).rect(0, 0, width, height, STREET);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++)
			if (drawn.get(x - 2, y - 2) !== 0 || drawn.get(x - 3, y - 3) !== 0) c.set(x, y, SHADOW);
	return c.stamp(drawn, 0, 0);
}

/** A gable roof with its ridge across (or along): two slopes, rows of tiles, and the lower wall with its windows. */
function gable(
	left: number,
	top: number,
	width: number,
	height: number,
	ramp: readonly number[],
	isAlong = false,
): Face[] {
	const r = left + width;
	const b = top + height;
	const eave = 4;
	const ridge = 4 + Math.min(width, height) * 0.42;
	const mx = left + width / 2;
	const my = top + height * 0.45;
	const faces: Face[] = isAlong
		? [
				plate(
					[
						[left, top, eave],
						[mx, top, ridge],
						[mx, b, ridge],
						[left, b, eave],
					],
					{ ramp },
				),
				plate(
					[
						[mx, top, ridge],
						[r, top, eave],
						[r, b, eave],
						[mx, b, ridge],
					],
					{ ramp },
				),
			]
		: [
				plate(
					[
						[left, top, eave],
						[r, top, eave],
						[r, my, ridge],
						[left, my, ridge],
					],
					{ ramp },
				),
				plate(
					[
						[left, my, ridge],
						[r, my, ridge],
						[r, b, eave],
						[left, b, eave],
					],
					{ ramp },
				),
			];
	// The ridge catches the light.
	faces.push(
		plate(
			isAlong
				? [
						[mx - 0.6, top, ridge + 0.2],
						[mx + 0.6, top, ridge + 0.2],
						[mx + 0.6, b, ridge + 0.2],
						[mx - 0.6, b, ridge + 0.2],
					]
				: [
						[left, my - 0.6, ridge + 0.2],
						[r, my - 0.6, ridge + 0.2],
						[r, my + 0.6, ridge + 0.2],
						[left, my + 0.6, ridge + 0.2],
					],
			{ ramp: [ramp[ramp.length - 1]!] },
		),
	);
	return faces;
}

function chimney(x: number, y: number, z = 12): Face[] {
	return box(x, y, 3, 3, 4, z, 0.5, WALL, { ramp: [1] });
}

/** A skylight or dormer with light in it. */
function lit(x: number, y: number, z: number, width = 2, height = 2): Face[] {
	return [
		plate(
			[
				[x - 0.6, y - 0.6, z],
				[x + width + 0.6, y - 0.6, z],
				[x + width + 0.6, y + height + 0.6, z],
				[x - 0.6, y + height + 0.6, z],
			],
			{ ramp: [1] },
		),
		plate(
			[
				[x, y, z + 0.3],
				[x + width, y, z + 0.3],
				[x + width, y + height, z + 0.3],
				[x, y + height, z + 0.3],
			],
			{ ramp: [13] },
		),
	];
}

/** 16×16. */
export function cottage(ramp: readonly number[], isAlong: boolean): Canvas {
	return onStreet(
		[
			...gable(-6.6, -6.6, 12, 12, ramp, isAlong),
			...(isAlong ? chimney(1.4, -5) : chimney(-5, -5)),
			...(isAlong ? lit(-4.4, 0, 9) : lit(1, 1.4, 9)),
		],
		16,
		16,
	);
}

/** 32×16: two houses under one roof. */
export function terrace(ramp: readonly number[]): Canvas {
	return onStreet(
		[
			...gable(-14.6, -6.6, 28, 12, ramp),
			...chimney(-8, -5),
			...chimney(6, -5),
			...lit(-10, 1.4, 9),
			...lit(3, 1.4, 9),
			plate(
				[
					[-0.6, -6.6, 10],
					[0.4, -6.6, 10],
					[0.4, 5.4, 10],
					[-0.6, 5.4, 10],
				],
				{ ramp: [2] },
			),
		],
		32,
		16,
	);
}

/** 32×32: four wings round a court. */
export function courtHouse(ramp: readonly number[]): Canvas {
	return onStreet(
		[
			...gable(-14.6, -14.6, 28, 10, ramp),
			...gable(-14.6, -10, 9, 20, ramp, true),
			...gable(4.6, -10, 9, 20, ramp, true),
			...gable(-14.6, 3.6, 28, 10, ramp),
			plate(
				[
					[-5.6, -4.6, 2],
					[4.6, -4.6, 2],
					[4.6, 3.6, 2],
					[-5.6, 3.6, 2],
				],
				{ ramp: [15] },
			),
			...lathe(
				-0.5,
				-0.4,
				[
					[2.6, 2],
					[2.2, 3],
					[1.2, 2.6],
				],
				{ ramp: [3, 4, 5] },
				12,
			),
			...chimney(-12, -12),
			...chimney(9, 6),
			...lit(-2, -7.6, 9),
			...lit(7.6, -2, 9),
			...lit(-9, 9, 9),
			...lit(3, 9, 9),
		],
		32,
		32,
	);
}

/** 32×32: a warehouse with a saw-tooth roof. */
export function storeHouse(): Canvas {
	const teeth = [-14.6, -7.6, -0.6, 6.4];
	return onStreet(
		[
			...box(-14.6, -14.6, 28, 28, 0, 4, 0.5, WALL),
			...teeth.flatMap((y) => [
				plate(
					[
						[-14.6, y, 4],
						[13.4, y, 4],
						[13.4, y + 4.6, 9],
						[-14.6, y + 4.6, 9],
					],
					{ ramp: SLATE },
				),
				plate(
					[
						[-14.6, y + 4.6, 9],
						[13.4, y + 4.6, 9],
						[13.4, y + 7, 4],
						[-14.6, y + 7, 4],
					],
					{ ramp: [2, 2, 3] },
				),
			]),
			...[-11, -3, 6].flatMap((x) => lit(x, 2.4, 8.4, 3, 1)),
			...[-7, 1].flatMap((x) => lit(x, -11.8, 8.4, 3, 1)),
		],
		32,
		32,
	);
}

/** 32×48: a church with a copper dome over the crossing. */
export function church(): Canvas {
	return onStreet(
		[
			...gable(-6, -22, 11, 44, SLATE, true),
			...gable(-14.6, -8, 28, 12, SLATE),
			...lathe(
				-0.5,
				-2,
				[
					[8.6, 6],
					[8.6, 10],
					[7.4, 11],
				],
				{ ramp: [2, 3, 4, 5] },
				20,
			),
			...dome(-0.5, -2, 7.4, 11, 7, { ramp: COPPER }),
			...lathe(
				-0.5,
				-2,
				[
					[2, 17],
					[2, 20],
					[0.4, 22],
				],
				{ ramp: [11, 12, 12] },
				12,
			),
			...box(-5, 15, 9, 8, 4, 14, 1, { ramp: [2, 3, 4, 5] }),
			...box(-3, 17, 5, 4, 14, 18, 1.4, { ramp: COPPER }),
			...lit(-2, -17, 14, 1, 4),
			...lit(-2, 9, 14, 1, 4),
			...lit(-12, -1.4, 12, 3, 1),
			...lit(8, -1.4, 12, 3, 1),
		],
		32,
		48,
	);
}
