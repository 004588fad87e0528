import type { TileAsset } from "../../../runtime/api/assets.ts";
import { CART_LIMIT } from "../../../runtime/cartridge/cart-file-limits.ts";
import { PALETTE_COLOURS, PALETTE_COUNT, TILE_SIZE_BYTES } from "../../../runtime/machine/memory-map.ts";
import { CartBuildError } from "../cart-build-error.ts";
import { choosePalettes } from "./choose-palettes.ts";
import { type ColourPixels, decodePng, type IndexedPixels, SEE_THROUGH } from "./png-pixels.ts";

const TILE_SIDE_PX = 8;

/** A pixel in the console's terms: which of the picture's palettes, and which of its 16 colours. */
interface TilePixels {
	readonly palettes: Uint16Array[];
	readonly paletteOfTile: Uint8Array;
	/** Colour 0–15 of pixel (x, y). */
	colourAt(x: number, y: number, tile: number): number;
}

/**
 * Cuts a PNG into 8×8 tiles, row by row from the upper left.
 *
 * With a palette: entry `palette × 16 + colour`; up to 16 entries are one palette. Colour 0 of each is see-through,
 * and so is an entry with alpha 0. Without a palette: the palettes are made from the colours, so that each tile needs
 * one. Either way a tile uses one palette.
 */
export function tilesFromPng(bytes: Uint8Array, file: string): TileAsset {
	const picture = decodePng(bytes, file);
	const { width, height } = picture;
	if (width === 0 || height === 0 || width % TILE_SIDE_PX !== 0 || height % TILE_SIDE_PX !== 0) {
		throw new CartBuildError(file, 0, `it has ${width}×${height} pixels; both must be multiples of 8`);
	}
	const columns = width / TILE_SIDE_PX;
	const count = (columns * height) / TILE_SIDE_PX;
	if (count > CART_LIMIT.tileCount.value) {
		throw new CartBuildError(file, 0, `it has ${count} tiles; ${CART_LIMIT.tileCount.value} are the most. Split it`);
	}
	const pixels =
		picture.kind === "indexed" ? indexedTiles(picture, columns, file) : colourTiles(picture, columns, file);
	const tiles = new Uint8Array(count * TILE_SIZE_BYTES);
	for (let tile = 0; tile < count; tile++) {
		const left = (tile % columns) * TILE_SIDE_PX;
		const top = Math.floor(tile / columns) * TILE_SIDE_PX;
		for (let pixel = 0; pixel < 64; pixel++) {
			const colour = pixels.colourAt(left + (pixel & 7), top + (pixel >> 3), tile);
			// Two pixels a byte, the left one in the low half.
			tiles[tile * TILE_SIZE_BYTES + (pixel >> 1)]! |= pixel & 1 ? colour << 4 : colour;
		}
	}
	const { palettes, paletteOfTile } = pixels;
	return { kind: "tiles", bank: 0, bytes: tiles, count, columns, palettes, paletteOfTile };
}

function indexedTiles(picture: IndexedPixels, columns: number, file: string): TilePixels {
	const { width, height, indices, palette } = picture;
	const paletteCount = Math.max(1, Math.ceil(palette.length / PALETTE_COLOURS));
	const palettes = Array.from({ length: paletteCount }, (_, p) =>
		Uint16Array.from({ length: PALETTE_COLOURS }, (_, c) => palette[p * PALETTE_COLOURS + c] ?? 0),
	);
	const paletteOfTile = new Uint8Array((columns * height) / TILE_SIDE_PX);
	const chosen = new Int8Array(paletteOfTile.length).fill(-1);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const index = indices[y * width + x]!;
			if (index >= palette.length) {
				throw new CartBuildError(file, 0, `the pixel at ${x}, ${y} uses entry ${index} of ${palette.length}`);
			}
			if (isClear(index, palette)) continue;
			const tile = Math.floor(y / TILE_SIDE_PX) * columns + Math.floor(x / TILE_SIDE_PX);
			const own = index >> 4;
			if (chosen[tile]! >= 0 && chosen[tile] !== own) {
				throw new CartBuildError(
					file,
					0,
					`the tile in column ${tile % columns}, row ${Math.floor(tile / columns)} uses palettes ${chosen[tile]} and ${own} (pixel ${x}, ${y}); a tile has one palette. Draw it with the 16 entries of one`,
				);
			}
			chosen[tile] = own;
			paletteOfTile[tile] = own;
		}
	}
	const colourAt = (x: number, y: number) => {
		const index = indices[y * width + x]!;
		return isClear(index, palette) ? 0 : index & 15;
	};
	return { palettes, paletteOfTile, colourAt };
}

function isClear(index: number, palette: IndexedPixels["palette"]): boolean {
	return (index & 15) === 0 || palette[index] === undefined;
}

function colourTiles(picture: ColourPixels, columns: number, file: string): TilePixels {
	const { width, height, colours } = picture;
	const count = (columns * height) / TILE_SIDE_PX;
	const sets = Array.from({ length: count }, () => new Set<number>());
	for (let pixel = 0; pixel < colours.length; pixel++) {
		const colour = colours[pixel]!;
		if (colour === SEE_THROUGH) continue;
		const x = pixel % width;
		const y = (pixel - x) / width;
		const tile = Math.floor(y / TILE_SIDE_PX) * columns + Math.floor(x / TILE_SIDE_PX);
		sets[tile]!.add(colour);
	}
	for (const [tile, set] of sets.entries()) {
		if (set.size >= PALETTE_COLOURS) {
			throw new CartBuildError(
				file,
				0,
				`the tile in column ${tile % columns}, row ${Math.floor(tile / columns)} has ${set.size} colours (of 15 bits); 15 are the most. Draw it with fewer`,
			);
		}
	}
	const chosen = choosePalettes(sets);
	if (chosen.palettes.length > PALETTE_COUNT) {
		throw new CartBuildError(
			file,
			0,
			`its colours need ${chosen.palettes.length} palettes of 15 colours; the machine has ${PALETTE_COUNT}. Use fewer colours, or split it`,
		);
	}
	const palettes = chosen.palettes.map((list) => {
		const palette = new Uint16Array(PALETTE_COLOURS);
		palette.set(list, 1);
		return palette;
	});
	const colourAt = (x: number, y: number, tile: number) => {
		const colour = colours[y * width + x]!;
		return colour === SEE_THROUGH ? 0 : 1 + chosen.palettes[chosen.paletteOfTile[tile]!]!.indexOf(colour);
	};
	return { palettes, paletteOfTile: chosen.paletteOfTile, colourAt };
}
