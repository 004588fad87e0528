import { DAWN } from "../ending-palettes.ts";
import { Canvas, type Point } from "../kit/canvas.ts";

/**
 * Dawn after the storm: 256×224. The sun comes up out of the sea beside the fallen fortress, the last clouds go. A tile
 * has one palette, so what is of the town keeps to whole tiles: its sky is the town's haze.
 */
const WIDTH = 256;
export const DAWN_HORIZON = 136;
const HORIZON = DAWN_HORIZON;
const SUN: Point = [204, 132];
const { sky, sea, town } = DAWN;

const BAND_HEIGHTS = [22, 20, 18, 17, 15, 13, 11, 9, 7, 6] as const;

function drawSky(c: Canvas): void {
	let top = 0;
	BAND_HEIGHTS.forEach((height, band) => {
		c.rect(0, top, WIDTH, height, sky + band + 1);
		if (band > 0) c.rect(0, top + 2, WIDTH, 1, sky + band);
		top += height;
	});
	c.ellipse(SUN[0], SUN[1], 34, 34, sky + 9)
		.ellipse(SUN[0], SUN[1], 27, 27, sky + 10)
		.ellipse(SUN[0], SUN[1], 20, 20, sky + 11);
}

/** What is left of the storm: heavy above, torn below, lit from the sun's side. */
const CLOUDS: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
	[34, 20, 74, 15],
	[112, 12, 64, 10],
	[216, 24, 62, 13],
	[150, 40, 46, 7],
	[20, 56, 44, 7],
	[240, 60, 40, 6],
	[92, 68, 36, 5],
	[196, 84, 34, 4],
	[120, 96, 30, 3],
];

function drawClouds(c: Canvas): void {
	for (const [cx, cy, rx, ry] of CLOUDS) {
		const body = (dx: number, dy: number, shrink: number, ink: number) =>
			c.each((x, y) => {
				const t = (x + 0.5 - cx - dx) / (rx - shrink);
				if (Math.abs(t) > 1) return false;
				const lump = 1 + 0.3 * Math.sin(x * 0.29 + cy) + 0.16 * Math.sin(x * 0.11 + cx);
				const up = ry * Math.sqrt(1 - t * t) * lump;
				return y + 0.5 <= cy + dy + ry * 0.25 && y + 0.5 >= cy + dy - up;
			}, ink);
		// The sun stands low: undersides catch it, tops are still night.
		body(0, 2, 0, sky + 15);
		body(0, 1, 1, sky + 14);
		body(0, -1, 3, sky + 13);
		body(-2, -3, 8, sky + 12);
	}
}

/** Towers of the sky line: left, width, top. */
const TOWERS: readonly Point[] = [
	[8, 112],
	[30, 96],
	[46, 104],
	[66, 84],
	[92, 108],
	[108, 118],
];

/** The fortress on its rock, its keep broken open, and the lighthouse at the harbour's mouth. */
function drawTown(c: Canvas): void {
	const haze = (y: number) => town + (y > 128 ? 4 : 5);
	const block = (x: number, y: number, w: number, ink: number) => {
		for (let py = y; py < HORIZON; py++) c.rect(x, py, w, 1, ink);
	};
	// The far shore: whole tiles of haze, then the near walls before it.
	for (let x = 0; x < 144; x++) {
		const top = 122 - Math.round(5 * Math.sin(x / 21) + 3 * Math.sin(x / 7)) + Math.max(0, x - 126);
		c.rect(x, Math.min(HORIZON, Math.max(112, top)), 1, Math.max(0, HORIZON - Math.max(112, top)), haze);
	}
	for (const [x, top] of TOWERS) {
		block(x, top, 14, town + 3);
		c.rect(x + 13, top, 1, HORIZON - top, town + 6);
		for (let m = 0; m < 14; m += 5) c.rect(x + m, top - 3, 3, 3, town + 3);
	}
	// The keep, cloven by the last explosion.
	c.poly(
		[
			[56, HORIZON],
			[60, 74],
			[66, 74],
			[68, 82],
			[72, 88],
			[75, 82],
			[78, 94],
			[82, 90],
			[86, 78],
			[90, 78],
			[94, HORIZON],
		],
		town + 2,
	);
	c.line(90, 78, 94, HORIZON - 1, town + 6);
	for (const [x, y] of [
		[36, 108],
		[36, 116],
		[50, 114],
		[97, 118],
	] as const)
		c.rect(x, y, 2, 3, town + 10);
	// City walls along the water.
	block(0, 122, 134, town + 2);
	for (let x = 0; x < 134; x += 6) c.rect(x, 119, 3, 3, town + 2);
	c.rect(0, 122, 134, 1, town + 3).rect(0, 131, 134, 5, town + 1);
	for (let x = 4; x < 130; x += 18) c.rect(x, 126, 2, 4, town + 1);
	// The lighthouse, its lamp still lit.
	c.rect(150, 112, 6, HORIZON - 112, town + 2).rect(155, 112, 1, HORIZON - 112, town + 6);
	c.rect(149, 109, 8, 3, town + 1)
		.rect(151, 105, 4, 4, town + 10)
		.rect(150, 103, 6, 2, town + 1);
	c.rect(144, 131, 16, 5, town + 1);
}

function drawSea(c: Canvas): void {
	const height = 224 - HORIZON;
	for (let y = HORIZON; y < 224; y++) {
		const depth = (y - HORIZON) / height;
		const band = depth < 0.05 ? 11 : depth < 0.14 ? 10 : depth < 0.32 ? 9 : depth < 0.6 ? 8 : 7;
		c.rect(0, y, WIDTH, 1, sea + band);
	}
	// The town lies in the water too.
	for (let i = 0; i < 8; i++) {
		const y = HORIZON + 1 + i * 3;
		c.rect(0, y, 132 - i * 9, 2, (x) => ((x + i * 5) % 16 < 12 ? sea + (i < 4 ? 12 : 13) : c.get(x, y)));
	}
	for (let row = 0; row < 16; row++) {
		const depth = (row / 16) ** 1.5;
		const y = Math.round(HORIZON + 3 + depth * (height - 8));
		// In steps of whole tiles: what repeats is kept once.
		const length = 8 * Math.round(1 + depth * 3);
		const step = length * 2;
		for (let n = -1; n * step < WIDTH + step; n++) {
			const x = n * step + ((row * 40) % step);
			const far = Math.abs(x + length / 2 - SUN[0]);
			const isInTrack = far < 20 + depth * 24;
			const thick = depth > 0.4 ? 2 : 1;
			for (let i = 0; i < length; i++) {
				const isEdge = i < length * 0.2 || i > length * 0.8;
				const calm = sea + (depth < 0.3 ? 10 : depth < 0.6 ? 9 : 8);
				const ink = isInTrack ? sea + 1 + (((i >> 2) + row * 2 + n) % 6) : calm;
				c.rect(x + i, y, 1, isEdge ? 1 : thick, ink);
			}
		}
	}
}

export function drawEndingBackdrop(): Canvas {
	const c = new Canvas(WIDTH, 224);
	drawSky(c);
	drawClouds(c);
	drawSea(c);
	const front = new Canvas(WIDTH, 224);
	drawTown(front);
	// Where the town stands, the sky behind it in that tile becomes the town's own haze.
	for (let ty = 0; ty < HORIZON / 8; ty++)
		for (let tx = 0; tx < WIDTH / 8; tx++) {
			const tile = front.cut(tx * 8, ty * 8, 8, 8);
			if (tile.pixels.every((p) => p === 0)) continue;
			for (let y = 0; y < 8; y++)
				for (let x = 0; x < 8; x++) {
					const own = tile.get(x, y);
					c.set(tx * 8 + x, ty * 8 + y, own === 0 ? town + skyInTown(c.get(tx * 8 + x, ty * 8 + y) - sky) : own);
				}
		}
	return c;
}

/** The sky's bands 3 to 9 and a cloud's edge, as the town's palette has them. */
const IN_TOWN: Readonly<Record<number, number>> = { 3: 8, 4: 7, 5: 11, 6: 12, 7: 13, 8: 14, 9: 9, 10: 9, 11: 9, 15: 6 };

function skyInTown(band: number): number {
	return IN_TOWN[band] ?? 15;
}
