import { LAYER, SCREEN_HEIGHT_PX, SCREEN_WIDTH_PX, VIDEO_REGISTER, VIDEO_REGISTER_COUNT } from "../memory-map.ts";
import { rgb555ToWord } from "./colour.ts";
import { Copper, type CopperEntry } from "./copper.ts";
import { mixPlanes, mixPlanesAndSprites, mixText, type PlaneLine } from "./mix.ts";
import { PLANE_LINE_WORDS, PlaneBitmap } from "./plane-bitmap.ts";
import { type SpriteLines, spriteLinesOf } from "./sprite-lines.ts";
import { SpriteLine } from "./sprite-painter.ts";
import { fetchTextLine, findTextRows } from "./text-line.ts";
import { TileCache } from "./tile-cache.ts";
import { VideoViews } from "./video-views.ts";

const PLANE_MASK_PX = 511;
/** What a plane that is switched off shows. */
const EMPTY_LINE = new Int32Array(PLANE_LINE_WORDS);

/**
 * The picture unit: draws the picture of one tick from its video block. It keeps nothing that a picture depends on:
 * the same block gives the same picture, whatever was drawn before.
 */
export class PictureUnit {
	private readonly tiles = new TileCache();
	private readonly planeA = new PlaneBitmap();
	private readonly planeB = new PlaneBitmap();
	private readonly copper = new Copper();
	private readonly spriteLine = new SpriteLine();
	private readonly lineA: PlaneLine = { words: EMPTY_LINE, from: 0, xPx: 0 };
	private readonly lineB: PlaneLine = { words: EMPTY_LINE, from: 0, xPx: 0 };
	private readonly lineText = new Int32Array(64);
	private readonly line = new Int32Array(64);
	private readonly textRows = new Uint8Array(SCREEN_HEIGHT_PX / 8);
	/** The registers as the copper has left them: memory itself is never changed. */
	private readonly registers = new Uint16Array(VIDEO_REGISTER_COUNT);
	/** Picture words by pixel byte; entry 0 is the backdrop. */
	private readonly colours = new Uint32Array(256);
	/** Backdrop of the first line drawn, as a picture word: the border above. */
	private firstBackdrop = 0;

	/**
	 * Draws the active picture.
	 * @param video a VIDEO_BLOCK; not changed
	 * @param out   256×224 pixels, row by row, 0xAABBGGRR words
	 * @throws RangeError when either has the wrong length (our bug, never a cartridge's)
	 */
	render(video: Uint8Array, out: Uint32Array): void {
		if (out.length !== SCREEN_WIDTH_PX * SCREEN_HEIGHT_PX) {
			throw new RangeError(`the picture has ${SCREEN_WIDTH_PX * SCREEN_HEIGHT_PX} pixels, not ${out.length}`);
		}
		this.drawLines(VideoViews.of(video), out, 0);
	}

	/**
	 * Draws the whole visible field of a television: the active picture between an upper and a lower border, each in
	 * the backdrop of the active line next to it, copper included.
	 * @param out 256×240 pixels for NTSC (borders of 8 lines), 256×288 for PAL (32 lines)
	 * @throws RangeError when either has the wrong length
	 */
	renderField(video: Uint8Array, television: keyof typeof FIELD_LINES, out: Uint32Array): void {
		const lines = FIELD_LINES[television];
		if (out.length !== SCREEN_WIDTH_PX * lines) {
			throw new RangeError(`a ${television} field has ${SCREEN_WIDTH_PX * lines} pixels, not ${out.length}`);
		}
		const top = ((lines - SCREEN_HEIGHT_PX) / 2) * SCREEN_WIDTH_PX;
		this.drawLines(VideoViews.of(video), out, top);
		out.fill(this.firstBackdrop, 0, top);
		out.fill(this.colours[0]!, top + SCREEN_WIDTH_PX * SCREEN_HEIGHT_PX);
	}

	private drawLines(views: VideoViews, out: Uint32Array, from: number): void {
		this.beginPicture(views);
		const sprites = spriteLinesOf(views);
		for (let line = 0; line < SCREEN_HEIGHT_PX; line++) {
			while (this.copper.nextLine === line) this.runCopper(this.copper.take());
			if (line === 0) this.firstBackdrop = this.colours[0]!;
			this.drawLine(views, sprites, line);
			this.colourLine(out, from + line * SCREEN_WIDTH_PX);
		}
	}

	private beginPicture(views: VideoViews): void {
		this.tiles.refresh(views.tileRows);
		this.planeA.refresh(views.planeA, this.tiles);
		this.planeB.refresh(views.planeB, this.tiles);
		this.copper.begin(views);
		findTextRows(views.text, this.textRows);
		this.registers.set(views.registers);
		for (let k = 0; k < 256; k++) this.colours[k] = rgb555ToWord(this.registers[k]!);
		this.colours[0] = rgb555ToWord(this.registers[VIDEO_REGISTER.backdrop]!);
	}

	private runCopper({ register, value }: CopperEntry): void {
		this.registers[register] = value;
		if (register === VIDEO_REGISTER.backdrop) this.colours[0] = rgb555ToWord(value);
		// Colour 0 of palette 0 is see-through like that of any other: entry 0 stays the backdrop.
		else if (register > 0 && register < 256) this.colours[register] = rgb555ToWord(value);
	}

	private drawLine(views: VideoViews, sprites: SpriteLines, line: number): void {
		const { tiles, lineA, lineB } = this;
		const layers = this.registers[VIDEO_REGISTER.layers]!;
		if (layers & LAYER.planeA) {
			const table = layers & LAYER.lineScrollA ? views.lineScrollA : undefined;
			this.placePlane(lineA, this.planeA, VIDEO_REGISTER.scrollAx, table, line);
		} else hidePlane(lineA);
		if (layers & LAYER.planeB) {
			const table = layers & LAYER.lineScrollB ? views.lineScrollB : undefined;
			this.placePlane(lineB, this.planeB, VIDEO_REGISTER.scrollBx, table, line);
		} else hidePlane(lineB);
		if (layers & LAYER.sprites && sprites.counts[line]! > 0) {
			this.spriteLine.paint(views, sprites, tiles, line);
			mixPlanesAndSprites(lineA, lineB, this.spriteLine, this.line);
		} else mixPlanes(lineA, lineB, this.line);
		if (layers & LAYER.text && this.textRows[line >> 3] === 1) {
			fetchTextLine(views.text, tiles, line, this.lineText);
			mixText(this.lineText, this.line);
		}
	}

	/** Finds what of a plane this line shows: scroll and line table are added in sixteenths, then cut to pixels. */
	private placePlane(
		place: PlaneLine,
		plane: PlaneBitmap,
		scrollX: number,
		table: Int16Array | undefined,
		line: number,
	): void {
		let x = this.registers[scrollX]!;
		let y = this.registers[scrollX + 1]!;
		if (table !== undefined) {
			x += table[line * 2]!;
			y += table[line * 2 + 1]!;
		}
		place.words = plane.words;
		place.from = (((y >> 4) + line) & PLANE_MASK_PX) * PLANE_LINE_WORDS;
		place.xPx = (x >> 4) & PLANE_MASK_PX;
	}

	private colourLine(out: Uint32Array, from: number): void {
		const { colours, line } = this;
		let at = from;
		for (let k = 0; k < 64; k++) {
			const word = line[k]!;
			out[at] = colours[word & 255]!;
			out[at + 1] = colours[(word >>> 8) & 255]!;
			out[at + 2] = colours[(word >>> 16) & 255]!;
			out[at + 3] = colours[word >>> 24]!;
			at += 4;
		}
	}
}

function hidePlane(place: PlaneLine): void {
	place.words = EMPTY_LINE;
	place.from = 0;
}

/** Lines of the visible field of each television standard, borders included. Source: docs/hardware.md. */
export const FIELD_LINES = { ntsc: 240, pal: 288 } as const;
