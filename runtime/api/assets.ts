/**
 * What an asset import gives a cartridge. Each is made by the build from a file beside the cartridge and kept in one
 * of the cart file's banks; the arrays are read-only by type.
 */

/** `import ship from './ship.png?tiles'`: 8×8 tiles, row by row from the picture's upper left. */
export interface TileAsset {
	readonly kind: "tiles";
	readonly bank: number;
	/** 32 bytes a tile, as VRAM holds them. */
	readonly bytes: Uint8Array;
	readonly count: number;
	/** Tiles side by side in the picture. Sprites wider or higher than a tile want 16 (a picture 128 pixels wide). */
	readonly columns: number;
	/** The palettes the picture uses, in its own order: 16 colours of RGB555 each, colour 0 see-through. */
	readonly palettes: readonly Uint16Array[];
	/** Which of `palettes` each tile uses. */
	readonly paletteOfTile: Uint8Array;
}

/** `import sea from './sea.tmj?map'`: a Tiled map's first tile layer. */
export interface MapAsset {
	readonly kind: "map";
	readonly bank: number;
	readonly columns: number;
	readonly rows: number;
	/** One plane cell each, row by row; tile numbers count from 0 (0 = empty cell's tile 0 is drawn as tile 0). */
	readonly cells: Uint16Array;
	/** Other layers: objects as Tiled gives them (name, type, x, y, width, height in pixels). */
	readonly objects: readonly MapObject[];
}

export interface MapObject {
	readonly name: string;
	readonly type: string;
	readonly xPx: number;
	readonly yPx: number;
	readonly widthPx: number;
	readonly heightPx: number;
}

/** `import theme from './theme.song'`: a song for the built-in driver, written as text (docs/songs.md). */
export interface SongAsset {
	readonly kind: "song";
	readonly bank: number;
	readonly bytes: Uint8Array;
}

/** `import fx from './effects.effects'`: named effects, written as text (docs/songs.md). */
export interface EffectBankAsset {
	readonly kind: "effects";
	readonly bank: number;
	readonly bytes: Uint8Array;
	/** The effects' names, in the order of their numbers. */
	readonly names: readonly string[];
}

/** `import kick from './kick.wav?pcm'`: 8-bit signed mono, for the PCM channel and for voices. */
export interface PcmAsset {
	readonly kind: "pcm";
	readonly bank: number;
	/** Path of its file in the cartridge's folder, by which songs and effects find it. */
	readonly name?: string;
	readonly bytes: Int8Array;
	readonly rateHz: number;
	/** First sample of the loop, or −1 for none. */
	readonly loopStart: number;
}

/** `import level from './level.bin?bank'`: bytes as they are, got by `machine.readBank`. */
export interface DataAsset {
	readonly kind: "data";
	readonly bank: number;
	/** Bytes in it. */
	readonly length: number;
}

export type Asset = TileAsset | MapAsset | SongAsset | EffectBankAsset | PcmAsset | DataAsset;
