import {
	SCREEN_HEIGHT_PX,
	SCREEN_WIDTH_PX,
	SPRITE_COUNT,
	SPRITE_PIXELS_PER_LINE,
	SPRITES_PER_LINE,
	VIDEO_REGISTER,
} from "../memory-map.ts";
import { VideoViews } from "./video-views.ts";

/** One pixel more than a line may show: nothing fits on top of it. */
const FULL = (SPRITE_PIXELS_PER_LINE + 1) * 64;

/**
 * Which sprites each line shows, found before the picture is drawn, as a 16-bit picture unit finds them in the
 * border before a line:
 * - a sprite wholly left or right of the picture counts for nothing;
 * - one that touches the picture counts as one sprite and with its whole width, see-through pixels and the part
 *   beyond the edge included: the unit fetches whole rows;
 * - the first sprite in the table that doesn't fit any more, by number or by pixels, ends the line: it and all that
 *   come after it are dropped there;
 * - the sprite switch in LAYER makes no difference: switched-off sprites are counted and then not shown.
 */
export class SpriteLines {
	/** Sprites on each line. */
	readonly counts = new Uint8Array(SCREEN_HEIGHT_PX);
	/** Their table indices, `SPRITES_PER_LINE` places a line, ascending. */
	readonly indices = new Uint8Array(SCREEN_HEIGHT_PX * SPRITES_PER_LINE);
	/** Whether any line dropped a sprite. */
	overflow = false;
	/** What each line has: pixels × 64 + sprites, or FULL. */
	private readonly used = new Uint16Array(SCREEN_HEIGHT_PX);
	/** The table as last evaluated. */
	private readonly seen = new Uint16Array(SPRITE_COUNT * 4);
	private seenCount = 0;

	/** Evaluates the sprites of a picture; nothing is done when the table is still the same. */
	evaluate(views: VideoViews): void {
		const { sprites } = views;
		const spriteCount = Math.min(views.registers[VIDEO_REGISTER.spriteCount]!, SPRITE_COUNT);
		if (spriteCount === this.seenCount && sameWords(sprites, this.seen)) return;
		this.seen.set(sprites);
		this.seenCount = spriteCount;
		this.counts.fill(0);
		this.used.fill(0);
		this.overflow = false;
		for (let sprite = 0; sprite < spriteCount; sprite++) {
			const xPx = views.spritePositions[sprite * 4]! >> 4;
			const yPx = views.spritePositions[sprite * 4 + 1]! >> 4;
			const shape = sprites[sprite * 4 + 3]!;
			const widthPx = ((shape & 7) + 1) * 8;
			const heightPx = (((shape >> 3) & 7) + 1) * 8;
			if (xPx >= SCREEN_WIDTH_PX || xPx + widthPx <= 0) continue;
			this.place(sprite, yPx, heightPx, widthPx);
		}
	}

	private place(sprite: number, yPx: number, heightPx: number, widthPx: number): void {
		const { counts, used, indices } = this;
		const end = Math.min(yPx + heightPx, SCREEN_HEIGHT_PX);
		const more = widthPx * 64 + 1;
		for (let line = Math.max(yPx, 0); line < end; line++) {
			const before = used[line]!;
			const after = before + more;
			const count = before & 63;
			if (count < SPRITES_PER_LINE && after < FULL) {
				indices[line * SPRITES_PER_LINE + count] = sprite;
				counts[line] = count + 1;
				used[line] = after;
			} else {
				used[line] = FULL;
				this.overflow = true;
			}
		}
	}
}

/**
 * Whether any line of this picture drops sprites (more than 32 sprites, or 272 sprite pixels): the status bit.
 * @param video a VIDEO_BLOCK
 */
export function evaluateSpriteLines(video: Uint8Array): { overflow: boolean } {
	return { overflow: spriteLinesOf(VideoViews.of(video)).overflow };
}

function sameWords(a: Uint16Array, b: Uint16Array): boolean {
	for (let k = 0; k < a.length; k++) if (a[k] !== b[k]) return false;
	return true;
}

/** The sprites of a picture by line: one for all who ask, since who draws a picture asks after who ran its tick. */
export function spriteLinesOf(views: VideoViews): SpriteLines {
	lastEvaluated.evaluate(views);
	return lastEvaluated;
}

const lastEvaluated = new SpriteLines();
