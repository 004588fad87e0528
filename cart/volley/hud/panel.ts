/** Text on panels: dark plates with a frame in the text plane, so that lines can be read on whatever is behind them. */
import type { Machine } from "colorburst";
import { PANEL_BAR_AT, PANEL_CHIP_AT, PANEL_FRAME_AT } from "../art/draw/panel-tiles.ts";
import panelTiles from "../art/panel.png?tiles";
import { PANEL_TILE } from "../vram.ts";

/** Palettes of text: white, and in menus and PITCH gold and cyan too. */
export const INK = { white: 0, gold: 13, cyan: 14 } as const;

const BAR_CELL_PX = 8;

/** Loads the panel's tiles: once a scene, before any panel. */
export function loadPanel(machine: Machine): void {
	machine.tiles(PANEL_TILE, panelTiles);
}

/** An empty plate with a frame; the frame is a cell wide on all sides. */
export function drawPanel(machine: Machine, column: number, row: number, columns: number, rows: number): void {
	const right = column + columns - 1;
	const bottom = row + rows - 1;
	piece(machine, column, row, 0);
	piece(machine, column + 1, row, 1, columns - 2);
	piece(machine, right, row, 2);
	for (let y = row + 1; y < bottom; y++) {
		piece(machine, column, y, 7);
		printPlate(machine, column + 1, y, " ".repeat(columns - 2));
		piece(machine, right, y, 3);
	}
	piece(machine, column, bottom, 6);
	piece(machine, column + 1, bottom, 5, columns - 2);
	piece(machine, right, bottom, 4);
}

function piece(machine: Machine, column: number, row: number, n: number, count = 1): void {
	machine.text(column, row, " ".repeat(count), { fontTile: PANEL_TILE + PANEL_FRAME_AT + n });
}

/** Text whose every cell, spaces too, is opaque. What would leave the picture is left off. */
export function printPlate(
	machine: Machine,
	column: number,
	row: number,
	text: string,
	palette: number = INK.white,
): void {
	if (column < 0 || column >= 32) return;
	machine.text(column, row, text.slice(0, 32 - column), { fontTile: PANEL_TILE, palette });
}

/** Text in the middle of a line of the picture, or of the columns given. */
export function printPlateCentred(
	machine: Machine,
	row: number,
	text: string,
	palette: number = INK.white,
	column = 0,
	columns = 32,
): void {
	printPlate(machine, column + Math.max(0, (columns - text.length) >> 1), row, text.slice(0, columns), palette);
}

/** A bar of some cells. @param share how much of it is full, 0–1 */
export function printBar(
	machine: Machine,
	column: number,
	row: number,
	cells: number,
	share: number,
	palette: number = INK.white,
): void {
	const px = Math.round(Math.max(0, Math.min(1, share)) * cells * BAR_CELL_PX);
	for (let cell = 0; cell < cells; cell++) {
		const fill = Math.max(0, Math.min(BAR_CELL_PX, px - cell * BAR_CELL_PX)) >> 1;
		machine.text(column + cell, row, " ", { fontTile: PANEL_TILE + PANEL_BAR_AT + fill, palette });
	}
}

/** A cell in a kit's colours. @param kitPalette a palette of sprites, 8 and above */
export function printChip(machine: Machine, column: number, row: number, kitPalette: number): void {
	machine.text(column, row, " ", { fontTile: PANEL_TILE + PANEL_CHIP_AT, palette: kitPalette });
}
