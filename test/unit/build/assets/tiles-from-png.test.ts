import fc from "fast-check";
import { encode } from "fast-png";
import { describe, expect, test } from "vitest";
import { rgb555 } from "../../../../tools/build/assets/png-pixels.ts";
import { tilesFromPng } from "../../../../tools/build/assets/tiles-from-png.ts";

/** Colour of pixel (x, y) of a tile, as the memory map says: 4 bytes a row, the left pixel in the low half. */
function pixel(bytes: Uint8Array, tile: number, x: number, y: number): number {
	const byte = bytes[tile * 32 + y * 4 + (x >> 1)]!;
	return x & 1 ? byte >> 4 : byte & 15;
}

function indexed(width: number, height: number, colours: number, at: (x: number, y: number) => number): Uint8Array {
	const data = Uint8Array.from({ length: width * height }, (_, p) => at(p % width, Math.floor(p / width)));
	const palette = Array.from({ length: colours }, (_, c) => [c, 255 - c, (c * 8) & 255]);
	return encode({ width, height, data, depth: 8, channels: 1, palette });
}

function rgba(width: number, height: number, at: (x: number, y: number) => readonly number[]): Uint8Array {
	const data = new Uint8Array(width * height * 4);
	for (let p = 0; p < width * height; p++) data.set(at(p % width, Math.floor(p / width)), p * 4);
	return encode({ width, height, data, depth: 8, channels: 4 });
}

describe("a picture with a palette", () => {
	test("keeps its colour numbers, tile by tile from the upper left", () => {
		// 16×16: four tiles; the pixel's number is its tile and its place, so that a swap shows.
		const png = indexed(16, 16, 16, (x, y) => ((x >> 3) + 2 * (y >> 3)) * 3 + ((x ^ y) & 3));
		const { bytes, count, columns, palettes, paletteOfTile } = tilesFromPng(png, "a.png");
		expect([count, columns, palettes.length]).toEqual([4, 2, 1]);
		expect([...paletteOfTile]).toEqual([0, 0, 0, 0]);
		for (let tile = 0; tile < 4; tile++) {
			for (let y = 0; y < 8; y++) {
				for (let x = 0; x < 8; x++) expect(pixel(bytes, tile, x, y)).toBe(tile * 3 + ((x ^ y) & 3));
			}
		}
	});

	test("of more than 16 entries has palettes of 16, one for each tile", () => {
		// The left tile has entries 1–8 and, see-through, 32; the right one 33–40 and, see-through, 0.
		const png = indexed(16, 8, 48, (x, y) => (y === 7 ? (x < 8 ? 32 : 0) : x < 8 ? 1 + x : 33 + (x & 7)));
		const { bytes, palettes, paletteOfTile } = tilesFromPng(png, "a.png");
		expect(palettes.length).toBe(3);
		expect([...paletteOfTile]).toEqual([0, 2]);
		expect([0, 1, 7].map((x) => pixel(bytes, 1, x, 0))).toEqual([1, 2, 8]);
		expect([pixel(bytes, 0, 3, 7), pixel(bytes, 1, 3, 7)]).toEqual([0, 0]);
		// Entry 33: red 33 → 4 of 31, green 222 → 27, blue 264 & 255 = 8 → 1.
		expect(palettes[2]![1]).toBe(4 | (27 << 5) | (1 << 10));
	});

	test("may make an entry see-through by its alpha", () => {
		const palette = [
			[0, 0, 0, 0],
			[255, 0, 0, 0],
			[0, 255, 0, 255],
		];
		const data = Uint8Array.from({ length: 64 }, (_, p) => 1 + (p & 1));
		const png = encode({ width: 8, height: 8, data, depth: 8, channels: 1, palette });
		const { bytes } = tilesFromPng(png, "a.png");
		expect([pixel(bytes, 0, 0, 0), pixel(bytes, 0, 1, 0)]).toEqual([0, 2]);
	});

	test("may have 1, 2 or 4 bits a pixel", () => {
		for (const depth of [1, 2, 4] as const) {
			const mask = (1 << depth) - 1;
			const perByte = 8 / depth;
			const data = Uint8Array.from({ length: 64 / perByte }, (_, byte) => {
				let packed = 0;
				for (let i = 0; i < perByte; i++) packed = (packed << depth) | ((byte * perByte + i) & mask);
				return packed;
			});
			const palette = Array.from({ length: 1 << depth }, (_, c) => [c * 10, 0, 0]);
			const { bytes } = tilesFromPng(encode({ width: 8, height: 8, data, depth, channels: 1, palette }), "a.png");
			for (let x = 0; x < 8; x++) expect(pixel(bytes, 0, x, 3)).toBe((24 + x) & mask);
		}
	});

	test("whose tile mixes palettes is refused with the tile's place", () => {
		const png = indexed(24, 16, 32, (x, y) => (x >= 16 && y >= 8 ? (x === 20 && y === 13 ? 17 : 5) : 1));
		expect(() => tilesFromPng(png, "art/mix.png")).toThrow(
			/^art\/mix\.png: the tile in column 2, row 1 uses palettes 0 and 1 \(pixel 20, 13\); a tile has one palette/,
		);
	});
});

describe("a true-colour picture", () => {
	test("gets palettes from its colours, with colour 0 where it is see-through", () => {
		const png = rgba(16, 8, (x) => (x < 8 ? [x * 30, 0, 0, x === 0 ? 0 : 255] : [0, (x & 7) * 30, 0, 255]));
		const { bytes, palettes, paletteOfTile } = tilesFromPng(png, "a.png");
		// 7 reds, 7 greens and black: 15 colours, one palette, in the order of their first use.
		expect(palettes.length).toBe(1);
		expect([...paletteOfTile]).toEqual([0, 0]);
		expect(pixel(bytes, 0, 0, 0)).toBe(0);
		for (let x = 1; x < 8; x++) {
			expect(pixel(bytes, 0, x, 0)).toBe(x);
			expect(palettes[0]![x]).toBe(Math.round((x * 30 * 31) / 255));
		}
		expect(palettes[0]![pixel(bytes, 1, 1, 0)]).toBe(Math.round((30 * 31) / 255) << 5);
	});

	test("draws back to itself, whatever its tiles' colours are", () => {
		const tileColours = fc.uniqueArray(fc.nat(0x7fff), { minLength: 1, maxLength: 15 });
		fc.assert(
			fc.property(fc.array(tileColours, { minLength: 1, maxLength: 12 }), fc.nat(1000), (tiles, salt) => {
				const colourOf = (tile: number, at: number) => tiles[tile]![(at * 7 + salt) % tiles[tile]!.length]!;
				const width = tiles.length * 8;
				const png = rgba(width, 8, (x, y) => {
					const v = colourOf(x >> 3, (x & 7) + 8 * y);
					const wide = (five: number) => (five << 3) | (five >> 2);
					return [wide(v & 31), wide((v >> 5) & 31), wide(v >> 10), 255];
				});
				const { bytes, palettes, paletteOfTile } = tilesFromPng(png, "a.png");
				for (const [tile] of tiles.entries()) {
					for (let at = 0; at < 64; at++) {
						const colour = pixel(bytes, tile, at & 7, at >> 3);
						expect(colour).toBeGreaterThan(0);
						expect(palettes[paletteOfTile[tile]!]![colour]).toBe(colourOf(tile, at));
					}
				}
			}),
			{ numRuns: 60 },
		);
	});

	test("with 16 colours in a tile is refused with the tile's place", () => {
		const png = rgba(8, 16, (x, y) => (y < 8 ? [0, 0, 0, 255] : [x * 32, y & 1 ? 255 : 0, 0, 255]));
		expect(() => tilesFromPng(png, "a.png")).toThrow(/the tile in column 0, row 1 has 16 colours .* 15 are the most/);
	});

	test("with more colours than 16 palettes hold is refused", () => {
		const png = rgba(17 * 8, 8, (x, y) => [
			(x >> 3) * 15,
			(y * 2 + ((x >> 2) & 1)) * 16,
			0,
			(x & 4) + y < 11 ? 255 : 0,
		]);
		expect(() => tilesFromPng(png, "a.png")).toThrow(/its colours need 17 palettes of 15 colours; the machine has 16/);
	});

	test("with a half see-through pixel is refused with its place", () => {
		const png = rgba(8, 8, (x, y) => [9, 9, 9, x === 5 && y === 2 ? 128 : 255]);
		expect(() => tilesFromPng(png, "a.png")).toThrow(/the pixel at 5, 2 is half see-through/);
	});
});

test("every 15-bit colour, widened to 24 bits either way, comes back", () => {
	for (let five = 0; five < 32; five++) {
		expect(rgb555((five << 3) | (five >> 2), 0, 0)).toBe(five);
		expect(rgb555(0, Math.round((five * 255) / 31), 0)).toBe(five << 5);
	}
	expect(rgb555(255, 255, 255)).toBe(0x7fff);
});

test("a picture whose sides aren't multiples of 8, or that is too large, is refused", () => {
	expect(() =>
		tilesFromPng(
			indexed(12, 8, 2, () => 1),
			"a.png",
		),
	).toThrow(/12×8 pixels; both must be multiples of 8/);
	expect(() =>
		tilesFromPng(
			indexed(520, 512, 2, () => 1),
			"a.png",
		),
	).toThrow(/520×512 pixels; 4,096 tiles/);
	expect(() => tilesFromPng(indexed(8, 8, 2, () => 1).subarray(0, 60), "a.png")).toThrow(/can't be read as PNG/);
	expect(() => tilesFromPng(new Uint8Array(9), "a.png")).toThrow(/isn't a PNG/);
});
