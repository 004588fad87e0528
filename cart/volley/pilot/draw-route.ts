/** Draws the pilot's map on the text plane: dots by worth, crosses where threats will be, a frame at the goal. */
import type { Machine } from "colorburst";
import { print } from "../hud/print.ts";
import { tilesFromText } from "../hud/tiles-from-text.ts";
import { FONT_TILE } from "../vram.ts";
import { ROUTE, ROUTE_SIDE, type RouteMap } from "./route-map.ts";

/** Characters that no text of SKY uses lend their glyphs, by ROUTE value. */
const CHARACTERS = " [\\]^_";
const FIRST_CODE = 91;
/** Rows of the HUD stay free. */
const FIRST_ROW = 4;
const LAST_ROW = 25;

/** Five tiles in the HUD's palette. */
const PICTURES = [
	"........ ........ ........ ...33... ...33... ........ ........ ........",
	"........ ........ ...88... ..8888.. ..8888.. ...88... ........ ........",
	"........ ..8888.. .881188. .811118. .811118. .881188. ..8888.. ........",
	"........ .4....4. ..4..4.. ...44... ...44... ..4..4.. .4....4. ........",
	"aaa..aaa a......a a..aa... ..aaaa.. ..aaaa.. ...aa..a a......a aaa..aaa",
];

export function loadRouteTiles(machine: Machine): void {
	machine.tiles(FONT_TILE + FIRST_CODE - 32, tilesFromText(PICTURES));
}

export function clearRoute(machine: Machine): void {
	machine.clearText(0, FIRST_ROW, 32, LAST_ROW - FIRST_ROW + 1);
}

/** Takes the last map off and puts the new one on. */
export function drawRoute(machine: Machine, route: RouteMap): void {
	clearRoute(machine);
	for (let row = 0; row < ROUTE_SIDE; row++) {
		const at = route.row + row;
		if (at < FIRST_ROW || at > LAST_ROW) continue;
		let line = "";
		let isEmpty = true;
		const first = Math.max(0, -route.column);
		for (let column = first; column < ROUTE_SIDE; column++) {
			const mark = route.marks[row * ROUTE_SIDE + column]!;
			if (mark !== ROUTE.none) isEmpty = false;
			line += CHARACTERS.charAt(mark);
		}
		if (!isEmpty) print(machine, route.column + first, at, line);
	}
}
