import { SCREEN_HEIGHT_PX, SCREEN_WIDTH_PX } from "../machine/memory-map.ts";
import type { Aspect } from "./screen.ts";

/** Pixel aspect ratio by rows of the field. Source: HARDWARE.md, "Pixel aspect". */
const PIXEL_ASPECT_NTSC = 8 / 7;
const PIXEL_ASPECT_PAL = 1.386;
const PAL_ROWS = 288;

export interface Rectangle {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** Width of a pixel over its height for a field of so many rows. */
export function pixelAspect(rows: number): number {
	return rows >= PAL_ROWS ? PIXEL_ASPECT_PAL : PIXEL_ASPECT_NTSC;
}

/**
 * Where the field stands on a canvas. It may be larger than the canvas ("whole" keeps the active 256×224 visible and
 * lets the borders go first).
 */
export function placePicture(aspect: Aspect, rows: number, canvasWidth: number, canvasHeight: number): Rectangle {
	if (aspect === "whole") {
		const fits = Math.floor(Math.min(canvasWidth / SCREEN_WIDTH_PX, canvasHeight / SCREEN_HEIGHT_PX));
		const scale = Math.max(1, fits);
		return centred(SCREEN_WIDTH_PX * scale, rows * scale, canvasWidth, canvasHeight, Math.floor);
	}
	// The picture of a 4:3 tube is filled from top to bottom; left and right of the 256 pixels stands the border.
	const ratio = (SCREEN_WIDTH_PX * (aspect === "square" ? 1 : pixelAspect(rows))) / rows;
	const height = Math.min(canvasHeight, canvasWidth / (aspect === "square" ? ratio : 4 / 3));
	return centred(height * ratio, height, canvasWidth, canvasHeight, Math.round);
}

function centred(
	width: number,
	height: number,
	canvasWidth: number,
	canvasHeight: number,
	round: (n: number) => number,
): Rectangle {
	return {
		x: round((canvasWidth - width) / 2),
		y: round((canvasHeight - height) / 2),
		width: Math.round(width),
		height: Math.round(height),
	};
}
