/** What lies over a match's picture: the pause menu, and the statistics of half and full time. */
import type { Machine } from "colorburst";
import { digits, print, printCentred } from "../hud/print.ts";
import { type MatchState, type Statistics, teamOf } from "./match-state.ts";
import { TEAMS } from "./teams.ts";

/** Lines of the table: what is counted. */
const ROWS: readonly (readonly [string, keyof Statistics])[] = [
	["SHOTS", "shots"],
	["ON TARGET", "onTarget"],
	["SAVES", "saves"],
	["CORNERS", "corners"],
	["TACKLES", "tackles"],
	["FOULS", "fouls"],
	["OFFSIDES", "offsides"],
	["YELLOWS", "yellows"],
	["REDS", "reds"],
];

export function drawStatistics(machine: Machine, match: MatchState): void {
	machine.clearText();
	const [home, away] = match.sides;
	printCentred(machine, 2, headline(match));
	printCentred(machine, 4, `${TEAMS[home.club]!.name} ${home.goals} - ${away.goals} ${TEAMS[away.club]!.name}`);
	drawScorers(machine, match);
	const mine = home.statistics;
	const yours = away.statistics;
	const held = Math.max(1, mine.possessionTicks + yours.possessionTicks);
	const share = Math.round((mine.possessionTicks / held) * 100);
	line(machine, 11, "POSSESSION %", `${share}`, `${100 - share}`);
	line(machine, 12, "PASSES %", passShare(mine), passShare(yours));
	ROWS.forEach(([name, key], i) => {
		line(machine, 13 + i, name, `${mine[key]}`, `${yours[key]}`);
	});
	printCentred(machine, 25, match.period === "over" ? "A: ON" : "A: PLAY ON");
}

function headline(match: MatchState): string {
	if (match.period !== "over") return match.period === "second" ? "HALF-TIME" : "EXTRA TIME";
	const { shootOut } = match;
	if (shootOut === null) return "FULL TIME";
	return `PENALTIES ${shootOut.scored[0]}-${shootOut.scored[1]}`;
}

function drawScorers(machine: Machine, match: MatchState): void {
	const rows = [6, 6];
	for (const goal of match.goals) {
		const row = rows[goal.team]!;
		if (row > 9) continue;
		rows[goal.team] = row + 1;
		const text = `${goal.name.slice(0, 8)} ${goal.minute}'${goal.isOwnGoal ? "OG" : ""}`;
		print(machine, goal.team === 0 ? 2 : 18, row, text);
	}
}

function passShare({ passes, passesCompleted }: Statistics): string {
	return passes === 0 ? "-" : `${Math.min(100, Math.round((passesCompleted / passes) * 100))}`;
}

function line(machine: Machine, row: number, name: string, home: string, away: string): void {
	print(machine, 4, row, home.padStart(3));
	printCentred(machine, row, name);
	print(machine, 25, row, away.padStart(3));
}

export const PAUSE_LINES = ["PLAY ON", "SUBSTITUTE", "LEAVE"] as const;

export function drawPause(machine: Machine, match: MatchState, cursor: number): void {
	machine.clearText(0, 6, 32, 18);
	printCentred(machine, 8, "PAUSE");
	PAUSE_LINES.forEach((name, i) => {
		print(machine, 10, 11 + i * 2, `${i === cursor ? ">" : " "} ${name}`);
	});
	const pad = match.pads[0];
	if (pad.team < 0) return;
	const side = match.sides[pad.team as 0 | 1];
	printCentred(machine, 18, `CHANGES MADE ${digits(side.substitutions, 1)} OF 3`);
	const off = side.wantsOff;
	if (off >= 0 && teamOf(off) === pad.team) {
		printCentred(machine, 20, `${TEAMS[side.club]!.names[match.players[off]!.squad]!} COMES OFF`);
	}
}
