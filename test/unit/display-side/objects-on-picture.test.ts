import { expect, test } from "vitest";
import { objectAt, objectSprites } from "../../../runtime/display-side/objects-on-picture.ts";
import { ADDRESS, VIDEO_BLOCK } from "../../../runtime/machine/memory-map.ts";
import { TestBlock } from "../time/video-blocks.ts";

const px = (n: number) => n * 16;

/** Tile 1 is solid; tile 2 has only its left half; tile 0 is see-through. */
function block(): TestBlock {
	const made = new TestBlock();
	const tiles = ADDRESS.tiles - VIDEO_BLOCK.address;
	made.bytes.fill(0x11, tiles + 32, tiles + 64);
	// Four bytes a row, the left pixel in the low half: bytes 0 and 1 are pixels 0 to 3.
	for (let row = 0; row < 8; row++) made.bytes.fill(0x11, tiles + 64 + 4 * row, tiles + 64 + 4 * row + 2);
	return made;
}

test("a click means the foremost sprite that has a pixel there", () => {
	const video = block().sprites(
		{ id: 5, x: px(100), y: px(50), tile: 2 },
		{ id: 9, x: px(100), y: px(50), tile: 1 },
	).bytes;
	expect(objectAt(video, 103, 57)).toBe(5);
	// The right half of the front one is see-through.
	expect(objectAt(video, 104, 57)).toBe(9);
});

test("a mirrored sprite's pixels are where the picture shows them", () => {
	const mirrored = 0x4000;
	const video = block().sprites(
		{ id: 5, x: px(100), y: px(50), tile: 2 | mirrored },
		{ id: 9, x: px(100), y: px(50), tile: 1 },
	).bytes;
	expect(objectAt(video, 103, 57)).toBe(9);
	expect(objectAt(video, 104, 57)).toBe(5);
});

test("a click beside a sprite means the nearest within 6 pixels, and farther off none", () => {
	// Boxes from 100 to 107 and from 120 to 127.
	const video = block().sprites(
		{ id: 1, x: px(100), y: px(50), tile: 1 },
		{ id: 2, x: px(120), y: px(50), tile: 1 },
	).bytes;
	expect(objectAt(video, 113, 52)).toBe(1);
	expect(objectAt(video, 114, 52)).toBe(2);
	expect(objectAt(video, 94, 52)).toBe(1);
	expect(objectAt(video, 93, 52)).toBeNull();
	expect(objectAt(video, 100, 64)).toBeNull();
});

test("sprites without an object id, and those past the count, are no objects", () => {
	const made = block().sprites({ id: 0, x: px(10), y: px(10), tile: 1 }, { id: 3, x: px(-4.5), y: px(20), tile: 1 });
	expect(objectSprites(made.bytes)).toEqual([{ objectId: 3, x: -4.5, y: 20, width: 8, height: 8 }]);
	expect(objectAt(made.bytes, 12, 12)).toBe(null);
	made.sprites({ id: 0, x: 0, y: 0 });
	expect(objectSprites(made.bytes)).toEqual([]);
});
