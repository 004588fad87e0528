import { decode } from "fast-png";
import { expect, test } from "vitest";
import { fieldPng } from "../../../runtime/headless/field-picture.ts";

// 0xAABBGGRR: a red picture with one green pixel at its upper left, in a blue border.
const picture = new Uint32Array(256 * 224).fill(0xff0000ff);
picture[0] = 0xff00ff00;
const BLUE = 0xffff0000;

test.each([
	["ntsc", 240, 8],
	["pal", 288, 32],
] as const)(
	"on %s the picture stands in a field of %i lines, %i lines of border above it",
	(standard, height, border) => {
		const png = decode(fieldPng(picture, BLUE, standard));
		const pixel = (x: number, y: number) => Array.from(png.data.subarray((y * 256 + x) * 3, (y * 256 + x) * 3 + 3));
		expect([png.width, png.height]).toEqual([256, height]);
		expect(pixel(0, border - 1)).toEqual([0, 0, 255]);
		expect(pixel(0, border)).toEqual([0, 255, 0]);
		expect(pixel(255, border + 223)).toEqual([255, 0, 0]);
		expect(pixel(0, border + 224)).toEqual([0, 0, 255]);
		expect(pixel(255, height - 1)).toEqual([0, 0, 255]);
	},
);
