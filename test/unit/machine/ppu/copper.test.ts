import { expect, test } from "vitest";
import { PictureUnit } from "../../../../runtime/machine/ppu/index.ts";
import { rgb, Scene } from "./scene.ts";

const BACKDROP = 256;
const LAYERS = 257;
const [RED, GREEN, BLUE] = [rgb(31, 0, 0), rgb(0, 31, 0), rgb(0, 0, 31)];

test("an entry holds from its line to the end of the picture, and the next picture begins without it", () => {
	const scene = new Scene().register("backdrop", RED).copper(100, BACKDROP, GREEN);
	expect([99, 100, 223, 0].map((line) => scene.colourAt(0, line))).toEqual([RED, GREEN, GREEN, RED]);
});

test("entries act by line, whatever their order in the table; of one line the last in the table wins", () => {
	const scene = new Scene().register("backdrop", RED);
	scene.copper(50, BACKDROP, BLUE).copper(20, BACKDROP, RED).copper(20, BACKDROP, GREEN).copper(223, BACKDROP, RED);
	expect([19, 20, 49, 50, 222, 223].map((line) => scene.colourAt(0, line))).toEqual([
		RED,
		GREEN,
		GREEN,
		BLUE,
		BLUE,
		RED,
	]);
});

test("lines past the last, numbers that are no register, and registers of the whole picture do nothing", () => {
	const scene = new Scene().register("backdrop", RED).tiles(1, Array(8).fill("11111111")).palette(2, [0, GREEN]);
	scene.sprite({ x: 0, y: 40, tile: 1, palette: 2 });
	scene.copper(224, BACKDROP, BLUE).copper(0xffff, BACKDROP, BLUE);
	for (const register of [262, 263, 264, 271, 272, 0x8000, 0xffff]) scene.copper(0, register, 0);
	expect([0, 223].map((line) => scene.colourAt(0, line))).toEqual([RED, RED]);
	expect(scene.colourAt(0, 40)).toBe(GREEN);
	scene.copper(30, BACKDROP, BLUE);
	expect(scene.colourAt(0, 30)).toBe(BLUE);
});

test("the copper has its switch, which an entry can't turn off under its own feet", () => {
	const list = () => new Scene().register("backdrop", RED).copper(10, BACKDROP, GREEN);
	expect(list().layersOff("copper").colourAt(0, 10)).toBe(RED);
	expect(list().copper(5, LAYERS, 0).colourAt(0, 10)).toBe(GREEN);
});

test("colour 0 of palette 0 is a register like any other, and never shows", () => {
	const scene = new Scene().register("backdrop", RED).copper(10, 0, GREEN);
	expect(scene.colourAt(0, 10)).toBe(RED);
});

test("a layer switched on halfway is drawn from there on", () => {
	const scene = new Scene().tiles(1, Array(8).fill("11111111")).palette(1, [0, GREEN]).register("backdrop", RED);
	for (let row = 0; row < 28; row++) scene.cell("a", 0, row, { tile: 1, palette: 1 });
	scene.layersOff("planeA").copper(100, LAYERS, 127).copper(150, LAYERS, 126);
	expect([99, 100, 149, 150].map((line) => scene.colourAt(0, line))).toEqual([RED, GREEN, GREEN, RED]);
});

test("memory is not changed by drawing", () => {
	const scene = new Scene().copper(0, BACKDROP, GREEN).copper(9, 17, GREEN);
	const before = scene.video.slice();
	scene.picture();
	expect(scene.video).toEqual(before);
});

test("a field's borders take the backdrop after the first and the last line's copper", () => {
	const scene = new Scene().register("backdrop", RED).copper(0, BACKDROP, GREEN).copper(223, BACKDROP, BLUE);
	const unit = new PictureUnit();
	const [greenWord, blueWord] = [0xff00ff00, 0xffff0000];
	for (const [television, lines, border] of [
		["ntsc", 240, 8],
		["pal", 288, 32],
	] as const) {
		const field = new Uint32Array(256 * lines);
		unit.renderField(scene.video, television, field);
		expect([field[0], field[256 * border], field[256 * (border + 223) - 1]]).toEqual([greenWord, greenWord, greenWord]);
		expect([field[256 * (border + 223)], field[256 * lines - 1]]).toEqual([blueWord, blueWord]);
		const active = field.slice(256 * border, 256 * (border + 224));
		expect(active).toEqual(scene.picture());
	}
	expect(() => unit.renderField(scene.video, "pal", new Uint32Array(256 * 240))).toThrow(/pal field has 73728 pixels/);
	expect(() => unit.render(scene.video, new Uint32Array(9))).toThrow(/57344 pixels, not 9/);
	expect(() => unit.render(new Uint8Array(9), new Uint32Array(256 * 224))).toThrow(/66560 bytes, not 9/);
});
