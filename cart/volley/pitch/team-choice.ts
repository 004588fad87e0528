/** The choice of teams: hosts, then guests, each with kit, formation and strengths. */
import type { Machine } from "colorburst";
import { kitPalette, PITCH_PALETTES } from "../art/palettes.ts";
import playerTiles from "../art/pitch-players.png?tiles";
import { drawFrame } from "../hud/draw-frame.ts";
import { print, printCentred } from "../hud/print.ts";
import { readMenuPads, stepCursor } from "../screens/menu-pad.ts";
import { playSound } from "../sounds.ts";
import { loadSheet } from "../vram.ts";
import { beginDimBackdrop } from "./dim-backdrop.ts";
import type { PitchChoices } from "./pitch-choices.ts";
import { awayKitOf, TEAMS } from "./teams.ts";

const FIRST_ROW = 8;
const COLUMN = 6;

export interface TeamChoice {
	/** 0: the hosts are chosen, 1: the guests. */
	step: 0 | 1;
	cursor: number;
}

export function beginTeamChoice(machine: Machine, choices: PitchChoices, choice: TeamChoice): void {
	beginDimBackdrop(machine);
	// Twelve stands for shadows, eight and nine for the two kits.
	machine.palette(12, PITCH_PALETTES[12]!);
	loadSheet(machine, "pitch-players", playerTiles);
	drawChoice(machine, choices, choice);
}

function drawChoice(machine: Machine, choices: PitchChoices, choice: TeamChoice): void {
	printCentred(machine, 4, headline(choices, choice));
	for (let i = 0; i < TEAMS.length; i++) {
		const mark = i === choice.cursor ? ">" : choice.step === 1 && i === choices.clubs[0] ? "*" : " ";
		print(machine, COLUMN, FIRST_ROW + i, `${mark} ${TEAMS[i]!.name}`.padEnd(16));
	}
	const team = TEAMS[choice.cursor]!;
	print(machine, 4, 18, `FORMATION ${team.formation}`);
	const rows = [
		["SPEED", team.speed],
		["KICK", team.kick],
		["TACKLE", team.tackle],
		["SIGHT", team.sight],
	] as const;
	rows.forEach(([name, value], i) => {
		const bars = Math.round(value * 10);
		print(machine, 4, 20 + i, `${name.padEnd(9)} ${"*".repeat(bars)}${"-".repeat(10 - bars)}`);
	});
	const isGuest = choice.step === 1;
	const hosts = TEAMS[isGuest ? choices.clubs[0] : choice.cursor]!;
	machine.palette(8, kitPalette(hosts.kit));
	machine.palette(9, kitPalette(isGuest ? awayKitOf(hosts, team) : team.awayKit));
}

function headline(choices: PitchChoices, choice: TeamChoice): string {
	if (choices.kind === "cup") return "CHOOSE YOUR TEAM";
	return choice.step === 0 ? "CHOOSE THE HOSTS " : "CHOOSE THE GUESTS";
}

/** @returns "go" when all teams are chosen */
export function tickTeamChoice(machine: Machine, choices: PitchChoices, choice: TeamChoice): "stay" | "back" | "go" {
	const moves = readMenuPads(machine);
	drawKits(machine);
	if (moves.isBack) {
		playSound(machine, "menu-back");
		if (choice.step === 0) return "back";
		choice.step = 0;
		choice.cursor = choices.clubs[0];
		drawChoice(machine, choices, choice);
		return "stay";
	}
	const step = moves.line !== 0 ? moves.line : moves.side;
	if (step !== 0) {
		choice.cursor = stepCursor(choice.cursor, step, TEAMS.length);
		// Nobody plays against himself.
		if (choice.step === 1 && choice.cursor === choices.clubs[0]) {
			choice.cursor = stepCursor(choice.cursor, step, TEAMS.length);
		}
		playSound(machine, "menu-move");
		drawChoice(machine, choices, choice);
	}
	if (!moves.isChosen) return "stay";
	playSound(machine, "menu-select");
	choices.clubs[choice.step] = choice.cursor;
	if (choice.step === 1 || choices.kind === "cup") return "go";
	choice.step = 1;
	choice.cursor = stepCursor(choice.cursor, 1, TEAMS.length);
	drawChoice(machine, choices, choice);
	return "stay";
}

/** Two men in the two kits, turning on the spot. */
function drawKits(machine: Machine): void {
	const turn = (machine.tick >> 4) & 7;
	const stride = (machine.tick >> 3) & 1;
	drawFrame(machine, 1, "footballer", turn * 4 + stride, 196, 84, { palette: 8 });
	drawFrame(machine, 2, "footballer", ((turn + 4) & 7) * 4 + stride, 220, 84, { palette: 9 });
}
