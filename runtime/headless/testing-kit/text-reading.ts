import type { Memory } from "../../machine/memory.ts";
import { ADDRESS, TEXT_COLUMNS, TEXT_ROWS } from "../../machine/memory-map.ts";
import { glyphOf } from "../../machine/ppu/index.ts";

const CODE_MASK = 0x3ff;
const IS_TILE = 0x4000;
const FIRST_CODE = 32;

let characterOfGlyph: Map<number, string> | undefined;

/** A row of the text plane as text, without the spaces at its end. */
export function readTextRow(memory: Memory, row: number, fontTile?: number): string {
	if (!Number.isInteger(row) || row < 0 || row >= TEXT_ROWS) throw new RangeError(`row ${row}: 0 to ${TEXT_ROWS - 1}`);
	const cells = memory.u16(ADDRESS.text + row * TEXT_COLUMNS * 2, TEXT_COLUMNS);
	let text = "";
	for (const cell of cells) text += characterOf(cell, fontTile);
	return text.trimEnd();
}

function characterOf(cell: number, fontTile: number | undefined): string {
	const code = cell & CODE_MASK;
	if (cell & IS_TILE) return fontTile === undefined ? "▒" : String.fromCharCode(code - fontTile + FIRST_CODE);
	characterOfGlyph ??= invertFont();
	return code === 0 ? " " : (characterOfGlyph.get(code) ?? "▒");
}

/** Characters that look alike share a glyph: the first in Unicode's order stands for it. */
function invertFont(): Map<number, string> {
	const characters = new Map<number, string>();
	for (let code = FIRST_CODE; code < 0xffff; code++) {
		const character = String.fromCharCode(code);
		const glyph = glyphOf(character);
		if (glyph !== undefined && !characters.has(glyph)) characters.set(glyph, character);
	}
	return characters;
}
