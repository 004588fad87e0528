/**
 * The memory map: the one table from which the accessors, the inspector's labels and `docs/hardware.md` come.
 * All that a cartridge can see of the machine is here. Multi-byte values are little-endian.
 */

/** One region of the address space. `name` is unique; `sizeBytes` may be larger than what is in use. */
export interface MemoryRegion {
	readonly name: string;
	readonly address: number;
	readonly sizeBytes: number;
	/** What a cartridge may do with `peek` and `poke`. */
	readonly access: "read-write" | "read-only" | "reserved";
	readonly meaning: string;
}

export const MEMORY_SIZE_BYTES = 0x24000;

/** Pixels of the active picture, the same under both standards. */
export const SCREEN_WIDTH_PX = 256;
export const SCREEN_HEIGHT_PX = 224;
export const TILE_COUNT = 1024;
export const TILE_SIZE_BYTES = 32;
export const PLANE_COLUMNS = 64;
export const PLANE_ROWS = 64;
/** A plane's side in pixels: scroll is taken modulo this. */
export const PLANE_SIZE_PX = 512;
export const TEXT_COLUMNS = 32;
export const TEXT_ROWS = 28;
export const SPRITE_COUNT = 128;
export const SPRITE_SIZE_BYTES = 8;
export const COPPER_ENTRY_COUNT = 512;
export const COPPER_ENTRY_SIZE_BYTES = 6;
export const PALETTE_COUNT = 16;
export const PALETTE_COLOURS = 16;
export const SOUND_CHANNEL_COUNT = 6;
export const PAD_COUNT = 4;
export const SAVE_RAM_SIZE_BYTES = 8192;
/** Banks of a cart file, at most. */
export const BANK_COUNT = 256;
/** Sampled voices that are remembered at once. */
export const VOICE_COUNT = 32;
export const VOICE_SIZE_BYTES = 16;

/** Addresses of every region. */
export const ADDRESS = {
	workRam: 0x00000,
	tiles: 0x10000,
	planeA: 0x18000,
	planeB: 0x1a000,
	text: 0x1c000,
	lineScrollA: 0x1c800,
	lineScrollB: 0x1cc00,
	copper: 0x1d000,
	spriteObjectIds: 0x1dc00,
	sprites: 0x1e000,
	palettes: 0x20000,
	videoRegisters: 0x20200,
	soundRegisters: 0x20400,
	soundDriver: 0x20600,
	pads: 0x21000,
	pointer: 0x21080,
	status: 0x21100,
	chance: 0x21200,
	banks: 0x21240,
	voices: 0x21300,
	saveRam: 0x22000,
} as const;

export const MEMORY_MAP: readonly MemoryRegion[] = [
	region("workRam", 0x10000, "read-write", "Work RAM, 64 KiB, free for the cartridge."),
	region(
		"tiles",
		TILE_COUNT * TILE_SIZE_BYTES,
		"read-write",
		"1,024 tiles of 8×8 pixels at 4 bits; 4 bytes a row, the left pixel in the low half.",
	),
	region(
		"planeA",
		0x2000,
		"read-write",
		"Plane A, 64×64 cells of 16 bits, row by row: tile 0–9, palette 10–12, flip x 13, flip y 14, priority 15.",
	),
	region("planeB", 0x2000, "read-write", "Plane B, as plane A."),
	region(
		"text",
		TEXT_COLUMNS * TEXT_ROWS * 2,
		"read-write",
		"Text plane, 32×28 cells of 16 bits: code 0–9, palette 10–13, 14: code is a VRAM tile (else a glyph of the built-in font), 15: drop shadow (font only).",
	),
	region(
		"lineScrollA",
		SCREEN_HEIGHT_PX * 4,
		"read-write",
		"224 × (x, y), 12.4 fixed point, signed: added to plane A's scroll on that line.",
	),
	region("lineScrollB", SCREEN_HEIGHT_PX * 4, "read-write", "As line scroll A, for plane B."),
	region(
		"copper",
		COPPER_ENTRY_COUNT * COPPER_ENTRY_SIZE_BYTES,
		"read-write",
		"512 × (line, register, value), 16 bits each: before that line, the 16-bit video register (palettes included) takes the value until the picture ends.",
	),
	region("spriteObjectIds", SPRITE_COUNT * 2, "read-write", "16-bit object id of each sprite; 0: not interpolated."),
	region(
		"sprites",
		SPRITE_COUNT * SPRITE_SIZE_BYTES,
		"read-write",
		"128 × (x, y, pattern, shape), 16 bits each; x, y 12.4 fixed point signed; pattern: tile 0–9, palette 10–13, flip x 14, flip y 15; shape: width−1 0–2, height−1 3–5 (tiles), priority 6–7, jump 8.",
	),
	region("palettes", 512, "read-write", "16 palettes × 16 colours, RGB555 (red low); colour 0 of each is see-through."),
	region(
		"videoRegisters",
		0x20,
		"read-write",
		"Backdrop, layers, scroll, sprite and copper counts: see VIDEO_REGISTER.",
	),
	region("soundRegisters", 0x200, "read-write", "Six sound channels and two wave tables: see SOUND_REGISTER."),
	region("soundDriver", 0xa00, "read-only", "Position of the song and effect driver."),
	region(
		"pads",
		PAD_COUNT * 16,
		"read-only",
		"4 × (held, pressed, released: 16 bits each; stick x, y: signed 8 bits; rumble 8 bits).",
	),
	region("pointer", 8, "read-only", "Pointer x, y (signed 16 bits), buttons, inside."),
	region("status", 0x40, "read-only", "Counters and status bits: see STATUS_REGISTER."),
	region("chance", 16, "read-only", "The seeded generator's 128 bits."),
	region(
		"banks",
		BANK_COUNT / 8,
		"read-only",
		"A bit for each bank of data that has arrived: bank 0 is bit 0 of byte 0.",
	),
	region(
		"voices",
		VOICE_COUNT * VOICE_SIZE_BYTES,
		"read-only",
		"32 × (id 16 bits; bank; flags: 0 taken, 1 loop; volume 16 bits; pan signed 16 bits; tick of its start, ticks it lasts (0: until stopped): 32 bits each).",
	),
	region("saveRam", SAVE_RAM_SIZE_BYTES, "read-write", "Save RAM, kept across reloads, 8 KiB a cartridge id."),
];

function region(
	name: keyof typeof ADDRESS,
	sizeBytes: number,
	access: MemoryRegion["access"],
	meaning: string,
): MemoryRegion {
	return { name, address: ADDRESS[name], sizeBytes, access, meaning };
}

/** What the picture unit needs of a tick: one slice of memory, VRAM to the last video register. */
export const VIDEO_BLOCK = { address: ADDRESS.tiles, sizeBytes: 0x10400 } as const;
/** What the synthesizer needs of a tick: the sound registers. */
export const SOUND_BLOCK = { address: ADDRESS.soundRegisters, sizeBytes: 0x200 } as const;

/**
 * The 16-bit video registers by number. Numbers 0–255 are the palettes' colours; a copper entry names any of these.
 * A register's address is `ADDRESS.palettes + 2 × number`.
 */
export const VIDEO_REGISTER = {
	/** 0–255: palette × 16 + colour, RGB555. */
	colour: 0,
	/** RGB555: behind everything, and the border. */
	backdrop: 256,
	/** Bits: 0 plane A, 1 plane B, 2 sprites, 3 text, 4 line scroll A, 5 line scroll B, 6 copper. */
	layers: 257,
	/** The point of plane A at the picture's left edge, 12.4 fixed point, modulo the plane's 512 pixels. */
	scrollAx: 258,
	/** The same for its upper edge. */
	scrollAy: 259,
	/** As scrollAx, for plane B. */
	scrollBx: 260,
	/** As scrollAy, for plane B. */
	scrollBy: 261,
	/** Sprites in use, 0–128: entries past it are not looked at. */
	spriteCount: 262,
	/** Copper entries in use, 0–512. */
	copperCount: 263,
	/** Bits: 0 this tick is a cut: nothing is interpolated between the last state and this one. */
	pictureFlags: 264,
} as const;
export const VIDEO_REGISTER_COUNT = 272;

export const LAYER = {
	planeA: 1,
	planeB: 2,
	sprites: 4,
	text: 8,
	lineScrollA: 16,
	lineScrollB: 32,
	copper: 64,
} as const;

/** Byte offsets in the status region; 32 bits each. */
export const STATUS_REGISTER = {
	/** Ticks run since power-on, lag ticks included. */
	tick: 0x00,
	/** Lag ticks since power-on: ticks that paid cycle debt and did not run the cartridge. */
	lagTicks: 0x04,
	/** Cycles that the last tick used. */
	cyclesLast: 0x08,
	/** The most cycles that one tick ever used. */
	cyclesMax: 0x0c,
	/** Cycles still owed: while it is over 0 the next tick is a lag tick. */
	cycleDebt: 0x10,
	/** Writes to reserved or read-only addresses, ignored. */
	ignoredWrites: 0x14,
	/** Bits: 0 a line dropped sprites last tick, 1 more than 128 sprites were asked for. */
	flags: 0x18,
	/** Sprites asked for past the 128th, last tick. */
	spritesRefused: 0x1c,
} as const;

/** Button bits of a pad's `held`, `pressed` and `released`, and their names in input files. */
export const BUTTON = {
	up: 0x001,
	down: 0x002,
	left: 0x004,
	right: 0x008,
	a: 0x010,
	b: 0x020,
	x: 0x040,
	y: 0x080,
	l: 0x100,
	r: 0x200,
	start: 0x400,
	select: 0x800,
} as const;
export type ButtonName = keyof typeof BUTTON;

/** Fixed-point one: positions and scrolls count sixteenths of a pixel. */
export const SUBPIXELS = 16;

/** CPU clock: 2 × 315/88 MHz, twice the NTSC colour subcarrier. */
export const CPU_HZ = 7_159_090;
/** Cycles a tick may use at 60 ticks a second; a cartridge of 30 ticks a second has twice as many. */
export const CYCLES_PER_TICK_60 = 119_318;
/** A tick that uses more than this many budgets is stopped as a fault. */
export const HARD_CAP_BUDGETS = 16;
/** Sound clock in Hz, the same under both standards, so that pitch never follows the television. */
export const SOUND_CLOCK_HZ = 1_789_773;
export const SPRITES_PER_LINE = 32;
export const SPRITE_PIXELS_PER_LINE = 272;

/** The region that holds an address, or undefined for a reserved address. */
export function regionAt(address: number): MemoryRegion | undefined {
	return MEMORY_MAP.find((r) => address >= r.address && address < r.address + r.sizeBytes);
}
