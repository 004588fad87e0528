/** The statistics of half and full time, over the match's picture. */
import type { Machine } from "colorburst";
import { drawPanel, INK, printBar, printChip, printPlate, printPlateCentred } from "../hud/panel.ts";
import type { MatchState, Statistics } from "./match-state.ts";
import { TEAMS } from "./teams.ts";

const PANEL = { column: 1, row: 1, columns: 30, rows: 26 } as const;
const SCORERS_ROW = 6;
const SCORERS_MOST = 3;
const TABLE_ROW = 12;
const HOME_COLUMN = 4;
const AWAY_COLUMN = 25;
const KIT_PALETTE = 8;
/** Possession as a bar between the two numbers. */
const BAR_COLUMN = 8;
const BAR_CELLS = 16;

/** Lines of the table: what is counted. */
const ROWS: readonly (readonly [string, keyof Statistics])[] = [
	["SHOTS", "shots"],
	["ON TARGET", "onTarget"],
	["SAVES", "saves"],
	["CORNERS", "corners"],
	["TACKLES", "tackles"],
	["INTERCEPTED", "interceptions"],
	["FOULS", "fouls"],
	["OFFSIDES", "offsides"],
];

export function drawStatistics(machine: Machine, match: MatchState): void {
	machine.clearText();
	drawPanel(machine, PANEL.column, PANEL.row, PANEL.columns, PANEL.rows);
	const [home, away] = match.sides;
	printPlateCentred(machine, 2, headline(match), INK.gold);
	const names = [TEAMS[home.club]!.name, TEAMS[away.club]!.name] as const;
	printPlate(machine, 4, 4, names[0]);
	printChip(machine, 3, 4, KIT_PALETTE);
	printPlate(machine, 28 - names[1].length, 4, names[1]);
	printChip(machine, 28, 4, KIT_PALETTE + 1);
	printPlateCentred(machine, 5, `${home.goals} - ${away.goals}`, INK.gold);
	drawScorers(machine, match);
	const mine = home.statistics;
	const yours = away.statistics;
	const held = Math.max(1, mine.possessionTicks + yours.possessionTicks);
	const share = mine.possessionTicks / held;
	const percent = Math.round(share * 100);
	line(machine, TABLE_ROW - 2, "POSSESSION", `${percent}%`, `${100 - percent}%`);
	printBar(machine, BAR_COLUMN, TABLE_ROW - 1, BAR_CELLS, share, INK.gold);
	line(machine, TABLE_ROW, "PASSES", `${mine.passes}`, `${yours.passes}`);
	line(machine, TABLE_ROW + 1, "ARRIVED", passShare(mine), passShare(yours));
	ROWS.forEach(([name, key], i) => {
		line(machine, TABLE_ROW + 2 + i, name, `${mine[key]}`, `${yours[key]}`);
	});
	line(machine, TABLE_ROW + 2 + ROWS.length, "CARDS Y/R", cards(mine), cards(yours));
	printPlateCentred(machine, 25, match.period === "over" ? "A: ON" : "A: PLAY ON", INK.cyan);
}

function headline(match: MatchState): string {
	if (match.period !== "over") return match.period === "second" ? "HALF-TIME" : "EXTRA TIME";
	const { shootOut } = match;
	if (shootOut === null) return "FULL TIME";
	return `PENALTIES ${shootOut.scored[0]}-${shootOut.scored[1]}`;
}

function drawScorers(machine: Machine, match: MatchState): void {
	const rows = [0, 0];
	for (const { team, name, minute, isOwnGoal } of match.goals) {
		const row = rows[team]!;
		if (row >= SCORERS_MOST) continue;
		rows[team] = row + 1;
		const text = `${name.slice(0, 7)} ${minute}'${isOwnGoal ? "OG" : ""}`;
		printPlate(machine, team === 0 ? 3 : 29 - text.length, SCORERS_ROW + row, text);
	}
}

function passShare({ passes, passesCompleted }: Statistics): string {
	return passes === 0 ? "-" : `${Math.min(100, Math.round((passesCompleted / passes) * 100))}%`;
}

function cards({ yellows, reds }: Statistics): string {
	return `${yellows}/${reds}`;
}

function line(machine: Machine, row: number, name: string, home: string, away: string): void {
	printPlate(machine, HOME_COLUMN - 1, row, home.padStart(4), INK.gold);
	printPlateCentred(machine, row, name);
	printPlate(machine, AWAY_COLUMN, row, away.padStart(4), INK.gold);
}
