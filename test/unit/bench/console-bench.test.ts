import { fileURLToPath } from "node:url";
import { NES } from "jsnes";
import { expect, test } from "vitest";
import { insertCart } from "../../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../../runtime/headless/evaluate-in-node.ts";
import { ADDRESS, VIDEO_REGISTER } from "../../../runtime/machine/memory-map.ts";
import { idleInput } from "../../../runtime/machine/pad-input.ts";
import { median } from "../../../tools/bench/cpu-time.ts";
import { nesProgram } from "../../../tools/bench/nes-program/nes-program.ts";
import { buildCart } from "../../../tools/build/index.ts";

test("the NES program shows a scrolling background with 64 moving sprites, and sounds", () => {
	const pictures: Uint32Array[] = [];
	let [loudest, samples] = [0, 0];
	const nes = new NES({
		sampleRate: 48_000,
		onFrame: (picture) => pictures.push(picture.slice()),
		onAudioSample: (left) => {
			samples++;
			loudest = Math.max(loudest, Math.abs(left));
		},
	});
	nes.loadROM(nesProgram());
	for (let k = 0; k < 40; k++) nes.frame();
	const [before, last] = [pictures[38]!, pictures[39]!];
	// Backgrounds have 12 colours and a ground, sprites 12 more.
	expect(new Set(last).size).toBeGreaterThan(16);
	expect(last.filter((word, k) => word !== before[k]).length).toBeGreaterThan(10_000);
	expect(loudest).toBeGreaterThan(0.02);
	expect(samples / 40).toBeGreaterThan(790);
	// 64 sprites in the picture unit's own memory, each at another place than a frame ago.
	const sprites = () => [...(nes as unknown as { ppu: { spriteMem: Uint8Array } }).ppu.spriteMem].slice(0, 256);
	const places = () => Array.from({ length: 64 }, (_, k) => `${sprites()[k * 4]},${sprites()[k * 4 + 3]}`);
	const old = places();
	nes.frame();
	expect(places().filter((place, k) => place === old[k])).toEqual([]);
	expect(places().filter((place) => Number(place.split(",")[0]) < 240).length).toBeGreaterThan(48);
});

test("the benchmark's cartridge moves 128 sprites and both planes, sounds, and never lags", async () => {
	const { cart } = await buildCart(fileURLToPath(new URL("../../../tools/bench/console-cart", import.meta.url)));
	const inserted = insertCart(cart, evaluateInNode, { seed: 1 });
	if ("fault" in inserted) throw new Error(inserted.fault.message);
	const { console } = inserted;
	expect(console.boot()).toBeNull();
	const registers = console.memory.videoRegisters;
	const sprites = () => [...console.memory.u16(ADDRESS.sprites, 128 * 4)].map((word, k) => (k % 4 < 2 ? word : 0));
	let loudest = 0;
	for (let tick = 0; tick < 120; tick++) {
		const [before, scroll] = [sprites(), registers[VIDEO_REGISTER.scrollBx]];
		const { fault, lag } = console.runTick(idleInput());
		expect([fault, lag, registers[VIDEO_REGISTER.spriteCount]]).toEqual([null, false, 128]);
		const after = sprites();
		for (let k = 0; k < 128; k++) expect(after[k * 4]).not.toBe(before[k * 4]);
		expect(registers[VIDEO_REGISTER.scrollBx]).not.toBe(scroll);
		loudest = Math.max(loudest, ...console.sound().left);
	}
	expect(new Set(console.picture()).size).toBeGreaterThan(60);
	expect(loudest).toBeGreaterThan(0.03);
});

test("the median of an even number of turns is between the middle two", () => {
	expect(median([5, 1, 4, 2])).toBe(3);
	expect(median([9, 1, 2])).toBe(2);
	expect(() => median([])).toThrow(RangeError);
});
