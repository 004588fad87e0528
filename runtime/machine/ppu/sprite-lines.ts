import {
	SCREEN_HEIGHT_PX,
	SCREEN_WIDTH_PX,
	SPRITE_COUNT,
	SPRITE_PIXELS_PER_LINE,
	SPRITES_PER_LINE,
	VIDEO_REGISTER,
} from "../memory-map.ts";
import { VideoViews } from "./video-views.ts";

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
	private readonly pixels = new Uint16Array(SCREEN_HEIGHT_PX);
	private readonly full = new Uint8Array(SCREEN_HEIGHT_PX);

	evaluate(views: VideoViews): void {
		this.counts.fill(0);
		this.pixels.fill(0);
		this.full.fill(0);
		this.overflow = false;
		const spriteCount = Math.min(views.registers[VIDEO_REGISTER.spriteCount]!, SPRITE_COUNT);
		for (let sprite = 0; sprite < spriteCount; sprite++) {
			const xPx = views.spritePositions[sprite * 4]! >> 4;
			const yPx = views.spritePositions[sprite * 4 + 1]! >> 4;
			const shape = views.sprites[sprite * 4 + 3]!;
			const widthPx = ((shape & 7) + 1) * 8;
			const heightPx = (((shape >> 3) & 7) + 1) * 8;
			if (xPx >= SCREEN_WIDTH_PX || xPx + widthPx <= 0) continue;
			this.place(sprite, yPx, heightPx, widthPx);
		}
	}

	private place(sprite: number, yPx: number, heightPx: number, widthPx: number): void {
		const { counts, pixels, full, indices } = this;
		const end = Math.min(yPx + heightPx, SCREEN_HEIGHT_PX);
		for (let line = Math.max(yPx, 0); line < end; line++) {
			const count = counts[line]!;
			const pixelsWith = pixels[line]! + widthPx;
			if (full[line] === 0 && count < SPRITES_PER_LINE && pixelsWith <= SPRITE_PIXELS_PER_LINE) {
				indices[line * SPRITES_PER_LINE + count] = sprite;
				counts[line] = count + 1;
				pixels[line] = pixelsWith;
			} else {
				full[line] = 1;
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
	scratch.evaluate(VideoViews.of(video));
	return { overflow: scratch.overflow };
}

const scratch = new SpriteLines();
