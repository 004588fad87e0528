import type { TileAsset } from "../../api/assets.ts";
import type {
	CellSpec,
	CopperRegister,
	Machine,
	PlaneName,
	SpritePriority,
	SpriteSpec,
	TextStyle,
} from "../../api/machine.ts";
import type { CycleRegister } from "../cycle-register.ts";
import type { Memory } from "../memory.ts";
import {
	ADDRESS,
	COPPER_ENTRY_COUNT,
	LAYER,
	PALETTE_COLOURS,
	PALETTE_COUNT,
	PLANE_COLUMNS,
	PLANE_ROWS,
	PLANE_SIZE_PX,
	SCREEN_HEIGHT_PX,
	SPRITE_COUNT,
	STATUS_REGISTER,
	SUBPIXELS,
	TEXT_COLUMNS,
	TEXT_ROWS,
	TILE_COUNT,
	TILE_SIZE_BYTES,
	VIDEO_REGISTER,
} from "../memory-map.ts";
import { glyphOf } from "../ppu/index.ts";
import { CALL_COST } from "./call-costs.ts";
import { badCall, list, numeric, object, onOrOff, whole } from "./check.ts";

export type PictureCalls = Pick<
	Machine,
	| "tiles"
	| "palette"
	| "color"
	| "backdrop"
	| "cell"
	| "map"
	| "fill"
	| "scroll"
	| "lineScroll"
	| "copper"
	| "layers"
	| "sprite"
	| "text"
	| "clearText"
	| "cut"
>;

const PRIORITY: Readonly<Record<SpritePriority, number>> = {
	"behind-planes": 0,
	"between-planes": 1,
	"before-planes": 2,
	"before-all": 3,
};

const COPPER_REGISTER = {
	backdrop: VIDEO_REGISTER.backdrop,
	layers: VIDEO_REGISTER.layers,
	scrollAx: VIDEO_REGISTER.scrollAx,
	scrollAy: VIDEO_REGISTER.scrollAy,
	scrollBx: VIDEO_REGISTER.scrollBx,
	scrollBy: VIDEO_REGISTER.scrollBy,
} as const;

const POSITION_MIN_PX = -2048;
const POSITION_MAX_PX = 2047.9375;
const SCROLL_MAX_PX = 1_000_000_000;

/** All layers, line tables and the copper: how the machine starts. */
export const LAYERS_AT_POWER_ON =
	LAYER.planeA | LAYER.planeB | LAYER.sprites | LAYER.text | LAYER.lineScrollA | LAYER.lineScrollB | LAYER.copper;

/** The API's picture calls: thin, checked, charged writes to VRAM and video registers. */
export function pictureCalls(memory: Memory, cycles: CycleRegister): PictureCalls {
	const registers = memory.videoRegisters;
	const planes = {
		a: memory.u16(ADDRESS.planeA, PLANE_COLUMNS * PLANE_ROWS),
		b: memory.u16(ADDRESS.planeB, PLANE_COLUMNS * PLANE_ROWS),
	};
	const lineScrolls = {
		a: memory.i16(ADDRESS.lineScrollA, SCREEN_HEIGHT_PX * 2),
		b: memory.i16(ADDRESS.lineScrollB, SCREEN_HEIGHT_PX * 2),
	};
	const textPlane = memory.u16(ADDRESS.text, TEXT_COLUMNS * TEXT_ROWS);
	const sprites = memory.i16(ADDRESS.sprites, SPRITE_COUNT * 4);
	const objectIds = memory.u16(ADDRESS.spriteObjectIds, SPRITE_COUNT);
	const copperList = memory.u16(ADDRESS.copper, COPPER_ENTRY_COUNT * 3);

	const planeOf = (call: string, plane: PlaneName): PlaneName => {
		if (plane !== "a" && plane !== "b") throw badCall(call, `plane is ${String(plane)}; it must be "a" or "b".`);
		return plane;
	};

	return {
		tiles(first, tiles) {
			const bytes =
				tiles instanceof Uint8Array || ArrayBuffer.isView(tiles) ? (tiles as Uint8Array) : (tiles as TileAsset)?.bytes;
			if (!ArrayBuffer.isView(bytes))
				throw badCall("tiles", "expects a tile asset or a Uint8Array of 32 bytes a tile.");
			if (bytes.length % TILE_SIZE_BYTES !== 0)
				throw badCall("tiles", `got ${bytes.length} bytes; a tile takes ${TILE_SIZE_BYTES}.`);
			const count = bytes.length / TILE_SIZE_BYTES;
			whole("tiles", "first", first, 0, TILE_COUNT - 1);
			if (first + count > TILE_COUNT)
				throw badCall("tiles", `${count} tiles from tile ${first} on end past the last of ${TILE_COUNT}.`);
			cycles.charge(CALL_COST.tiles.fixed + CALL_COST.tiles.perTile * count);
			memory.bytes.set(bytes, ADDRESS.tiles + first * TILE_SIZE_BYTES);
		},

		palette(index, colours) {
			whole("palette", "index", index, 0, PALETTE_COUNT - 1);
			list("palette", "colours", colours);
			whole("palette", "the number of colours", colours.length, 1, PALETTE_COLOURS);
			cycles.charge(CALL_COST.palette.fixed + CALL_COST.palette.perColour * colours.length);
			for (let i = 0; i < colours.length; i++)
				registers[index * PALETTE_COLOURS + i] = whole("palette", `colour ${i}`, colours[i], 0, 0x7fff);
		},

		color(palette, colour, rgb555) {
			whole("color", "palette", palette, 0, PALETTE_COUNT - 1);
			whole("color", "colour", colour, 0, PALETTE_COLOURS - 1);
			cycles.charge(CALL_COST.color.fixed);
			registers[palette * PALETTE_COLOURS + colour] = whole("color", "rgb555", rgb555, 0, 0x7fff);
		},

		backdrop(rgb555) {
			cycles.charge(CALL_COST.backdrop.fixed);
			registers[VIDEO_REGISTER.backdrop] = whole("backdrop", "rgb555", rgb555, 0, 0x7fff);
		},

		cell(plane, column, row, cell) {
			const cells = planes[planeOf("cell", plane)];
			whole("cell", "column", column, 0, PLANE_COLUMNS - 1);
			whole("cell", "row", row, 0, PLANE_ROWS - 1);
			cycles.charge(CALL_COST.cell.fixed);
			cells[row * PLANE_COLUMNS + column] = packCell("cell", cell);
		},

		map(plane, map, at = {}) {
			const cells = planes[planeOf("map", plane)];
			object("map", "map", map);
			list("map", "map.cells", map.cells);
			const mapColumns = whole("map", "map.columns", map.columns, 1, 4096);
			const mapRows = whole("map", "map.rows", map.rows, 1, 4096);
			if (map.cells.length < mapColumns * mapRows)
				throw badCall("map", `map.cells has ${map.cells.length} cells; ${mapColumns}×${mapRows} are needed.`);
			const fromColumn = whole("map", "fromColumn", at.fromColumn ?? 0, 0, mapColumns - 1);
			const fromRow = whole("map", "fromRow", at.fromRow ?? 0, 0, mapRows - 1);
			const columns = whole(
				"map",
				"columns",
				at.columns ?? Math.min(mapColumns - fromColumn, PLANE_COLUMNS),
				0,
				PLANE_COLUMNS,
			);
			const rows = whole("map", "rows", at.rows ?? Math.min(mapRows - fromRow, PLANE_ROWS), 0, PLANE_ROWS);
			if (fromColumn + columns > mapColumns || fromRow + rows > mapRows)
				throw badCall(
					"map",
					`${columns}×${rows} cells from (${fromColumn}, ${fromRow}) on reach outside the ${mapColumns}×${mapRows} map.`,
				);
			const left = whole("map", "column", at.column ?? 0, -4096, 4096);
			const top = whole("map", "row", at.row ?? 0, -65536, 65536);
			const firstTile = whole("map", "firstTile", at.firstTile ?? 0, 0, TILE_COUNT - 1);
			const palette = at.palette === undefined ? -1 : whole("map", "palette", at.palette, 0, 7);
			cycles.charge(CALL_COST.map.fixed + CALL_COST.map.perCell * columns * rows);
			for (let row = 0; row < rows; row++) {
				const to = ((top + row) & (PLANE_ROWS - 1)) * PLANE_COLUMNS;
				const from = (fromRow + row) * mapColumns + fromColumn;
				for (let column = 0; column < columns; column++) {
					let cell = map.cells[from + column]!;
					cell = (cell & 0xfc00) | ((cell + firstTile) & 0x3ff);
					if (palette >= 0) cell = (cell & ~0x1c00) | (palette << 10);
					cells[to + ((left + column) & (PLANE_COLUMNS - 1))] = cell;
				}
			}
		},

		fill(plane, cell) {
			const cells = planes[planeOf("fill", plane)];
			cycles.charge(CALL_COST.fill.fixed);
			cells.fill(packCell("fill", cell));
		},

		scroll(plane, x, y) {
			planeOf("scroll", plane);
			cycles.charge(CALL_COST.scroll.fixed);
			const toRegister = (name: string, px: number) =>
				Math.floor(modulo(numeric("scroll", name, px, -SCROLL_MAX_PX, SCROLL_MAX_PX), PLANE_SIZE_PX) * SUBPIXELS);
			registers[plane === "a" ? VIDEO_REGISTER.scrollAx : VIDEO_REGISTER.scrollBx] = toRegister("x", x);
			registers[plane === "a" ? VIDEO_REGISTER.scrollAy : VIDEO_REGISTER.scrollBy] = toRegister("y", y);
		},

		lineScroll(plane, line, x, y = 0) {
			const table = lineScrolls[planeOf("lineScroll", plane)];
			whole("lineScroll", "line", line, 0, SCREEN_HEIGHT_PX - 1);
			cycles.charge(CALL_COST.lineScroll.fixed);
			table[line * 2] = Math.floor(numeric("lineScroll", "x", x, POSITION_MIN_PX, POSITION_MAX_PX) * SUBPIXELS);
			table[line * 2 + 1] = Math.floor(numeric("lineScroll", "y", y, POSITION_MIN_PX, POSITION_MAX_PX) * SUBPIXELS);
		},

		copper(line, register, value) {
			whole("copper", "line", line, 0, SCREEN_HEIGHT_PX - 1);
			const number = copperRegister(register);
			whole("copper", "value", value, 0, 0xffff);
			const count = registers[VIDEO_REGISTER.copperCount]!;
			if (count >= COPPER_ENTRY_COUNT)
				throw badCall("copper", `the list is full: it holds ${COPPER_ENTRY_COUNT} entries a tick.`);
			cycles.charge(CALL_COST.copper.fixed);
			copperList[count * 3] = line;
			copperList[count * 3 + 1] = number;
			copperList[count * 3 + 2] = value;
			registers[VIDEO_REGISTER.copperCount] = count + 1;
		},

		layers(on) {
			object("layers", "on", on);
			cycles.charge(CALL_COST.layers.fixed);
			let layers = registers[VIDEO_REGISTER.layers]!;
			const set = (bit: number, wanted: boolean | undefined) => {
				if (wanted !== undefined) layers = onOrOff("layers", "a layer", wanted) ? layers | bit : layers & ~bit;
			};
			set(LAYER.planeA, on.a);
			set(LAYER.planeB, on.b);
			set(LAYER.sprites, on.sprites);
			set(LAYER.text, on.text);
			registers[VIDEO_REGISTER.layers] = layers;
		},

		sprite(objectId, sprite) {
			cycles.charge(CALL_COST.sprite.fixed);
			whole("sprite", "objectId", objectId, 0, 0xffff);
			object("sprite", "sprite", sprite);
			const x = Math.floor(numeric("sprite", "x", sprite.x, POSITION_MIN_PX, POSITION_MAX_PX) * SUBPIXELS);
			const y = Math.floor(numeric("sprite", "y", sprite.y, POSITION_MIN_PX, POSITION_MAX_PX) * SUBPIXELS);
			const [pattern, shape] = packSprite(sprite);
			const index = registers[VIDEO_REGISTER.spriteCount]!;
			if (index >= SPRITE_COUNT) {
				memory.status[STATUS_REGISTER.spritesRefused >> 2]!++;
				return;
			}
			sprites[index * 4] = x;
			sprites[index * 4 + 1] = y;
			sprites[index * 4 + 2] = pattern;
			sprites[index * 4 + 3] = shape;
			objectIds[index] = objectId;
			registers[VIDEO_REGISTER.spriteCount] = index + 1;
		},

		text(column, row, text, style = {}) {
			whole("text", "column", column, 0, TEXT_COLUMNS - 1);
			whole("text", "row", row, 0, TEXT_ROWS - 1);
			if (typeof text !== "string")
				throw badCall("text", `text is ${String(text)}; it must be a string: use \`\${value}\`.`);
			cycles.charge(CALL_COST.text.fixed + CALL_COST.text.perCharacter * text.length);
			const attributes = packTextStyle(style);
			let x = column;
			let y = row;
			for (const character of text) {
				if (character === "\n") {
					x = column;
					y++;
					continue;
				}
				if (x < TEXT_COLUMNS && y < TEXT_ROWS)
					textPlane[y * TEXT_COLUMNS + x] = attributes | glyphCode(character, style.fontTile);
				x++;
			}
		},

		clearText(column = 0, row = 0, columns = TEXT_COLUMNS - column, rows = TEXT_ROWS - row) {
			whole("clearText", "column", column, 0, TEXT_COLUMNS - 1);
			whole("clearText", "row", row, 0, TEXT_ROWS - 1);
			whole("clearText", "columns", columns, 0, TEXT_COLUMNS - column);
			whole("clearText", "rows", rows, 0, TEXT_ROWS - row);
			cycles.charge(CALL_COST.clearText.fixed + CALL_COST.clearText.perCell * columns * rows);
			for (let y = row; y < row + rows; y++)
				textPlane.fill(0, y * TEXT_COLUMNS + column, y * TEXT_COLUMNS + column + columns);
		},

		cut() {
			cycles.charge(CALL_COST.cut.fixed);
			registers[VIDEO_REGISTER.pictureFlags] = registers[VIDEO_REGISTER.pictureFlags]! | 1;
		},
	};
}

function modulo(value: number, size: number): number {
	const rest = value % size;
	return rest < 0 ? rest + size : rest;
}

function packCell(call: string, cell: CellSpec | number): number {
	if (typeof cell === "number") return whole(call, "cell", cell, 0, 0xffff);
	object(call, "cell", cell);
	return (
		whole(call, "cell.tile", cell.tile, 0, TILE_COUNT - 1) |
		(whole(call, "cell.palette", cell.palette ?? 0, 0, 7) << 10) |
		(cell.flipX ? 0x2000 : 0) |
		(cell.flipY ? 0x4000 : 0) |
		(cell.priority ? 0x8000 : 0)
	);
}

function packSprite(sprite: SpriteSpec): [pattern: number, shape: number] {
	const pattern =
		whole("sprite", "tile", sprite.tile, 0, TILE_COUNT - 1) |
		(whole("sprite", "palette", sprite.palette ?? 0, 0, PALETTE_COUNT - 1) << 10) |
		(sprite.flipX ? 0x4000 : 0) |
		(sprite.flipY ? 0x8000 : 0);
	const name = sprite.priority ?? "before-planes";
	if (!Object.hasOwn(PRIORITY, name))
		throw badCall("sprite", `priority is "${sprite.priority}"; it must be one of ${Object.keys(PRIORITY).join(", ")}.`);
	const shape =
		(whole("sprite", "width", sprite.width ?? 1, 1, 8) - 1) |
		((whole("sprite", "height", sprite.height ?? 1, 1, 8) - 1) << 3) |
		(PRIORITY[name] << 6) |
		(sprite.jump ? 0x100 : 0);
	return [pattern, shape];
}

function packTextStyle(style: TextStyle): number {
	object("text", "style", style);
	const palette = whole("text", "palette", style.palette ?? 0, 0, PALETTE_COUNT - 1) << 10;
	if (style.fontTile !== undefined) return palette | 0x4000;
	return palette | ((style.shadow ?? true) ? 0x8000 : 0);
}

function glyphCode(character: string, fontTile: number | undefined): number {
	if (fontTile === undefined) {
		const glyph = glyphOf(character);
		if (glyph === undefined)
			throw badCall(
				"text",
				`the built-in font has no "${character}"; it has ASCII, kana and a few symbols (docs/hardware.md).`,
			);
		return glyph;
	}
	const tile = whole("text", "fontTile", fontTile, 0, TILE_COUNT - 1) + character.charCodeAt(0) - 32;
	if (tile < fontTile || tile >= TILE_COUNT)
		throw badCall(
			"text",
			`"${character}" would be tile ${tile}: own glyphs count from code 32 (space) at tile ${fontTile}.`,
		);
	return tile;
}

function copperRegister(register: CopperRegister): number {
	if (typeof register === "string") {
		if (!Object.hasOwn(COPPER_REGISTER, register))
			throw badCall(
				"copper",
				`register is "${register}"; it must be one of ${Object.keys(COPPER_REGISTER).join(", ")}, or { palette, colour }.`,
			);
		return COPPER_REGISTER[register];
	}
	object("copper", "register", register);
	return (
		whole("copper", "palette", register.palette, 0, PALETTE_COUNT - 1) * PALETTE_COLOURS +
		whole("copper", "colour", register.colour, 0, PALETTE_COLOURS - 1)
	);
}
