/** The radar: a small field in the lower right corner, drawn on plane A; dots of the ball and the man are sprites. */
import type { Machine } from "colorburst";
import { drawFrame } from "../hud/draw-frame.ts";
import { FIELD } from "./field.ts";
import type { PitchState } from "./pitch-state.ts";

const COLUMNS = 6;
const ROWS = 9;
const LEFT_COLUMN = 25;
const TOP_ROW = 18;
const INSET_PX = 3;
const GRASS = 9;
const LINE = 7;
const EDGE = 10;

/** Draws the radar's field as tiles `firstTile`…, and lays them on plane A. */
export function beginRadar(machine: Machine, firstTile: number): void {
	const tiles = new Uint8Array(COLUMNS * ROWS * 32);
	for (let y = 0; y < ROWS * 8; y++) {
		for (let x = 0; x < COLUMNS * 8; x++) {
			const at = ((y >> 3) * COLUMNS + (x >> 3)) * 32 + (y & 7) * 4 + ((x & 7) >> 1);
			const colour = radarColour(x, y);
			tiles[at] = tiles[at]! | ((x & 1) === 1 ? colour << 4 : colour);
		}
	}
	machine.tiles(firstTile, tiles);
	for (let row = 0; row < ROWS; row++) {
		for (let column = 0; column < COLUMNS; column++) {
			const tile = firstTile + row * COLUMNS + column;
			machine.cell("a", LEFT_COLUMN + column, TOP_ROW + row, { tile, palette: 1 });
		}
	}
}

function radarColour(x: number, y: number): number {
	const right = COLUMNS * 8 - 1;
	const low = ROWS * 8 - 1;
	if (x === 0 || y === 0 || x === right || y === low) return EDGE;
	const isSide = x === INSET_PX || x === right - INSET_PX;
	const isEnd = y === INSET_PX || y === low - INSET_PX;
	const isInside = x >= INSET_PX && x <= right - INSET_PX && y >= INSET_PX && y <= low - INSET_PX;
	if (isInside && (isSide || isEnd || y === ROWS * 4)) return LINE;
	return GRASS;
}

/** Where a place of the ground is on the radar, in pixels of the picture. */
export function radarPlace(x: number, y: number): { x: number; y: number } {
	const across = (x - FIELD.left) / (FIELD.right - FIELD.left);
	const down = (y - FIELD.top) / (FIELD.bottom - FIELD.top);
	return {
		x: LEFT_COLUMN * 8 + INSET_PX + clampShare(across) * (COLUMNS * 8 - 1 - INSET_PX * 2),
		y: TOP_ROW * 8 + INSET_PX + clampShare(down) * (ROWS * 8 - 1 - INSET_PX * 2),
	};
}

function clampShare(share: number): number {
	return Math.max(-0.04, Math.min(1.04, share));
}

export function drawRadarDots(machine: Machine, pitch: PitchState): void {
	const ball = radarPlace(pitch.ball.x, pitch.ball.y);
	const man = radarPlace(pitch.man.x, pitch.man.y);
	drawFrame(machine, 40, "radarDot", 3, ball.x, ball.y, { priority: "before-all", jump: pitch.isCut });
	drawFrame(machine, 41, "radarDot", 2, man.x, man.y, { priority: "before-all", jump: pitch.isCut });
}
