import { expect, test } from "vitest";
import { rgb, Scene } from "./scene.ts";

/** Tile 1 is solid in colour 1; palette n's colour 1 is n + 1 in all three parts; the backdrop is 31, 0, 31. */
function scene(): Scene {
	const made = new Scene().tiles(1, Array(8).fill("11111111")).register("backdrop", BACKDROP);
	for (let palette = 0; palette < 16; palette++) made.palette(palette, [rgb(9, 9, 9), colour(palette)]);
	return made;
}
const colour = (palette: number) => rgb(palette + 1, palette + 1, palette + 1);
const BACKDROP = rgb(31, 0, 31);
const [A_LOW, A_HIGH, B_LOW, B_HIGH] = [1, 2, 3, 4];

/** The palette that shows where all the given layers are solid; −1: the backdrop. */
function front(layers: { a?: "low" | "high"; b?: "low" | "high"; sprite?: number; text?: boolean }): number {
	const made = scene();
	if (layers.a)
		made.cell("a", 0, 0, { tile: 1, palette: layers.a === "high" ? A_HIGH : A_LOW, high: layers.a === "high" });
	if (layers.b)
		made.cell("b", 0, 0, { tile: 1, palette: layers.b === "high" ? B_HIGH : B_LOW, high: layers.b === "high" });
	if (layers.sprite !== undefined)
		made.sprite({ x: 0, y: 0, tile: 1, palette: 8 + layers.sprite, priority: layers.sprite });
	if (layers.text) made.textCell(0, 0, 0x4001 | (15 << 10));
	const shown = made.colourAt(4, 4);
	return shown === BACKDROP ? -1 : (shown & 31) - 1;
}

test("front to back: text, sprite 3, A high, B high, sprite 2, A low, sprite 1, B low, sprite 0, backdrop", () => {
	expect(front({})).toBe(-1);
	expect(front({ a: "high", b: "high", sprite: 3, text: true })).toBe(15);
	expect(front({ a: "high", b: "high", sprite: 3 })).toBe(8 + 3);
	expect(front({ a: "high", b: "high", sprite: 2 })).toBe(A_HIGH);
	expect(front({ a: "low", b: "high", sprite: 2 })).toBe(B_HIGH);
	expect(front({ a: "high", b: "low", sprite: 2 })).toBe(A_HIGH);
	expect(front({ a: "low", b: "low", sprite: 2 })).toBe(8 + 2);
	expect(front({ a: "low", b: "low", sprite: 1 })).toBe(A_LOW);
	expect(front({ b: "low", sprite: 1 })).toBe(8 + 1);
	expect(front({ b: "low", sprite: 0 })).toBe(B_LOW);
	expect(front({ sprite: 0 })).toBe(8);
	expect(front({ a: "low", b: "high" })).toBe(B_HIGH);
	expect(front({ a: "low", b: "low" })).toBe(A_LOW);
});

test("a low sprite index behind the planes hides a higher one that would be before all", () => {
	const behind = () => scene().sprite({ x: 0, y: 0, tile: 1, palette: 8, priority: 0 });
	const both = behind()
		.sprite({ x: 0, y: 0, tile: 1, palette: 11, priority: 3 })
		.cell("a", 0, 0, { tile: 1, palette: 1 });
	expect(both.colourAt(4, 4)).toBe(colour(1));
	// Where the first has a hole, the second shows.
	const holed = scene().tiles(2, ["........", ...Array(7).fill("11111111")]);
	holed
		.sprite({ x: 0, y: 0, tile: 2, palette: 8, priority: 0 })
		.sprite({ x: 0, y: 0, tile: 1, palette: 11, priority: 3 });
	holed.cell("a", 0, 0, { tile: 1, palette: 1 });
	expect([holed.colourAt(4, 0), holed.colourAt(4, 1)]).toEqual([colour(11), colour(1)]);
});

test("a priority bit counts for nothing where the cell is see-through", () => {
	const made = scene().cell("a", 0, 0, { tile: 0, high: true }).cell("b", 0, 0, { tile: 1, palette: 3 });
	expect(made.sprite({ x: 0, y: 0, tile: 1, palette: 10, priority: 2 }).colourAt(0, 0)).toBe(colour(10));
});

test("each layer has its switch", () => {
	const full = () => {
		const made = scene().cell("a", 0, 0, { tile: 1, palette: 1 }).cell("b", 0, 0, { tile: 1, palette: 3 });
		return made.sprite({ x: 0, y: 0, tile: 1, palette: 10 }).textCell(0, 0, 0x4001 | (15 << 10));
	};
	expect(full().colourAt(0, 0)).toBe(colour(15));
	expect(full().layersOff("text").colourAt(0, 0)).toBe(colour(10));
	expect(full().layersOff("text", "sprites").colourAt(0, 0)).toBe(colour(1));
	expect(full().layersOff("text", "sprites", "planeA").colourAt(0, 0)).toBe(colour(3));
	expect(full().layersOff("text", "sprites", "planeA", "planeB").colourAt(0, 0)).toBe(BACKDROP);
});
