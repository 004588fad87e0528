import * as v from "valibot";
import type { MapAsset } from "../../api/assets.ts";
import { CART_LIMIT } from "../cart-file-limits.ts";
import type { CartBank } from "../cart-file-types.ts";
import { BankError } from "./bank-error.ts";
import { parseMeta, wholeNumber } from "./bank-meta.ts";

/** The largest map is 4,096 cells of 8 pixels a side; objects may stand outside by as much again. */
const POSITION_LIMIT_PX = 2 * 8 * CART_LIMIT.mapSideCells.value;

function text(name: string) {
	const message = `${name} must be a text of at most 100 characters`;
	return v.pipe(v.string(message), v.maxLength(100, message));
}

function pixels(name: string, min: number) {
	const message = `${name} must be a number from ${min} to ${POSITION_LIMIT_PX}`;
	return v.pipe(v.number(message), v.minValue(min, message), v.maxValue(POSITION_LIMIT_PX, message));
}

/** Data: the cells, 16 bits each, little-endian, as a plane holds them. */
const metaSchema = v.strictObject({
	columns: wholeNumber("columns", 1, CART_LIMIT.mapSideCells.value),
	rows: wholeNumber("rows", 1, CART_LIMIT.mapSideCells.value),
	objects: v.pipe(
		v.array(
			v.strictObject({
				name: text("an object's name"),
				type: text("an object's type"),
				xPx: pixels("an object's x", -POSITION_LIMIT_PX),
				yPx: pixels("an object's y", -POSITION_LIMIT_PX),
				widthPx: pixels("an object's width", 0),
				heightPx: pixels("an object's height", 0),
			}),
		),
		v.maxLength(CART_LIMIT.mapObjects.value, `more than ${CART_LIMIT.mapObjects.value} objects`),
	),
});

export function encodeMap({ columns, rows, objects, cells }: MapAsset): Pick<CartBank, "meta" | "bytes"> {
	const bytes = new Uint8Array(cells.length * 2);
	const view = new DataView(bytes.buffer);
	for (const [index, cell] of cells.entries()) view.setUint16(index * 2, cell, true);
	return { meta: { columns, rows, objects }, bytes };
}

export function decodeMap(bank: CartBank, index: number): MapAsset {
	const { columns, rows, objects } = parseMeta(metaSchema, bank);
	const count = columns * rows;
	if (count > CART_LIMIT.mapCells.value) {
		throw new BankError(`${columns}×${rows} are ${count} cells, ${CART_LIMIT.mapCells.value} are allowed`);
	}
	if (bank.bytes.length !== count * 2) {
		throw new BankError(`it has ${bank.bytes.length} bytes, ${columns}×${rows} cells need ${count * 2}`);
	}
	const view = new DataView(bank.bytes.buffer, bank.bytes.byteOffset, bank.bytes.byteLength);
	const cells = Uint16Array.from({ length: count }, (_, cell) => view.getUint16(cell * 2, true));
	return { kind: "map", bank: index, columns, rows, cells, objects };
}
