/** What a goal shows: the net that bulges, its mesh over the ball, and the word. */
import { Canvas, remade, textArt } from "../kit/canvas.ts";
import type { Drawings } from "./drawings.ts";

// Net palette: 5–8 net and posts from dark to light, 11 mesh on grass.
const BACK_BAR = 6;

/** The back of the upper goal's net, pushed out by `depthPx` at its middle: 48×16, its lower edge on the net's inside. */
function bulge(depthPx: number): Canvas {
	const c = new Canvas(48, 16);
	for (let x = 2; x < 46; x++) {
		const share = Math.max(0, 1 - ((x + 0.5 - 24) / 22) ** 2) ** 1.5;
		const top = 10 - Math.round(depthPx * share);
		if (top >= 10) continue;
		for (let y = top; y < 13; y++) {
			// The mesh is drawn wider where the net is stretched.
			const along = Math.round((y - top) * (4 / (4 + depthPx * 0.3)));
			const mesh = (x + along) % 4 === 0 || (x - along + 64) % 4 === 0;
			c.set(x, y, y === top ? 8 : y === top + 1 ? BACK_BAR : mesh ? 7 : 10);
		}
	}
	return c;
}

/** Threads before a ball in the net, on the net's own raster of four pixels. */
function mesh(): Canvas {
	return remade(8, 8, (x, y) => ((x + y) % 4 === 0 || (x - y + 64) % 4 === 0 ? BACK_BAR : 0));
}

const LETTERS: readonly string[] = [
	`
.111111.
111..111
111.....
111.1111
111..111
111..111
.111111.`,
	`
.111111.
111..111
111..111
111..111
111..111
111..111
.111111.`,
	`
..1111..
.111111.
111..111
111..111
11111111
111..111
111..111`,
	`
111.....
111.....
111.....
111.....
111.....
11111111
11111111`,
	`
..111...
..111...
..111...
..111...
...1....
........
..111...`,
];

/** A letter four times as big: a light edge to the upper left, bands from gold to amber, a dark rim. Gold ink. */
function letter(rows: string): Canvas {
	const small = textArt(8, 7, rows);
	const scale = 3.4;
	const side = 32;
	const solid = (x: number, y: number) =>
		x >= 2 && y >= 3 && small.get(Math.floor((x - 2) / scale), Math.floor((y - 3) / (scale + 0.2))) !== 0;
	const c = remade(side, side, (x, y) => {
		if (!solid(x, y)) return 0;
		if (!solid(x - 1, y) || !solid(x, y - 1)) return 5;
		if (!solid(x + 1, y) || !solid(x, y + 1)) return 4;
		return y < 11 ? 1 : y < 19 ? 3 : y === 19 || y === 21 ? 4 : 3;
	});
	const shadow = remade(side, side, (x, y) => (c.get(x, y) === 0 && solid(x - 2, y - 2) ? 2 : 0));
	return c.stamp(shadow, 0, 0).outline(2);
}

export const GOAL_DRAWINGS = {
	netBulge: () => [2, 4, 6].map(bulge),
	netMesh: () => [mesh()],
	goalLetter: () => LETTERS.map(letter),
} satisfies Partial<Drawings>;
