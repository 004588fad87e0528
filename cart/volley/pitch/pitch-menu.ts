/** PITCH's menu: what is played, by whom, how long, in what weather. */
import type { Machine } from "colorburst";
import { print, printCentred } from "../hud/print.ts";
import { readMenuPads, stepCursor } from "../screens/menu-pad.ts";
import { playSound } from "../sounds.ts";
import { beginDimBackdrop } from "./dim-backdrop.ts";
import { HALF_LENGTHS, KINDS, LEVELS, PASS_STYLES, type PitchChoices, PLAYERS, WEATHERS } from "./pitch-choices.ts";

const LINES = 8;
const FIRST_ROW = 7;
const PLAYERS_SAY = { one: "1 PLAYER", versus: "2 VERSUS", together: "2 TOGETHER", watch: "WATCH" } as const;

export function beginPitchMenu(machine: Machine, choices: PitchChoices, cursor: number): void {
	beginDimBackdrop(machine);
	printCentred(machine, 3, "PITCH");
	printCentred(machine, 25, "LEFT/RIGHT CHANGES   A GOES ON");
	drawLines(machine, choices, cursor);
}

function drawLines(machine: Machine, choices: PitchChoices, cursor: number): void {
	const minutes = choices.halfLength / 2;
	const lines = [
		`PLAY      ${choices.kind.toUpperCase()}`,
		`WHO       ${PLAYERS_SAY[choices.players]}`,
		`CPU       ${choices.level.toUpperCase()}`,
		`HALVES    ${minutes === 1.5 ? "1:30" : `${minutes}:00`}`,
		`WEATHER   ${choices.weather.toUpperCase()}`,
		`OFFSIDE   ${choices.isOffsideOn ? "ON" : "OFF"}`,
		`PASSING   ${choices.passStyle === "ours" ? "BY LANES" : "BY SPACE"}`,
		"TO THE TEAMS",
	];
	for (let i = 0; i < LINES; i++) {
		print(machine, 6, FIRST_ROW + i * 2, `${i === cursor ? ">" : " "} ${lines[i]!}`.padEnd(26));
	}
}

export type MenuAnswer = "stay" | "back" | "go";

/** One tick of the menu. @param menu holds the cursor */
export function tickPitchMenu(machine: Machine, choices: PitchChoices, menu: { cursor: number }): MenuAnswer {
	const moves = readMenuPads(machine);
	if (moves.isBack) {
		playSound(machine, "menu-back");
		return "back";
	}
	// On every line: who only wants to play presses the same button until the match begins.
	if (moves.isChosen) {
		playSound(machine, "menu-select");
		return "go";
	}
	if (moves.line !== 0) {
		menu.cursor = stepCursor(menu.cursor, moves.line, LINES);
		playSound(machine, "menu-move");
	}
	const step = moves.side;
	if (step !== 0 && menu.cursor < LINES - 1) {
		change(choices, menu.cursor, step);
		playSound(machine, "menu-select");
	}
	if (step !== 0 || moves.line !== 0) drawLines(machine, choices, menu.cursor);
	return "stay";
}

function next<T>(list: readonly T[], now: T, step: number): T {
	return list[stepCursor(Math.max(0, list.indexOf(now)), step, list.length)]!;
}

function change(choices: PitchChoices, line: number, step: number): void {
	switch (line) {
		case 0:
			choices.kind = next(KINDS, choices.kind, step);
			break;
		case 1:
			choices.players = next(PLAYERS, choices.players, step);
			break;
		case 2:
			choices.level = next(LEVELS, choices.level, step);
			break;
		case 3:
			choices.halfLength = next(HALF_LENGTHS, choices.halfLength, step);
			break;
		case 4:
			choices.weather = next(WEATHERS, choices.weather, step);
			break;
		case 5:
			choices.isOffsideOn = !choices.isOffsideOn;
			break;
		default:
			choices.passStyle = next(PASS_STYLES, choices.passStyle, step);
	}
}
