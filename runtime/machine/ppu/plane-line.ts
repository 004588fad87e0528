import type { TileCache } from "./tile-cache.ts";

/** 33 cells: one more than the picture is wide, for scrolls that aren't a multiple of 8. */
const fetched = new Int32Array(66);

/**
 * Fetches one line of a plane, 256 pixels as 64 words.
 * @param cells 64×64 cells
 * @param xPx   0–511: the plane's column of pixels at the picture's left edge
 * @param yPx   0–511: the plane's line
 * @param line  64 words, filled: see `pixel-words.ts`
 */
export function fetchPlaneLine(cells: Uint16Array, tiles: TileCache, xPx: number, yPx: number, line: Int32Array): void {
	const { pixels, solid } = tiles;
	const words = fetched;
	const firstCell = (yPx >> 3) << 6;
	const tileLine = yPx & 7;
	let column = xPx >> 3;
	for (let k = 0; k < 66; k += 2) {
		const cell = cells[firstCell + column]!;
		column = (column + 1) & 63;
		const row = cell & 0x4000 ? 7 - tileLine : tileLine;
		const at = ((cell & 0x3ff) << 5) + (row << 2) + ((cell >> 12) & 2);
		const high = ((cell >> 6) & 0x70) | ((cell >> 8) & 0x80);
		words[k] = pixels[at]! | Math.imul(solid[at]!, high);
		words[k + 1] = pixels[at + 1]! | Math.imul(solid[at + 1]!, high);
	}
	const start = (xPx >> 2) & 1;
	const shift = (xPx & 3) << 3;
	if (shift === 0) {
		for (let k = 0; k < 64; k++) line[k] = words[k + start]!;
		return;
	}
	let word = words[start]!;
	for (let k = 0; k < 64; k++) {
		const next = words[k + start + 1]!;
		line[k] = (word >>> shift) | (next << (32 - shift));
		word = next;
	}
}
