import { gunzipSync, unzlibSync } from "fflate";
import { CartBuildError } from "../cart-build-error.ts";
import {
	FLIPPED_DIAGONALLY,
	FLIPPED_HORIZONTALLY,
	FLIPPED_VERTICALLY,
	ROTATED_HEXAGONAL_120,
	TILE_MASK,
	type TileLayer,
} from "./tiled-format.ts";
import { palette, property, type TilesetView } from "./tiled-tilesets.ts";

/** A layer's cells as a plane holds them: tile 0–9, palette 10–12, flip x 13, flip y 14, priority 15. */
export function cellsOfLayer(layer: TileLayer, tilesets: readonly TilesetView[], file: string): Uint16Array {
	const numbers = layerNumbers(layer, file);
	const layerPalette = palette(layer.properties, `${file}, layer ${layer.name}`);
	const layerPriority = property(layer.properties, "priority", "boolean", `${file}, layer ${layer.name}`);
	const cells = new Uint16Array(numbers.length);
	for (const [index, number] of numbers.entries()) {
		if (number === 0) continue;
		const where = () => `the cell in column ${index % layer.width}, row ${Math.floor(index / layer.width)}`;
		if (number & (FLIPPED_DIAGONALLY | ROTATED_HEXAGONAL_120)) {
			throw new CartBuildError(file, 0, `${where()} is turned; the console flips tiles but doesn't turn them`);
		}
		const gid = number & TILE_MASK;
		const tileset = tilesets.findLast((set) => set.firstGid <= gid);
		if (!tileset || gid - tileset.firstGid >= tileset.tileCount) {
			throw new CartBuildError(file, 0, `${where()} has tile ${gid}, which is in none of the map's tilesets`);
		}
		const id = gid - tileset.firstGid;
		const cellPalette = tileset.paletteOf(id) ?? layerPalette ?? tileset.imagePaletteOf(id) ?? 0;
		if (cellPalette > 7) {
			throw new CartBuildError(file, 0, `${where()} uses palette ${cellPalette}; planes have palettes 0 to 7`);
		}
		cells[index] =
			(tileset.firstTile + id) |
			(cellPalette << 10) |
			(number & FLIPPED_HORIZONTALLY ? 1 << 13 : 0) |
			(number & FLIPPED_VERTICALLY ? 1 << 14 : 0) |
			((tileset.priorityOf(id) ?? layerPriority ?? false) ? 1 << 15 : 0);
	}
	return cells;
}

function layerNumbers(layer: TileLayer, file: string): readonly number[] {
	const { data, width, height, compression } = layer;
	const numbers = typeof data === "string" ? decodeBase64(data, compression, file) : (data ?? []);
	if (numbers.length !== width * height) {
		throw new CartBuildError(
			file,
			0,
			`layer ${layer.name} has ${numbers.length} cells; ${width}×${height} are ${width * height}. Save it again in Tiled`,
		);
	}
	return numbers;
}

function decodeBase64(text: string, compression: string, file: string): number[] {
	const stored = Uint8Array.from(Buffer.from(text, "base64"));
	let bytes: Uint8Array;
	if (compression === "") bytes = stored;
	else if (compression === "zlib") bytes = unzlibSync(stored);
	else if (compression === "gzip") bytes = gunzipSync(stored);
	else {
		throw new CartBuildError(
			file,
			0,
			`its tile layer is packed with ${compression}. Choose CSV, or zlib, in Map Properties ▸ Tile Layer Format`,
		);
	}
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	return Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(index * 4, true));
}
