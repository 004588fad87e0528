import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadCartridge, pads } from "../../runtime/headless/testing.ts";

const README = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const [, source = ""] = /```ts\n([\s\S]*?)```/.exec(README) ?? [];
const folder = mkdtempSync(join(tmpdir(), "colorburst-readme-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the README's cartridge has ten lines, and does what it says", async () => {
	expect(source.trim().split("\n")).toHaveLength(10);
	writeFileSync(join(folder, "cartridge.ts"), source);
	const { run } = await loadCartridge<{ x: number }>(folder);
	const moved = run({ ticks: 20, input: pads().hold(5, 15, "right") });
	expect(moved.text(2).trim()).toBe("HELLO, WORLD");
	expect(moved.state.x).toBe(144);
	// Red grows down the picture: 0 of 31 at the top, 223 >> 3 = 27 at the bottom, widened to 8 bits 222.
	expect([moved.pixel(0, 0)[0], moved.pixel(0, 223)[0]]).toEqual([0, 222]);
});
