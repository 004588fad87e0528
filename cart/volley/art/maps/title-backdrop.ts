import { Canvas, type Point } from "../kit/canvas.ts";

/** Dusk over the sea, with a stadium on the horizon: 256×224. Sky is all in palette 1, sea in palette 2 of the title. */
const SKY = 16;
const SEA = 32;
const HORIZON = 144;
const WIDTH = 256;
const SUN: Point = [128, 132];

// Sky palette: 1–11 night to sunset, 12 cloud, 13 cloud lit, 14 cloud's edge, 15 silhouette.
const BAND_HEIGHTS = [34, 22, 18, 15, 12, 11, 9, 8, 6, 5, 4] as const;

function drawSky(c: Canvas): void {
	let top = 0;
	BAND_HEIGHTS.forEach((height, band) => {
		c.rect(0, top, WIDTH, height, SKY + band + 1);
		// A thin line of the band above, below the border: the step is softened without dots.
		if (band > 0) c.rect(0, top + 2, WIDTH, 1, SKY + band);
		top += height;
	});
	for (const [x, y] of STARS) c.set(x, y, SKY + (y < 30 ? 13 : 5));
	c.ellipse(SUN[0], SUN[1], 38, 38, SKY + 9)
		.ellipse(SUN[0], SUN[1], 34, 34, SKY + 10)
		.ellipse(SUN[0], SUN[1], 30, 30, SKY + 11);
}

const STARS: readonly Point[] = [
	[12, 8],
	[38, 22],
	[61, 5],
	[90, 14],
	[118, 4],
	[141, 18],
	[170, 9],
	[199, 24],
	[222, 6],
	[243, 17],
	[25, 40],
	[232, 44],
	[8, 60],
	[250, 66],
];

/** Long clouds lit from below: middle, y, half length, half height. */
const CLOUDS: readonly (readonly [number, number, number, number])[] = [
	[36, 96, 52, 5],
	[70, 104, 40, 4],
	[214, 92, 56, 5],
	[236, 101, 44, 4],
	[128, 116, 58, 3],
	[18, 118, 40, 3],
	[240, 120, 38, 3],
	[172, 108, 30, 3],
	[60, 128, 36, 2],
	[204, 130, 40, 2],
];

function drawClouds(c: Canvas): void {
	for (const [cx, cy, rx, ry] of CLOUDS) {
		const body = (dy: number, shrink: number, ink: number) =>
			c.each((x, y) => {
				const t = (x + 0.5 - cx) / (rx - shrink);
				if (Math.abs(t) > 1) return false;
				// A lumpy upper side and a flat lower one.
				const lump = 1 + 0.35 * Math.sin(x * 0.34 + cy) + 0.2 * Math.sin(x * 0.13 + cx);
				const up = ry * Math.sqrt(1 - t * t) * lump;
				return y + 0.5 <= cy + dy + 1.2 && y + 0.5 >= cy + dy - up;
			}, ink);
		body(1, 0, SKY + (cy > 110 ? 9 : 14));
		body(0, 2, SKY + (cy > 110 ? 13 : 13));
		body(-1, 6, SKY + 12);
	}
}

/** A bowl of stands with a roof on ribs, four lamp masts; light comes out of it. */
function drawStadium(c: Canvas): void {
	const dark = SKY + 15;
	const left = 66;
	const right = 190;
	const middle = (left + right) / 2;
	const roof = (x: number) => 116 + ((x - middle) / (right - left)) ** 2 * 34;
	for (let x = left; x <= right; x++) {
		const top = Math.round(roof(x));
		c.rect(x, top, 1, HORIZON - top, dark);
		c.set(x, top, SKY + 7);
		c.set(x, top + 4, SKY + 11).set(x, top + 5, SKY + 10);
		// Light between the ribs of the stand.
		if ((x - left) % 6 > 1 && x > left + 3 && x < right - 3)
			c.rect(x, top + 8, 1, 3, SKY + 4).rect(x, top + 12, 1, Math.max(0, HORIZON - 8 - top - 12), SKY + 2);
	}
	// Land under it.
	for (let x = 0; x < WIDTH; x++) {
		const hill = 141 - 4 * Math.sin((x - 20) / 30) ** 2 - (x < 66 ? 2 : 0);
		if (x < left - 22 || x > right + 22) continue;
		c.rect(x, Math.round(hill), 1, HORIZON - Math.round(hill), SKY + 1);
	}
	for (const [x, top] of [
		[70, 92],
		[98, 84],
		[158, 84],
		[186, 92],
	] as const) {
		c.rect(x, top, 2, HORIZON - top - 6, dark).set(x, top + 14, SKY + 7);
		c.rect(x - 6, top - 8, 14, 9, dark);
		for (let ly = 0; ly < 3; ly++)
			for (let lx = 0; lx < 4; lx++) c.rect(x - 5 + lx * 3, top - 7 + ly * 3, 2, 1, SKY + 11);
	}
}

// Sea palette: 1–6 turning glitter, 7–10 dark to light water, 11–13 sun's track, 14 darkest.
function drawSea(c: Canvas): void {
	const height = 224 - HORIZON;
	for (let y = HORIZON; y < 224; y++) {
		const depth = (y - HORIZON) / height;
		const band = depth < 0.05 ? 11 : depth < 0.13 ? 10 : depth < 0.3 ? 9 : depth < 0.55 ? 8 : 7;
		c.rect(0, y, WIDTH, 1, SEA + band);
	}
	// Swell: lens-shaped strokes, longer and farther apart towards the viewer; in the sun's track they glitter.
	for (let row = 0; row < 16; row++) {
		const depth = (row / 16) ** 1.5;
		const y = Math.round(HORIZON + 3 + depth * (height - 8));
		const length = 6 + depth * 26;
		const step = length * 2;
		for (let n = -1; n * step < WIDTH + step; n++) {
			const x = Math.round(n * step + ((row * 37) % step));
			const far = Math.abs(x + length / 2 - SUN[0]);
			const inTrack = far < 26 + depth * 22;
			const thick = depth > 0.4 ? 2 : 1;
			for (let i = 0; i < length; i++) {
				const edge = i < length * 0.2 || i > length * 0.8;
				const ink = inTrack ? SEA + 1 + (((i >> 2) + row * 2 + n) % 6) : SEA + (depth < 0.3 ? 10 : depth < 0.6 ? 9 : 8);
				c.rect(x + i, y, 1, edge ? 1 : thick, (px, py) => (py >= HORIZON && px >= 0 ? ink : c.get(px, py)));
			}
		}
	}
	// The stadium's reflection, broken into strips.
	for (let i = 0; i < 7; i++) {
		const y = HORIZON + 1 + i * 3;
		const half = 60 - i * 5;
		c.each(
			(x, py) => py === y && Math.abs(x - 128) < half && Math.abs(x - 128) > 30 - i * 3 && (x + i * 5) % 16 < 11,
			SEA + 14,
		);
	}
}

export function drawTitleBackdrop(): Canvas {
	const c = new Canvas(WIDTH, 224);
	drawSky(c);
	drawClouds(c);
	drawStadium(c);
	drawSea(c);
	return c;
}
