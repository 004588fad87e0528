import { SOUND_LIMIT } from "../machine/apu/song-format.ts";

/**
 * The bounds of a cart file: the one table from which the reader, the writer, the build and `docs/cart-file.md` take
 * them. A reader allocates nothing larger than these say, whatever a file claims.
 */

/** Version of the layout below; a reader refuses all others. */
export const CART_FORMAT_VERSION = 1;
/** Version of the API that cartridges are built against. */
export const CART_API_VERSION = 1;

/** Side of the label picture in pixels. */
export const LABEL_SIZE_PX = 128;

export interface CartLimit {
	readonly value: number;
	readonly unit: "bytes" | "banks" | "characters" | "tiles" | "cells" | "objects" | "names" | "palettes" | "Hz";
	/** Why this much and no more. */
	readonly reason: string;
}

const KIB = 1024;
const MIB = 1024 * KIB;

export const CART_LIMIT = {
	fileBytes: limit(
		8 * MIB,
		"bytes",
		"Twice the largest cartridges of the era (4 MiB), and it opens at once on a phone.",
	),
	labelBytes: limit(256 * KIB, "bytes", "128 × 128 pixels of 4 bytes are 64 KiB before compression; the rest is room."),
	manifestBytes: limit(4 * KIB, "bytes", "Seven short fields."),
	scriptBytes: limit(2 * MIB, "bytes", "A large game's bundled script has about 300 KiB; it is parsed when it loads."),
	sourceMapBytes: limit(8 * MIB, "bytes", "A map with its sources is about three times the script; wide files more."),
	bankBytes: limit(4 * MIB, "bytes", "Two minutes of 8-bit sound at 32 kHz: the largest asset there is reason for."),
	bankHeaderBytes: limit(512 * KIB, "bytes", "A map's objects at their bound, as JSON."),
	bankCount: limit(256, "banks", "A large game imports some dozens of files."),
	inflatedBytes: limit(24 * MIB, "bytes", "All chunks together, inflated: what the game side may hold of one file."),
	nameCharacters: limit(200, "characters", "A path inside a cartridge's folder."),
	tileCount: limit(4096, "tiles", "Four VRAMs full, for animations that are copied in as they play."),
	paletteCount: limit(16, "palettes", "As many as the machine has."),
	mapCells: limit(256 * KIB, "cells", "512 × 512 cells: 64 planes."),
	mapSideCells: limit(4096, "cells", "A level 128 screens long."),
	mapObjects: limit(2048, "objects", "More than a state of plain data moves in one tick's budget."),
	effectNames: limit(SOUND_LIMIT.effects, "names", "As many as the sound driver numbers."),
	sampleRateHz: limit(192_000, "Hz", "The highest rate that sound editors write."),
} as const;

function limit(value: number, unit: CartLimit["unit"], reason: string): CartLimit {
	return { value, unit, reason };
}

/** A byte count for people: "8 MiB", "4 KiB", "317 bytes". */
export function byteCount(bytes: number): string {
	if (bytes >= MIB) return `${trim(bytes / MIB)} MiB`;
	if (bytes >= KIB) return `${trim(bytes / KIB)} KiB`;
	return `${bytes} bytes`;
}

function trim(value: number): string {
	return value.toFixed(1).replace(/\.0$/, "");
}
