import * as v from "valibot";

/** The part of Tiled's JSON map format (version 1.10 and on) that maps of the console use. */
const propertySchema = v.object({ name: v.string(), value: v.unknown() });
const propertiesSchema = v.optional(v.array(propertySchema), []);

const tileSchema = v.object({ id: v.number(), properties: propertiesSchema });

export const tilesetSchema = v.object({
	image: v.optional(v.string()),
	tilecount: v.number(),
	tilewidth: v.number(),
	tileheight: v.number(),
	margin: v.optional(v.number(), 0),
	spacing: v.optional(v.number(), 0),
	tiles: v.optional(v.array(tileSchema), []),
	properties: propertiesSchema,
});

const tilesetReferenceSchema = v.object({ firstgid: v.number(), source: v.optional(v.string()) });

const objectSchema = v.object({
	name: v.optional(v.string(), ""),
	type: v.optional(v.string()),
	/** What Tiled 1.9 called the type. */
	class: v.optional(v.string()),
	gid: v.optional(v.number()),
	x: v.number(),
	y: v.number(),
	width: v.optional(v.number(), 0),
	height: v.optional(v.number(), 0),
});

const tileLayerSchema = v.object({
	type: v.literal("tilelayer"),
	name: v.string(),
	width: v.number(),
	height: v.number(),
	encoding: v.optional(v.picklist(["csv", "base64"])),
	compression: v.optional(v.string(), ""),
	data: v.optional(v.union([v.array(v.number()), v.string()])),
	properties: propertiesSchema,
});

const objectLayerSchema = v.object({
	type: v.literal("objectgroup"),
	name: v.string(),
	offsetx: v.optional(v.number(), 0),
	offsety: v.optional(v.number(), 0),
	objects: v.array(objectSchema),
});

export type TileLayer = v.InferOutput<typeof tileLayerSchema>;
export type ObjectLayer = v.InferOutput<typeof objectLayerSchema>;
export type GroupLayer = { type: "group"; name: string; layers: Layer[] };
export type OtherLayer = { type: "imagelayer"; name: string };
export type Layer = TileLayer | ObjectLayer | GroupLayer | OtherLayer;

const layerSchema: v.GenericSchema<unknown, Layer> = v.variant("type", [
	tileLayerSchema,
	objectLayerSchema,
	v.object({ type: v.literal("group"), name: v.string(), layers: v.lazy(() => v.array(layerSchema)) }),
	v.object({ type: v.literal("imagelayer"), name: v.string() }),
]);

export const mapSchema = v.object({
	type: v.literal("map"),
	orientation: v.string(),
	infinite: v.optional(v.boolean(), false),
	width: v.number(),
	height: v.number(),
	tilewidth: v.number(),
	tileheight: v.number(),
	layers: v.array(layerSchema),
	tilesets: v.array(v.unknown()),
});

export type TiledTileset = v.InferOutput<typeof tilesetSchema>;
export type Properties = v.InferOutput<typeof propertiesSchema>;
export { tilesetReferenceSchema };

/** Bits of a cell that Tiled puts on top of the tile number. Source: Tiled's manual, "Global Tile IDs". */
export const FLIPPED_HORIZONTALLY = 0x80000000;
export const FLIPPED_VERTICALLY = 0x40000000;
export const FLIPPED_DIAGONALLY = 0x20000000;
export const ROTATED_HEXAGONAL_120 = 0x10000000;
export const TILE_MASK = 0x0fffffff;
