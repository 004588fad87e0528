/** The pause menu of a match, and the choice of who is exchanged for whom. */
import type { Machine } from "colorburst";
import { drawPanel, INK, printBar, printPlate, printPlateCentred } from "../hud/panel.ts";
import { stepCursor } from "../screens/menu-pad.ts";
import { playSound } from "../sounds.ts";
import { TEAM_SIZE } from "./brain/interface.ts";
import type { MatchState } from "./match-state.ts";
import { drawControls } from "./pad-help.ts";
import { canSubstitute, mostTired } from "./substitutions.ts";
import { TEAMS } from "./teams.ts";
import { PITCH_TUNING } from "./tuning.ts";

export interface PauseMenu {
	/** off: who comes off is chosen; on: who comes on. */
	page: "menu" | "off" | "on" | "controls";
	cursor: number;
	/** Pad that pressed Start: it alone steers the menu. */
	pad: number;
	/** Man who is to come off, as chosen. */
	off: number;
}

const LINES = ["PLAY ON", "SUBSTITUTE", "COACH VIEW", "CONTROLS", "LEAVE"] as const;
const MENU_PANEL = { column: 5, row: 5, columns: 22, rows: 17 } as const;
const TEAM_PANEL = { column: 3, row: 4, columns: 26, rows: 19 } as const;
const NAME_LETTERS = 9;
const BAR_CELLS = 5;
const ROLE_LETTERS = { keeper: "GK", defender: "DF", midfielder: "MF", forward: "FW" } as const;

export function openPause(menu: PauseMenu, match: MatchState, machine: Machine, pad: number): void {
	menu.page = "menu";
	menu.cursor = 0;
	menu.pad = pad;
	menu.off = -1;
	drawPause(menu, match, machine);
}

export type PauseAnswer = "stay" | "on" | "coach" | "leave";

export function tickPause(menu: PauseMenu, match: MatchState, machine: Machine): PauseAnswer {
	const { pressed } = machine.pad(menu.pad);
	const count = linesOf(menu, match);
	const step = pressed.down ? 1 : pressed.up ? -1 : 0;
	if (step !== 0) {
		menu.cursor = stepCursor(menu.cursor, step, count);
		playSound(machine, "menu-move");
		drawPause(menu, match, machine);
	}
	if (pressed.start || (pressed.b && menu.page === "menu")) {
		playSound(machine, "unpause");
		return "on";
	}
	if (pressed.b) {
		playSound(machine, "menu-back");
		openPage(menu, match, machine, menu.page === "on" ? "off" : "menu");
		return "stay";
	}
	return pressed.a ? choose(menu, match, machine) : "stay";
}

function linesOf(menu: PauseMenu, match: MatchState): number {
	if (menu.page === "menu") return LINES.length;
	if (menu.page === "controls") return 1;
	return menu.page === "off" ? TEAM_SIZE : benchOf(menu, match).length;
}

/** Team of the pad that paused; nobody's pad looks after the hosts. */
function teamOf(menu: PauseMenu, match: MatchState): 0 | 1 {
	const { team } = match.pads[menu.pad as 0 | 1];
	return team === 1 ? 1 : 0;
}

function benchOf(menu: PauseMenu, match: MatchState): readonly number[] {
	return match.sides[teamOf(menu, match)].bench;
}

function canChange(menu: PauseMenu, match: MatchState): boolean {
	return match.pads[menu.pad as 0 | 1].team >= 0 && canSubstitute(match, teamOf(menu, match));
}

function choose(menu: PauseMenu, match: MatchState, machine: Machine): PauseAnswer {
	const side = match.sides[teamOf(menu, match)];
	if (menu.page === "controls") {
		playSound(machine, "menu-back");
		openPage(menu, match, machine, "menu");
		return "stay";
	}
	if (menu.page === "off") {
		const man = teamOf(menu, match) * TEAM_SIZE + menu.cursor;
		if (!match.players[man]!.isOnPitch) return "stay";
		menu.off = man;
		playSound(machine, "menu-select");
		openPage(menu, match, machine, "on");
		return "stay";
	}
	if (menu.page === "on") {
		// The bench's first comes on: who was chosen is moved there.
		const [chosen] = side.bench.splice(menu.cursor, 1);
		side.bench.unshift(chosen!);
		side.wantsOff = menu.off;
		playSound(machine, "menu-select");
		openPage(menu, match, machine, "menu");
		return "stay";
	}
	switch (LINES[menu.cursor]) {
		case "SUBSTITUTE":
			if (!canChange(menu, match)) {
				playSound(machine, "menu-back");
				return "stay";
			}
			playSound(machine, "menu-select");
			openPage(menu, match, machine, "off");
			return "stay";
		case "CONTROLS":
			playSound(machine, "menu-select");
			openPage(menu, match, machine, "controls");
			return "stay";
		case "COACH VIEW":
			playSound(machine, "menu-select");
			return "coach";
		case "LEAVE":
			return "leave";
		default:
			playSound(machine, "unpause");
			return "on";
	}
}

function openPage(menu: PauseMenu, match: MatchState, machine: Machine, page: PauseMenu["page"]): void {
	menu.page = page;
	const team = teamOf(menu, match);
	// Whoever only presses A takes the most tired man off.
	if (page === "off") menu.cursor = Math.max(0, mostTired(match, team) - team * TEAM_SIZE);
	else menu.cursor = 0;
	drawPause(menu, match, machine);
}

function drawPause(menu: PauseMenu, match: MatchState, machine: Machine): void {
	machine.clearText(0, 2, 32, 26);
	if (menu.page === "menu") drawMenu(menu, match, machine);
	else if (menu.page === "controls") drawControls(machine);
	else if (menu.page === "off") drawTeam(menu, match, machine);
	else drawBench(menu, match, machine);
}

function drawMenu(menu: PauseMenu, match: MatchState, machine: Machine): void {
	const { column, row, columns, rows } = MENU_PANEL;
	drawPanel(machine, column, row, columns, rows);
	printPlateCentred(machine, row + 1, "PAUSE", INK.gold);
	const canAsk = canChange(menu, match);
	LINES.forEach((name, i) => {
		const isChosen = i === menu.cursor;
		printPlate(
			machine,
			column + 5,
			row + 3 + i * 2,
			`${isChosen ? ">" : " "} ${name}`,
			isChosen ? INK.gold : INK.white,
		);
	});
	const side = match.sides[teamOf(menu, match)];
	const line =
		side.wantsOff >= 0
			? `${nameIn(menu, match, match.players[side.wantsOff]!.squad)} COMES OFF`
			: match.pads[menu.pad as 0 | 1].team < 0
				? "THE COACHES CHANGE MEN"
				: canAsk
					? `${PITCH_TUNING.substitutionsMost - side.substitutions} CHANGES LEFT`
					: "NO CHANGES LEFT";
	printPlateCentred(machine, row + 14, line.slice(0, columns - 2), INK.cyan);
}

function nameIn(menu: PauseMenu, match: MatchState, squad: number): string {
	return TEAMS[match.sides[teamOf(menu, match)].club]!.names[squad]!;
}

function drawTeam(menu: PauseMenu, match: MatchState, machine: Machine): void {
	const { column, row, columns, rows } = TEAM_PANEL;
	drawPanel(machine, column, row, columns, rows);
	printPlateCentred(machine, row + 1, "WHO COMES OFF?", INK.gold);
	for (let i = 0; i < TEAM_SIZE; i++) {
		const man = match.players[teamOf(menu, match) * TEAM_SIZE + i]!;
		const isChosen = i === menu.cursor;
		const ink = isChosen ? INK.gold : INK.white;
		const name = nameIn(menu, match, man.squad).slice(0, NAME_LETTERS).padEnd(NAME_LETTERS);
		const at = row + 3 + i;
		printPlate(machine, column + 1, at, `${isChosen ? ">" : " "}${ROLE_LETTERS[man.role]} ${name}`, ink);
		if (man.isOnPitch) printBar(machine, column + 15, at, BAR_CELLS, man.energy, ink);
		else printPlate(machine, column + 15, at, "SENT", ink);
		if (man.isOnPitch && man.yellows > 0) printPlate(machine, column + 21, at, "CARD", INK.gold);
	}
	printPlateCentred(machine, row + 15, "THE BAR IS HIS STRENGTH", INK.cyan);
	printPlateCentred(machine, row + 17, "A: HE COMES OFF  B: BACK", INK.white);
}

function drawBench(menu: PauseMenu, match: MatchState, machine: Machine): void {
	const { column, row, columns, rows } = TEAM_PANEL;
	drawPanel(machine, column, row, columns, rows);
	const off = match.players[menu.off]!;
	printPlateCentred(
		machine,
		row + 1,
		`WHO COMES ON FOR ${nameIn(menu, match, off.squad)}?`.slice(0, columns - 2),
		INK.gold,
	);
	benchOf(menu, match).forEach((squad, i) => {
		const isChosen = i === menu.cursor;
		const text = `${isChosen ? ">" : " "} ${nameIn(menu, match, squad)}`;
		printPlate(machine, column + 6, row + 4 + i * 2, text, isChosen ? INK.gold : INK.white);
	});
	printPlateCentred(machine, row + 15, "AT THE NEXT STOP OF PLAY", INK.cyan);
	printPlateCentred(machine, row + 17, "A: HE COMES ON   B: BACK", INK.white);
}
