import { decode } from "fast-png";
import { expect, test } from "vitest";
import { defineCartridge, rgb } from "../../../../runtime/api/index.ts";
import { loadCartridge, pads } from "../../../../runtime/headless/testing.ts";

const walker = defineCartridge({
	id: "test.walker",
	title: "Walker",
	ticksPerSecond: 60,
	boot(machine) {
		machine.backdrop(rgb(31, 0, 0));
		machine.text(2, 5, "READY? あ");
		return { x: 10, luck: Math.random(), save: machine.readSave(0, 1)[0]! };
	},
	tick(state, machine) {
		if (machine.pad(0).held.right) state.x += 1.5;
		if (machine.pad(0).pressed.b) throw new Error("b was pressed");
		if (machine.pad(1).pressed.a) machine.channel(0, { frequencyHz: 440, volume: 9 });
		machine.writeSave(0, [state.save + 1]);
		machine.sprite(7, { tile: 3, x: state.x, y: 20.25, palette: 5, width: 2, flipX: true, priority: "before-all" });
	},
});

test("state follows the input", async () => {
	const { run } = await loadCartridge(walker);
	expect(run({ ticks: 20, input: pads().hold(5, 9, "right") }).state.x).toBe(16);
});

test("sprites are read back as they were asked for", async () => {
	const { run } = await loadCartridge(walker);
	expect(run({ ticks: 1 }).sprite(7)).toEqual({
		objectId: 7,
		x: 10,
		y: 20.25,
		tile: 3,
		palette: 5,
		flipX: true,
		flipY: false,
		width: 2,
		height: 1,
		priority: 3,
		jump: false,
	});
	expect(run({ ticks: 1 }).sprite(8)).toBeUndefined();
});

test("text is read back, kana too", async () => {
	const { run } = await loadCartridge(walker);
	expect(run({ ticks: 1 }).text(5)).toBe("  READY? あ");
	expect(run({ ticks: 1 }).text(6)).toBe("");
});

test("pixels and screenshots show the picture", async () => {
	const { run } = await loadCartridge(walker);
	const end = run({ ticks: 1 });
	expect(end.pixel(200, 200)).toEqual([255, 0, 0]);
	const png = decode(end.screenshot("pal"));
	expect([png.width, png.height]).toEqual([256, 288]);
	expect(() => end.pixel(256, 0)).toThrow(RangeError);
});

test("the same seed and input give the same hashes, another seed another state", async () => {
	const { run } = await loadCartridge(walker);
	const hashes = (seed: number) => {
		const end = run({ ticks: 30, seed, input: pads().player(1).press(3, "a") });
		return [end.stateHash(), end.pictureHash(), end.soundHash()];
	};
	expect(hashes(4)).toEqual(hashes(4));
	expect(hashes(5)[0]).not.toBe(hashes(4)[0]);
});

test("chance is the machine's own, in 0 to 1, and the global Math is given back", async () => {
	const before = Math;
	const { run } = await loadCartridge(walker);
	const { luck } = run({ ticks: 1, seed: 9 }).state;
	expect(luck).toBeGreaterThanOrEqual(0);
	expect(luck).toBeLessThan(1);
	expect(run({ ticks: 1, seed: 9 }).state.luck).toBe(luck);
	expect(Math).toBe(before);
});

test("sound is heard only once a channel is set", async () => {
	const { run } = await loadCartridge(walker);
	const quiet = run({ ticks: 10 });
	const loud = run({ ticks: 10, input: pads().player(1).press(3, "a") });
	expect([quiet.channelVolume(0), loud.channelVolume(0)]).toEqual([0, 9]);
	expect(loud.soundHash()).not.toBe(quiet.soundHash());
});

test("a run can go on, and is then what one long run is", async () => {
	const { run } = await loadCartridge(walker);
	const input = pads().hold(5, 25, "right");
	const inTwo = run({ ticks: 10, input }).run(20);
	const inOne = run({ ticks: 30, input });
	expect(inTwo.ticks).toBe(30);
	expect([inTwo.stateHash(), inTwo.soundHash()]).toEqual([inOne.stateHash(), inOne.soundHash()]);
});

test("save RAM of one run can be given to the next", async () => {
	const { run } = await loadCartridge(walker);
	const first = run({ ticks: 1 });
	expect(run({ ticks: 1, saveRam: first.memory.saveRam.slice() }).state.save).toBe(1);
});

test("a fault throws, unless it is wanted", async () => {
	const { run } = await loadCartridge(walker);
	const input = pads().press(4, "b");
	expect(() => run({ ticks: 10, input })).toThrow(/faulted in tick 4.*b was pressed/);
	const end = run({ ticks: 10, input, allowFault: true });
	expect(end.fault).toMatchObject({ tick: 4, kind: "exception" });
	expect(end.ticks).toBe(4);
});

test("a path to nothing is said", async () => {
	await expect(loadCartridge("nowhere.cart")).rejects.toThrow("There is no cartridge nowhere.cart");
});
