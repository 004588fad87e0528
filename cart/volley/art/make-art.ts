/**
 * Makes all of VOLLEY's pictures and maps from the drawings in this folder: `npx tsx cart/volley/art/make-art.ts`.
 * The same sources give the same bytes; the results are kept in the repository beside them.
 */
import { writeFileSync } from "node:fs";
import { drawFont } from "./draw/font.ts";
import type { Canvas } from "./kit/canvas.ts";
import { framesFile } from "./kit/frames-file.ts";
import { indexedPng } from "./kit/png-file.ts";
import { SKY_PALETTES } from "./palettes.ts";
import { ALL_SHEETS, drawSheet, palettesOfSheet } from "./sheets.ts";

function write(name: string, bytes: Uint8Array | string): void {
	writeFileSync(new URL(name, import.meta.url), bytes);
}

function picture(name: string, canvas: Canvas, palettes: readonly Uint16Array[]): void {
	write(name, indexedPng(canvas.width, canvas.height, canvas.pixels, palettes));
}

write("frames.ts", framesFile(ALL_SHEETS));
for (const sheet of ALL_SHEETS) {
	if (sheet === "title") continue;
	picture(`${sheet}.png`, drawSheet(sheet), palettesOfSheet(sheet));
}
picture("volley-font.png", drawFont(), SKY_PALETTES);
