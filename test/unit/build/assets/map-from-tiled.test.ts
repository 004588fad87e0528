import { encode } from "fast-png";
import { gzipSync, zlibSync } from "fflate";
import { describe, expect, test } from "vitest";
import { mapFromTiled } from "../../../../tools/build/assets/map-from-tiled.ts";

const TILESET = { firstgid: 1, name: "t", tilecount: 8, tilewidth: 8, tileheight: 8 };
const H = 0x80000000;
const V = 0x40000000;

function layer(data: unknown, more: object = {}): object {
	return { type: "tilelayer", name: "ground", width: 2, height: 2, data, ...more };
}

function tmj(more: object = {}): object {
	const size = { width: 2, height: 2, tilewidth: 8, tileheight: 8 };
	return {
		type: "map",
		orientation: "orthogonal",
		infinite: false,
		...size,
		layers: [layer([1, 2, 3, 8])],
		tilesets: [TILESET],
		...more,
	};
}

function compile(map: object, beside: Record<string, Uint8Array> = {}) {
	const bytes = new TextEncoder().encode(JSON.stringify(map));
	return mapFromTiled(bytes, "stage.tmj", (path) => {
		const found = beside[path];
		if (!found) throw new Error(`asked for ${path}`);
		return found;
	});
}

test("a tile's number counts from 0 in its tileset; an empty cell is cell 0", () => {
	const map = compile(tmj({ layers: [layer([1, 2, 0, 8])] }));
	expect([map.columns, map.rows]).toEqual([2, 2]);
	expect([...map.cells]).toEqual([0, 1, 0, 7]);
});

test("flips become the cell's bits 13 and 14", () => {
	const map = compile(tmj({ layers: [layer([2 + H, 2 + V, 2 + H + V, 2])] }));
	expect([...map.cells]).toEqual([1 | 0x2000, 1 | 0x4000, 1 | 0x6000, 1]);
});

test("a turned tile is refused with its place", () => {
	expect(() => compile(tmj({ layers: [layer([1, 1, 1, 1 + 0x20000000])] }))).toThrow(
		/^stage\.tmj: the cell in column 1, row 1 is turned/,
	);
});

test("the first tile layer counts, also within groups and after others", () => {
	const objects = { type: "objectgroup", name: "o", objects: [] };
	const group = { type: "group", name: "g", layers: [layer([4, 4, 4, 4])] };
	expect([...compile(tmj({ layers: [objects, group, layer([1, 1, 1, 1])] })).cells]).toEqual([3, 3, 3, 3]);
	expect(() => compile(tmj({ layers: [objects] }))).toThrow(/has no tile layer/);
});

test("further tilesets count on from the ones before, or from their property firstTile", () => {
	const second = { ...TILESET, firstgid: 9 };
	const data = [1, 8, 9, 16];
	expect([...compile(tmj({ layers: [layer(data)], tilesets: [TILESET, second] })).cells]).toEqual([0, 7, 8, 15]);
	const placed = { ...second, properties: [{ name: "firstTile", type: "int", value: 256 }] };
	expect([...compile(tmj({ layers: [layer(data)], tilesets: [TILESET, placed] })).cells]).toEqual([0, 7, 256, 263]);
	const beyond = { ...second, properties: [{ name: "firstTile", type: "int", value: 1020 }] };
	expect(() => compile(tmj({ tilesets: [TILESET, beyond] }))).toThrow(
		/from tile 1020 doesn't fit into the machine's 1024/,
	);
});

describe("palette and priority", () => {
	const tiles = [
		{ id: 1, properties: [{ name: "palette", type: "int", value: 5 }] },
		{ id: 2, properties: [{ name: "priority", type: "bool", value: true }] },
		{ id: 7, properties: [{ name: "priority", type: "bool", value: false }] },
	];

	test("come from the tile's properties, else the layer's", () => {
		const properties = [
			{ name: "palette", type: "int", value: 3 },
			{ name: "priority", type: "bool", value: true },
		];
		const own = compile(tmj({ tilesets: [{ ...TILESET, tiles }] }));
		expect([...own.cells]).toEqual([0, 1 | (5 << 10), 2 | 0x8000, 7]);
		const layered = compile(tmj({ layers: [layer([1, 2, 3, 8], { properties })], tilesets: [{ ...TILESET, tiles }] }));
		expect([...layered.cells]).toEqual([
			0 | (3 << 10) | 0x8000,
			1 | (5 << 10) | 0x8000,
			2 | (3 << 10) | 0x8000,
			7 | (3 << 10),
		]);
	});

	test("the palette comes from the tileset's picture when nothing else says it", () => {
		// Tile 0 has entries of palette 0, tile 1 of palette 2.
		const data = Uint8Array.from({ length: 128 }, (_, p) => (p % 16 < 8 ? 3 : 34));
		const palette = Array.from({ length: 48 }, (_, c) => [c, c, c]);
		const png = encode({ width: 16, height: 8, data, depth: 8, channels: 1, palette });
		const set = { ...TILESET, tilecount: 2, image: "ground.png" };
		const map = compile(tmj({ layers: [layer([1, 2, 2, 1])], tilesets: [set] }), { "ground.png": png });
		expect([...map.cells]).toEqual([0, 1 | (2 << 10), 1 | (2 << 10), 0]);
		// A tileset of its own file names its picture relative to itself.
		const { firstgid, ...file } = set;
		const beside = { "sets/t.tsj": new TextEncoder().encode(JSON.stringify(file)), "sets/ground.png": png };
		const external = compile(
			tmj({ layers: [layer([1, 2, 2, 1])], tilesets: [{ firstgid, source: "sets/t.tsj" }] }),
			beside,
		);
		expect([...external.cells]).toEqual([...map.cells]);
	});

	test("a palette that planes don't have is refused", () => {
		const wrong = [{ id: 0, properties: [{ name: "palette", type: "int", value: 8 }] }];
		expect(() => compile(tmj({ tilesets: [{ ...TILESET, tiles: wrong }] }))).toThrow(/tile 0: property palette is 8/);
		const text = [{ id: 0, properties: [{ name: "palette", type: "string", value: "2" }] }];
		expect(() => compile(tmj({ tilesets: [{ ...TILESET, tiles: text }] }))).toThrow(/palette must be a whole number/);
	});
});

test("objects of all layers come with their places in pixels; a tile object's is its upper left", () => {
	const objects = [
		{ id: 1, name: "door", type: "exit", x: 16, y: 8, width: 8, height: 24 },
		{ id: 2, name: "bee", class: "foe", gid: 3, x: 4, y: 16, width: 8, height: 8 },
		{ id: 3, name: "", x: 1.5, y: 2, point: true },
	];
	const map = compile(
		tmj({ layers: [layer([1, 1, 1, 1]), { type: "objectgroup", name: "o", offsetx: 100, offsety: 0, objects }] }),
	);
	expect(map.objects).toEqual([
		{ name: "door", type: "exit", xPx: 116, yPx: 8, widthPx: 8, heightPx: 24 },
		{ name: "bee", type: "foe", xPx: 104, yPx: 8, widthPx: 8, heightPx: 8 },
		{ name: "", type: "", xPx: 101.5, yPx: 2, widthPx: 0, heightPx: 0 },
	]);
});

test("a layer packed as base64, plain, zlib or gzip, is read", () => {
	const bytes = new Uint8Array(new Uint32Array([1, 2 + H, 0, 8]).buffer);
	const base64 = (data: Uint8Array) => Buffer.from(data).toString("base64");
	for (const [compression, packed] of [
		["", bytes],
		["zlib", zlibSync(bytes)],
		["gzip", gzipSync(bytes)],
	] as const) {
		const map = compile(tmj({ layers: [layer(base64(packed), { encoding: "base64", compression })] }));
		expect([...map.cells]).toEqual([0, 1 | 0x2000, 0, 7]);
	}
	expect(() => compile(tmj({ layers: [layer("AAAA", { encoding: "base64", compression: "zstd" })] }))).toThrow(
		/packed with zstd\. Choose CSV/,
	);
});

test.each<[string, object, RegExp]>([
	["an isometric map", { orientation: "isometric" }, /isometric; only orthogonal/],
	["an infinite map", { infinite: true }, /infinite\. Untick/],
	["tiles of 16×16", { tilewidth: 16, tileheight: 16 }, /16×16 pixels; the console's have 8×8/],
	["cells that aren't all there", { layers: [layer([1, 2, 3])] }, /layer ground has 3 cells; 2×2 are 4/],
	["a tile of no tileset", { layers: [layer([1, 2, 3, 9])] }, /column 1, row 1 has tile 9, which is in none/],
	["a tileset as XML", { tilesets: [{ firstgid: 1, source: "t.tsx" }] }, /t\.tsx is XML.*\.tsj/],
	["something else", { type: "tileset" }, /isn't a Tiled map as Tiled 1\.10 writes it: type/],
	["a huge map", { layers: [{ ...layer([]), width: 1000, height: 1000 }] }, /1000×1000 cells; 262144 are the most/],
])("%s is refused with the reason", (_, more, message) => {
	expect(() => compile(tmj(more))).toThrow(message);
});

test("a file that isn't JSON is refused", () => {
	expect(() => mapFromTiled(new TextEncoder().encode("<map/>"), "stage.tmj", () => new Uint8Array())).toThrow(
		/^stage\.tmj: it isn't JSON .*Export a Tiled map from Tiled as JSON/,
	);
});
