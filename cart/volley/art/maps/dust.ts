/** Dust that the wind carries over the desert: long thin veils on plane A, of middle tones, so that bullets read on them. */
import { Canvas } from "../kit/canvas.ts";
import { CLOUD_COLUMNS, CLOUD_ROWS } from "./clouds.ts";
import { DESERT } from "./desert.ts";

/** A veil of horizontal strokes, longest in its middle. */
function veil(
	widthTiles: number,
	strokes: readonly (readonly [x: number, y: number, length: number, tone: number])[],
): Canvas {
	const c = new Canvas(widthTiles * 8, 16);
	for (const [x, y, length, tone] of strokes) {
		c.rect(x, y, length, 1, DESERT.dust + tone);
		c.rect(x + 3, y + 1, Math.max(1, length - 8), 1, DESERT.dust + Math.max(1, tone - 1));
	}
	return c;
}

export function drawDust(): Canvas {
	const out = new Canvas(CLOUD_COLUMNS * 8, CLOUD_ROWS * 8);
	const long = veil(6, [
		[14, 2, 22, 3],
		[4, 5, 38, 4],
		[10, 8, 34, 3],
		[22, 11, 16, 2],
	]);
	const short = veil(3, [
		[4, 4, 16, 3],
		[2, 7, 18, 2],
	]);
	out.stamp(long, 16, 24).stamp(short, 184, 72).stamp(short, 64, 136).stamp(long, 168, 192);
	out.stamp(short, 24, 264).stamp(long, 88, 320).stamp(short, 208, 376).stamp(long, 8, 432).stamp(short, 136, 480);
	return out;
}
