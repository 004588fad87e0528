/**
 * Panels of text: the font's glyphs of codes 32 to 95 on a ground of their own (colour 2, which is their shadow too),
 * then the pieces of a frame, and bars. All in the HUD's palette; other inks do for all but the frame.
 */
import { Canvas } from "../kit/canvas.ts";
import { drawFont } from "./font.ts";
import { PANEL_BAR_AT, PANEL_CHIP_AT, PANEL_FRAME_AT, PANEL_TILES } from "./panel-tiles.ts";

const GROUND = 2;
const EDGE_LIGHT = 13;
const EDGE_DARK = 14;

export function drawPanelTiles(): Canvas {
	const out = new Canvas(128, PANEL_TILES / 2);
	out.rect(0, 0, 128, 32, GROUND).stamp(drawFont().cut(0, 0, 128, 32), 0, 0);
	for (let piece = 0; piece < 8; piece++) stampTile(out, PANEL_FRAME_AT + piece, framePiece(piece));
	for (let fill = 0; fill < 5; fill++) stampTile(out, PANEL_BAR_AT + fill, barCell(fill * 2));
	stampTile(out, PANEL_CHIP_AT, new Canvas(8, 8).rect(0, 0, 8, 8, CHIP).rect(1, 1, 6, 5, chipTone));
	return out;
}

/** A chip of a kit: read with a kit's palette, its rim is the outline and its face the shirt's three tones. */
const CHIP = 1;
const chipTone = (_: number, y: number) => (y < 2 ? 2 : y < 5 ? 3 : 4);

function stampTile(sheet: Canvas, tile: number, picture: Canvas): void {
	sheet.stamp(picture, (tile % 16) * 8, (tile >> 4) * 8);
}

/** Upper left, top, upper right, right, lower right, bottom, lower left, left. */
function framePiece(piece: number): Canvas {
	const c = new Canvas(8, 8).rect(0, 0, 8, 8, GROUND);
	const isTop = piece <= 2;
	const isRight = piece >= 2 && piece <= 4;
	const isBottom = piece >= 4 && piece <= 6;
	const isLeft = piece === 6 || piece === 7 || piece === 0;
	if (isTop) c.rect(0, 1, 8, 1, EDGE_LIGHT).rect(0, 2, 8, 1, EDGE_DARK);
	if (isBottom) c.rect(0, 6, 8, 1, EDGE_LIGHT).rect(0, 5, 8, 1, EDGE_DARK);
	if (isLeft) c.rect(1, isTop ? 1 : 0, 1, isTop ? 7 : isBottom ? 7 : 8, EDGE_LIGHT);
	if (isRight) c.rect(6, isTop ? 1 : 0, 1, isTop ? 7 : isBottom ? 7 : 8, EDGE_LIGHT);
	// Corners are cut off.
	if (isTop && isLeft)
		c.rect(0, 0, 8, 1, GROUND).rect(0, 1, 2, 1, GROUND).rect(1, 2, 1, 1, EDGE_LIGHT).set(2, 2, EDGE_LIGHT);
	if (isTop && isRight) c.rect(6, 1, 2, 1, GROUND).set(6, 2, EDGE_LIGHT).set(5, 2, EDGE_LIGHT);
	if (isBottom && isLeft) c.rect(0, 6, 2, 1, GROUND).set(1, 5, EDGE_LIGHT).set(2, 5, EDGE_LIGHT);
	if (isBottom && isRight) c.rect(6, 6, 2, 1, GROUND).set(6, 5, EDGE_LIGHT).set(5, 5, EDGE_LIGHT);
	return c;
}

/** Ink of a bar as far as it is full, its dark trough beyond. */
function barCell(fillPx: number): Canvas {
	const c = new Canvas(8, 8).rect(0, 0, 8, 8, GROUND).rect(0, 1, 7, 5, EDGE_DARK);
	const width = Math.min(7, fillPx);
	return c.rect(0, 1, width, 2, 1).rect(0, 3, width, 3, 3);
}
