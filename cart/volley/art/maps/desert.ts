/** The desert's ground in pieces of 16 px: sand with its ripples, mesas with their cliffs, craters, the great railway. */
import { Canvas, textArt } from "../kit/canvas.ts";
import { type Corners, fieldOf, PIECE_PX } from "./land.ts";

export const DESERT = { sand: 16, rail: 32, fort: 64, dust: 80 } as const;

// Sand: 1 shadow, 2 shade, 3 ground, 4 light; 5 deep shade, 6–7 scrub; 8 outline, 9–12 rock; 13–15 the mesa's top.
const { sand: S } = DESERT;

const RIPPLES = [
	textArt(
		16,
		16,
		`
................
................
....444444......
..44222222444...
..2.......2222..
................
................
................
................
.........44444..
.......4422222..
.......22.......
................
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
................
......444.......
.....45224......
.....2..........
................
................
................
...........44...
..........4522..
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
..........444444
.....44444222222
..444222222.....
4422............
22..............
................
................
................
................
................
................
................
................`,
	),
];

/** Even sand; some variants show ripples or pebbles. */
export function sandPiece(variant: number): Canvas {
	const c = new Canvas(PIECE_PX, PIECE_PX).rect(0, 0, 16, 16, S + 3);
	const ripples = RIPPLES[variant];
	return ripples ? c.stamp(ripples, 0, 0, S) : c;
}

/** A mesa's edge from the heights of its corners, 0 below and 1 above: strata in the cliff, shadow at its foot. */
export function mesaPiece(corners: Corners, variant: number): Canvas {
	const c = new Canvas(PIECE_PX, PIECE_PX);
	const sum = corners.reduce((a, b) => a + b, 0);
	if (sum === 0) return sandPiece(variant);
	if (sum === 4) {
		c.rect(0, 0, 16, 16, S + 14);
		if (variant === 0) c.rect(4, 5, 4, 1, S + 15).rect(5, 6, 4, 1, S + 13);
		if (variant === 1)
			c.rect(10, 10, 2, 2, S + 13)
				.set(10, 9, S + 15)
				.set(11, 9, S + 15);
		return c;
	}
	const field = fieldOf([...corners], 0.05);
	const smooth = fieldOf([...corners], 0);
	return c.each(
		() => true,
		(x, y) => {
			const f = field(x, y);
			const gx = smooth(x + 1, y) - smooth(x - 1, y);
			const gy = smooth(x, y + 1) - smooth(x, y - 1);
			const length = Math.hypot(gx, gy) || 1;
			// Downhill: the wall is high where it looks down the picture, low at the sides, a rim at the top.
			const south = -gy / length;
			const east = -gx / length;
			if (f > 0.7) return S + 14;
			if (f > 0.6) return S + (south + east < -0.3 ? 15 : 14);
			if (f > 0.53) return S + 15;
			const foot = south > 0.4 ? 0.12 : south > -0.3 ? 0.28 : 0.42;
			if (f < foot) {
				const near = f > foot - (east > 0.2 || south > 0.4 ? 0.16 : 0.06);
				return S + (near ? (east > 0.2 || south > 0.3 ? 1 : 2) : 3);
			}
			if (f < foot + 0.06) return S + 8;
			if (south > 0.4) {
				const crack = (x * 5 + Math.floor(y / 4) * 3) % 11 < 2;
				const band = f > 0.46 ? 12 : f > 0.38 ? 11 : f > 0.32 ? 10 : f > 0.24 ? 11 : 9;
				return S + (crack ? Math.max(9, band - 1) : band);
			}
			return S + (east > 0.2 ? (f > 0.42 ? 10 : 9) : f > 0.46 ? 12 : 11);
		},
	);
}

/** A bomb crater, 32×32 or 16×16: lit on its far lower inside, dark on its upper left, with a thrown-up rim. */
export function crater(size: 16 | 32): Canvas {
	const c = new Canvas(size, size);
	const middle = size / 2;
	const scale = size / 32;
	const ragged = (x: number, y: number) => {
		const a = Math.atan2(y + 0.5 - middle, x + 0.5 - middle);
		return 1 + 0.05 * Math.sin(a * 5 + 1) + 0.04 * Math.sin(a * 9);
	};
	const inside =
		(r: number, dx = 0, dy = 0) =>
		(x: number, y: number) =>
			Math.hypot(x + 0.5 - middle - dx, (y + 0.5 - middle - dy) * 1.12) < r * scale * ragged(x, y);
	c.each(inside(14.6), S + 4);
	c.each(inside(13.6, 0.8, 0.8), S + 2);
	c.each(inside(11.4), S + 8);
	c.each(inside(10.6, 0.6, 0.6), S + 5);
	c.each(inside(8.4, 1.8 * scale, 1.8 * scale), S + 1);
	c.each(inside(5.6, 2.8 * scale, 2.8 * scale), S + 2);
	if (size === 32)
		c.rect(9, 12, 3, 1, S + 8)
			.rect(19, 20, 3, 1, S + 3)
			.rect(3, 8, 2, 1, S + 2)
			.rect(26, 25, 2, 1, S + 4);
	return c;
}

/** A row of the great railway, 64 px wide and 8 high: gravel, sleepers, two rails. */
export const RAILWAY_WIDTH_PX = 64;

// Railway: 1–4 sand, 5–7 gravel, 8 outline, 9–11 wood, 12–14 steel, 15 rust.
export function railwayRow(variant: number): Canvas {
	const R = DESERT.rail;
	const c = new Canvas(RAILWAY_WIDTH_PX, 8);
	const edge = [3, 2, 3, 4, 4, 3, 2, 3];
	for (let y = 0; y < 8; y++) {
		const e = edge[y]!;
		c.rect(0, y, 64, 1, R + 3);
		c.rect(e, y, 64 - 2 * e, 1, R + 6);
		c.rect(e, y, 2, 1, R + 7);
		c.rect(63 - e, y, 3, 1, R + 1);
		c.rect(62 - e, y, 1, 1, R + 5);
	}
	// Stones.
	const stones = [
		[14, 6],
		[29, 7],
		[40, 6],
		[52, 7],
	] as const;
	for (const [x, y] of stones) c.rect(x, y, 2, 1, R + 5).set(x, y - 1, R + 7);
	// A sleeper: lit above, dark below.
	c.rect(8, 1, 48, 4, R + 10)
		.rect(8, 1, 48, 1, R + 11)
		.rect(8, 4, 48, 1, R + 9)
		.rect(8, 5, 48, 1, R + 8);
	if (variant === 1) c.rect(20, 2, 6, 1, R + 9).rect(44, 3, 5, 1, R + 9);
	if (variant === 2)
		c.rect(30, 1, 26, 5, R + 6)
			.rect(30, 2, 1, 3, R + 8)
			.rect(36, 3, 2, 1, R + 5)
			.rect(48, 4, 2, 1, R + 7);
	for (const x of [15, 45]) {
		c.rect(x + 4, 0, 1, 8, R + 5);
		c.rect(x, 0, 1, 8, R + 8)
			.rect(x + 1, 0, 1, 8, R + 14)
			.rect(x + 2, 0, 1, 8, R + 13)
			.rect(x + 3, 0, 1, 8, R + 12);
		c.rect(x - 1, 2, 1, 2, R + 15).rect(x + 4, 2, 1, 2, R + 15);
	}
	return c;
}
