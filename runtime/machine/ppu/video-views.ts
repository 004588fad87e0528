import {
	ADDRESS,
	COPPER_ENTRY_COUNT,
	PLANE_COLUMNS,
	PLANE_ROWS,
	SCREEN_HEIGHT_PX,
	SPRITE_COUNT,
	TEXT_COLUMNS,
	TEXT_ROWS,
	TILE_COUNT,
	TILE_SIZE_BYTES,
	VIDEO_BLOCK,
	VIDEO_REGISTER_COUNT,
} from "../memory-map.ts";

/**
 * Typed views of a video block, one for each region that the picture unit reads.
 * They are little-endian, as the memory is and as every machine that runs a browser is.
 */
export class VideoViews {
	/** Eight words a tile, one for each row. */
	readonly tileRows: Int32Array;
	/** The planes' cells, two a word, the left one low. */
	readonly planeA: Int32Array;
	readonly planeB: Int32Array;
	readonly text: Uint16Array;
	/** (x, y) of each line. */
	readonly lineScrollA: Int16Array;
	readonly lineScrollB: Int16Array;
	/** (line, register, value) of each entry. */
	readonly copper: Uint16Array;
	/** (x, y, pattern, shape) of each sprite; x and y are signed: `spritePositions` has the same words. */
	readonly sprites: Uint16Array;
	readonly spritePositions: Int16Array;
	readonly registers: Uint16Array;

	/** The views of a block, made once for each block that is looked at again and again. */
	static of(video: Uint8Array): VideoViews {
		let views = viewsOfBlock.get(video);
		if (views === undefined) {
			views = new VideoViews(video);
			// Views of a copy would go on showing the block as it was when it was copied.
			if (isAligned(video)) viewsOfBlock.set(video, views);
		}
		return views;
	}

	/** @throws RangeError when `video` is not as long as a video block (our bug, never a cartridge's). */
	private constructor(video: Uint8Array) {
		if (video.length !== VIDEO_BLOCK.sizeBytes) {
			throw new RangeError(`a video block has ${VIDEO_BLOCK.sizeBytes} bytes, not ${video.length}`);
		}
		// Words need an even start: a block cut out of a larger message at an odd place is copied.
		const bytes = isAligned(video) ? video : video.slice();
		const at = (address: number) => bytes.byteOffset + address - VIDEO_BLOCK.address;
		const u16 = (address: number, count: number) => new Uint16Array(bytes.buffer, at(address), count);
		const i16 = (address: number, count: number) => new Int16Array(bytes.buffer, at(address), count);
		const i32 = (address: number, count: number) => new Int32Array(bytes.buffer, at(address), count);
		this.tileRows = i32(ADDRESS.tiles, (TILE_COUNT * TILE_SIZE_BYTES) / 4);
		this.planeA = i32(ADDRESS.planeA, (PLANE_COLUMNS * PLANE_ROWS) / 2);
		this.planeB = i32(ADDRESS.planeB, (PLANE_COLUMNS * PLANE_ROWS) / 2);
		this.text = u16(ADDRESS.text, TEXT_COLUMNS * TEXT_ROWS);
		this.lineScrollA = i16(ADDRESS.lineScrollA, SCREEN_HEIGHT_PX * 2);
		this.lineScrollB = i16(ADDRESS.lineScrollB, SCREEN_HEIGHT_PX * 2);
		this.copper = u16(ADDRESS.copper, COPPER_ENTRY_COUNT * 3);
		this.sprites = u16(ADDRESS.sprites, SPRITE_COUNT * 4);
		this.spritePositions = i16(ADDRESS.sprites, SPRITE_COUNT * 4);
		this.registers = u16(ADDRESS.palettes, VIDEO_REGISTER_COUNT);
	}
}

const viewsOfBlock = new WeakMap<Uint8Array, VideoViews>();

function isAligned(video: Uint8Array): boolean {
	return video.byteOffset % 4 === 0;
}
