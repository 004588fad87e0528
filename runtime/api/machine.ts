import type { DataAsset, EffectBankAsset, MapAsset, PcmAsset, SongAsset, TileAsset } from "./assets.ts";

export type PlaneName = "a" | "b";

/** Where a sprite stands among the planes, hindmost first. See docs/hardware.md, "Order". */
export type SpritePriority = "behind-planes" | "between-planes" | "before-planes" | "before-all";

export interface CellSpec {
	/** 0–1023. */
	tile: number;
	/** 0–7. */
	palette?: number;
	flipX?: boolean;
	flipY?: boolean;
	/** Before sprites of priority "before-planes" and below. */
	priority?: boolean;
}

export interface SpriteSpec {
	/** Left edge in pixels, −2048 to 2047.9375; kept in sixteenths. */
	x: number;
	/** Upper edge in pixels. */
	y: number;
	/** Upper left tile, 0–1023; the tile below it is 16 further on, the one to its right 1 further on. */
	tile: number;
	/** 0–15. */
	palette?: number;
	/** Width and height in tiles, 1–8; 1 by default. */
	width?: number;
	height?: number;
	flipX?: boolean;
	flipY?: boolean;
	/** "before-planes" by default. */
	priority?: SpritePriority;
	/** It is where it is by a jump: don't glide from its last place. */
	jump?: boolean;
}

export interface TextStyle {
	/** 0–15, 0 by default; ink is colour 1, shadow colour 2. */
	palette?: number;
	/** Built-in font only; true by default. */
	shadow?: boolean;
	/** Use own glyphs: VRAM tile of the glyph for code 32; code 33 is the next tile, and so on. */
	fontTile?: number;
}

export interface Buttons {
	readonly up: boolean;
	readonly down: boolean;
	readonly left: boolean;
	readonly right: boolean;
	readonly a: boolean;
	readonly b: boolean;
	readonly x: boolean;
	readonly y: boolean;
	readonly l: boolean;
	readonly r: boolean;
	readonly start: boolean;
	readonly select: boolean;
}

export interface PadState {
	/** Down during this tick. A tap between two ticks counts as held for one tick. */
	readonly held: Buttons;
	/** Went down since the last tick. */
	readonly pressed: Buttons;
	readonly released: Buttons;
	/** Analogue stick, −127 to 127 an axis. */
	readonly stickX: number;
	readonly stickY: number;
}

export interface PointerState {
	readonly x: number;
	readonly y: number;
	readonly held: boolean;
	readonly pressed: boolean;
	/** Whether the pointer is over the picture. */
	readonly inside: boolean;
}

export type CopperRegister =
	| "backdrop"
	| "layers"
	| "scrollAx"
	| "scrollAy"
	| "scrollBx"
	| "scrollBy"
	| { palette: number; colour: number };

/** Channel numbers: 0, 1 pulse; 2, 3 wave; 4 noise; 5 PCM. */
export interface ChannelSpec {
	/** Pitch in Hz (pulse, wave; noise: rate of its shift register; PCM: sample rate). */
	frequencyHz: number;
	/** 0–15. */
	volume: number;
	/** −7 (left) to 7 (right). */
	pan?: number;
	/** Pulse: 0 ⅛, 1 ¼, 2 ½, 3 ¾. */
	duty?: number;
	/** Noise: the short, metallic sequence. */
	shortNoise?: boolean;
	/** Ticks until the volume has fallen to 0; 0: it stays. */
	decayTicks?: number;
	/** PCM: what is played. */
	sample?: PcmAsset;
}

/**
 * The machine as a cartridge sees it. Every call is a thin write to (or read of) memory, and costs cycles.
 * A wrong type or a value out of range is a `CartFault`, never silent.
 */
export interface Machine {
	/** Ticks since power-on, this one not counted. */
	readonly tick: number;
	/** Cycles left in this tick's budget; below 0: the next tick is a lag tick. */
	cyclesLeft(): number;

	/** Writes tiles to VRAM from tile `first` on. */
	tiles(first: number, tiles: TileAsset | Uint8Array): void;
	/** Sets palette `index` (0–15): up to 16 colours of RGB555, or the palette of a tile asset. */
	palette(index: number, colours: ArrayLike<number>): void;
	/** Sets one colour: palette 0–15, colour 0–15, RGB555 (see `rgb`). */
	color(palette: number, colour: number, rgb555: number): void;
	/** Colour behind everything, and of the border. */
	backdrop(rgb555: number): void;
	/** Sets one cell of a plane, column and row 0–63. */
	cell(plane: PlaneName, column: number, row: number, cell: CellSpec | number): void;
	/** Copies a map (or part of it) to a plane, at (column, row), wrapping round the plane's edges. */
	map(
		plane: PlaneName,
		map: MapAsset | { columns: number; rows: number; cells: ArrayLike<number> },
		at?: {
			column?: number;
			row?: number;
			fromColumn?: number;
			fromRow?: number;
			columns?: number;
			rows?: number;
			firstTile?: number;
			palette?: number;
		},
	): void;
	/** Fills a plane with one cell. */
	fill(plane: PlaneName, cell: CellSpec | number): void;
	/** The plane's point that stands at the picture's upper left, in pixels, kept in sixteenths, modulo 512. */
	scroll(plane: PlaneName, x: number, y: number): void;
	/** Moves one line (0–223) of a plane by (x, y) pixels on top of its scroll. Stays until changed. */
	lineScroll(plane: PlaneName, line: number, x: number, y?: number): void;
	/** Adds to this tick's copper list: before `line` is drawn, the register takes the value. Emptied every tick. */
	copper(line: number, register: CopperRegister, value: number): void;
	/** Switches layers. All are on at power-on; line scroll and copper too. */
	layers(on: { a?: boolean; b?: boolean; sprites?: boolean; text?: boolean }): void;
	/**
	 * Shows a sprite in this tick's picture; the first asked for is in front. Emptied every tick.
	 * @param objectId 1–65535: the same thing has the same id from tick to tick, and glides between them; 0: no glide.
	 */
	sprite(objectId: number, sprite: SpriteSpec): void;
	/** Writes a line of text at a column 0–31 and row 0–27. Stays until changed. */
	text(column: number, row: number, text: string, style?: TextStyle): void;
	/** Clears the text plane, or a part of it. */
	clearText(column?: number, row?: number, columns?: number, rows?: number): void;
	/** This tick's picture is a cut: nothing glides from the last one. */
	cut(): void;

	/** Player 0–3. */
	pad(player: number): PadState;
	pointer(): PointerState;
	/** Shakes a pad: strength 0–1, for a number of ticks. */
	rumble(player: number, strength: number, ticks: number): void;

	/** Starts a song; the same song already playing goes on. */
	playSong(song: SongAsset, options?: { restart?: boolean; volume?: number }): void;
	stopSong(): void;
	/** Plays an effect by name; it takes channels from the song by its priority. */
	playEffect(bank: EffectBankAsset, name: string, options?: { pan?: number; volume?: number }): void;
	/** Sets a sound channel by hand, 0–5; null silences it. The driver leaves it alone until given back. */
	channel(channel: number, spec: ChannelSpec | null): void;
	/** Loads a wave table (channel 2 or 3): 32 steps of 0–15. */
	wave(channel: number, steps: ArrayLike<number>): void;
	/** Plays a sampled sound beside the six channels (crowds, voices); `id` names it so that it can be stopped. */
	playVoice(id: number, sample: PcmAsset, options?: { volume?: number; pan?: number; loop?: boolean }): void;
	stopVoice(id: number): void;

	/** One byte of memory. Reserved addresses read 0. */
	peek(address: number): number;
	/** Writes one byte. At reserved addresses it is ignored and counted. */
	poke(address: number, value: number): void;
	/** Save RAM, 8 KiB: bytes from `offset` on. */
	readSave(offset: number, length: number): Uint8Array;
	writeSave(offset: number, bytes: ArrayLike<number>): void;

	/**
	 * Bytes of a bank of data, or null until it has arrived: the first call sends for it, and it is there some ticks
	 * later. How many differs from host to host, and is recorded with the input. Once there, it stays.
	 * @param from    first byte, 0 by default
	 * @param length  how many, up to the bank's end by default
	 * @returns       a copy: a cartridge's to keep or change
	 */
	readBank(bank: DataAsset, from?: number, length?: number): Uint8Array | null;

	/** Seeded chance, 0 ≤ x < 1; the same as `Math.random()`. */
	random(): number;
	/** A whole number, 0 ≤ x < n. */
	randomInt(n: number): number;
}
