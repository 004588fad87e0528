import { expect, test } from "vitest";
import { rgb, Scene } from "./scene.ts";

const [RED, GREEN, GROUND] = [rgb(31, 0, 0), rgb(0, 31, 0), rgb(1, 1, 1)];

/** Cells 0 and 1 of plane A and B show tiles 1 and 2, in colour 1 (red); colour 2 is green. */
function scene(plane: "a" | "b"): Scene {
	const made = new Scene().palette(0, [0, RED, GREEN]).register("backdrop", GROUND);
	for (const tile of [1, 2]) made.tiles(tile, Array(8).fill("11111111")).cell(plane, tile - 1, 0, { tile });
	return made;
}
const cells = (made: Scene) => [made.colourAt(4, 4), made.colourAt(12, 4)];

test.each(["a", "b"] as const)("plane %s follows a tile that changes between two pictures", (plane) => {
	const made = scene(plane);
	expect(cells(made)).toEqual([RED, RED]);
	expect(cells(made.tiles(2, Array(8).fill("22222222")))).toEqual([RED, GREEN]);
	expect(cells(made.tiles(1, Array(8).fill("22222222")))).toEqual([GREEN, GREEN]);
	expect(cells(made.tiles(2, Array(8).fill("........")))).toEqual([GREEN, GROUND]);
});

test.each(["a", "b"] as const)("plane %s follows a cell that changes between two pictures", (plane) => {
	const made = scene(plane);
	expect(cells(made)).toEqual([RED, RED]);
	expect(cells(made.cell(plane, 1, 0, { tile: 0 }))).toEqual([RED, GROUND]);
	expect(cells(made.cell(plane, 0, 0, { tile: 0 }).cell(plane, 1, 0, { tile: 1 }))).toEqual([GROUND, RED]);
});

test("a tile that changes while its plane is switched off is right when the plane comes back", () => {
	const made = scene("a");
	expect(cells(made)).toEqual([RED, RED]);
	made.layersOff("planeA").tiles(2, Array(8).fill("22222222"));
	expect(cells(made)).toEqual([GROUND, GROUND]);
	expect(cells(made.layersOff())).toEqual([RED, GREEN]);
});

test("sprites and text follow a tile that changes between two pictures", () => {
	const made = new Scene().palette(0, [0, RED, GREEN]).tiles(1, Array(8).fill("11111111"));
	made.sprite({ x: 0, y: 0, tile: 1 }).textCell(1, 0, 0x4001);
	expect(cells(made)).toEqual([RED, RED]);
	expect(cells(made.tiles(1, Array(8).fill("22222222")))).toEqual([GREEN, GREEN]);
});
