import { encode } from "fast-png";

/**
 * Makes a PNG file of a picture.
 * @param pixels  words 0xAABBGGRR, row by row, all opaque; as many as a whole number of rows
 */
export function picturePng(pixels: Uint32Array, widthPx: number): Uint8Array {
	const data = new Uint8Array(pixels.length * 3);
	for (let i = 0; i < pixels.length; i++) {
		const pixel = pixels[i]!;
		data[i * 3] = pixel & 0xff;
		data[i * 3 + 1] = (pixel >>> 8) & 0xff;
		data[i * 3 + 2] = (pixel >>> 16) & 0xff;
	}
	return encode({ width: widthPx, height: pixels.length / widthPx, data, channels: 3, depth: 8 });
}
