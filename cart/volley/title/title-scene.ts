/** The title: logo, menu, and after a while the attract cycle. */
import type { Machine } from "colorburst";
import logoMap from "../art/logo.tmj?map";
import { LOGO_CYCLE, TITLE_PALETTES } from "../art/palettes.ts";
import titleSprites from "../art/title.png?tiles";
import { drawFrame } from "../hud/draw-frame.ts";
import { print, printCentred } from "../hud/print.ts";
import { readMenuPads, stepCursor } from "../screens/menu-pad.ts";
import type { SceneChange } from "../screens/scene-change.ts";
import { playSound, playTitleSong } from "../sounds.ts";
import type { TitleScene, VolleyState } from "../volley-state.ts";
import { loadSheet } from "../vram.ts";
import { beginBackdrop, tickBackdrop } from "./backdrop.ts";

const MENU = ["SKY", "PITCH", "LABORATORY", "PRACTICE", "HIGH SCORES", "OPTIONS"] as const;
const MENU_COLUMN = 12;
const MENU_ROW = 14;
/** Without a button for so long, the attract cycle goes on: eight seconds. */
const ATTRACT_AFTER_TICKS = 480;
/** Lines of the picture that hold the logo. */
const LOGO_FROM = 24;
const LOGO_TO = 88;

export function beginTitle(machine: Machine, cursor: number): TitleScene {
	beginBackdrop(machine);
	loadSheet(machine, "title", titleSprites);
	machine.fill("a", 0);
	machine.map("a", logoMap, { column: (32 - logoMap.columns) >> 1, row: LOGO_FROM >> 3 });
	machine.layers({ a: true });
	drawMenu(machine, cursor);
	printCentred(machine, 26, "A VOLLEY OF TWO GAMES");
	playTitleSong(machine);
	return { name: "title", cursor, idleTicks: 0 };
}

function drawMenu(machine: Machine, cursor: number): void {
	MENU.forEach((line, i) => {
		print(machine, MENU_COLUMN, MENU_ROW + i * 2, line, i === cursor ? 0 : 0);
	});
}

export function tickTitle(scene: TitleScene, state: VolleyState, machine: Machine): SceneChange | null {
	const { isMotionReduced } = state.options;
	tickBackdrop(machine, isMotionReduced);
	if (!isMotionReduced) moveLogo(machine);
	const moves = readMenuPads(machine);
	scene.idleTicks = moves.isAnyPressed ? 0 : scene.idleTicks + 1;
	if (moves.line !== 0) {
		scene.cursor = stepCursor(scene.cursor, moves.line, MENU.length);
		playSound(machine, "menu-move");
	}
	const y = (MENU_ROW + scene.cursor * 2) * 8 + 4;
	drawFrame(machine, 1, "menuCursor", machine.tick >> 3, MENU_COLUMN * 8 - 14, y, { priority: "before-all" });
	if (scene.cursor < 2) {
		const emblem = scene.cursor === 0 ? "emblemSky" : "emblemPitch";
		drawFrame(machine, 2 + scene.cursor, emblem, 0, 200, (MENU_ROW + 1.5) * 8 + 8, { priority: "before-all" });
	}
	if (scene.idleTicks >= ATTRACT_AFTER_TICKS) return { to: "sky", mode: "demo" };
	return moves.isChosen ? choose(scene, machine) : null;
}

function choose(scene: TitleScene, machine: Machine): SceneChange {
	playSound(machine, "menu-select");
	switch (scene.cursor) {
		case 0:
			return { to: "sky" };
		case 1:
			return { to: "pitch" };
		case 2:
			return { to: "laboratory" };
		case 3:
			return { to: "practice" };
		case 4:
			return { to: "scores", row: -1, isAttract: false };
		default:
			return { to: "options" };
	}
}

/** A wave runs down the logo, and its colours turn. */
function moveLogo(machine: Machine): void {
	for (let line = LOGO_FROM + (machine.tick & 1); line < LOGO_TO; line += 2) {
		machine.lineScroll("a", line, Math.sin(machine.tick / 24 + line / 14) * 2.5, 0);
	}
	const { palette, first, count, ticksPerStep } = LOGO_CYCLE;
	if (machine.tick % ticksPerStep !== 0) return;
	const step = machine.tick / ticksPerStep;
	const atRest = TITLE_PALETTES[palette]!;
	for (let i = 0; i < count; i++) machine.color(palette, first + i, atRest[first + ((i + step) % count)]!);
}
