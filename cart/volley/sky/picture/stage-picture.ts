/** Brings a stage's tiles, palettes and map, or a boss's tiles, into the machine: what was there goes. */
import type { Machine } from "colorburst";
import { colour, SKY_PALETTES } from "../../art/palettes.ts";
import laserTiles from "../../art/sky-laser.png?tiles";
import { loadSheet } from "../../vram.ts";
import type { SkyState } from "../sky-state.ts";
import type { BossPlan } from "../stage.ts";
import { stageOf } from "../stage-list.ts";
import { fillGround } from "./draw-ground.ts";
import { SECOND_SHIP_PALETTE } from "./draw-ships.ts";
import { leaveEnding } from "./ending-picture.ts";
import { FLASH_COLOUR, FLASH_PALETTE } from "./flash.ts";

/** The picture is cut: nothing glides from the last stage's places to this one's. */
export function loadStage(machine: Machine, sky: SkyState): void {
	const { look } = stageOf(sky.stage);
	machine.cut();
	look.palettes.forEach((palette, i) => {
		if (i !== FLASH_PALETTE && i !== SECOND_SHIP_PALETTE) machine.palette(i, palette);
	});
	machine.palette(FLASH_PALETTE, new Uint16Array(16).fill(FLASH_COLOUR));
	machine.palette(SECOND_SHIP_PALETTE, secondShipColours());
	machine.tiles(0, look.tiles);
	loadSheet(machine, "sky-laser", laserTiles);
	if (look.enemies !== undefined) loadSheet(machine, look.enemies.sheet, look.enemies.tiles);
	machine.fill("a", 0);
	machine.map("a", look.overlay);
	machine.map("a", look.overlay, { column: look.overlay.columns });
	machine.layers({ a: true, b: true });
	leaveEnding(machine);
	fillGround(machine, sky);
}

/** While the warning is shown: both bosses of a stage take turns in one place. */
export function loadBoss(machine: Machine, plan: BossPlan): void {
	loadSheet(machine, plan.sheet, plan.tiles);
}

/** The second ship is the first in green: its four cyans (2 to 5) are exchanged. */
function secondShipColours(): Uint16Array {
	const colours = SKY_PALETTES[8]!.slice();
	["#104830", "#208050", "#48c868", "#b0f8b8"].forEach((hex, i) => {
		colours[2 + i] = colour(hex);
	});
	return colours;
}
