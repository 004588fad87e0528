import { TEXT_COLUMNS, TEXT_ROWS } from "../memory-map.ts";
import { FONT, GLYPH_COUNT } from "./font/font.ts";
import { solidBits } from "./pixel-words.ts";
import type { TileCache } from "./tile-cache.ts";

const INK_COLOUR = 1;
const SHADOW_COLOUR = 2;
const TILE_BIT = 0x4000;
const SHADOW_BIT = 0x8000;

/**
 * Glyphs as pixel words, `[shadowed][glyph][row][left, right]`, without a palette. A glyph's shadow stays in its
 * cell: the built-in letters leave their last column and line free for it, and a shadow that ran over into the
 * next cell would show or not by what stands there.
 */
const GLYPH_PIXELS: Int32Array = (() => {
	const words = new Int32Array(2 * GLYPH_COUNT * 16);
	for (let glyph = 0; glyph < GLYPH_COUNT; glyph++) {
		for (let row = 0; row < 8; row++) {
			const ink = FONT[glyph * 8 + row]!;
			const shadow = row > 0 ? (FONT[glyph * 8 + row - 1]! >> 1) & ~ink : 0;
			for (let x = 0; x < 8; x++) {
				const bit = 0x80 >> x;
				const at = glyph * 16 + row * 2 + (x >> 2);
				const byte = (x & 3) * 8;
				if (ink & bit) words[at]! |= INK_COLOUR << byte;
				const shadowed = ink & bit ? INK_COLOUR : shadow & bit ? SHADOW_COLOUR : 0;
				words[GLYPH_COUNT * 16 + at]! |= shadowed << byte;
			}
		}
	}
	return words;
})();
const GLYPH_SOLID: Int32Array = GLYPH_PIXELS.map(solidBits);

/** Marks the text rows that have anything but empty cells (code 0 of the font, which is blank in any colour). */
export function findTextRows(cells: Uint16Array, used: Uint8Array): void {
	for (let row = 0; row < TEXT_ROWS; row++) {
		let any = 0;
		for (let k = row * TEXT_COLUMNS; k < (row + 1) * TEXT_COLUMNS; k++) any |= cells[k]!;
		used[row] = any === 0 ? 0 : 1;
	}
}

/** Fetches a line (0–223) of the text plane: 64 words, see-through where there is no text. */
export function fetchTextLine(cells: Uint16Array, tiles: TileCache, line: number, words: Int32Array): void {
	const first = (line >> 3) * TEXT_COLUMNS;
	const row = line & 7;
	for (let column = 0; column < TEXT_COLUMNS; column++) {
		const cell = cells[first + column]!;
		const code = cell & 0x3ff;
		const palette = (cell >> 6) & 0xf0;
		let left = 0;
		let right = 0;
		if (cell & TILE_BIT) {
			const at = (code << 5) + (row << 2);
			left = tiles.pixels[at]! | Math.imul(tiles.solid[at]!, palette);
			right = tiles.pixels[at + 1]! | Math.imul(tiles.solid[at + 1]!, palette);
		} else if (code !== 0 && code < GLYPH_COUNT) {
			const at = (cell & SHADOW_BIT ? GLYPH_COUNT * 16 : 0) + (code << 4) + (row << 1);
			left = GLYPH_PIXELS[at]! | Math.imul(GLYPH_SOLID[at]!, palette);
			right = GLYPH_PIXELS[at + 1]! | Math.imul(GLYPH_SOLID[at + 1]!, palette);
		}
		words[column * 2] = left;
		words[column * 2 + 1] = right;
	}
}
