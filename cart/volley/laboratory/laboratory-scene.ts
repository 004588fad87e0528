/** The laboratory: what VOLLEY thinks with, shown at work. Left and right turn the pages. */
import type { Machine } from "colorburst";
import { SKY_PALETTES } from "../art/palettes.ts";
import desertTiles from "../art/sky-desert.png?tiles";
import effectTiles from "../art/sky-effects.png?tiles";
import playerTiles from "../art/sky-player.png?tiles";
import { print, printCentred } from "../hud/print.ts";
import { readMenuPads, stepCursor } from "../screens/menu-pad.ts";
import type { SceneChange } from "../screens/scene-change.ts";
import { playSound } from "../sounds.ts";
import type { LaboratoryScene } from "../volley-state.ts";
import { beginScene, loadSheet } from "../vram.ts";
import { clearBoard, loadBoard } from "./board.ts";
import { createDetourPage, tickDetour } from "./detour-page.ts";
import { createHomingPage, tickHoming } from "./homing-page.ts";
import { createPilotsPage, tickPilots } from "./pilots-page.ts";

const TITLES = ["THREE PILOTS, ONE RAIN", "THREE MISSILES, ONE SHIP", "TWO WAYS ROUND THE WALLS"] as const;

export function beginLaboratory(machine: Machine): LaboratoryScene {
	beginScene(machine, SKY_PALETTES);
	loadBoard(machine);
	loadSheet(machine, "sky-player", playerTiles);
	loadSheet(machine, "sky-desert", desertTiles);
	loadSheet(machine, "sky-effects", effectTiles);
	const scene: LaboratoryScene = { name: "laboratory", page: 0, pilots: null, homing: null, detour: null };
	openPage(scene, machine, 0);
	return scene;
}

function openPage(scene: LaboratoryScene, machine: Machine, page: number): void {
	machine.cut();
	machine.clearText();
	clearBoard(machine);
	scene.page = page;
	scene.pilots = page === 0 ? createPilotsPage(machine) : null;
	scene.homing = page === 1 ? createHomingPage(machine) : null;
	scene.detour = page === 2 ? createDetourPage(machine) : null;
	print(machine, 1, 1, "LABORATORY");
	print(machine, 28, 1, `${page + 1}/${TITLES.length}`);
	printCentred(machine, 3, TITLES[page]!);
	print(machine, 1, 26, "< > PAGES  A WATCH  B BACK");
}

export function tickLaboratory(scene: LaboratoryScene, machine: Machine): SceneChange | null {
	const moves = readMenuPads(machine);
	if (moves.isBack) {
		playSound(machine, "menu-back");
		return { to: "title", cursor: 2 };
	}
	if (moves.isChosen) {
		playSound(machine, "menu-select");
		return { to: "sky", mode: "watch" };
	}
	if (moves.side !== 0) {
		playSound(machine, "menu-move");
		openPage(scene, machine, stepCursor(scene.page, moves.side, TITLES.length));
		return null;
	}
	if (scene.pilots !== null) tickPilots(scene.pilots, machine);
	if (scene.homing !== null) tickHoming(scene.homing, machine);
	if (scene.detour !== null) tickDetour(scene.detour, machine);
	return null;
}
