import type { DrawnGlyph } from "./art.ts";

/** Plain kana whose voiced form is the next code point, and of those the ones with a "p" form after that. */
const VOICED_HIRAGANA = "かきくけこさしすせそたちつてとはひふへほ";
const HALF_VOICED_HIRAGANA = "はひふへほ";
/** Voiced forms that Unicode puts elsewhere. */
const VOICED_APART: readonly (readonly [string, string])[] = [
	["う", "ゔ"],
	["ウ", "ヴ"],
	["ワ", "ヷ"],
	["ヰ", "ヸ"],
	["ヱ", "ヹ"],
	["ヲ", "ヺ"],
];
const KATAKANA_AFTER_HIRAGANA = 0x60;

/** Two short strokes, and a small ring, in the upper right corner. */
const VOICE_MARK = [0b00000101, 0b00000101];
const HALF_VOICE_MARK = [0b00000010, 0b00000101, 0b00000010];
/** What of the plain kana gives way, row by row, so that the mark stands free. */
const KEPT_BESIDE_MARK = [0b11110000, 0b11110000, 0b11111000];
const KEPT_BESIDE_RING = [0b11110000, 0b11110000, 0b11110000, 0b11111000];

/**
 * The voiced kana, made of the plain ones: moved down a line, with the mark in the corner. Those that lose too much
 * by it are drawn by hand in the art, and are left alone here.
 */
export function voicedKana(drawn: ReadonlyMap<string, Uint8Array>): DrawnGlyph[] {
	const made: DrawnGlyph[] = [];
	const make = (plain: string, name: string, mark: number[], kept: number[]) => {
		const rows = drawn.get(plain);
		if (rows === undefined) throw new Error(`font: "${plain}" isn't drawn, so "${name}" can't be made of it`);
		if (drawn.has(name)) return;
		const moved = Uint8Array.from({ length: 8 }, (_, y) => (y === 0 ? 0 : rows[y - 1]!));
		kept.forEach((bits, y) => {
			moved[y]! &= bits;
		});
		mark.forEach((bits, y) => {
			moved[y]! |= bits;
		});
		made.push({ name, rows: moved });
	};
	const after = (char: string, by: number) => String.fromCharCode(char.charCodeAt(0) + by);
	for (const script of [0, KATAKANA_AFTER_HIRAGANA]) {
		for (const char of VOICED_HIRAGANA)
			make(after(char, script), after(char, script + 1), VOICE_MARK, KEPT_BESIDE_MARK);
		for (const char of HALF_VOICED_HIRAGANA) {
			make(after(char, script), after(char, script + 2), HALF_VOICE_MARK, KEPT_BESIDE_RING);
		}
	}
	for (const [plain, name] of VOICED_APART) make(plain, name, VOICE_MARK, KEPT_BESIDE_MARK);
	return made;
}
