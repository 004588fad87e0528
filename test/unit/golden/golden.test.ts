import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { expectGoldenPicture, type GoldenPicture } from "../../golden/golden.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "golden-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const picture = (change?: number): GoldenPicture => {
	const pixels = Uint32Array.from({ length: 12 }, (_, k) => (0xff000000 + k * 0x151005) >>> 0);
	if (change !== undefined) pixels[change] = 0xffffffff;
	return { pixels, widthPx: 4, heightPx: 3 };
};
const make = (p: GoldenPicture) => {
	const said: string[] = [];
	expectGoldenPicture("a/b", p, { folder, update: true, say: (line) => said.push(line) });
	return said;
};
const hold = (p: GoldenPicture) => expectGoldenPicture("a/b", p, { folder, update: false });

test("a missing golden fails, says how to make it, and isn't made", () => {
	expect(() => hold(picture())).toThrow(/golden missing: .*b\.png[\s\S]*GOLDEN_UPDATE=1/);
	expect(readdirSync(join(folder, "a"))).toEqual(["b.actual.png"]);
});

test("making a golden says so, and the same picture then holds", () => {
	expect(make(picture()).join()).toMatch(/golden made: .*b\.png/);
	hold(picture());
	expect(make(picture())).toEqual([]);
});

test("one pixel's difference fails, with its place, the picture drawn and the difference beside the golden", () => {
	make(picture());
	expect(() => hold(picture(6))).toThrow(/1 pixels, the first at x 2, line 1/);
	expect(readdirSync(join(folder, "a")).sort()).toEqual(["b.actual.png", "b.diff.png", "b.png"]);
	hold(picture());
	expect(readdirSync(join(folder, "a"))).toEqual(["b.png"]);
});

test("another size fails and says both sizes", () => {
	make(picture());
	expect(() => hold({ ...picture(), widthPx: 6, heightPx: 2 })).toThrow(/6×2 pixels drawn, 4×3 in the golden/);
});

test("a renewed golden is the new picture", () => {
	make(picture());
	expect(make(picture(3)).join()).toMatch(/golden changed/);
	hold(picture(3));
	expect(existsSync(join(folder, "a/b.diff.png"))).toBe(false);
});
