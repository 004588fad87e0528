import { Canvas, mirroredArt, textArt } from "../kit/canvas.ts";
import { drawModel, type Face } from "../kit/model.ts";
import { box, dome, hull, mirrored, plate, slab } from "../kit/solids.ts";
import type { Drawings } from "./drawings.ts";

// Palette 8: 1 outline, 2–5 cyan, 6–9 hull, 10–11 canopy, 12–14 flame, 15 dark blue.
const OUTLINE = 1;
const CYAN = { ramp: [15, 2, 3, 4, 5] };
const CYAN_TOP = { ramp: [2, 3, 4, 4, 5] };
const HULL = { ramp: [6, 6, 7, 8, 9] };
const DARK = { ramp: [15, 6, 6, 7] };
const GLASS = { ramp: [10, 10, 11, 9] };

const SHIP: readonly Face[] = [
	...hull(
		0,
		2,
		[
			[0.2, -11],
			[1.3, -8],
			[2.2, -3],
			[2.5, 3],
			[1.8, 9],
			[1.2, 10],
		],
		HULL,
		0.7,
	),
	...hull(
		0,
		4,
		[
			[0.4, -7],
			[1.9, -4.5],
			[2, -1.5],
			[0.5, 1.6],
		],
		GLASS,
		0.6,
	),
	...mirrored([
		...slab(
			[
				[1.5, -3],
				[4, -1.5],
				[10.4, 4.5],
				[10.4, 7.5],
				[6.5, 7],
				[1.5, 8],
			],
			-0.5,
			1.2,
			0.9,
			CYAN,
			CYAN_TOP,
		),
		plate(
			[
				[3.5, -0.5, 1.6],
				[5.5, 1, 1.6],
				[5.5, 6.6, 1.6],
				[3.5, 7, 1.6],
			],
			HULL,
		),
		...box(9, -1, 1.6, 9, -0.5, 2, 0.5, HULL),
		...hull(
			3.6,
			1.5,
			[
				[0.8, 2],
				[1.6, 4],
				[1.6, 9],
				[1, 10.5],
			],
			DARK,
			0.9,
		),
		...slab(
			[
				[1.5, 6],
				[2.2, 6],
				[3.4, 9.5],
				[3.4, 11],
				[1.5, 10],
			],
			2,
			4,
			0.4,
			CYAN,
		),
	]),
];

function ship(rollDeg: number): Canvas {
	return drawModel(SHIP, { width: 24, height: 24, rollDeg, outline: OUTLINE, inkDepthPx: 1.6 });
}

/** The ship, level. */
export function shipPicture(): Canvas {
	return ship(0);
}

const MISSILE: readonly Face[] = [
	...hull(
		0,
		0,
		[
			[0.3, -3.2],
			[1, -2],
			[1, 2.4],
		],
		HULL,
		1,
	),
	...mirrored([
		plate(
			[
				[0.5, 0.6, -0.2],
				[2.3, 2.8, -0.2],
				[0.5, 2.4, -0.2],
			],
			CYAN,
		),
	]),
];

const OPTION: readonly Face[] = [
	...dome(0, 0, 3.6, 0, 3.6, CYAN),
	...mirrored([...box(4, -3.5, 1.6, 7, 0, 1.8, 0.5, HULL)]),
];

const SHOTS = [
	mirroredArt(
		8,
		16,
		`
....
....
...d
...e
...e
...e
...d
...d
...d
...4
...4
...3
...3`,
	),
	mirroredArt(
		8,
		16,
		`
....
...d
..de
..de
..de
..de
..4e
..4d
..4d
..34
..34
..23
..23
...2`,
	),
	mirroredArt(
		8,
		16,
		`
...d
..de
.4de
.4ee
.4ee
.4ee
.4de
.34d
.34d
.34d
.234
.234
..23
..23
...2`,
	),
];

export const PLAYER_DRAWINGS = {
	player: () => [-34, -17, 0, 17, 34].map(ship),
	playerShadow: () => [drawModel(SHIP, { width: 16, height: 16, scale: 0.62, inkDepthPx: 99 }).recolour(() => 1)],
	playerFlame: () => [
		mirroredArt(
			8,
			8,
			`
..cd
..de
..de
..cd
..cd
...c
...c`,
		),
		mirroredArt(
			8,
			8,
			`
..cd
..de
..cd
...d
...c`,
		),
	],
	hitDot: () => [
		textArt(
			8,
			8,
			`
........
...11...
..1991..
.199991.
.199991.
..1991..
...11...`,
		),
	],
	focusRing: () => [
		new Canvas(16, 16).ring(8, 8, 6.6, 7.6, 4).each((x, y) => Math.abs(x - 7.5) < 2 || Math.abs(y - 7.5) < 2, 0),
	],
	playerShot: () => SHOTS,
	shotHit: () => [
		textArt(
			8,
			8,
			`
........
........
...d....
..ded...
...d....`,
		),
		textArt(
			8,
			8,
			`
........
...d....
..4e4...
.deeed..
..4e4...
...d....`,
		),
		textArt(
			8,
			8,
			`
...4....
.4...4..
........
4.....4.
........
.4...4..
...4....`,
		),
	],
	muzzleFlash: () => [
		mirroredArt(
			8,
			8,
			`
...d
...e
.d.e
..de
.dee
..de
...d`,
		),
	],
	playerMissile: () => [0, 1, 2, 3, 4].map((d) => drawModel(MISSILE, { width: 8, height: 8, yawDeg: d * 22.5 })),
	option: () =>
		[0, 1].map((glow) => {
			const c = drawModel(OPTION, { width: 16, height: 16, outline: OUTLINE });
			return glow === 0 ? c : c.recolour((i) => ({ 2: 3, 3: 4, 4: 5, 15: 2 })[i] ?? i);
		}),
} satisfies Partial<Drawings>;
