import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decode, encode } from "fast-png";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { picturePng } from "../../../../runtime/headless/picture-png.ts";
import { checkGolden } from "../../../../runtime/headless/testing.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "golden-"));
	vi.stubEnv("GOLDEN_UPDATE", "");
});
afterEach(() => {
	rmSync(folder, { recursive: true });
	vi.unstubAllEnvs();
});

const grey = new Uint32Array(8 * 4).fill(0xff808080);
const oneOff = grey.slice();
oneOff[9] = 0xff808180;

test("an equal picture passes, even when its file is written otherwise", () => {
	const file = join(folder, "a.png");
	const withAlpha = new Uint8Array(grey.buffer.slice(0));
	writeFileSync(file, encode({ width: 8, height: 4, data: withAlpha, channels: 4, depth: 8 }));
	expect(() => checkGolden(picturePng(grey, 8), file)).not.toThrow();
});

test("one level of one pixel is a difference, and is shown in magenta", () => {
	const file = join(folder, "a.png");
	writeFileSync(file, picturePng(grey, 8));
	expect(() => checkGolden(picturePng(oneOff, 8), file)).toThrow(/1 of 32 pixels differ/);
	const diff = decode(readFileSync(join(folder, "a.diff.png")));
	expect(Array.from(diff.data.subarray(9 * 3, 10 * 3))).toEqual([255, 0, 255]);
	expect(existsSync(join(folder, "a.actual.png"))).toBe(true);
	checkGolden(picturePng(grey, 8), file);
	expect(existsSync(join(folder, "a.actual.png"))).toBe(false);
});

test("a picture of another size is refused", () => {
	const file = join(folder, "a.png");
	writeFileSync(file, picturePng(grey, 4));
	expect(() => checkGolden(picturePng(grey, 8), file)).toThrow(/4×8 pixels, the picture 8×4/);
});

test("a missing golden fails and is not made, unless asked for by name", () => {
	const file = join(folder, "new", "a.png");
	expect(() => checkGolden(picturePng(grey, 8), file)).toThrow(/There is no golden/);
	expect(existsSync(file)).toBe(false);
	vi.stubEnv("GOLDEN_UPDATE", "1");
	checkGolden(picturePng(grey, 8), file);
	vi.stubEnv("GOLDEN_UPDATE", "");
	expect(() => checkGolden(picturePng(grey, 8), file)).not.toThrow();
});
