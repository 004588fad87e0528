import { expect, test } from "vitest";
import { FONT, glyphOf, rgb555ToWord } from "../../../../runtime/machine/ppu/index.ts";

const rowsOf = (char: string) => [...FONT.subarray(glyphOf(char)! * 8, glyphOf(char)! * 8 + 8)];
const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, k) => String.fromCodePoint(from + k));

test("ASCII 32–126 have their own codes, and full-width forms share them", () => {
	for (const char of range(32, 126)) expect(glyphOf(char)).toBe(char.charCodeAt(0));
	expect(glyphOf("Ａ")).toBe(65);
	expect(glyphOf("\u3000")).toBe(32);
	expect(glyphOf("漢")).toBeUndefined();
});

test("every hiragana and katakana has a glyph of its own, small, voiced and half-voiced ones too", () => {
	const kana = [...range(0x3041, 0x3096), ...range(0x30a1, 0x30fa), ..."、。「」『』・ー"];
	const codes = kana.map(glyphOf);
	expect(codes.filter((code) => code === undefined || code < 128 || code > 511)).toEqual([]);
	expect(new Set(codes).size).toBe(kana.length);
});

test("no two different characters look the same, and none but the spaces is empty", () => {
	const alike = new Set(["へヘ", "べベ", "ぺペ", "・.", "〜~", "°゜"]);
	const chars = [...range(33, 126), ...range(0x3041, 0x3096), ...range(0x30a1, 0x30fa), ..."♥♡★☆♪✚ⒶⒷⓍⓎⓁⓇ←→↑↓"];
	const seen = new Map<string, string>();
	for (const char of chars) {
		const look = rowsOf(char).join();
		expect(look, `${char} is empty`).not.toBe("0,0,0,0,0,0,0,0");
		const other = seen.get(look);
		if (other !== undefined) expect(alike, `${other} and ${char} look the same`).toContain(other + char);
		seen.set(look, char);
	}
	expect(rowsOf(" ")).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
	expect([...FONT.subarray(0, 32 * 8)].every((row) => row === 0)).toBe(true);
});

test("letters leave room for their shadow: the last column everywhere, the last line but for tails", () => {
	for (const char of range(33, 126)) {
		const rows = rowsOf(char);
		expect(
			rows.every((row) => (row & 1) === 0),
			`${char}, last column`,
		).toBe(true);
		if (!"gjpqy,;".includes(char)) expect(rows[7], `${char}, last line`).toBe(0);
	}
});

test("bit 7 of a glyph's row is its left pixel: L has its stem left, J has it right", () => {
	expect(rowsOf("L")[2]! & 0x80).toBe(0x80);
	expect(rowsOf("J")[2]! & 0xf0).toBe(0);
});

test("RGB555 becomes 8 bits a part, red lowest, full at 31, always opaque; bit 15 is not looked at", () => {
	expect(rgb555ToWord(0)).toBe(0xff000000);
	expect(rgb555ToWord(0x7fff)).toBe(0xffffffff);
	expect(rgb555ToWord(0x001f)).toBe(0xff0000ff);
	expect(rgb555ToWord(0x03e0)).toBe(0xff00ff00);
	expect(rgb555ToWord(0xfc00)).toBe(0xffff0000);
	expect(rgb555ToWord(16)).toBe(0xff000084);
});
