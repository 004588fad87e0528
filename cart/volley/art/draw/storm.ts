import { Canvas } from "../kit/canvas.ts";
import { drawModel, type Face } from "../kit/model.ts";
import { box, dome, hull, lathe, mirrored, plate, slab } from "../kit/solids.ts";
import type { Drawings } from "./drawings.ts";

/** Enemies of stage 3 and their lasers. */

// Palette 11: 1 outline, 2–5 olive, 6–9 steel, 10–12 deck, 13–14 red light, 15 dark.
const OLIVE = { ramp: [2, 2, 3, 4, 5] };
const STEEL = { ramp: [6, 6, 7, 8, 9] };
const DECK = { ramp: [10, 10, 11, 12] };
const LAMP = { ramp: [13, 14, 14] };

/** A missile boat, bow up: wheelhouse, two launchers abaft of it, a wake at its stern. */
const BOAT: readonly Face[] = [
	...slab(
		[
			[0, -11],
			[3, -6.6],
			[4.6, -1],
			[4.6, 8],
			[3.4, 10],
			[-3.4, 10],
			[-4.6, 8],
			[-4.6, -1],
			[-3, -6.6],
		],
		0,
		2.2,
		1.2,
		STEEL,
		DECK,
	),
	...box(-2.4, -3.6, 4.8, 4.4, 2.2, 5, 0.9, STEEL),
	...box(-1.4, -3, 2.8, 1.4, 5, 5.8, 0.3, { ramp: [15, 15, 6] }),
	...mirrored([
		...box(0.5, 2.2, 2.6, 5.2, 2.2, 4, 0.5, OLIVE),
		plate(
			[
				[1.2, 3, 4.2],
				[2.4, 3, 4.2],
				[2.4, 4.4, 4.2],
				[1.2, 4.4, 4.2],
			],
			LAMP,
		),
	]),
	...lathe(
		0,
		-6,
		[
			[1.7, 2],
			[1.4, 3.4],
			[0.8, 3.6],
		],
		OLIVE,
		12,
	),
];

// Palette 10: 1 outline, 2–6 violet, 7–10 steel, 11–13 green light, 14–15 bronze.
const VIOLET = { ramp: [2, 3, 4, 5, 6] };
const FRAME = { ramp: [7, 7, 8, 9, 10] };
const GREEN = { ramp: [11, 12, 12, 13] };
const BRONZE = { ramp: [14, 14, 15, 15] };

/** A lancer: two horns round a lens that looks down. */
const LANCER: readonly Face[] = [
	...mirrored([
		...slab(
			[
				[2, -9],
				[7, -10.6],
				[10.8, -5],
				[10.8, 3],
				[8, 10.6],
				[6.4, 5],
				[5, 1],
				[2, 0],
			],
			0,
			3,
			1.2,
			VIOLET,
		),
		...slab(
			[
				[6.6, -7],
				[9, -4.6],
				[9, 1.6],
				[7, 0],
			],
			3,
			4.4,
			0.7,
			FRAME,
		),
		...hull(
			4.4,
			3,
			[
				[1, -11],
				[1.5, -8.6],
				[1.2, -5],
			],
			BRONZE,
			0.9,
		),
	]),
	...hull(
		0,
		3,
		[
			[1.4, -9.6],
			[3.2, -7],
			[3.6, 0],
			[3, 4],
			[2.2, 6],
		],
		FRAME,
		0.8,
	),
	...lathe(
		0,
		5.4,
		[
			[4, 3],
			[3.6, 5.4],
			[2.6, 5.6],
		],
		BRONZE,
		18,
	),
	...dome(0, 5.4, 2.7, 5.2, 2, GREEN),
	...box(-1.2, -5.4, 2.4, 3, 5.4, 6.4, 0.5, VIOLET),
];

/** Pieces of beams and sights lean by 1 to this many pixels in their eight rows, to the right and down. */
const MOST_LEAN = 4;

// Palette 14: 1 dark rim, 2 dark pink, 3 hot pink, 4–5 light pink, 6 white.
function beamPiece(lean: number): Canvas {
	const c = new Canvas(24, 8);
	const widen = Math.sqrt(1 + (lean / 8) ** 2);
	for (let y = 0; y < 8; y++)
		for (let x = 0; x < 24; x++) {
			const middle = 12 - lean / 2 + (lean * (y + 0.5)) / 8;
			const d = Math.abs(x + 0.5 - middle) / widen;
			const tone = d < 2.6 ? 6 : d < 3.6 ? 5 : d < 4.7 ? 3 : d < 5.6 ? 2 : d < 6.3 ? 1 : 0;
			c.set(x, y, tone);
		}
	return c;
}

/** A dashed line, three pixels wide. */
function sightPiece(lean: number): Canvas {
	const c = new Canvas(8, 8);
	for (let y = 0; y < 6; y++) {
		const x = Math.floor(4 - lean / 2 + (lean * (y + 0.5)) / 8);
		c.set(x - 2, y, 2)
			.set(x - 1, y, 6)
			.set(x, y, 3);
	}
	return c;
}

const leans = (piece: (lean: number) => Canvas) => Array.from({ length: MOST_LEAN }, (_, i) => piece(i + 1));

export const STORM_DRAWINGS = {
	missileBoat: () =>
		[0, 1, 2, 3, 4].map((d) => drawModel(BOAT, { width: 24, height: 24, yawDeg: d * 45, outline: 1, inkDepthPx: 1.4 })),
	lancer: () => [drawModel(LANCER, { width: 24, height: 24, outline: 1, inkDepthPx: 1.5 })],
	leaningBeam: () => leans(beamPiece),
	leaningSight: () => leans(sightPiece),
} satisfies Partial<Drawings>;
