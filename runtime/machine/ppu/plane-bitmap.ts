import { PLANE_COLUMNS, PLANE_ROWS, PLANE_SIZE_PX } from "../memory-map.ts";
import type { TileCache } from "./tile-cache.ts";

/** Pixel words of one line of a plane. */
export const PLANE_LINE_WORDS = PLANE_SIZE_PX / 4;

/**
 * A whole plane as pixel words (see `pixel-words.ts`), 512×512 pixels, drawn anew only where its cells, or the tiles
 * they show, have changed: a picture then reads it line by line, whatever the scroll.
 */
export class PlaneBitmap {
	readonly words = new Int32Array(PLANE_SIZE_PX * PLANE_LINE_WORDS);
	/** The cells as drawn, in pairs. */
	private readonly seen = new Int32Array((PLANE_COLUMNS * PLANE_ROWS) / 2);

	/**
	 * Draws what has changed.
	 * @param cellPairs the plane's cells, two a word, the left one low
	 * @param tiles     refreshed for the same picture just before
	 */
	refresh(cellPairs: Int32Array, tiles: TileCache): void {
		const { seen } = this;
		if (!tiles.anyChanged) {
			for (let k = 0; k < seen.length; k++) if (cellPairs[k] !== seen[k]) this.drawPair(k, cellPairs[k]!, tiles);
			return;
		}
		const { changed } = tiles;
		for (let k = 0; k < seen.length; k++) {
			const pair = cellPairs[k]!;
			if (pair !== seen[k] || (changed[pair & 0x3ff]! | changed[(pair >>> 16) & 0x3ff]!) !== 0) {
				this.drawPair(k, pair, tiles);
			}
		}
	}

	private drawPair(index: number, pair: number, tiles: TileCache): void {
		this.seen[index] = pair;
		this.drawCell(index * 2, pair & 0xffff, tiles);
		this.drawCell(index * 2 + 1, pair >>> 16, tiles);
	}

	private drawCell(index: number, cell: number, tiles: TileCache): void {
		const { words } = this;
		const { pixels, solid } = tiles;
		const flipX = (cell >> 12) & 2;
		// Flip y is bit 14: line 7 − n is n ^ 7.
		const flipY = -((cell >> 14) & 1) & 7;
		const tile = (cell & 0x3ff) << 5;
		const high = ((cell >> 6) & 0x70) | ((cell >> 8) & 0x80);
		let to = (index >> 6) * 8 * PLANE_LINE_WORDS + (index & 63) * 2;
		for (let row = 0; row < 8; row++) {
			const from = tile + ((row ^ flipY) << 2) + flipX;
			words[to] = pixels[from]! | Math.imul(solid[from]!, high);
			words[to + 1] = pixels[from + 1]! | Math.imul(solid[from + 1]!, high);
			to += PLANE_LINE_WORDS;
		}
	}
}
