import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { decodeAssets } from "../../../runtime/cartridge/index.ts";
import { storedBytes } from "../../../runtime/machine/data-bank.ts";
import { buildCart } from "../../../tools/build/index.ts";
import bed from "./fixtures/garden/art/bed.tmj?map";
import flowers from "./fixtures/garden/art/flowers.png?tiles";
import seeds from "./fixtures/garden/art/seeds.bin?bank";
import cartridge from "./fixtures/garden/cartridge.ts";

test("a test imports assets as they are, without a cart file", () => {
	expect([flowers.kind, flowers.count, flowers.columns, flowers.palettes.length]).toEqual(["tiles", 2, 2, 2]);
	// Left tile: entries 0–7 from left to right, two pixels a byte, the left one in the low half.
	expect([...flowers.bytes.subarray(0, 4)]).toEqual([0x10, 0x32, 0x54, 0x76]);
	expect([...flowers.paletteOfTile]).toEqual([0, 1]);
	// Tile 1 has palette 1 from the picture and priority from its property; the last row is flipped in x, y and both.
	expect([...bed.cells]).toEqual([0, 0x8401, 0, 0x2000, 0xc401, 0x6000]);
	expect(Buffer.from(storedBytes(seeds)!).toString()).toBe("abc");
	expect(new Set([flowers.bank, bed.bank, seeds.bank]).size).toBe(3);
});

test("a test runs a whole cartridge's code, assets and all", () => {
	const calls: unknown[] = [];
	const machine = { tiles: (...args: unknown[]) => calls.push(args), map: (...args: unknown[]) => calls.push(args) };
	expect(cartridge.boot(machine as never)).toEqual({ height: 3 });
	expect(calls).toEqual([
		[0, flowers],
		["a", bed],
	]);
});

test("a test's assets are those of the cart file", async () => {
	const folder = fileURLToPath(new URL("./fixtures/garden", import.meta.url));
	const assets = decodeAssets((await buildCart(folder)).cart.banks);
	for (const asset of [flowers, bed, seeds]) {
		const same = assets.find(({ kind }) => kind === asset.kind);
		expect({ ...same, bank: 0 }).toEqual({ ...asset, bank: 0 });
	}
	expect(readFileSync(`${folder}/art/seeds.bin`, "utf8")).toBe("abc");
});
