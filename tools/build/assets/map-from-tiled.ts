import * as v from "valibot";
import type { MapAsset, MapObject } from "../../../runtime/api/assets.ts";
import { CART_LIMIT } from "../../../runtime/cartridge/cart-file-limits.ts";
import { CartBuildError } from "../cart-build-error.ts";
import { cellsOfLayer } from "./tiled-cells.ts";
import { type Layer, mapSchema, type TileLayer } from "./tiled-format.ts";
import { readTilesets } from "./tiled-tilesets.ts";

/** Reads a file beside the map: a path relative to it. */
export type ReadBeside = (path: string) => Uint8Array;

/**
 * Makes a map of Tiled (.tmj) an asset: its first tile layer as cells of a plane, and the objects of all layers.
 *
 * A cell's tile is its number in its tileset; further tilesets count on from the ones before, unless their property
 * `firstTile` says otherwise. Its palette is the tile's property `palette`, else the layer's, else that of the tile in
 * the tileset's PNG. Its priority is the tile's property `priority`, else the layer's, else off.
 */
export function mapFromTiled(bytes: Uint8Array, file: string, readBeside: ReadBeside): MapAsset {
	const map = parse(mapSchema, bytes, file, "a Tiled map");
	if (map.orientation !== "orthogonal") {
		throw new CartBuildError(file, 0, `it is ${map.orientation}; only orthogonal maps fit a plane`);
	}
	if (map.infinite) {
		throw new CartBuildError(file, 0, "it is infinite. Untick Map ▸ Map Properties ▸ Infinite in Tiled");
	}
	if (map.tilewidth !== 8 || map.tileheight !== 8) {
		throw new CartBuildError(
			file,
			0,
			`its tiles have ${map.tilewidth}×${map.tileheight} pixels; the console's have 8×8. Set them in Map Properties`,
		);
	}
	const layers = flatten(map.layers);
	const tileLayer = layers.find((layer): layer is TileLayer => layer.type === "tilelayer");
	if (!tileLayer) throw new CartBuildError(file, 0, "it has no tile layer. Add one in Tiled");
	const { width: columns, height: rows } = tileLayer;
	if (columns * rows > CART_LIMIT.mapCells.value) {
		throw new CartBuildError(file, 0, `it has ${columns}×${rows} cells; ${CART_LIMIT.mapCells.value} are the most`);
	}
	const tilesets = readTilesets(map.tilesets, file, readBeside);
	const objects = layers.flatMap((layer) => (layer.type === "objectgroup" ? objectsOf(layer) : []));
	if (objects.length > CART_LIMIT.mapObjects.value) {
		throw new CartBuildError(file, 0, `it has ${objects.length} objects; ${CART_LIMIT.mapObjects.value} are the most`);
	}
	return { kind: "map", bank: 0, columns, rows, cells: cellsOfLayer(tileLayer, tilesets, file), objects };
}

/** Parses and checks one JSON file of Tiled's. */
export function parse<T extends v.GenericSchema>(
	schema: T,
	bytes: Uint8Array,
	file: string,
	what: string,
): v.InferOutput<T> {
	let value: unknown;
	try {
		value = JSON.parse(new TextDecoder().decode(bytes));
	} catch (error) {
		throw new CartBuildError(
			file,
			0,
			`it isn't JSON (${(error as Error).message}). Export ${what} from Tiled as JSON (.tmj, .tsj)`,
		);
	}
	const result = v.safeParse(schema, value);
	if (result.success) return result.output;
	const issue = result.issues[0];
	const path = v.getDotPath(issue);
	throw new CartBuildError(
		file,
		0,
		`it isn't ${what} as Tiled 1.10 writes it: ${path ? `${path}: ` : ""}${issue.message}`,
	);
}

function flatten(layers: readonly Layer[]): Layer[] {
	return layers.flatMap((layer) => (layer.type === "group" ? flatten(layer.layers) : [layer]));
}

function objectsOf(layer: Extract<Layer, { type: "objectgroup" }>): MapObject[] {
	return layer.objects.map((object) => ({
		name: object.name,
		type: object.type ?? object.class ?? "",
		xPx: object.x + layer.offsetx,
		// Tiled gives a tile object's lower left corner, and every other's upper left.
		yPx: object.y + layer.offsety - (object.gid === undefined ? 0 : object.height),
		widthPx: object.width,
		heightPx: object.height,
	}));
}
