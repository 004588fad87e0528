import { LAYER, SCREEN_HEIGHT_PX, VIDEO_REGISTER, VIDEO_REGISTER_COUNT } from "../../machine/memory-map.ts";
import { rgb555ToWord } from "../../machine/ppu/colour.ts";
import { Copper } from "../../machine/ppu/copper.ts";
import type { VideoViews } from "../../machine/ppu/video-views.ts";

/** Words of a line's entry: scroll A x, y, B x, y (sixteenths, line table added), layers, palette row, two unused. */
export const LINE_WORDS = 8;

/**
 * The video registers of each line as the copper and the line tables leave them, in the form a graphics card reads.
 * Palettes are kept once for each run of lines that share them: a picture without palette effects has one row.
 */
export class LineRegisters {
	/** `LINE_WORDS` a line. */
	readonly lines = new Int32Array(SCREEN_HEIGHT_PX * LINE_WORDS);
	/** 256 picture words a row; entry 0 is the backdrop. */
	readonly palettes = new Uint32Array(256 * SCREEN_HEIGHT_PX);
	paletteRows = 0;
	private readonly copper = new Copper();
	private readonly registers = new Uint16Array(VIDEO_REGISTER_COUNT);

	read(views: VideoViews): void {
		const { copper, registers } = this;
		copper.begin(views);
		registers.set(views.registers);
		this.paletteRows = 0;
		let coloursChanged = true;
		for (let line = 0; line < SCREEN_HEIGHT_PX; line++) {
			while (copper.nextLine === line) {
				const { register, value } = copper.take();
				registers[register] = value;
				if (register <= VIDEO_REGISTER.backdrop) coloursChanged = true;
			}
			if (coloursChanged) this.addPaletteRow();
			coloursChanged = false;
			this.writeLine(views, line);
		}
	}

	private addPaletteRow(): void {
		const at = this.paletteRows++ * 256;
		for (let k = 1; k < 256; k++) this.palettes[at + k] = rgb555ToWord(this.registers[k]!);
		this.palettes[at] = rgb555ToWord(this.registers[VIDEO_REGISTER.backdrop]!);
	}

	private writeLine(views: VideoViews, line: number): void {
		const { lines, registers } = this;
		const layers = registers[VIDEO_REGISTER.layers]!;
		const tableA = layers & LAYER.lineScrollA ? 1 : 0;
		const tableB = layers & LAYER.lineScrollB ? 1 : 0;
		const at = line * LINE_WORDS;
		lines[at] = registers[VIDEO_REGISTER.scrollAx]! + tableA * views.lineScrollA[line * 2]!;
		lines[at + 1] = registers[VIDEO_REGISTER.scrollAy]! + tableA * views.lineScrollA[line * 2 + 1]!;
		lines[at + 2] = registers[VIDEO_REGISTER.scrollBx]! + tableB * views.lineScrollB[line * 2]!;
		lines[at + 3] = registers[VIDEO_REGISTER.scrollBy]! + tableB * views.lineScrollB[line * 2 + 1]!;
		lines[at + 4] = layers;
		lines[at + 5] = this.paletteRows - 1;
	}
}
