import { decode, hasPngSignature } from "fast-png";
import { CartBuildError } from "../cart-build-error.ts";

/** An indexed picture: one entry of `palette` a pixel. */
export interface IndexedPixels {
	readonly kind: "indexed";
	readonly width: number;
	readonly height: number;
	readonly indices: Uint8Array;
	/** RGB555, or undefined for an entry that is see-through. */
	readonly palette: readonly (number | undefined)[];
}

/** A true-colour picture: RGB555 a pixel, or `SEE_THROUGH`. */
export interface ColourPixels {
	readonly kind: "colour";
	readonly width: number;
	readonly height: number;
	readonly colours: Uint16Array;
}

export const SEE_THROUGH = 0xffff;

/** The largest picture of the 4,096 tiles an asset may have, in one column or row. */
const MAX_SIDE_PX = 4096 * 8;
const MAX_PIXELS = 4096 * 64;

/** Decodes a PNG to the console's colours. */
export function decodePng(bytes: Uint8Array, file: string): IndexedPixels | ColourPixels {
	if (!hasPngSignature(bytes)) throw new CartBuildError(file, 0, "it isn't a PNG file. Save the picture as PNG");
	checkSize(bytes, file);
	let png: ReturnType<typeof decode>;
	try {
		png = decode(bytes, { checkCrc: true });
	} catch (error) {
		throw new CartBuildError(file, 0, `it can't be read as PNG (${(error as Error).message}). Save it again`);
	}
	const { width, height, channels, depth } = png;
	if (png.palette) {
		return {
			kind: "indexed",
			width,
			height,
			indices: unpack(png.data, width, height, depth),
			palette: png.palette.map(([red = 0, green = 0, blue = 0, alpha = 255], index) => {
				if (alpha !== 0 && alpha !== 255) throw halfSeeThrough(file, `palette entry ${index}`);
				return alpha === 0 ? undefined : rgb555(red, green, blue);
			}),
		};
	}
	if (depth < 8) throw new CartBuildError(file, 0, "it is grey with less than 8 bits. Save it with a palette instead");
	const colours = new Uint16Array(width * height);
	const shift = depth === 16 ? 8 : 0;
	const grey = channels < 3;
	const hasAlpha = channels === 2 || channels === 4;
	for (let pixel = 0; pixel < colours.length; pixel++) {
		const at = pixel * channels;
		const value = (channel: number) => png.data[at + channel]! >> shift;
		const alpha = hasAlpha ? value(channels - 1) : isKeyColour(png, at) ? 0 : 255;
		if (alpha !== 0 && alpha !== 255) {
			throw halfSeeThrough(file, `the pixel at ${pixel % width}, ${Math.floor(pixel / width)}`);
		}
		colours[pixel] = alpha === 0 ? SEE_THROUGH : rgb555(value(0), value(grey ? 0 : 1), value(grey ? 0 : 2));
	}
	return { kind: "colour", width, height, colours };
}

/** The nearest of 32 steps a channel. */
export function rgb555(red: number, green: number, blue: number): number {
	const step = (value: number) => Math.round((value * 31) / 255);
	return step(red) | (step(green) << 5) | (step(blue) << 10);
}

/** Looked at before decoding, so that a mistaken huge picture doesn't fill the memory. */
function checkSize(bytes: Uint8Array, file: string): void {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const [width, height] = bytes.length < 24 ? [0, 0] : [view.getUint32(16), view.getUint32(20)];
	if (width > MAX_SIDE_PX || height > MAX_SIDE_PX || width * height > MAX_PIXELS) {
		throw new CartBuildError(file, 0, `it has ${width}×${height} pixels; 4,096 tiles of 8×8 are the most. Split it`);
	}
}

/** PNG's other way to see-through: one colour of a picture without alpha. */
function isKeyColour(png: ReturnType<typeof decode>, at: number): boolean {
	const key = png.transparency;
	return key !== undefined && key.length > 0 && key.every((value, channel) => png.data[at + channel] === value);
}

/** One byte a pixel from 1, 2, 4 or 8 bits; each row begins at a byte. */
function unpack(data: ArrayLike<number>, width: number, height: number, depth: number): Uint8Array {
	const indices = new Uint8Array(width * height);
	const stride = Math.ceil((width * depth) / 8);
	const mask = (1 << depth) - 1;
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const bit = x * depth;
			indices[y * width + x] = (data[y * stride + (bit >> 3)]! >> (8 - depth - (bit & 7))) & mask;
		}
	}
	return indices;
}

function halfSeeThrough(file: string, where: string): CartBuildError {
	return new CartBuildError(file, 0, `${where} is half see-through; the console knows only solid and see-through`);
}
