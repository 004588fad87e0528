/** The radar: a small field at the right edge, away from the goal that play is near to; field and dots are sprites. */
import type { Machine } from "colorburst";
import { drawFrame } from "../hud/draw-frame.ts";
import type { Camera } from "./camera.ts";
import { clamp, FIELD, GROUND } from "./field.ts";
import type { MatchState } from "./match-state.ts";

const COLUMNS = 6;
const ROWS = 9;
const LEFT_COLUMN = 25;
/** Upper edge of the radar, below and above. */
const LOW_PX = 112;
const HIGH_PX = 32;
/** So far beyond the halfway line the camera must be for the radar to change its place. */
const SWITCH_PX = 60;
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
function drawField(machine: Machine, firstTile: number, y: number, jump: boolean): void {
	const x = LEFT_COLUMN * 8;
	const style = { palette: PALETTE, width: COLUMNS, priority: "before-all", jump } as const;
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

function dotY(topPx: number, y: number): number {
	return topPx + INSET_PX + clamp(y / FIELD.length, -0.04, 1.04) * (ROWS * 8 - 1 - INSET_PX * 2);
}

/** Away from the half that the camera is in; where it is near the halfway line, where it was. Not over a coach's panel. @returns whether it has moved */
function placeRadar(camera: Camera, isPanelAbove: boolean, isCut: boolean): boolean {
	const wasUp = camera.isRadarUp;
	const beyond = camera.y + 112 - GROUND.heightPx / 2;
	if (isPanelAbove || beyond < -SWITCH_PX || (isCut && beyond <= SWITCH_PX)) camera.isRadarUp = false;
	else if (beyond > SWITCH_PX) camera.isRadarUp = true;
	return camera.isRadarUp !== wasUp;
}

/** Everybody in his shirt's light tone, the ball white; a man whom a pad steers is gold, larger and rimmed. */
export function drawRadar(
	machine: Machine,
	match: MatchState,
	camera: Camera,
	isPanelAbove: boolean,
	firstTile: number,
): void {
	const jump = placeRadar(camera, isPanelAbove, match.isCut) || match.isCut;
	const top = camera.isRadarUp ? HIGH_PX : LOW_PX;
	const style = { priority: "before-all", jump } as const;
	const kits = [
		{ ...style, palette: KIT_PALETTE },
		{ ...style, palette: KIT_PALETTE + 1 },
	] as const;
	drawFrame(machine, DOT_ID, "radarDot", 0, dotX(match.ball.x), dotY(top, match.ball.y), style);
	for (let i = 0; i < match.players.length; i++) {
		const player = match.players[i]!;
		if (!player.isOnPitch) continue;
		if (player.pad >= 0) drawFrame(machine, DOT_ID + 1 + i, "radarDot", 1, dotX(player.x), dotY(top, player.y), style);
		else
			drawFrame(
				machine,
				DOT_ID + 1 + i,
				"radarDot",
				2,
				dotX(player.x),
				dotY(top, player.y),
				kits[player.team as 0 | 1],
			);
	}
	drawField(machine, firstTile, top, jump);
}
