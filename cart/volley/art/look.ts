/**
 * Enlarged sheets to look at: `npx tsx cart/volley/art/look.ts OUT_DIR [SHEET …]` writes each sheet four times as big
 * on dark grey.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rgb888, truecolourPng } from "./kit/png-file.ts";
import { ALL_SHEETS, drawSheet, palettesOfSheet } from "./sheets.ts";

const [outDir = "look", ...only] = process.argv.slice(2);
const SCALE = 4;
const GREY: readonly [number, number, number] = [52, 54, 60];

mkdirSync(outDir, { recursive: true });
for (const sheet of ALL_SHEETS) {
	if (only.length > 0 && !only.includes(sheet)) continue;
	const canvas = drawSheet(sheet);
	const palettes = palettesOfSheet(sheet);
	const width = canvas.width * SCALE;
	const rgb = new Uint8Array(width * canvas.height * SCALE * 3);
	for (let y = 0; y < canvas.height * SCALE; y++)
		for (let x = 0; x < width; x++) {
			const c = canvas.get(Math.floor(x / SCALE), Math.floor(y / SCALE));
			rgb.set(c % 16 === 0 ? GREY : rgb888(palettes[c >> 4]![c & 15]!), (y * width + x) * 3);
		}
	writeFileSync(join(outDir, `${sheet}.png`), truecolourPng(width, canvas.height * SCALE, rgb));
}
