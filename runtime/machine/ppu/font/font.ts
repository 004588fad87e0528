import { ACCENTED_ART } from "./accented.ts";
import { type DrawnGlyph, readArt } from "./art.ts";
import { ASCII_ART } from "./ascii.ts";
import { BOX_ART } from "./boxes.ts";
import { HIRAGANA_ART } from "./hiragana.ts";
import { KATAKANA_ART } from "./katakana.ts";
import { SYMBOL_ART } from "./symbols.ts";
import { voicedKana } from "./voiced.ts";

/** Glyphs of the built-in font: text cells with a code from here on are blank. */
export const GLYPH_COUNT = 512;

/** Where each part of the font begins. 0–31, and the codes between the parts, are blank. */
export const FONT_PART = {
	/** At their own codes, 32–126. */
	ascii: 32,
	/** U+3041–3096, in that order. */
	hiragana: 128,
	/** U+30A1–30FA, in that order. */
	katakana: 224,
	symbols: 320,
	boxes: 416,
	accented: 470,
} as const;

/** Characters that share another's glyph: full-width ASCII (added below), spaces, quotes and dashes. */
const SAME_GLYPH: readonly (readonly [string, string])[] = [
	["\u3000", " "],
	["\u00a0", " "],
	["‘", "'"],
	["’", "'"],
	["“", '"'],
	["”", '"'],
	["–", "-"],
	["—", "─"],
	["～", "〜"],
	["￥", "¥"],
	["〇", "○"],
	["❤", "♥"],
];

const codes = new Map<string, number>([[" ", FONT_PART.ascii]]);

/** The built-in font: 512 glyphs × 8 rows, bit 7 the left pixel. */
export const FONT: Uint8Array = (() => {
	const font = new Uint8Array(GLYPH_COUNT * 8);
	const put = (glyph: DrawnGlyph, code: number) => {
		if (code >= GLYPH_COUNT || codes.has(glyph.name)) throw new Error(`font: no place for "${glyph.name}" at ${code}`);
		codes.set(glyph.name, code);
		font.set(glyph.rows, code * 8);
	};
	for (const glyph of readArt(ASCII_ART)) put(glyph, glyph.name.charCodeAt(0));
	const kana = [...readArt(HIRAGANA_ART), ...readArt(KATAKANA_ART)];
	for (const glyph of [...kana, ...voicedKana(new Map(kana.map((g) => [g.name, g.rows])))]) {
		const point = glyph.name.charCodeAt(0);
		put(glyph, point < 0x30a1 ? FONT_PART.hiragana + point - 0x3041 : FONT_PART.katakana + point - 0x30a1);
	}
	readArt(SYMBOL_ART).forEach((glyph, k) => {
		put(glyph, FONT_PART.symbols + k);
	});
	readArt(BOX_ART).forEach((glyph, k) => {
		put(glyph, FONT_PART.boxes + k);
	});
	readArt(ACCENTED_ART).forEach((glyph, k) => {
		put(glyph, FONT_PART.accented + k);
	});
	for (let code = 33; code < 127; code++) codes.set(String.fromCharCode(code + 0xfee0), code);
	for (const [char, as] of SAME_GLYPH) codes.set(char, codes.get(as)!);
	return font;
})();

/**
 * The glyph number of a character in the built-in font, or undefined when the font hasn't got it.
 * @param char one character, composed (NFC): "が" is one, "か" followed by a combining mark is two
 */
export function glyphOf(char: string): number | undefined {
	return codes.get(char);
}
