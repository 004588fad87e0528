import { TILE_COUNT } from "../memory-map.ts";
import { solidBits } from "./pixel-words.ts";

/** Words of one tile in the cache: 8 rows × (two as it is, two mirrored). */
export const TILE_WORDS = 32;

/**
 * Tiles decoded from 4 bits a pixel to pixel words, each row also mirrored. The unit gets bytes and is not told what
 * changed, so it compares them with what it last saw, a row a word.
 */
export class TileCache {
	/** `[tile][row][left, right, mirrored left, mirrored right]`; colours 0–15, no palette. */
	readonly pixels = new Int32Array(TILE_COUNT * TILE_WORDS);
	/** 0x01 for each solid pixel, laid out as `pixels`. */
	readonly solid = new Int32Array(TILE_COUNT * TILE_WORDS);
	/** 1 for each tile that the last refresh found changed. */
	readonly changed = new Uint8Array(TILE_COUNT);
	anyChanged = false;
	private readonly seen = new Int32Array(TILE_COUNT * 8);

	/** @param tileRows VRAM's tiles, a word a row: the left pixel in the lowest 4 bits */
	refresh(tileRows: Int32Array): void {
		const { seen, changed } = this;
		if (this.anyChanged) changed.fill(0);
		this.anyChanged = false;
		for (let i = 0; i < seen.length; i++) {
			if (tileRows[i] !== seen[i]) {
				seen[i] = tileRows[i]!;
				this.decodeRow(i, tileRows[i]!);
				changed[i >> 3] = 1;
				this.anyChanged = true;
			}
		}
	}

	private decodeRow(index: number, row: number): void {
		const { pixels, solid } = this;
		const left = spread(row & 0xffff);
		const right = spread(row >>> 16);
		const at = index * 4;
		pixels[at] = left;
		pixels[at + 1] = right;
		pixels[at + 2] = mirror(right);
		pixels[at + 3] = mirror(left);
		for (let k = at; k < at + 4; k++) solid[k] = solidBits(pixels[k]!);
	}
}

/** Four pixels of 4 bits to four bytes. */
function spread(bits16: number): number {
	return (bits16 & 0xf) | ((bits16 & 0xf0) << 4) | ((bits16 & 0xf00) << 8) | ((bits16 & 0xf000) << 12);
}

function mirror(word: number): number {
	return (word >>> 24) | ((word >>> 8) & 0xff00) | ((word & 0xff00) << 8) | (word << 24);
}
