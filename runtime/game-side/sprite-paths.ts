import { ADDRESS, SPRITE_COUNT, SPRITE_SIZE_BYTES, SUBPIXELS, VIDEO_REGISTER } from "../machine/memory-map.ts";

/** Where the sprites of each object id were, tick by tick. Plain data. */
export interface SpritePaths {
	readonly firstTick: number;
	readonly ticks: number;
	/** One path an object id. */
	readonly objectIds: Uint16Array;
	/** x, y of each tick of each path, in pixels, the middle of the sprite; NOT_THERE in a tick without it. */
	readonly points: Int16Array;
}

export const NOT_THERE = -32768;
/** Objects beyond so many are left out. */
export const MOST_PATHS = 512;
export const MOST_PATH_TICKS = 600;

const TILE_PX = 8;

/** Makes paths of the machine's memory after each tick. */
export class SpritePathsMaker {
	private readonly paths = new Map<number, Int16Array>();

	constructor(
		private readonly firstTick: number,
		private readonly ticks: number,
	) {}

	note(tick: number, memory: Uint8Array): void {
		const view = new DataView(memory.buffer, memory.byteOffset);
		const count = Math.min(SPRITE_COUNT, view.getUint16(ADDRESS.palettes + 2 * VIDEO_REGISTER.spriteCount, true));
		// The first sprite of an object stands for it.
		for (let i = count - 1; i >= 0; i--) {
			const objectId = view.getUint16(ADDRESS.spriteObjectIds + 2 * i, true);
			const path = objectId === 0 ? null : this.pathOf(objectId);
			if (!path) continue;
			const at = ADDRESS.sprites + i * SPRITE_SIZE_BYTES;
			const shape = view.getUint16(at + 6, true);
			const widthPx = ((shape & 7) + 1) * TILE_PX;
			const heightPx = (((shape >> 3) & 7) + 1) * TILE_PX;
			const index = 2 * (tick - this.firstTick);
			path[index] = Math.round(view.getInt16(at, true) / SUBPIXELS + widthPx / 2);
			path[index + 1] = Math.round(view.getInt16(at + 2, true) / SUBPIXELS + heightPx / 2);
		}
	}

	finish(): SpritePaths {
		const points = new Int16Array(this.paths.size * this.ticks * 2);
		let at = 0;
		for (const path of this.paths.values()) {
			points.set(path, at);
			at += path.length;
		}
		return { firstTick: this.firstTick, ticks: this.ticks, objectIds: Uint16Array.from(this.paths.keys()), points };
	}

	private pathOf(objectId: number): Int16Array | null {
		const known = this.paths.get(objectId);
		if (known) return known;
		if (this.paths.size >= MOST_PATHS) return null;
		const path = new Int16Array(this.ticks * 2).fill(NOT_THERE);
		this.paths.set(objectId, path);
		return path;
	}
}
