/** What to practise: stage, power, view and speed. */
import type { Machine } from "colorburst";
import { print, printCentred } from "../hud/print.ts";
import { SLOWNESSES } from "../sky/practice.ts";
import { STAGES, stageOf } from "../sky/stage-list.ts";
import { playSound } from "../sounds.ts";
import { beginNightBackdrop, tickBackdrop } from "../title/backdrop.ts";
import type { PracticeScene, VolleyState } from "../volley-state.ts";
import { readMenuPads, stepCursor } from "./menu-pad.ts";
import type { SceneChange } from "./scene-change.ts";

const FIRST_ROW = 9;
const LINES = 7;
const FLY_LINE = 5;

export function beginPracticeScreen(machine: Machine, state: VolleyState): PracticeScene {
	beginNightBackdrop(machine);
	printCentred(machine, 5, "PRACTICE");
	printCentred(machine, 25, "REACH A STAGE TO FLY IT HERE");
	const scene: PracticeScene = { name: "practice", cursor: 0 };
	state.practice.stage = Math.min(state.practice.stage, state.stagesReached - 1);
	drawLines(machine, scene, state);
	return scene;
}

export function tickPracticeScreen(scene: PracticeScene, state: VolleyState, machine: Machine): SceneChange | null {
	tickBackdrop(machine, state.options.isMotionReduced);
	const moves = readMenuPads(machine);
	if (moves.isBack || (moves.isChosen && scene.cursor === LINES - 1)) {
		playSound(machine, "menu-back");
		return { to: "title", cursor: 3 };
	}
	if (moves.isChosen && scene.cursor === FLY_LINE) {
		playSound(machine, "menu-select");
		return { to: "sky", mode: "practice" };
	}
	if (moves.line !== 0) {
		scene.cursor = stepCursor(scene.cursor, moves.line, LINES);
		playSound(machine, "menu-move");
	}
	const step = moves.side !== 0 ? moves.side : moves.isChosen ? 1 : 0;
	if (step !== 0 && scene.cursor < FLY_LINE) {
		changeLine(state, scene.cursor, step);
		playSound(machine, "menu-select");
	}
	if (step !== 0 || moves.line !== 0) drawLines(machine, scene, state);
	return null;
}

function changeLine(state: VolleyState, line: number, step: number): void {
	const { practice } = state;
	if (line === 0) practice.stage = stepCursor(practice.stage, step, state.stagesReached);
	else if (line === 1) practice.shotLevel = 1 + stepCursor(practice.shotLevel - 1, step, 3);
	else if (line === 2) practice.missileLevel = stepCursor(practice.missileLevel, step, 4);
	else if (line === 3) practice.isViewOn = !practice.isViewOn;
	else {
		const now = SLOWNESSES.indexOf(practice.slowness);
		practice.slowness = SLOWNESSES[stepCursor(now, step, SLOWNESSES.length)]!;
	}
}

function drawLines(machine: Machine, scene: PracticeScene, state: VolleyState): void {
	const { practice } = state;
	const lines = [
		`STAGE          ${practice.stage + 1} OF ${STAGES.length}`,
		`SHOTS          ${practice.shotLevel}`,
		`MISSILES       ${practice.missileLevel}`,
		`TRAINING VIEW  ${practice.isViewOn ? "ON " : "OFF"}`,
		`SPEED          ${practice.slowness === 1 ? "FULL" : `1/${practice.slowness} `}`,
		"FLY",
		"BACK",
	];
	for (let i = 0; i < LINES; i++) print(machine, 4, FIRST_ROW + i * 2, `${i === scene.cursor ? ">" : " "} ${lines[i]}`);
	machine.clearText(0, 7, 32, 1);
	printCentred(machine, 7, stageOf(practice.stage).name);
}
