import { ADDRESS, SPRITE_COUNT, SUBPIXELS, VIDEO_BLOCK, VIDEO_REGISTER } from "../machine/memory-map.ts";
import { VideoViews } from "../machine/ppu/video-views.ts";

/** A sprite that belongs to an object, in the machine's pixels. */
export interface ObjectSprite {
	readonly objectId: number;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

const TILE_PX = 8;
/** A sprite's rows of tiles lie so many tiles apart in VRAM. */
const SHEET_TILES = 16;
/** A click so near a sprite still means it: small things move. */
const REACH_PX = 6;

/**
 * The sprites with an object id, in table order: the first stands in front.
 * @param video  a VIDEO_BLOCK, as shown
 */
export function objectSprites(video: Uint8Array): ObjectSprite[] {
	return indexedSprites(video).map(({ sprite }) => sprite);
}

/**
 * The object that a click on the picture means: that of the foremost sprite with a pixel there, else of the nearest
 * whose box is within 6 pixels.
 * @param video  a VIDEO_BLOCK, as shown
 * @param x  in the machine's pixels, as `y`
 * @returns an object id, or null where there is none
 */
export function objectAt(video: Uint8Array, x: number, y: number): number | null {
	const views = VideoViews.of(video);
	let nearest: number | null = null;
	let nearestPx = REACH_PX;
	for (const { index, sprite } of indexedSprites(video)) {
		const inX = Math.floor(x - sprite.x);
		const inY = Math.floor(y - sprite.y);
		const px = Math.max(-inX, inX - sprite.width + 1, -inY, inY - sprite.height + 1, 0);
		if (px === 0 && hasPixel(views, index, inX, inY)) return sprite.objectId;
		if (px > REACH_PX || (nearest !== null && px >= nearestPx)) continue;
		nearest = sprite.objectId;
		nearestPx = px;
	}
	return nearest;
}

function indexedSprites(video: Uint8Array): { index: number; sprite: ObjectSprite }[] {
	const views = VideoViews.of(video);
	const count = Math.min(SPRITE_COUNT, views.registers[VIDEO_REGISTER.spriteCount]!);
	const sprites = [];
	for (let index = 0; index < count; index++) {
		const idAt = ADDRESS.spriteObjectIds - VIDEO_BLOCK.address + 2 * index;
		const objectId = video[idAt]! | (video[idAt + 1]! << 8);
		if (objectId === 0) continue;
		const shape = views.sprites[4 * index + 3]!;
		const sprite: ObjectSprite = {
			objectId,
			x: views.spritePositions[4 * index]! / SUBPIXELS,
			y: views.spritePositions[4 * index + 1]! / SUBPIXELS,
			width: ((shape & 7) + 1) * TILE_PX,
			height: (((shape >> 3) & 7) + 1) * TILE_PX,
		};
		sprites.push({ index, sprite });
	}
	return sprites;
}

/** Whether a point within a sprite's box is not see-through. */
function hasPixel(views: VideoViews, index: number, inX: number, inY: number): boolean {
	const pattern = views.sprites[4 * index + 2]!;
	const shape = views.sprites[4 * index + 3]!;
	const x = pattern & 0x4000 ? ((shape & 7) + 1) * TILE_PX - 1 - inX : inX;
	const y = pattern & 0x8000 ? (((shape >> 3) & 7) + 1) * TILE_PX - 1 - inY : inY;
	const tile = ((pattern & 0x3ff) + (y >> 3) * SHEET_TILES + (x >> 3)) & 0x3ff;
	return ((views.tileRows[tile * TILE_PX + (y & 7)]! >>> (4 * (x & 7))) & 15) !== 0;
}
