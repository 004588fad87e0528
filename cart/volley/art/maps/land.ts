import { Canvas, textArt } from "../kit/canvas.ts";

/** Heights of ground: 0 deep water, 1 shallow, 2 sand, 3 grass, 4 plateau. */
export const LEVEL = { deep: 0, shallow: 1, sand: 2, grass: 3, plateau: 4 } as const;
/** The side of a piece of ground; its four corners have levels. */
export const PIECE_PX = 16;
export type Corners = readonly [upLeft: number, upRight: number, downLeft: number, downRight: number];

export const PALETTE = { sea: 16, land: 32, rock: 48, buildings: 64 } as const;

// Sea: 1–6 turning, 7 foam, 8 deep line, 9 shallow, 10–11 shallow glints.
// Land: 8 outline, 9–11 sand, 12–14 grass, 15 shallow. Rock: 8 outline, 9–12 rock, 13–15 grass.

/**
 * One piece of ground from its corners, by the line where a smooth field between them crosses one half. The wobble has
 * the piece's own period, so that lines meet at the borders whatever the neighbours are.
 */
export function groundPiece(corners: Corners, variant: number): Canvas {
	const low = Math.min(...corners);
	const high = Math.max(...corners);
	const c = new Canvas(PIECE_PX, PIECE_PX);
	if (high === low) return flatPiece(low, variant);
	const above = corners.map((l) => l - low);
	const smooth = fieldOf(above, 0);
	const field = low === LEVEL.deep ? smooth : fieldOf(above, 0.06);
	return c.each(
		() => true,
		(x, y) => {
			const f = field(x, y);
			const gx = smooth(x + 1, y) - smooth(x - 1, y);
			const gy = smooth(x, y + 1) - smooth(x, y - 1);
			// Outward, that is downhill, against the light: lit when the slope looks to the upper left.
			const lit = (gx * 0.62 + gy * 0.78) / (Math.hypot(gx, gy) || 1);
			if (low === LEVEL.deep) return PALETTE.sea + (f > 0.56 ? 9 : f > 0.44 ? 12 : 1);
			if (low === LEVEL.shallow) return shallowToSand(f, lit);
			if (low === LEVEL.sand) return sandToGrass(f, lit, x, y);
			return grassToPlateau(f, gx, gy, x, y);
		},
	);
}

/** 1 at high corners, 0 at low ones, linear along the sides; a lone corner is rounded. */
export function fieldOf(corners: readonly number[], wobble: number): (x: number, y: number) => number {
	const high = corners.reduce((sum, c) => sum + c, 0);
	const near = (corner: number, u: number, v: number) =>
		Math.max(0, 1 - Math.hypot(u - (corner % 2), v - Math.floor(corner / 2)));
	return (x, y) => {
		const u = (x + 0.5) / PIECE_PX;
		const v = (y + 0.5) / PIECE_PX;
		const [a, b, c] = corners as [number, number, number, number];
		let flat: number;
		if (high === 1) flat = near(corners.indexOf(1), u, v);
		else if (high === 3) flat = 1 - near(corners.indexOf(0), u, v);
		else if (a === b) flat = a === 1 ? 1 - v : v;
		else if (a === c) flat = a === 1 ? 1 - u : u;
		else flat = a === 1 ? Math.max(near(0, u, v), near(3, u, v)) : Math.max(near(1, u, v), near(2, u, v));
		return flat + Math.sin(2 * Math.PI * (u + v)) * wobble;
	};
}

function shallowToSand(f: number, lit: number): number {
	if (f > 0.7) return PALETTE.land + 10;
	if (f > 0.5) return PALETTE.land + (lit > 0.2 ? 11 : lit < -0.3 ? 9 : 10);
	if (f > 0.42) return PALETTE.land + 7;
	if (f > 0.32) return PALETTE.land + 15;
	if (f > 0.27) return PALETTE.land + 4 + (Math.floor(f * 400) % 2);
	return PALETTE.land + 15;
}

function sandToGrass(f: number, lit: number, x: number, y: number): number {
	if (f > 0.72) return PALETTE.land + grassTone(x, y);
	if (f > 0.6) return PALETTE.land + (lit > 0.1 ? 14 : lit < -0.2 ? 12 : 13);
	if (f > 0.5) return PALETTE.land + (lit > 0.1 ? 14 : 12);
	if (f > 0.42) return PALETTE.land + (lit > 0.1 ? 10 : 9);
	return PALETTE.land + 10;
}

function grassTone(x: number, y: number): number {
	return (x === 3 && y === 4) || (x === 4 && y === 3) || (x === 11 && y === 12) || (x === 12 && y === 11) ? 14 : 13;
}

function grassToPlateau(f: number, gx: number, gy: number, x: number, y: number): number {
	const grass = PALETTE.rock + grassTone(x, y) + 1;
	const length = Math.hypot(gx, gy) || 1;
	// Downhill direction: the wall is high where it looks down the picture, low at the sides, a rim at the top.
	const south = -gy / length;
	const east = -gx / length;
	if (f > 0.6) return grass;
	if (f > 0.5) return PALETTE.rock + (south > 0.3 ? 15 : east > 0.3 ? 14 : 15);
	const foot = south > 0.4 ? 0.08 : south > -0.3 ? 0.26 : 0.4;
	if (f < foot) return f > foot - 0.1 && (south > 0.4 || east > 0.2) ? PALETTE.rock + 13 : grass;
	if (f < foot + 0.07) return PALETTE.rock + 8;
	if (south > 0.4) {
		const crack = (x * 3 + Math.floor(y / 3) * 5) % 8 < 2;
		const tone = f > 0.41 ? 12 : f > 0.27 ? 11 : 10;
		return PALETTE.rock + tone - (crack || east > 0.5 ? 1 : 0);
	}
	return PALETTE.rock + (east > 0.2 ? 9 : f > 0.42 ? 12 : 11);
}

/** Wavelets: their colours turn, so light runs along them. Two kinds of water piece; the others are empty. */
const WAVES = [
	textArt(
		16,
		16,
		`
................
................
...2344532......
.12.....4561....
12.........61...
................
................
................
................
................
.......3445612..
.....23....5612.
....12.......61.
................
................
................`,
	),
	textArt(
		16,
		16,
		`
................
................
................
................
........5612345.
......45......56
................
................
................
................
................
.34455612.......
23......23......
................
................
................`,
	),
];

const GLINTS = `
................
................
................
....aa..........
..aa..a.........
................
................
................
................
................
..........aa....
........aa..a...
................`;

export function flatPiece(level: number, variant: number): Canvas {
	const c = new Canvas(PIECE_PX, PIECE_PX);
	if (level <= LEVEL.shallow) {
		c.rect(0, 0, 16, 16, PALETTE.sea + (level === LEVEL.deep ? 1 : 9));
		const waves = WAVES[variant % 5];
		if (waves && level === LEVEL.deep) c.stamp(waves, 0, 0, PALETTE.sea);
		if (waves && level === LEVEL.shallow) c.stamp(textArt(16, 16, GLINTS), 0, 0, PALETTE.sea);
		return c;
	}
	if (level === LEVEL.sand) {
		c.rect(0, 0, 16, 16, PALETTE.land + 10);
		if (variant % 5 === 0) c.rect(3, 5, 3, 1, PALETTE.land + 11).rect(4, 6, 3, 1, PALETTE.land + 9);
		if (variant % 5 === 1) c.rect(10, 11, 3, 1, PALETTE.land + 11).rect(11, 12, 2, 1, PALETTE.land + 9);
		return c;
	}
	const base = level === LEVEL.grass ? PALETTE.land : PALETTE.rock + 1;
	c.each(
		() => true,
		(x, y) => base + grassTone(x, y),
	);
	// Tufts: a light stroke with its shadow.
	if (variant % 4 === 0) c.line(4, 9, 5, 7, base + 14).line(6, 9, 6, 8, base + 12);
	return c;
}
