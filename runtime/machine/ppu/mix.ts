import { solidMask } from "./pixel-words.ts";
import { PLANE_LINE_WORDS } from "./plane-bitmap.ts";
import { SPRITE_MARGIN_WORDS, type SpriteLine } from "./sprite-painter.ts";

/**
 * The order of the layers, front to back at each pixel:
 * text; sprite priority 3; plane A, cells with priority; plane B, cells with priority; sprite priority 2;
 * plane A, other cells; sprite priority 1; plane B, other cells; sprite priority 0; backdrop.
 * Among sprites the lowest index with a solid pixel is taken first, and only its priority is then compared with the
 * planes: a low index behind the planes hides a higher index that would be before them.
 */

/** A line of a plane: where its words begin, and which of its 512 pixels stands at the picture's left edge. */
export interface PlaneLine {
	words: Int32Array;
	from: number;
	xPx: number;
}

const LAST_WORD = PLANE_LINE_WORDS - 1;

// The planes' words are brought under the picture's by shifting two neighbours together. The masks are worked out in
// one bit a byte and widened once, by a multiplication with 255: see `pixel-words.ts`.
// `(w & 0x0f0f0f0f) + 0x0f0f0f0f` has bit 4 set in each solid byte; a byte whose priority bit is set is solid.

/** Mixes the planes into `line`, 64 words, in which bit 7 belongs to the palette from here on. */
export function mixPlanes(a: PlaneLine, b: PlaneLine, line: Int32Array): void {
	const wordsA = a.words;
	const wordsB = b.words;
	const fromA = a.from;
	const fromB = b.from;
	const shiftA = (a.xPx & 3) << 3;
	const shiftB = (b.xPx & 3) << 3;
	// A shift by 32 would be none at all in JavaScript: so the way back is one, and then the rest.
	const backA = 31 - shiftA;
	const backB = 31 - shiftB;
	let indexA = a.xPx >> 2;
	let indexB = b.xPx >> 2;
	let heldA = wordsA[fromA + indexA]!;
	let heldB = wordsB[fromB + indexB]!;
	for (let k = 0; k < 64; k++) {
		indexA = (indexA + 1) & LAST_WORD;
		indexB = (indexB + 1) & LAST_WORD;
		const nextA = wordsA[fromA + indexA]!;
		const nextB = wordsB[fromB + indexB]!;
		const wordA = (heldA >>> shiftA) | ((nextA << 1) << backA);
		const wordB = (heldB >>> shiftB) | ((nextB << 1) << backB);
		heldA = nextA;
		heldB = nextB;
		const solidA = ((wordA & 0x0f0f0f0f) + 0x0f0f0f0f) >>> 4;
		const useA = Math.imul(solidA & ~((wordB & ~wordA) >>> 7) & 0x01010101, 255);
		line[k] = ((wordA & useA) | (wordB & ~useA)) & 0x7f7f7f7f;
	}
}

/** Mixes the planes and a line of sprites. */
export function mixPlanesAndSprites(a: PlaneLine, b: PlaneLine, sprites: SpriteLine, line: Int32Array): void {
	const { pixels, priorities } = sprites;
	const wordsA = a.words;
	const wordsB = b.words;
	const fromA = a.from;
	const fromB = b.from;
	const shiftA = (a.xPx & 3) << 3;
	const shiftB = (b.xPx & 3) << 3;
	// A shift by 32 would be none at all in JavaScript: so the way back is one, and then the rest.
	const backA = 31 - shiftA;
	const backB = 31 - shiftB;
	let indexA = a.xPx >> 2;
	let indexB = b.xPx >> 2;
	let heldA = wordsA[fromA + indexA]!;
	let heldB = wordsB[fromB + indexB]!;
	for (let k = 0; k < 64; k++) {
		indexA = (indexA + 1) & LAST_WORD;
		indexB = (indexB + 1) & LAST_WORD;
		const nextA = wordsA[fromA + indexA]!;
		const nextB = wordsB[fromB + indexB]!;
		const wordA = (heldA >>> shiftA) | ((nextA << 1) << backA);
		const wordB = (heldB >>> shiftB) | ((nextB << 1) << backB);
		heldA = nextA;
		heldB = nextB;
		const solidA = ((wordA & 0x0f0f0f0f) + 0x0f0f0f0f) >>> 4;
		const useA = Math.imul(solidA & ~((wordB & ~wordA) >>> 7) & 0x01010101, 255);
		const plane = ((wordA & useA) | (wordB & ~useA)) & 0x7f7f7f7f;
		const sprite = pixels[k + SPRITE_MARGIN_WORDS]!;
		if (sprite === 0) {
			line[k] = plane;
			continue;
		}
		const bit0 = priorities[k + SPRITE_MARGIN_WORDS]!;
		const bit1 = bit0 >>> 1;
		const solidB = ((wordB & 0x0f0f0f0f) + 0x0f0f0f0f) >>> 4;
		const solidSprite = ((sprite & 0x0f0f0f0f) + 0x0f0f0f0f) >>> 4;
		const beforeLow = bit1 | (~solidA & (bit0 | ~solidB));
		const shown = (bit0 & bit1) | (~((wordA | wordB) >>> 7) & beforeLow);
		const useSprite = Math.imul(solidSprite & shown & 0x01010101, 255);
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
