import type { Memory } from "../../machine/memory.ts";
import { ADDRESS, SPRITE_COUNT, SUBPIXELS, VIDEO_REGISTER } from "../../machine/memory-map.ts";

/** A sprite as the sprite table has it: see docs/hardware.md. */
export interface ShownSprite {
	readonly objectId: number;
	/** Pixels, in sixteenths. */
	readonly x: number;
	readonly y: number;
	readonly tile: number;
	readonly palette: number;
	readonly flipX: boolean;
	readonly flipY: boolean;
	/** In tiles. */
	readonly width: number;
	readonly height: number;
	readonly priority: number;
	readonly jump: boolean;
}

const WORDS_PER_SPRITE = 4;

/** The sprites in use, front first. */
export function readSprites(memory: Memory): ShownSprite[] {
	const count = Math.min(memory.videoRegisters[VIDEO_REGISTER.spriteCount]!, SPRITE_COUNT);
	const words = memory.u16(ADDRESS.sprites, SPRITE_COUNT * WORDS_PER_SPRITE);
	const positions = memory.i16(ADDRESS.sprites, SPRITE_COUNT * WORDS_PER_SPRITE);
	const objectIds = memory.u16(ADDRESS.spriteObjectIds, SPRITE_COUNT);
	return Array.from({ length: count }, (_, index) => {
		const at = index * WORDS_PER_SPRITE;
		const pattern = words[at + 2]!;
		const shape = words[at + 3]!;
		return {
			objectId: objectIds[index]!,
			x: positions[at]! / SUBPIXELS,
			y: positions[at + 1]! / SUBPIXELS,
			tile: pattern & 0x3ff,
			palette: (pattern >> 10) & 15,
			flipX: (pattern & 0x4000) !== 0,
			flipY: (pattern & 0x8000) !== 0,
			width: (shape & 7) + 1,
			height: ((shape >> 3) & 7) + 1,
			priority: (shape >> 6) & 3,
			jump: (shape & 0x100) !== 0,
		};
	});
}
