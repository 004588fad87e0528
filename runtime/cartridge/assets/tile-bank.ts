import * as v from "valibot";
import type { TileAsset } from "../../api/assets.ts";
import { PALETTE_COLOURS, TILE_SIZE_BYTES } from "../../machine/memory-map.ts";
import { CART_LIMIT } from "../cart-file-limits.ts";
import type { CartBank } from "../cart-file-types.ts";
import { BankError } from "./bank-error.ts";
import { parseMeta, wholeNumber } from "./bank-meta.ts";

const PALETTE_BYTES = PALETTE_COLOURS * 2;
const RGB555_MAX = 0x7fff;

/** Data: the palettes (16 × RGB555, little-endian), the palette of each tile (1 byte), the tiles (32 bytes each). */
const metaSchema = v.strictObject({
	count: wholeNumber("count", 1, CART_LIMIT.tileCount.value),
	columns: wholeNumber("columns", 1, CART_LIMIT.tileCount.value),
	palettes: wholeNumber("palettes", 1, CART_LIMIT.paletteCount.value),
});

export function encodeTiles(asset: TileAsset): Pick<CartBank, "meta" | "bytes"> {
	const { count, columns, palettes, paletteOfTile, bytes } = asset;
	const tilesAt = palettes.length * PALETTE_BYTES + count;
	const data = new Uint8Array(tilesAt + count * TILE_SIZE_BYTES);
	const view = new DataView(data.buffer);
	for (const [index, palette] of palettes.entries()) {
		for (const [colour, value] of palette.entries()) view.setUint16(index * PALETTE_BYTES + colour * 2, value, true);
	}
	data.set(paletteOfTile, palettes.length * PALETTE_BYTES);
	data.set(bytes, tilesAt);
	return { meta: { count, columns, palettes: palettes.length }, bytes: data };
}

export function decodeTiles(bank: CartBank, index: number): TileAsset {
	const { count, columns, palettes: paletteCount } = parseMeta(metaSchema, bank);
	if (count % columns !== 0) throw new BankError(`${count} tiles can't stand in rows of ${columns}`);
	const paletteOfTileAt = paletteCount * PALETTE_BYTES;
	const tilesAt = paletteOfTileAt + count;
	const expected = tilesAt + count * TILE_SIZE_BYTES;
	if (bank.bytes.length !== expected) {
		throw new BankError(`it has ${bank.bytes.length} bytes, ${expected} are needed for ${count} tiles`);
	}
	const view = new DataView(bank.bytes.buffer, bank.bytes.byteOffset, bank.bytes.byteLength);
	const palettes = Array.from({ length: paletteCount }, (_, palette) =>
		Uint16Array.from({ length: PALETTE_COLOURS }, (_, colour) => {
			const value = view.getUint16(palette * PALETTE_BYTES + colour * 2, true);
			if (value > RGB555_MAX) throw new BankError(`palette ${palette}, colour ${colour} isn't RGB555 (${value})`);
			return value;
		}),
	);
	const paletteOfTile = bank.bytes.slice(paletteOfTileAt, tilesAt);
	const wrong = paletteOfTile.findIndex((palette) => palette >= paletteCount);
	if (wrong >= 0) throw new BankError(`tile ${wrong} uses palette ${paletteOfTile[wrong]} of ${paletteCount}`);
	return { kind: "tiles", bank: index, bytes: bank.bytes.slice(tilesAt), count, columns, palettes, paletteOfTile };
}
