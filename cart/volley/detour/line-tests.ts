/** Whether one can go straight from the middle of a cell to the middle of another. */
import { isWall, type Terrain } from "./terrain.ts";

export type LineTest = (terrain: Terrain, x0: number, y0: number, x1: number, y1: number) => boolean;

/**
 * Every cell that the line touches must be free; through a corner only when all four cells at it are: things with a
 * width neither cut corners nor squeeze between two that touch. In whole numbers, so exact.
 */
export function isLineFree(terrain: Terrain, x0: number, y0: number, x1: number, y1: number): boolean {
	const dx = Math.abs(x1 - x0);
	const dy = Math.abs(y1 - y0);
	const sx = x0 < x1 ? 1 : -1;
	const sy = y0 < y1 ? 1 : -1;
	let x = x0;
	let y = y0;
	let ix = 0;
	let iy = 0;
	while (ix < dx || iy < dy) {
		const side = (1 + 2 * ix) * dy - (1 + 2 * iy) * dx;
		if (side === 0) {
			if (isWall(terrain, x + sx, y) || isWall(terrain, x, y + sy)) return false;
			x += sx;
			y += sy;
			ix += 1;
			iy += 1;
		} else if (side < 0) {
			x += sx;
			ix += 1;
		} else {
			y += sy;
			iy += 1;
		}
		if (isWall(terrain, x, y)) return false;
	}
	return true;
}

/**
 * Diagonally first, then straight: the only line that fits every step of the memo's drawing. It cuts corners of walls,
 * which is right only for a thing without width.
 */
export function isDiagonalFirstFree(terrain: Terrain, x0: number, y0: number, x1: number, y1: number): boolean {
	let x = x0;
	let y = y0;
	while (x !== x1 || y !== y1) {
		x += Math.sign(x1 - x);
		y += Math.sign(y1 - y);
		if (isWall(terrain, x, y)) return false;
	}
	return true;
}
