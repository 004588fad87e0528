import { SPRITES_PER_LINE } from "../memory-map.ts";
import { solidMask } from "./pixel-words.ts";
import type { SpriteLines } from "./sprite-lines.ts";
import type { TileCache } from "./tile-cache.ts";
import type { VideoViews } from "./video-views.ts";

/** Words left of the picture, room for a sprite 64 pixels wide of which one pixel shows; as many on the right. */
export const SPRITE_MARGIN_WORDS = 16;
const LINE_WORDS = SPRITE_MARGIN_WORDS + 64 + SPRITE_MARGIN_WORDS + 1;

/** One line of sprite pixels, the lowest index in front. The picture begins at word SPRITE_MARGIN_WORDS. */
export class SpriteLine {
	readonly pixels = new Int32Array(LINE_WORDS);
	/** The sprite's priority, 0–3, in each byte; without meaning where there is no sprite. */
	readonly priorities = new Int32Array(LINE_WORDS);

	/** Paints line `line`. Nothing to do, and nothing valid in the buffers, when the line has no sprites. */
	paint(views: VideoViews, lines: SpriteLines, tiles: TileCache, line: number): void {
		// Priorities are only looked at where there are pixels, so they needn't be cleared.
		this.pixels.fill(0);
		const first = line * SPRITES_PER_LINE;
		const end = first + lines.counts[line]!;
		for (let at = first; at < end; at++) this.paintSprite(views, lines.indices[at]! * 4, tiles, line);
	}

	private paintSprite(views: VideoViews, at: number, tiles: TileCache, line: number): void {
		const pattern = views.sprites[at + 2]!;
		const shape = views.sprites[at + 3]!;
		const columns = (shape & 7) + 1;
		const heightPx = (((shape >> 3) & 7) + 1) * 8;
		let row = line - (views.spritePositions[at + 1]! >> 4);
		if (pattern & 0x8000) row = heightPx - 1 - row;
		const mirrored = (pattern >> 14) & 1;
		const rowTile = (pattern & 0x3ff) + ((row >> 3) << 4);
		const inTile = ((row & 7) << 2) + (mirrored << 1);
		const palette = (pattern >> 6) & 0xf0;
		const priority = ((shape >> 6) & 3) * 0x01010101;
		const { pixels, solid } = tiles;
		const left = (views.spritePositions[at]! >> 4) + SPRITE_MARGIN_WORDS * 4;
		const shift = (left & 3) << 3;
		const back = 32 - shift;
		let word = left >> 2;
		let carry = 0;
		for (let column = 0; column < columns; column++) {
			const tile = (rowTile + (mirrored ? columns - 1 - column : column)) & 0x3ff;
			const source = (tile << 5) + inTile;
			const a = pixels[source]! | Math.imul(solid[source]!, palette);
			const b = pixels[source + 1]! | Math.imul(solid[source + 1]!, palette);
			if (shift === 0) {
				this.put(word, a, priority);
				this.put(word + 1, b, priority);
			} else {
				this.put(word, carry | (a << shift), priority);
				this.put(word + 1, (a >>> back) | (b << shift), priority);
				carry = b >>> back;
			}
			word += 2;
		}
		if (carry !== 0) this.put(word, carry, priority);
	}

	/** Front to back: only pixels that no earlier sprite has taken are written. */
	private put(at: number, word: number, priority: number): void {
		if (word === 0) return;
		const before = this.pixels[at]!;
		if (before === 0) {
			this.pixels[at] = word;
			this.priorities[at] = priority;
			return;
		}
		const taken = solidMask(before);
		this.pixels[at] = before | (word & ~taken);
		this.priorities[at] = (this.priorities[at]! & taken) | (priority & ~taken);
	}
}
