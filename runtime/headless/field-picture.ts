import { encode } from "fast-png";
import { SCREEN_HEIGHT_PX, SCREEN_WIDTH_PX } from "../machine/memory-map.ts";

export type Standard = "ntsc" | "pal";

/** Visible lines of a field: the active picture with its borders, 8 lines above and below on NTSC, 32 on PAL. */
export const FIELD_HEIGHT_PX: Readonly<Record<Standard, number>> = { ntsc: 240, pal: 288 };

/**
 * Puts the active picture into the visible part of a television's field, as a PNG file of 256×240 or 256×288.
 * @param picture      256×224 pixels, as the picture unit gives them
 * @param borderPixel  colour of the border, a pixel of the same kind
 */
export function fieldPng(picture: Uint32Array, borderPixel: number, standard: Standard): Uint8Array {
	const height = FIELD_HEIGHT_PX[standard];
	const firstPixel = ((height - SCREEN_HEIGHT_PX) >> 1) * SCREEN_WIDTH_PX;
	const field = new Uint32Array(SCREEN_WIDTH_PX * height).fill(borderPixel);
	field.set(picture, firstPixel);
	return rgbPng(field, SCREEN_WIDTH_PX, height);
}

/** A PNG file of opaque pixels, each a word 0xAABBGGRR. */
export function rgbPng(pixels: Uint32Array, width: number, height: number): Uint8Array {
	const data = new Uint8Array(pixels.length * 3);
	for (let i = 0; i < pixels.length; i++) {
		const pixel = pixels[i]!;
		data[i * 3] = pixel & 0xff;
		data[i * 3 + 1] = (pixel >>> 8) & 0xff;
		data[i * 3 + 2] = (pixel >>> 16) & 0xff;
	}
	return encode({ width, height, data, channels: 3, depth: 8 });
}
