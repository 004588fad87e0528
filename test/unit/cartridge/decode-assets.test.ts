import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Asset, TileAsset } from "../../../runtime/api/assets.ts";
import { type CartBank, CartFileError, decodeAssets, encodeAsset } from "../../../runtime/cartridge/index.ts";
import { dataAsset } from "../../../runtime/machine/data-bank.ts";
import { sampleCart } from "./sample-cart.ts";

function bank(more: Partial<CartBank>): CartBank {
	return { kind: "data", name: "a.bin", meta: {}, bytes: new Uint8Array(), ...more };
}

test("banks become the assets that the imports give, numbered by their place", () => {
	const assets = decodeAssets(sampleCart().banks);
	expect(assets.map((asset) => [asset.kind, asset.bank])).toEqual([
		["tiles", 0],
		["map", 1],
		["song", 2],
		["effects", 3],
		["pcm", 4],
		["data", 5],
	]);
	const [tiles, map, , effects, pcm] = assets;
	if (tiles?.kind !== "tiles" || map?.kind !== "map" || effects?.kind !== "effects" || pcm?.kind !== "pcm") {
		throw new Error("another kind");
	}
	expect([tiles.count, tiles.columns, tiles.palettes[0]![3], tiles.bytes[40]]).toEqual([2, 2, 300, 40]);
	expect([...map.cells]).toEqual([1, 2, 0x8003, 4, 5, 0xffff]);
	expect(map.objects[0]).toEqual({ name: "start", type: "spawn", xPx: -4, yPx: 8.5, widthPx: 0, heightPx: 16 });
	expect(effects.names).toEqual(["shot"]);
	expect([pcm.name, pcm.rateHz, pcm.loopStart, ...pcm.bytes]).toEqual(["kick.wav", 8000, 1, 0, 127, -128, -1]);
});

test("tiles, maps, samples and data come back as they went in", () => {
	const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
	const tiles = fc
		.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 16 }))
		.chain(([columns, rows, paletteCount]) =>
			fc.record({
				kind: fc.constant("tiles" as const),
				bank: fc.constant(0),
				bytes: bytes(columns * rows * 32),
				count: fc.constant(columns * rows),
				columns: fc.constant(columns),
				palettes: fc.array(fc.uint16Array({ minLength: 16, maxLength: 16, max: 0x7fff }), {
					minLength: paletteCount,
					maxLength: paletteCount,
				}),
				paletteOfTile: fc.uint8Array({ minLength: columns * rows, maxLength: columns * rows, max: paletteCount - 1 }),
			}),
		);
	const map = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })).chain(([columns, rows]) =>
		fc.record({
			kind: fc.constant("map" as const),
			bank: fc.constant(0),
			columns: fc.constant(columns),
			rows: fc.constant(rows),
			cells: fc.uint16Array({ minLength: columns * rows, maxLength: columns * rows }),
			objects: fc.constant([]),
		}),
	);
	const pcm = fc.record({
		kind: fc.constant("pcm" as const),
		bank: fc.constant(0),
		name: fc.constant("x"),
		bytes: fc.int8Array({ minLength: 1, maxLength: 50 }),
		rateHz: fc.integer({ min: 1, max: 48_000 }),
		loopStart: fc.constantFrom(-1, 0),
	});
	const data = fc.uint8Array().map((bytes) => dataAsset(0, bytes));
	fc.assert(
		fc.property(fc.oneof(tiles, map, pcm, data), (asset) => {
			expect(decodeAssets([encodeAsset(asset as Asset, "x")])).toEqual([asset]);
		}),
		{ numRuns: 200 },
	);
});

test("an asset's data is its own: changing it doesn't change the bank, or the next decoding", () => {
	const banks = sampleCart().banks;
	const tiles = () => decodeAssets(banks)[0] as TileAsset;
	tiles().bytes.fill(0);
	expect(tiles().bytes[40]).toBe(40);
});

describe("a bank is refused with its number, its name and the reason", () => {
	const tileMeta = { count: 1, columns: 1, palettes: 1 };
	const mapMeta = { columns: 2, rows: 1, objects: [] };
	const thing = { name: "", type: "", xPx: 0, yPx: 0, widthPx: 0, heightPx: 0 };
	test.each<[string, Partial<CartBank>, RegExp]>([
		["no tiles", { kind: "tiles", meta: { ...tileMeta, count: 0 } }, /count must be a whole number from 1 to 4096/],
		["half a tile", { kind: "tiles", meta: { ...tileMeta, count: 1.5 } }, /count must be a whole number/],
		["too many palettes", { kind: "tiles", meta: { ...tileMeta, palettes: 17 } }, /palettes must be .* from 1 to 16/],
		[
			"rows that don't come out",
			{ kind: "tiles", meta: { ...tileMeta, count: 3, columns: 2 } },
			/3 tiles can't stand in rows of 2/,
		],
		["tile data missing", { kind: "tiles", meta: tileMeta, bytes: new Uint8Array(64) }, /64 bytes, 65 are needed/],
		[
			"a colour of 16 bits",
			{ kind: "tiles", meta: tileMeta, bytes: new Uint8Array(65).fill(255, 0, 2) },
			/palette 0, colour 0 isn't RGB555/,
		],
		[
			"a palette that isn't there",
			{ kind: "tiles", meta: tileMeta, bytes: new Uint8Array(65).fill(1, 32, 33) },
			/tile 0 uses palette 1 of 1/,
		],
		["cells missing", { kind: "map", meta: mapMeta, bytes: new Uint8Array(3) }, /3 bytes, 2×1 cells need 4/],
		[
			"too many cells",
			{ kind: "map", meta: { ...mapMeta, columns: 4096, rows: 4096 } },
			/16777216 cells, 262144 are allowed/,
		],
		[
			"an object nowhere",
			{ kind: "map", meta: { ...mapMeta, objects: [{ ...thing, xPx: 1e9 }] } },
			/an object's x must be/,
		],
		[
			"an object with a wrong name",
			{ kind: "map", meta: { ...mapMeta, objects: [{ ...thing, name: 5 }] } },
			/an object's name must be a text/,
		],
		[
			"too many objects",
			{ kind: "map", meta: { ...mapMeta, objects: Array(2049).fill(thing) } },
			/more than 2048 objects/,
		],
		["a song of nothing", { kind: "song" }, /the bytes end at 0/],
		["effects without their names", { ...sampleCart().banks[3], meta: { names: [] } }, /1 effects and 0 names/],
		["effects of one name", { ...sampleCart().banks[3], meta: { names: ["a", "a"] } }, /named "a"|2 names/],
		["no samples", { kind: "pcm", meta: { rateHz: 8000, loopStart: -1 } }, /has no samples/],
		[
			"a loop past the end",
			{ kind: "pcm", meta: { rateHz: 8000, loopStart: 2 }, bytes: new Uint8Array(2) },
			/loop begins at sample 2 of 2/,
		],
		[
			"a rate of nothing",
			{ kind: "pcm", meta: { rateHz: 0, loopStart: -1 }, bytes: new Uint8Array(2) },
			/rateHz must be/,
		],
		["unknown fields", { kind: "pcm", meta: { rateHz: 1, loopStart: -1, x: 1 }, bytes: new Uint8Array(2) }, /x/],
	])("%s", (_, wrong, message) => {
		const decode = () => decodeAssets([bank({}), bank(wrong)]);
		expect(decode).toThrow(CartFileError);
		expect(decode).toThrow(message);
		expect(decode).toThrow(/^Asset 1 \(/);
	});

	test("more banks than the sound registers can number", () => {
		expect(() => decodeAssets(Array(257).fill(bank({})))).toThrow(/257 assets; 256 are allowed/);
	});
});
