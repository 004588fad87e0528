import { Canvas } from "../kit/canvas.ts";
import { STORM } from "../storm-palettes.ts";

/** Rain on plane A: 32×64 cells that repeat. Streaks of three lengths slant as the wind blows, each within one tile column. */
export const RAIN_COLUMNS = 32;
export const RAIN_ROWS = 64;

/** A streak falls from the upper right to the lower left: a pixel aside for three down. */
function streak(length: number, tone: number): Canvas {
	const c = new Canvas(8, 16);
	for (let i = 0; i < length; i++) c.set(6 - Math.floor(i / 3), i + 1, STORM.rain + tone + (i > length / 2 ? 1 : 0));
	return c;
}

export function drawRain(): Canvas {
	const out = new Canvas(RAIN_COLUMNS * 8, RAIN_ROWS * 8);
	const kinds = [streak(7, 1), streak(10, 1), streak(14, 2)];
	let hash = 0x2545f491;
	const next = (n: number) => {
		hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ 0x51ed27;
		return ((hash ^ (hash >>> 12)) >>> 0) % n;
	};
	for (let row = 0; row < RAIN_ROWS; row += 2)
		for (let k = 0; k < 5; k++) {
			const pick = next(6);
			out.stamp(kinds[pick < 3 ? 0 : pick < 5 ? 1 : 2]!, next(RAIN_COLUMNS) * 8, row * 8);
		}
	return out;
}
