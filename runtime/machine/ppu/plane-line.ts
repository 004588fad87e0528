import type { TileCache } from "./tile-cache.ts";

/** Words of a line's buffer: 33 cells, one more than the picture is wide for scrolls that aren't whole cells. */
export const PLANE_LINE_WORDS = 66;

/**
 * Fetches one line of a plane.
 * @param cells 64×64 cells
 * @param xPx   0–511: the plane's column of pixels at the picture's left edge
 * @param yPx   0–511: the plane's line
 * @param line  PLANE_LINE_WORDS words, filled: see `pixel-words.ts`
 * @returns the word of `line` at which the picture's 64 words begin, 1 or 2: what stands before it is not shown
 */
export function fetchPlaneLine(
	cells: Uint16Array,
	tiles: TileCache,
	xPx: number,
	yPx: number,
	line: Int32Array,
): number {
	const { pixels, solid } = tiles;
	const firstCell = (yPx >> 3) << 6;
	const tileLine = yPx & 7;
	const shift = (xPx & 3) << 3;
	// A shift by 32 would be none at all in JavaScript: so the way back is one, and then the rest.
	const back = 31 - shift;
	let column = xPx >> 3;
	let before = 0;
	for (let k = 0; k < PLANE_LINE_WORDS; k += 2) {
		const cell = cells[firstCell + column]!;
		column = (column + 1) & 63;
		// Flip y is bit 14: 7 − line is line ^ 7.
		const row = tileLine ^ (-((cell >> 14) & 1) & 7);
		const at = ((cell & 0x3ff) << 5) + (row << 2) + ((cell >> 12) & 2);
		const high = ((cell >> 6) & 0x70) | ((cell >> 8) & 0x80);
		const left = pixels[at]! | Math.imul(solid[at]!, high);
		const right = pixels[at + 1]! | Math.imul(solid[at + 1]!, high);
		line[k] = (before >>> shift) | ((left << 1) << back);
		line[k + 1] = (left >>> shift) | ((right << 1) << back);
		before = right;
	}
	return 1 + ((xPx >> 2) & 1);
}
