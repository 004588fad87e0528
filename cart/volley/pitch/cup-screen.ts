/** The cup's table: who plays whom, who is through, what comes next. */
import type { Machine } from "colorburst";
import { print, printCentred } from "../hud/print.ts";
import { readMenuPads } from "../screens/menu-pad.ts";
import { playSound } from "../sounds.ts";
import { type Cup, champion, ownMatch } from "./cup.ts";
import { beginDimBackdrop } from "./dim-backdrop.ts";
import { TEAMS } from "./teams.ts";

const ROUNDS = ["QUARTER-FINALS", "SEMI-FINALS", "FINAL"] as const;
/** Row of each match in the table, quarter-finals to final; rounds stand below each other. */
const MATCH_ROWS = [6, 7, 8, 9, 13, 14, 18] as const;
const ROUND_ROWS = [5, 12, 17] as const;

export function beginCupScreen(machine: Machine, cup: Cup): void {
	beginDimBackdrop(machine);
	printCentred(machine, 2, "CUP OF EIGHT");
	ROUNDS.forEach((name, i) => {
		print(machine, 2, ROUND_ROWS[i]!, name);
	});
	cup.matches.forEach((match, i) => {
		const isOwn = match.clubs[0] === cup.own || match.clubs[1] === cup.own;
		const score = match.winner < 0 ? " - " : `${match.goals[0]}-${match.goals[1]}`;
		const line = `${isOwn ? ">" : " "}${nameOf(match.clubs[0])} ${score} ${nameOf(match.clubs[1])}`;
		print(machine, 1, MATCH_ROWS[i]!, line);
	});
	const winner = champion(cup);
	if (winner >= 0) {
		printCentred(machine, 21, `${TEAMS[winner]!.name} WIN THE CUP`);
		printCentred(machine, 23, winner === cup.own ? "CHAMPIONS!" : "YOU ARE OUT");
		printCentred(machine, 26, "A: ON");
	} else printCentred(machine, 26, "A: PLAY   B: MENU   X: GIVE UP");
}

function nameOf(club: number): string {
	return (club < 0 ? "" : TEAMS[club]!.name).padEnd(12);
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
