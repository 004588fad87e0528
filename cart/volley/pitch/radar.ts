/** The radar: a small field in the lower right corner, field and dots are sprites. */
import type { Machine } from "colorburst";
import { drawFrame } from "../hud/draw-frame.ts";
import { clamp, FIELD } from "./field.ts";
import type { MatchState } from "./match-state.ts";

const COLUMNS = 6;
const ROWS = 9;
const LEFT_COLUMN = 25;
const TOP_ROW = 14;
const INSET_PX = 3;
// Colours of the ball's palette, which no weather changes.
const PALETTE = 12;
const GRASS = 7;
const LINE = 2;
const EDGE = 1;
const KIT_PALETTE = 8;
/** Sprites want the tile below 16 further on. */
const SHEET_COLUMNS = 16;
export const RADAR_TILES = SHEET_COLUMNS * ROWS;
/** Object ids: the field in two parts, the ball's dot, 22 men's. */
const FIELD_ID = 190;
const DOT_ID = 200;

/** Draws the radar's field as tiles `firstTile`…, as a sheet of sprites. */
export function beginRadar(machine: Machine, firstTile: number): void {
	const tiles = new Uint8Array(RADAR_TILES * 32);
	tiles.fill(GRASS | (GRASS << 4));
	drawBox(tiles, INSET_PX, LINE);
	drawLine(tiles, INSET_PX, ROWS * 4, LINE);
	drawBox(tiles, 0, EDGE);
	machine.tiles(firstTile, tiles);
}

/** A frame so far within the radar's own. */
function drawBox(tiles: Uint8Array, insetPx: number, colour: number): void {
	const low = ROWS * 8 - 1;
	const right = COLUMNS * 8 - 1;
	drawLine(tiles, insetPx, insetPx, colour);
	drawLine(tiles, insetPx, low - insetPx, colour);
	for (let y = insetPx; y <= low - insetPx; y++) {
		dot(tiles, insetPx, y, colour);
		dot(tiles, right - insetPx, y, colour);
	}
}

/** The radar's field, over the men: asked for after the dots and before them. */
function drawField(machine: Machine, firstTile: number): void {
	const x = LEFT_COLUMN * 8;
	const y = TOP_ROW * 8;
	const style = { palette: PALETTE, width: COLUMNS, priority: "before-all" } as const;
	machine.sprite(FIELD_ID, { ...style, x, y, tile: firstTile, height: 8 });
	machine.sprite(FIELD_ID + 1, { ...style, x, y: y + 64, tile: firstTile + 8 * SHEET_COLUMNS, height: ROWS - 8 });
}

/** Across, from one inset to the other. */
function drawLine(tiles: Uint8Array, insetPx: number, y: number, colour: number): void {
	for (let x = insetPx; x <= COLUMNS * 8 - 1 - insetPx; x++) dot(tiles, x, y, colour);
}

function dot(tiles: Uint8Array, x: number, y: number, colour: number): void {
	const at = ((y >> 3) * SHEET_COLUMNS + (x >> 3)) * 32 + (y & 7) * 4 + ((x & 7) >> 1);
	tiles[at] = (x & 1) === 1 ? (tiles[at]! & 15) | (colour << 4) : (tiles[at]! & 240) | colour;
}

function dotX(x: number): number {
	return LEFT_COLUMN * 8 + INSET_PX + clamp(x / FIELD.width, -0.04, 1.04) * (COLUMNS * 8 - 1 - INSET_PX * 2);
}

function dotY(y: number): number {
	return TOP_ROW * 8 + INSET_PX + clamp(y / FIELD.length, -0.04, 1.04) * (ROWS * 8 - 1 - INSET_PX * 2);
}

/** Everybody in his shirt's light tone, the ball white; a man whom a pad steers is gold, larger and rimmed. */
export function drawRadar(machine: Machine, match: MatchState, firstTile: number): void {
	const style = { priority: "before-all", jump: match.isCut } as const;
	const kits = [
		{ ...style, palette: KIT_PALETTE },
		{ ...style, palette: KIT_PALETTE + 1 },
	] as const;
	drawFrame(machine, DOT_ID, "radarDot", 0, dotX(match.ball.x), dotY(match.ball.y), style);
	for (let i = 0; i < match.players.length; i++) {
		const player = match.players[i]!;
		if (!player.isOnPitch) continue;
		if (player.pad >= 0) drawFrame(machine, DOT_ID + 1 + i, "radarDot", 1, dotX(player.x), dotY(player.y), style);
		else drawFrame(machine, DOT_ID + 1 + i, "radarDot", 2, dotX(player.x), dotY(player.y), kits[player.team as 0 | 1]);
	}
	drawField(machine, firstTile);
}
