import { Canvas } from "./canvas.ts";
import { SHEET_COLUMNS } from "./pack.ts";

const FLIP_X = 0x80000000;
const FLIP_Y = 0x40000000;

/** Cuts pictures into 8×8 tiles, each different one kept once (mirror images too), in one tile set for them all. */
export class TileSet {
	private readonly tiles: Canvas[] = [new Canvas(8, 8)];
	private readonly known = new Map<string, number>([[keyOf(new Canvas(8, 8)), 0]]);

	get count(): number {
		return this.tiles.length;
	}

	/** @throws Error when a tile has colours of two palettes. */
	cut(picture: Canvas, name: string): { columns: number; rows: number; cells: number[] } {
		const columns = picture.width / 8;
		const rows = picture.height / 8;
		const cells: number[] = [];
		for (let row = 0; row < rows; row++)
			for (let column = 0; column < columns; column++) {
				const tile = picture.cut(column * 8, row * 8, 8, 8);
				const palettes = new Set([...tile.pixels].filter((c) => c % 16 !== 0).map((c) => c >> 4));
				if (palettes.size > 1)
					throw new Error(`${name}: tile ${column}, ${row} uses palettes ${[...palettes].join(" and ")}`);
				cells.push(this.cellOf(tile));
			}
		return { columns, rows, cells };
	}

	private cellOf(tile: Canvas): number {
		const known = this.known.get(keyOf(tile));
		if (known !== undefined) return known === 0 ? 0 : known + 1;
		const mirrors: readonly [Canvas, number][] = [
			[tile.flipX(), FLIP_X],
			[tile.flipY(), FLIP_Y],
			[tile.flipX().flipY(), FLIP_X + FLIP_Y],
		];
		for (const [picture, flips] of mirrors) {
			const at = this.known.get(keyOf(picture));
			if (at !== undefined) return at + 1 + flips;
		}
		this.known.set(keyOf(tile), this.tiles.length);
		this.tiles.push(tile);
		return this.tiles.length;
	}

	sheet(): Canvas {
		const rows = Math.ceil(this.tiles.length / SHEET_COLUMNS);
		const out = new Canvas(SHEET_COLUMNS * 8, rows * 8);
		this.tiles.forEach((tile, i) => {
			out.stamp(tile, (i % SHEET_COLUMNS) * 8, Math.floor(i / SHEET_COLUMNS) * 8);
		});
		return out;
	}
}

function keyOf(tile: Canvas): string {
	return tile.pixels.join();
}

export interface MapPlace {
	readonly name: string;
	readonly type: string;
	readonly xPx: number;
	readonly yPx: number;
	/** 16 by default. */
	readonly widthPx?: number;
	readonly heightPx?: number;
}

/** A Tiled map (.tmj) of one tile layer, and one of places if there are any. */
export function tiledMap(
	cut: { columns: number; rows: number; cells: readonly number[] },
	sheet: Canvas,
	image: string,
	places: readonly MapPlace[] = [],
): string {
	const layers: unknown[] = [
		{
			id: 1,
			name: "cells",
			type: "tilelayer",
			x: 0,
			y: 0,
			width: cut.columns,
			height: cut.rows,
			opacity: 1,
			visible: true,
			data: "DATA",
		},
	];
	if (places.length > 0)
		layers.push({
			id: 2,
			name: "places",
			type: "objectgroup",
			x: 0,
			y: 0,
			opacity: 1,
			visible: true,
			draworder: "topdown",
			objects: places.map((p, i) => ({
				id: i + 1,
				name: p.name,
				type: p.type,
				x: p.xPx,
				y: p.yPx,
				width: p.widthPx ?? 16,
				height: p.heightPx ?? 16,
				rotation: 0,
				visible: true,
			})),
		});
	const map = {
		type: "map",
		version: "1.10",
		orientation: "orthogonal",
		renderorder: "right-down",
		infinite: false,
		width: cut.columns,
		height: cut.rows,
		tilewidth: 8,
		tileheight: 8,
		nextlayerid: 3,
		nextobjectid: places.length + 1,
		tilesets: [
			{
				firstgid: 1,
				name: image.replace(/\.png$/, ""),
				image,
				imagewidth: sheet.width,
				imageheight: sheet.height,
				tilewidth: 8,
				tileheight: 8,
				tilecount: (sheet.width / 8) * (sheet.height / 8),
				columns: sheet.width / 8,
				margin: 0,
				spacing: 0,
			},
		],
		layers,
	};
	const rows = Array.from({ length: cut.rows }, (_, r) =>
		cut.cells.slice(r * cut.columns, (r + 1) * cut.columns).join(","),
	);
	return `${JSON.stringify(map, null, "\t").replace('"DATA"', `[\n${rows.join(",\n")}\n]`)}\n`;
}
