/** What can't be driven through on a stage's ground: one bit a piece of 16 px, a row of the map in each number. */
import type { MapAsset } from "colorburst";

export const PIECE_PX = 16;
export const WALL_COLUMNS = 16;

/** From the map's objects of type "wall", top row first. Made once, when the cartridge is loaded. */
export function wallRowsOf(ground: MapAsset): Uint16Array {
	const rows = new Uint16Array((ground.rows * 8) / PIECE_PX);
	for (const { type, xPx, yPx, widthPx, heightPx } of ground.objects) {
		if (type !== "wall") continue;
		for (let row = yPx / PIECE_PX; row < (yPx + heightPx) / PIECE_PX; row++) {
			for (let column = xPx / PIECE_PX; column < (xPx + widthPx) / PIECE_PX; column++) rows[row]! |= 1 << column;
		}
	}
	return rows;
}

export function isWallAt(walls: Uint16Array, column: number, row: number): boolean {
	if (column < 0 || column >= WALL_COLUMNS || row < 0 || row >= walls.length) return true;
	return ((walls[row]! >> column) & 1) === 1;
}
