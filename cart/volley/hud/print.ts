/** Text in VOLLEY's own font. */
import type { Machine } from "colorburst";
import { frameOf, type SequenceName } from "../art/frames.ts";
import { FONT_TILE, SHEET_AT } from "../vram.ts";

/** Writes at a column and row; characters past the picture's edge are left off. */
export function print(machine: Machine, column: number, row: number, text: string, palette = 0): void {
	if (column < 0 || column >= 32) return;
	machine.text(column, row, text.slice(0, 32 - column), { fontTile: FONT_TILE, palette });
}

export function printCentred(machine: Machine, row: number, text: string, palette = 0): void {
	print(machine, Math.max(0, (32 - text.length) >> 1), row, text, palette);
}

/** A number with leading zeros: its width never changes. */
export function digits(value: number, width: number): string {
	return `${Math.max(0, Math.floor(value))}`.padStart(width, "0").slice(-width);
}

/** An icon of the HUD's sheet in the text plane: it costs no sprite. */
export function printIcon(machine: Machine, column: number, row: number, name: SequenceName, n = 0): void {
	const frame = frameOf(name, n);
	machine.text(column, row, " ", { fontTile: SHEET_AT[frame.sheet] + frame.tile, palette: frame.palette });
}
