import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadCartridge, pads } from "../../../runtime/headless/testing.ts";

const GUIDE = readFileSync(new URL("../../../docs/making-a-cartridge.md", import.meta.url), "utf8");
const listings = [...GUIDE.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1]!);
const folder = mkdtempSync(join(tmpdir(), "colorburst-guide-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function cartridgeTitled<S>(title: string) {
	const source = listings.find((listing) => listing.includes(`title: "${title}"`));
	if (source === undefined) throw new Error(`the guide has no cartridge "${title}"`);
	const file = join(folder, `${title}.ts`);
	writeFileSync(file, source);
	return loadCartridge<S>(file);
}

test("Balloon moves a pixel a tick, and its sprite with it", async () => {
	const balloon = await cartridgeTitled<{ x: number; y: number }>("Balloon");
	const run = balloon.run({ ticks: 30, input: pads().hold(0, 20, "right", "up") });
	expect(run.state).toEqual({ x: 144, y: 80 });
	expect(run.sprite(1)).toMatchObject({ x: 144, y: 80 });
});

test("Rain: in a minute every drop is caught or missed, and none is lost", async () => {
	const rain = await cartridgeTitled<{ caught: number; missed: number; drops: unknown[] }>("Rain");
	const run = rain.run({ ticks: 1200 });
	expect(run.state.caught + run.state.missed).toBeGreaterThan(30);
	expect(run.state.drops).toHaveLength(6);
	expect(run.lagTicks).toBe(0);
});

test("Sunset is warm above and cold below", async () => {
	const sunset = await cartridgeTitled("Sunset");
	const run = sunset.run({ ticks: 10 });
	// Rows 0 and 112 of the tile are of colour 1: rgb(31, 20, 6) and rgb(8, 12, 24), widened to 8 bits.
	expect(run.pixel(100, 0)).toEqual([255, 165, 49]);
	expect(run.pixel(100, 112)).toEqual([66, 99, 198]);
});

test("Counter counts, and its save survives a reload", async () => {
	const counter = await cartridgeTitled<{ presses: number }>("Counter");
	const run = counter.run({ ticks: 60, input: pads().press(10, "a").press(20, "a") });
	expect(run.text(2).trim()).toBe("A WAS PRESSED 2 TIMES");
	expect(counter.run({ ticks: 1, saveRam: run.memory.saveRam.slice() }).state.presses).toBe(2);
});
