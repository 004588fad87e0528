/** The ending: morning over the water, and the ships that are left fly home into the sun. */
import type { Machine } from "colorburst";
import endingTiles from "../../art/ending.png?tiles";
import endingMap from "../../art/ending.tmj?map";
import { DAWN_CYCLE, ENDING_PALETTES } from "../../art/ending-palettes.ts";
import { drawFrame } from "../../hud/draw-frame.ts";
import { CAST_PAGE, endingPage } from "../../hud/ending.ts";
import type { SkyState } from "../sky-state.ts";
import { SKY_TUNING } from "../tuning.ts";
import { SECOND_SHIP_PALETTE } from "./draw-ships.ts";
import { CAST } from "./ending-cast.ts";
import { FLASH_PALETTE } from "./flash.ts";
import { OBJECT_ID } from "./object-ids.ts";

/** Lines of the picture that are sea; they sway. */
const SEA_FROM = 136;
/** Where the ships stand in the picture, and how they get there and away, by the ending's ticks. */
const SHIP = { x: [118, 150], y: 186, comeTicks: 150, leaveTicks: 240 } as const;

/** Brings in the morning; the last stage goes. */
export function loadEnding(machine: Machine): void {
	machine.cut();
	ENDING_PALETTES.forEach((palette, i) => {
		if (i !== FLASH_PALETTE && i !== SECOND_SHIP_PALETTE) machine.palette(i, palette);
	});
	machine.tiles(0, endingTiles);
	machine.map("b", endingMap);
	// Once more beside it: what sways out at one edge comes in at the other.
	machine.map("b", endingMap, { column: endingMap.columns });
	machine.layers({ a: false, b: true });
	machine.scroll("b", 0, 0);
}

/** Makes the planes straight again for a stage, and takes the ending's words away. */
export function leaveEnding(machine: Machine): void {
	for (let line = SEA_FROM; line < 224; line++) machine.lineScroll("b", line, 0, 0);
	machine.clearText(0, 3, 32, 19);
}

/** @param isMotionOn whether the sea sways */
export function drawEndingPicture(machine: Machine, sky: SkyState, isMotionOn: boolean): void {
	// When the last round is over the ships are gone, and the morning stays.
	const t = sky.phase === "ending" ? sky.phaseTicks : SKY_TUNING.endingTicks;
	if (isMotionOn) moveSea(machine, sky.gameTicks);
	for (const ship of sky.ships) {
		if (ship.mode !== "absent" && ship.mode !== "out") drawHomewardShip(machine, ship.player, t);
	}
	if (endingPage(t) !== CAST_PAGE) return;
	for (let i = 0; i < CAST.length; i++) {
		const { sequence, frames, xPx, yPx } = CAST[i]!;
		drawFrame(machine, OBJECT_ID.enemies + i, sequence, (t >> 3) % frames, xPx, yPx, { jump: true });
	}
}

/** In from below, a while beside each other, then away to the horizon. */
function drawHomewardShip(machine: Machine, player: number, t: number): void {
	const come = Math.min(1, t / SHIP.comeTicks);
	const leave = Math.max(0, t - (SKY_TUNING.endingTicks - SHIP.leaveTicks)) / SHIP.leaveTicks;
	const x = SHIP.x[player]! + Math.sin(t / 50 + player * 2) * 5 + leave * leave * (204 - SHIP.x[player]!);
	const y = 240 - (240 - SHIP.y) * (1 - (1 - come) * (1 - come)) - leave * leave * 70 + Math.sin(t / 37 + player) * 2;
	const palette = player === 0 ? {} : { palette: SECOND_SHIP_PALETTE };
	const jump = t <= 1;
	drawFrame(machine, OBJECT_ID.ship + player, "player", 2, x, y, { jump, ...palette });
	drawFrame(machine, OBJECT_ID.shipFlame + player, "playerFlame", (t >> 1) & 1, x, y + 14, { jump, ...palette });
}

/** Its glitter turns; the nearer the water, the wider it sways. */
function moveSea(machine: Machine, gameTicks: number): void {
	const { palettes, first, count, ticksPerStep } = DAWN_CYCLE;
	if (gameTicks % ticksPerStep === 0) {
		const step = gameTicks / ticksPerStep;
		for (const palette of palettes) {
			const atRest = ENDING_PALETTES[palette]!;
			for (let i = 0; i < count; i++) machine.color(palette, first + i, atRest[first + ((i + step) % count)]!);
		}
	}
	for (let line = SEA_FROM + (gameTicks & 1); line < 224; line += 2) {
		machine.lineScroll("b", line, Math.sin(gameTicks / 28 + line / 5) * ((line - SEA_FROM) / 22), 0);
	}
}
