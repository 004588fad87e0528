import { expect, test } from "vitest";
import { evaluateSpriteLines } from "../../../../runtime/machine/ppu/index.ts";
import { rgb, Scene } from "./scene.ts";

const WHITE = rgb(31, 31, 31);

/** Sprites from the list, all of one solid colour; tells where line `line` is covered at column x. */
function scene(sprites: { x: number; y?: number; width?: number; height?: number }[]) {
	const made = new Scene().palette(1, [0, WHITE]);
	for (let tile = 0; tile < 256; tile++) made.tiles(tile, Array(8).fill("11111111"));
	for (const sprite of sprites) made.sprite({ y: 0, tile: 0, palette: 1, ...sprite });
	return {
		made,
		overflow: () => evaluateSpriteLines(made.video).overflow,
		covered: (x: number, line = 0) => made.colourAt(x, line) === WHITE,
	};
}
const many = (count: number, at: (k: number) => { x: number; y?: number; width?: number }) =>
	Array.from({ length: count }, (_, k) => at(k));

test("32 sprites fit on a line and the 33rd is dropped", () => {
	const fits = scene(many(32, (k) => ({ x: k * 8 })));
	expect([fits.overflow(), fits.covered(255)]).toEqual([false, true]);
	const over = scene([...many(32, () => ({ x: 0 })), { x: 100 }]);
	expect([over.overflow(), over.covered(100), over.covered(0)]).toEqual([true, false, true]);
});

test("272 sprite pixels fit on a line, and what goes past them is dropped whole", () => {
	const fits = scene([...many(4, () => ({ x: 0, width: 8 })), { x: 200, width: 2 }]);
	expect([fits.overflow(), fits.covered(200), fits.covered(215)]).toEqual([false, true, true]);
	const over = scene([...many(4, () => ({ x: 0, width: 8 })), { x: 200, width: 3 }]);
	expect([over.overflow(), over.covered(200)]).toEqual([true, false]);
});

test("once a sprite is dropped, smaller ones after it that would still fit are dropped too", () => {
	const over = scene([...many(4, () => ({ x: 0, width: 8 })), { x: 100, width: 3 }, { x: 200 }]);
	expect([over.overflow(), over.covered(200)]).toEqual([true, false]);
});

test("a line that is full says nothing about the next", () => {
	const over = scene([...many(32, () => ({ x: 0 })), { x: 100, y: 4 }]);
	expect([3, 4, 7, 8, 11, 12].map((line) => over.covered(100, line))).toEqual([false, false, false, true, true, false]);
});

test("sprites beside the picture count for nothing; one that reaches in counts whole", () => {
	const beside = scene([...many(20, () => ({ x: 256 })), ...many(20, () => ({ x: -64, width: 8 })), { x: 8 }]);
	expect([beside.overflow(), beside.covered(8)]).toEqual([false, true]);
	const reaching = scene([...many(4, () => ({ x: -63, width: 8 })), { x: 100, width: 2 }, { x: 200 }]);
	expect([reaching.overflow(), reaching.covered(100), reaching.covered(200)]).toEqual([true, true, false]);
});

test("sprites above, below and past the count in use are not looked at", () => {
	const out = scene([...many(40, () => ({ x: 0, y: -8 })), ...many(40, () => ({ x: 0, y: 224 }))]);
	expect(out.overflow()).toBe(false);
	const unused = scene(many(40, () => ({ x: 0 })));
	unused.made.register("spriteCount", 32);
	expect(unused.overflow()).toBe(false);
});

test("switched-off sprites are counted and not shown", () => {
	const off = scene(many(33, () => ({ x: 0 })));
	off.made.layersOff("sprites");
	expect([off.overflow(), off.covered(0)]).toEqual([true, false]);
});

test("positions are cut down to whole pixels, below 0 too", () => {
	const made = scene([
		{ x: 10.9375, y: 5.9375 },
		{ x: -7.0625, y: 20 },
		{ x: -0.0625, y: 30 },
	]);
	expect([9, 10, 17, 18].map((x) => made.covered(x, 5))).toEqual([false, true, true, false]);
	expect(made.covered(0, 20)).toBe(false);
	expect([6, 7].map((x) => made.covered(x, 30))).toEqual([true, false]);
});
