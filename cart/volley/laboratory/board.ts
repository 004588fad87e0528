/** What the laboratory is drawn on: squared paper on plane B, with dark boxes for what moves; and who has which colour. */
import type { Machine } from "colorburst";
import { palette, SKY_PALETTES } from "../art/palettes.ts";
import { print } from "../hud/print.ts";
import { tilesFromText } from "../hud/tiles-from-text.ts";

/** Three that are compared: the naive one, the seed document's own, and what the game uses. */
export const RIVAL = { naive: 0, seed: 1, ours: 2 } as const;
export type Rival = (typeof RIVAL)[keyof typeof RIVAL];

/** By rival, the palettes of text and dots, and those of sprites that are drawn in cyan elsewhere. */
const INK_PALETTE = [2, 3, 4] as const;
export const SPRITE_PALETTE = [5, 6, 7] as const;

const BOARD_AT = 1;
/** In palettes of ink: light, shadow, dark. */
const INKS = ["#98e878 #101028 #48a848", "#f8a890 #101028 #e05848", "#a0f0f8 #101028 #30b0f0"] as const;
/** The player's, with its blues turned to green, to red, and as they are. */
const SHIP_TONES = [
	"#083818 #187838 #38b050 #a8f0a0",
	"#481018 #902838 #e05048 #f8b0a0",
	"#203080 #2068c0 #30b0f0 #a0f0f8",
] as const;
const SHIP_OTHERS = "#404880 #7888b8 #b8c8e0 #f0f8f8 #a04820 #f0a840 #3858d8 #60a0f8 #c8e8f8 #182050";

/** Eight rows of eight colour numbers a tile, of palette 1; the dot's are of ink. */
const PICTURES = {
	paper: "22222222 21111111 21111111 21111111 21111111 21111111 21111111 21111111",
	box: "43333333 33333333 33333333 33333333 33333333 33333333 33333333 33333333",
	edgeAbove: "55555555 43333333 33333333 33333333 33333333 33333333 33333333 33333333",
	edgeLeft: "53333333 53333333 53333333 53333333 53333333 53333333 53333333 53333333",
	corner: "55555555 53333333 53333333 53333333 53333333 53333333 53333333 53333333",
	wall: "66666667 67777778 67777778 78888888 66676666 77786777 77786777 88887888",
	dot: "........ ........ ...33... ..3113.. ..3113.. ...33... ........ ........",
	goal: "........ .11..11. .113311. ..1331.. ..1331.. .113311. .11..11. ........",
} as const;
const BOARD = palette("#142048 #1c2c5c #0a0e20 #1c2444 #5868a8 #c88858 #945c40 #583428");

const TILE = Object.fromEntries(Object.keys(PICTURES).map((name, i) => [name, i])) as Record<
	keyof typeof PICTURES,
	number
>;

/** Tiles and palettes: once, before the first page. */
export function loadBoard(machine: Machine): void {
	machine.tiles(0, tilesFromText(Object.values(PICTURES)));
	machine.palette(BOARD_AT, BOARD);
	INKS.forEach((ink, i) => {
		machine.palette(INK_PALETTE[i]!, palette(ink));
		machine.palette(SPRITE_PALETTE[i]!, palette(`#101030 ${SHIP_TONES[i]!} ${SHIP_OTHERS}`));
	});
	for (let i = 8; i < 16; i++) machine.palette(i, SKY_PALETTES[i]!);
	machine.layers({ a: false, b: true });
}

/** Blank paper. */
export function clearBoard(machine: Machine): void {
	machine.fill("b", { tile: TILE.paper, palette: BOARD_AT });
}

/** A dark box, its edge inside; columns and rows of 8 px. */
export function drawBox(machine: Machine, column: number, row: number, columns: number, rows: number): void {
	const cells = new Uint16Array(columns * rows);
	for (let y = 0; y < rows; y++) {
		for (let x = 0; x < columns; x++) {
			const isSide = x === 0 || x === columns - 1;
			const isEnd = y === 0 || y === rows - 1;
			const tile = isSide && isEnd ? TILE.corner : isSide ? TILE.edgeLeft : isEnd ? TILE.edgeAbove : TILE.box;
			cells[y * columns + x] =
				tile | (BOARD_AT << 10) | (x === columns - 1 ? 1 << 13 : 0) | (y === rows - 1 && isEnd ? 1 << 14 : 0);
		}
	}
	machine.map("b", { columns, rows, cells }, { column, row });
}

export function drawWall(machine: Machine, column: number, row: number): void {
	machine.cell("b", column, row, { tile: TILE.wall, palette: BOARD_AT });
}

/** A dot of a rival's colour with its middle at (x, y). */
export function drawDot(machine: Machine, objectId: number, rival: Rival, x: number, y: number): void {
	machine.sprite(objectId, { x: x - 4, y: y - 4, tile: TILE.dot, palette: INK_PALETTE[rival] });
}

export function drawGoal(machine: Machine, objectId: number, x: number, y: number): void {
	machine.sprite(objectId, { x: x - 4, y: y - 4, tile: TILE.goal, palette: 0 });
}

export function printInk(machine: Machine, column: number, row: number, text: string, rival: Rival): void {
	print(machine, column, row, text, INK_PALETTE[rival]);
}
