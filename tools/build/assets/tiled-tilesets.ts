import { TILE_COUNT } from "../../../runtime/machine/memory-map.ts";
import { CartBuildError } from "../cart-build-error.ts";
import { parse, type ReadBeside } from "./map-from-tiled.ts";
import { type Properties, type TiledTileset, tilesetReferenceSchema, tilesetSchema } from "./tiled-format.ts";
import { tilesFromPng } from "./tiles-from-png.ts";

/** What a map's cells need to know of a tileset. */
export interface TilesetView {
	/** Number that its first tile has in the map's data. */
	readonly firstGid: number;
	readonly tileCount: number;
	/** Tile that its first tile is in the map's cells. */
	readonly firstTile: number;
	/** By the tile's own property. */
	paletteOf(id: number): number | undefined;
	/** By the tileset's picture. */
	imagePaletteOf(id: number): number | undefined;
	priorityOf(id: number): boolean | undefined;
}

/** In the map's order: rising numbers. */
export function readTilesets(tilesets: readonly unknown[], file: string, readBeside: ReadBeside): TilesetView[] {
	let nextTile = 0;
	return tilesets.map((entry) => {
		const json = new TextEncoder().encode(JSON.stringify(entry));
		const { firstgid, source } = parse(tilesetReferenceSchema, json, file, "a map with tilesets");
		const owner = source ?? file;
		const tileset = parse(tilesetSchema, source ? readTileset(source, file, readBeside) : json, owner, "a tileset");
		const firstTile = property(tileset.properties, "firstTile", "number", owner) ?? nextTile;
		nextTile = firstTile + tileset.tilecount;
		if (!Number.isInteger(firstTile) || firstTile < 0 || nextTile > TILE_COUNT) {
			throw new CartBuildError(
				file,
				0,
				`its tileset of ${tileset.tilecount} tiles from tile ${firstTile} doesn't fit into the machine's ${TILE_COUNT}. Give it a smaller firstTile, or split it`,
			);
		}
		return view(tileset, firstgid, firstTile, owner, source, readBeside);
	});
}

function readTileset(source: string, file: string, readBeside: ReadBeside): Uint8Array {
	if (/\.tsx$/i.test(source)) {
		throw new CartBuildError(
			file,
			0,
			`its tileset ${source} is XML. In Tiled embed it into the map, or export it as JSON (.tsj)`,
		);
	}
	return readBeside(source);
}

function view(
	tileset: TiledTileset,
	firstGid: number,
	firstTile: number,
	file: string,
	source: string | undefined,
	readBeside: ReadBeside,
): TilesetView {
	const own = new Map(tileset.tiles.map((tile) => [tile.id, tile.properties]));
	const image = imagePalettes(tileset, source, readBeside);
	return {
		firstGid,
		tileCount: tileset.tilecount,
		firstTile,
		paletteOf: (id) => palette(own.get(id) ?? [], `${file}, tile ${id}`),
		imagePaletteOf: (id) => image?.[id],
		priorityOf: (id) => property(own.get(id) ?? [], "priority", "boolean", file),
	};
}

/** The palette of each tile in the tileset's picture, when it is one that the build makes tiles of. */
function imagePalettes(
	tileset: TiledTileset,
	source: string | undefined,
	readBeside: ReadBeside,
): Uint8Array | undefined {
	const { image, margin, spacing, tilewidth, tileheight } = tileset;
	if (!image || !/\.png$/i.test(image) || margin !== 0 || spacing !== 0 || tilewidth !== 8 || tileheight !== 8) {
		return undefined;
	}
	// A tileset in a file of its own names its picture relative to itself.
	const folder = source ? source.slice(0, source.lastIndexOf("/") + 1) : "";
	return tilesFromPng(readBeside(folder + image), folder + image).paletteOfTile;
}

/** The property `palette`, 0–7. */
export function palette(properties: Properties, where: string): number | undefined {
	const value = property(properties, "palette", "number", where);
	if (value === undefined) return undefined;
	if (Number.isInteger(value) && value >= 0 && value <= 7) return value;
	throw new CartBuildError(where, 0, `property palette is ${value}; it must be a whole number from 0 to 7`);
}

export function property<T extends "number" | "boolean">(
	properties: Properties,
	name: string,
	type: T,
	where: string,
): (T extends "number" ? number : boolean) | undefined {
	const found = properties.find((p) => p.name === name);
	if (!found) return undefined;
	if (typeof found.value === type) return found.value as never;
	throw new CartBuildError(where, 0, `property ${name} must be a ${type === "number" ? "whole number" : "yes or no"}`);
}
