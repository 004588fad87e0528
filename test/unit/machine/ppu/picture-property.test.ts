import fc from "fast-check";
import { expect, test } from "vitest";
import { evaluateSpriteLines, PictureUnit } from "../../../../runtime/machine/ppu/index.ts";
import { videoKind, videoOf } from "./random-video.ts";
import { referencePicture } from "./reference-picture.ts";

const PICTURE_PX = 256 * 224;

test("every picture agrees, pixel by pixel, with the plain reading of the memory map", { timeout: 60_000 }, () => {
	// One unit for all pictures: what it keeps of the last one must never show in the next.
	const unit = new PictureUnit();
	const out = new Uint32Array(PICTURE_PX);
	fc.assert(
		fc.property(videoKind, (kind) => {
			const video = videoOf(kind);
			const before = video.slice();
			unit.render(video, out);
			const reference = referencePicture(video);
			expect(firstDifference(out, reference.pixels)).toBeUndefined();
			expect(evaluateSpriteLines(video).overflow).toBe(reference.dropped);
			expect(Buffer.compare(video, before)).toBe(0);
		}),
		{ numRuns: 60 },
	);
});

test("a block changed in place gives the new picture", () => {
	const unit = new PictureUnit();
	const out = new Uint32Array(PICTURE_PX);
	const kind = {
		seed: 77,
		layers: 127,
		tileFill: 2,
		highCells: 1,
		spriteCount: 128,
		spriteSpreadPx: 300,
		biggestSprite: 8,
		copperCount: 20,
		textFill: 1,
	};
	const video = videoOf(kind);
	unit.render(video, out);
	video.set(videoOf({ ...kind, seed: 78 }));
	unit.render(video, out);
	expect(firstDifference(out, referencePicture(video).pixels)).toBeUndefined();
});

test("a block that starts at an odd address gives the same picture", () => {
	const kind = { seed: 5, layers: 127, tileFill: 2, highCells: 1, spriteCount: 90, spriteSpreadPx: 300 };
	const video = videoOf({ ...kind, biggestSprite: 2, copperCount: 9, textFill: 1 });
	const shifted = new Uint8Array(video.length + 3).subarray(3);
	shifted.set(video);
	const unit = new PictureUnit();
	const out = new Uint32Array(PICTURE_PX);
	unit.render(shifted, out);
	expect(firstDifference(out, referencePicture(video).pixels)).toBeUndefined();
	shifted.set(videoOf({ ...kind, seed: 6, biggestSprite: 2, copperCount: 9, textFill: 1 }));
	unit.render(shifted, out);
	expect(firstDifference(out, referencePicture(shifted.slice()).pixels)).toBeUndefined();
});

function firstDifference(picture: Uint32Array, reference: Uint32Array): string | undefined {
	const at = picture.findIndex((word, k) => word !== reference[k]);
	if (at < 0) return undefined;
	const words = [picture[at]!, reference[at]!].map((w) => w.toString(16));
	return `x ${at % 256}, line ${Math.floor(at / 256)}: drawn ${words[0]}, should be ${words[1]}`;
}
