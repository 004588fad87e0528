/** Options: difficulty, shaking, reduced motion. Each change is kept at once. */
import type { Machine } from "colorburst";
import { print, printCentred } from "../hud/print.ts";
import { storeSave } from "../scores/save-ram.ts";
import { DIFFICULTY_NAMES } from "../sky/tuning.ts";
import { playSound } from "../sounds.ts";
import { beginNightBackdrop, tickBackdrop } from "../title/backdrop.ts";
import type { OptionsScene, VolleyState } from "../volley-state.ts";
import { readMenuPads, stepCursor } from "./menu-pad.ts";
import type { SceneChange } from "./scene-change.ts";

const LINES = 4;
const FIRST_ROW = 10;

export function beginOptions(machine: Machine, state: VolleyState): OptionsScene {
	beginNightBackdrop(machine);
	printCentred(machine, 5, "OPTIONS");
	const scene: OptionsScene = { name: "options", cursor: 0 };
	drawLines(machine, scene, state);
	return scene;
}

export function tickOptions(scene: OptionsScene, state: VolleyState, machine: Machine): SceneChange | null {
	tickBackdrop(machine, state.options.isMotionReduced);
	const moves = readMenuPads(machine);
	if (moves.isBack || (moves.isChosen && scene.cursor === LINES - 1)) {
		playSound(machine, "menu-back");
		return { to: "title", cursor: 5 };
	}
	if (moves.line !== 0) {
		scene.cursor = stepCursor(scene.cursor, moves.line, LINES);
		playSound(machine, "menu-move");
	}
	const step = moves.side !== 0 ? moves.side : moves.isChosen ? 1 : 0;
	if (step !== 0 && scene.cursor < LINES - 1) {
		changeLine(state, scene.cursor, step);
		storeSave(machine, state);
		playSound(machine, "menu-select");
	}
	drawLines(machine, scene, state);
	return null;
}

function changeLine(state: VolleyState, line: number, step: number): void {
	const { options } = state;
	if (line === 0) {
		const now = DIFFICULTY_NAMES.indexOf(options.difficulty);
		options.difficulty = DIFFICULTY_NAMES[stepCursor(now, step, DIFFICULTY_NAMES.length)]!;
	} else if (line === 1) options.isShakeOn = !options.isShakeOn;
	else options.isMotionReduced = !options.isMotionReduced;
}

function drawLines(machine: Machine, scene: OptionsScene, state: VolleyState): void {
	const { options } = state;
	const lines = [
		`DIFFICULTY      ${options.difficulty.toUpperCase().padEnd(6)}`,
		`SCREEN SHAKE    ${options.isShakeOn && !options.isMotionReduced ? "ON    " : "OFF   "}`,
		`REDUCED MOTION  ${options.isMotionReduced ? "ON    " : "OFF   "}`,
		"BACK",
	];
	for (let i = 0; i < LINES; i++) print(machine, 4, FIRST_ROW + i * 2, `${i === scene.cursor ? ">" : " "} ${lines[i]}`);
}
