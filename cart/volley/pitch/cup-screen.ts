/** The cup's table: three rounds side by side, the player's own team in gold, winners in cyan. */
import type { Machine } from "colorburst";
import { drawPanel, INK, printPlate, printPlateCentred } from "../hud/panel.ts";
import { readMenuPads } from "../screens/menu-pad.ts";
import { playSound } from "../sounds.ts";
import { type Cup, type CupMatch, champion, ownMatch } from "./cup.ts";
import { beginDimBackdrop } from "./dim-backdrop.ts";
import { TEAMS } from "./teams.ts";

/** Where the box of each match stands, quarter-finals to final, and how wide it is; all are four rows high. */
const BOXES: readonly (readonly [column: number, row: number, columns: number])[] = [
	[0, 4, 16],
	[0, 8, 16],
	[0, 12, 16],
	[0, 16, 16],
	[17, 6, 7],
	[17, 14, 7],
	[25, 10, 7],
];
const BOX_ROWS = 4;
const HEADINGS: readonly (readonly [column: number, row: number, name: string])[] = [
	[0, 3, " QUARTER-FINALS "],
	[17, 5, " SEMIS "],
	[25, 9, " FINAL "],
];
const NEWS_ROW = 22;

export function beginCupScreen(machine: Machine, cup: Cup): void {
	beginDimBackdrop(machine);
	printPlateCentred(machine, 1, " CUP OF EIGHT ", INK.gold);
	for (const [column, row, name] of HEADINGS) printPlate(machine, column, row, name, INK.cyan);
	cup.matches.forEach((match, i) => {
		drawBox(machine, cup, match, BOXES[i]!);
	});
	const winner = champion(cup);
	const own = ownMatch(cup);
	if (winner >= 0) {
		printPlateCentred(machine, NEWS_ROW, ` ${TEAMS[winner]!.name} WIN THE CUP `, INK.gold);
		printPlateCentred(machine, NEWS_ROW + 2, winner === cup.own ? " CHAMPIONS! " : " NEXT YEAR, THEN. ", INK.cyan);
		printPlateCentred(machine, 26, " A: ON ");
	} else {
		if (own >= 0) printPlateCentred(machine, NEWS_ROW, ` YOU PLAY ${opponentOf(cup, own)} `, INK.gold);
		printPlateCentred(machine, 26, " A: PLAY  B: MENU  X: GIVE UP ");
	}
}

function opponentOf(cup: Cup, own: number): string {
	const { clubs } = cup.matches[own]!;
	return TEAMS[clubs[0] === cup.own ? clubs[1] : clubs[0]]!.name;
}

/** Two lines, a team and its goals each; whole names where there is room for them. */
function drawBox(
	machine: Machine,
	cup: Cup,
	{ clubs, goals, winner }: CupMatch,
	[column, row, columns]: (typeof BOXES)[number],
): void {
	drawPanel(machine, column, row, columns, BOX_ROWS);
	const letters = columns - 4;
	for (let side = 0; side < 2; side++) {
		const club = clubs[side as 0 | 1];
		if (club < 0) continue;
		const team = TEAMS[club]!;
		const name = (letters > 3 ? team.name : team.short).padEnd(letters);
		const score = winner < 0 ? " " : `${Math.min(9, goals[side as 0 | 1])}`;
		const ink = club === cup.own ? INK.gold : club === winner ? INK.cyan : INK.white;
		printPlate(machine, column + 1, row + 1 + side, `${name} ${score}`, ink);
	}
}

export type CupAnswer = "stay" | "play" | "back" | "end";

export function tickCupScreen(machine: Machine, cup: Cup): CupAnswer {
	const moves = readMenuPads(machine);
	const isGivenUp = machine.pad(0).pressed.x;
	if (!moves.isChosen && !moves.isBack && !isGivenUp) return "stay";
	playSound(machine, moves.isChosen ? "menu-select" : "menu-back");
	if (ownMatch(cup) < 0 || isGivenUp) return "end";
	return moves.isChosen ? "play" : "back";
}
