/** The title: logo, menu, and after a while the attract cycle. */
import type { Machine } from "colorburst";
import logoMap from "../art/logo.tmj?map";
import { LOGO_CYCLE, TITLE_PALETTES } from "../art/palettes.ts";
import titleSprites from "../art/title.png?tiles";
import { drawFrame } from "../hud/draw-frame.ts";
import { INK } from "../hud/panel.ts";
import { print, printCentred } from "../hud/print.ts";
import { readMenuPads, stepCursor } from "../screens/menu-pad.ts";
import type { SceneChange } from "../screens/scene-change.ts";
import { playSound, playTitleSong } from "../sounds.ts";
import type { TitleScene, VolleyState } from "../volley-state.ts";
import { loadSheet } from "../vram.ts";
import { beginBackdrop, tickBackdrop } from "./backdrop.ts";

const MENU = ["SKY", "PITCH", "LABORATORY", "PRACTICE", "HIGH SCORES", "OPTIONS"] as const;
/** Two columns on the dark of the sea, where they can be read: down the first, then down the second. */
const MENU_LINES = 3;
const MENU_COLUMNS = [6, 18] as const;
const MENU_ROW = 19;
/** In the sky beside the sun. */
const EMBLEM = { x: 222, y: 112 } as const;
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
		print(machine, columnOf(i), rowOf(i), line, i === cursor ? INK.gold : INK.white);
	});
}

const columnOf = (line: number) => MENU_COLUMNS[Math.floor(line / MENU_LINES)]!;
const rowOf = (line: number) => MENU_ROW + (line % MENU_LINES) * 2;

export function tickTitle(scene: TitleScene, state: VolleyState, machine: Machine): SceneChange | null {
	const { isMotionReduced } = state.options;
	tickBackdrop(machine, isMotionReduced);
	if (!isMotionReduced) moveLogo(machine);
	const moves = readMenuPads(machine);
	scene.idleTicks = moves.isAnyPressed ? 0 : scene.idleTicks + 1;
	const step = moves.line !== 0 ? moves.line : moves.side * MENU_LINES;
	if (step !== 0) {
		scene.cursor = stepCursor(scene.cursor, step, MENU.length);
		drawMenu(machine, scene.cursor);
		playSound(machine, "menu-move");
	}
	const x = columnOf(scene.cursor) * 8 - 14;
	const y = rowOf(scene.cursor) * 8 + 4;
	drawFrame(machine, 1, "menuCursor", machine.tick >> 3, x, y, { priority: "before-all" });
	if (scene.cursor < 2) {
		const emblem = scene.cursor === 0 ? "emblemSky" : "emblemPitch";
		drawFrame(machine, 2 + scene.cursor, emblem, 0, EMBLEM.x, EMBLEM.y, { priority: "before-all" });
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
