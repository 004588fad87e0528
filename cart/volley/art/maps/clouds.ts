import { Canvas } from "../kit/canvas.ts";

/** The clouds' plane: 32×64 cells that repeat. Sparse and of middle tones, so that bullets read on them. */
export const CLOUD_COLUMNS = 32;
export const CLOUD_ROWS = 64;
const PALETTE = 5 * 16;

// Cloud palette: 1 shadow on the sea, 2–6 dark to light.
type Puff = readonly [x: number, y: number, r: number];

const BIG: readonly Puff[] = [
	[6, 16, 5],
	[14, 11, 9],
	[25, 10, 9],
	[34, 15, 5],
	[20, 16, 7],
];
const SMALL: readonly Puff[] = [
	[5, 11, 4],
	[12, 8, 7],
	[19, 11, 4],
];

/** The same puffs three times, each time smaller and nearer the light: a flat underside, soft steps above. */
function cloud(width: number, height: number, puffs: readonly Puff[]): Canvas {
	const c = new Canvas(width, height);
	const layer = (dx: number, dy: number, shrink: number, colour: number) => {
		for (const [x, y, r] of puffs)
			if (r > shrink)
				c.each((px, py) => {
					const nx = (px + 0.5 - x - dx) / (r - shrink);
					const ny = (py + 0.5 - y - dy) / ((py > y + dy ? 0.6 : 1) * (r - shrink));
					return nx * nx + ny * ny <= 1;
				}, PALETTE + colour);
	};
	layer(0, 0, 0, 2);
	layer(-0.3, -0.8, 0.8, 3);
	layer(-0.8, -2, 2.2, 4);
	layer(-1.4, -3, 4.2, 5);
	return c;
}

export function drawClouds(): Canvas {
	const out = new Canvas(CLOUD_COLUMNS * 8, CLOUD_ROWS * 8);
	const big = cloud(40, 24, BIG);
	const small = cloud(24, 16, SMALL);
	out.stamp(big, 8, 40).stamp(small, 40, 56).stamp(small, 208, 96).stamp(small, 72, 176);
	out
		.stamp(small, 168, 248)
		.stamp(big, 184, 232)
		.stamp(small, 16, 328)
		.stamp(small, 128, 392)
		.stamp(big, 96, 400)
		.stamp(small, 216, 440);
	return out;
}
