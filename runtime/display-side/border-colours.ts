import { SCREEN_HEIGHT_PX, VIDEO_REGISTER } from "../machine/memory-map.ts";
import { Copper } from "../machine/ppu/copper.ts";
import { FIELD_LINES, rgb555ToWord } from "../machine/ppu/index.ts";
import { VideoViews } from "../machine/ppu/video-views.ts";
import type { FieldStandard } from "./screen.ts";

/**
 * The colour left and right of the picture, line by line of the field: the backdrop as the copper has set it, and above
 * and below the picture that of the line next to it.
 */
export class BorderColours {
	/** One word 0xAABBGGRR a line; as many as the largest field has. */
	readonly words = new Uint32Array(FIELD_LINES.pal);
	readonly #copper = new Copper();

	/** Reads a video block. @returns lines in use */
	read(video: Uint8Array, standard: FieldStandard): number {
		const views = VideoViews.of(video);
		const rows = FIELD_LINES[standard];
		const top = (rows - SCREEN_HEIGHT_PX) / 2;
		let colour = rgb555ToWord(views.registers[VIDEO_REGISTER.backdrop]!);
		this.#copper.begin(views);
		for (let line = 0; line < SCREEN_HEIGHT_PX; line++) {
			while (this.#copper.nextLine === line) {
				const { register, value } = this.#copper.take();
				if (register === VIDEO_REGISTER.backdrop) colour = rgb555ToWord(value);
			}
			this.words[top + line] = colour;
		}
		this.words.fill(this.words[top]!, 0, top);
		this.words.fill(colour, top + SCREEN_HEIGHT_PX, rows);
		return rows;
	}
}
