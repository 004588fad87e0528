import { readArt } from "./art.ts";
import { ASCII_ART } from "./ascii.ts";

/** Glyphs of the built-in font: text cells with a code from here on are blank. */
export const GLYPH_COUNT = 512;

const CODES = new Map<string, number>();

/** The built-in font: 512 glyphs × 8 rows, bit 7 the left pixel. */
export const FONT: Uint8Array = (() => {
	const font = new Uint8Array(GLYPH_COUNT * 8);
	CODES.set(" ", 32);
	for (const { name, rows } of readArt(ASCII_ART)) {
		const code = name.charCodeAt(0);
		CODES.set(name, code);
		font.set(rows, code * 8);
	}
	return font;
})();

/** The glyph number of a character in the built-in font, or undefined when the font hasn't got it. */
export function glyphOf(char: string): number | undefined {
	return CODES.get(char);
}
