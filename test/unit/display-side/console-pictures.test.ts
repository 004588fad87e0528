import fc from "fast-check";
import { expect, test } from "vitest";
import { faultPicture, wrap } from "../../../runtime/display-side/console-pictures.ts";
import { ADDRESS, VIDEO_BLOCK } from "../../../runtime/machine/memory-map.ts";
import { glyphOf } from "../../../runtime/machine/ppu/index.ts";

/** The text plane of a video block as lines of characters; only ASCII is looked up. */
function textOf(video: Uint8Array): string[] {
	const letters = new Map<number, string>();
	for (let code = 32; code < 127; code++) letters.set(glyphOf(String.fromCharCode(code))!, String.fromCharCode(code));
	const cells = new Uint16Array(video.buffer, video.byteOffset + ADDRESS.text - VIDEO_BLOCK.address, 32 * 28);
	return Array.from({ length: 28 }, (_, row) =>
		Array.from({ length: 32 }, (_, column) => letters.get(cells[row * 32 + column]! & 0x3ff) ?? " ").join(""),
	);
}

test("the fault screen names cartridge, tick, file, line and message", () => {
	const fault = { tick: 481, file: "brains.ts", line: 27, kind: "exception", message: "target is undefined" } as const;
	const lines = textOf(faultPicture("VOLLEY", fault)).map((line) => line.trim());
	expect(lines).toContain("VOLLEY");
	expect(lines).toContain("Tick 481");
	expect(lines).toContain("brains.ts:27");
	expect(lines).toContain("target is undefined");
});

test("a very long message ends in dots and stays off the edges", () => {
	const fault = { tick: 0, file: "", line: 0, kind: "hang", message: "never ".repeat(200) } as const;
	const lines = textOf(faultPicture("A title that is far longer than the screen is wide", fault));
	expect(lines.map((line) => line.trim())).toContain("...");
	for (const line of lines) expect([line.slice(0, 2).trim(), line.slice(30).trim()]).toEqual(["", ""]);
});

test("wrapped text loses no letter and no line is longer than asked for", () => {
	fc.assert(
		fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 1, max: 40 }), (text, width) => {
			const lines = wrap(text, width);
			expect(lines.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
			for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
		}),
	);
});
