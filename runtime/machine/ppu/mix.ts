import { highMask, solidMask } from "./pixel-words.ts";
import { SPRITE_MARGIN_WORDS, type SpriteLine } from "./sprite-painter.ts";

/**
 * The order of the layers, front to back at each pixel:
 * text; sprite priority 3; plane A, cells with priority; plane B, cells with priority; sprite priority 2;
 * plane A, other cells; sprite priority 1; plane B, other cells; sprite priority 0; backdrop.
 * Among sprites the lowest index with a solid pixel is taken first, and only its priority is then compared with the
 * planes: a low index behind the planes hides a higher index that would be before them.
 */

/** Mixes the planes into `line`, 64 words, in which bit 7 belongs to the palette from here on. */
export function mixPlanes(a: Int32Array, b: Int32Array, line: Int32Array): void {
	for (let k = 0; k < 64; k++) {
		const wordA = a[k]!;
		const wordB = b[k]!;
		const useA = solidMask(wordA) & (highMask(wordA) | ~highMask(wordB));
		line[k] = ((wordA & useA) | (wordB & ~useA)) & 0x7f7f7f7f;
	}
}

/** Mixes the planes and a line of sprites. */
export function mixPlanesAndSprites(a: Int32Array, b: Int32Array, sprites: SpriteLine, line: Int32Array): void {
	const { pixels, priorityBit0, priorityBit1 } = sprites;
	for (let k = 0; k < 64; k++) {
		const wordA = a[k]!;
		const wordB = b[k]!;
		const sprite = pixels[k + SPRITE_MARGIN_WORDS]!;
		const solidA = solidMask(wordA);
		const highA = highMask(wordA);
		const highB = highMask(wordB);
		const useA = solidA & (highA | ~highB);
		const plane = ((wordA & useA) | (wordB & ~useA)) & 0x7f7f7f7f;
		if (sprite === 0) {
			line[k] = plane;
			continue;
		}
		const bit0 = priorityBit0[k + SPRITE_MARGIN_WORDS]!;
		const bit1 = priorityBit1[k + SPRITE_MARGIN_WORDS]!;
		const beforeLow = bit1 | (~solidA & (bit0 | ~solidMask(wordB)));
		const useSprite = solidMask(sprite) & ((bit0 & bit1) | (~(highA | highB) & beforeLow));
		line[k] = (sprite & useSprite) | (plane & ~useSprite);
	}
}

/** Lays a line of text over `line`. */
export function mixText(text: Int32Array, line: Int32Array): void {
	for (let k = 0; k < 64; k++) {
		const word = text[k]!;
		if (word !== 0) line[k] = word | (line[k]! & ~solidMask(word));
	}
}
