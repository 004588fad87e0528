/** PITCH's menu: what is played, by whom, how long, in what weather. */
import type { Machine } from "colorburst";
import titleSprites from "../art/title.png?tiles";
import { drawFrame } from "../hud/draw-frame.ts";
import { drawPanel, INK, printPlate, printPlateCentred } from "../hud/panel.ts";
import { readMenuPads, stepCursor } from "../screens/menu-pad.ts";
import { playSound } from "../sounds.ts";
import { loadSheet } from "../vram.ts";
import { beginDimBackdrop } from "./dim-backdrop.ts";
import { HALF_LENGTHS, KINDS, LEVELS, PASS_STYLES, type PitchChoices, PLAYERS, WEATHERS } from "./pitch-choices.ts";
import { lineOf } from "./pitch-menu-lines.ts";

const LINES = 8;
const PANEL = { column: 2, row: 5, columns: 28, rows: 18 } as const;
const FIRST_ROW = PANEL.row + 1;
const HELP_ROW = 24;

export function beginPitchMenu(machine: Machine, choices: PitchChoices, cursor: number): void {
	beginDimBackdrop(machine);
	loadSheet(machine, "title", titleSprites);
	printPlateCentred(machine, 2, " PITCH ", INK.gold);
	drawPanel(machine, PANEL.column, PANEL.row, PANEL.columns, PANEL.rows);
	printPlateCentred(machine, 26, " A: GO ON  B: BACK  <>: CHANGE ");
	drawLines(machine, choices, cursor);
}

function drawLines(machine: Machine, choices: PitchChoices, cursor: number): void {
	for (let i = 0; i < LINES; i++) {
		const { name, value } = lineOf(choices, i);
		const ink = i === cursor ? INK.gold : INK.white;
		const row = FIRST_ROW + i * 2 + (i === LINES - 1 ? 1 : 0);
		if (value === "") {
			printPlateCentred(machine, row, i === cursor ? `> ${name} <` : `  ${name}  `, ink, PANEL.column, PANEL.columns);
			continue;
		}
		printPlate(machine, PANEL.column + 2, row, name.padEnd(10), ink);
		const shown = i === cursor ? `< ${value} >` : `  ${value}`;
		printPlate(machine, PANEL.column + 12, row, shown.padEnd(14), ink);
	}
	machine.clearText(0, HELP_ROW, 32, 1);
	printPlateCentred(machine, HELP_ROW, ` ${lineOf(choices, cursor).help} `, INK.cyan);
}

export type MenuAnswer = "stay" | "back" | "go";

/** One tick of the menu. @param menu holds the cursor */
export function tickPitchMenu(machine: Machine, choices: PitchChoices, menu: { cursor: number }): MenuAnswer {
	const moves = readMenuPads(machine);
	for (const x of [66, 182]) drawFrame(machine, x, "emblemPitch", 0, x, 20, { priority: "before-all" });
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
