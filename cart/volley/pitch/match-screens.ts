/** The statistics of half and full time, over the match's picture. */
import type { Machine } from "colorburst";
import { drawPanel, INK, printBar, printChip, printPlate, printPlateCentred } from "../hud/panel.ts";
import type { MatchState, Statistics } from "./match-state.ts";
import { TEAMS } from "./teams.ts";

const PANEL = { column: 1, row: 0, columns: 30, rows: 28 } as const;
const NAMES_ROW = 3;
const SCORERS_ROW = 5;
const SCORERS_MOST = 3;
const TABLE_ROW = 9;
const AWAY_COLUMN = 23;
const NUMBER_COLUMNS = 6;
const KIT_PALETTE = 8;
/** Possession as a bar under its two numbers. */
const BAR_COLUMN = 8;
const BAR_CELLS = 16;

export function drawStatistics(machine: Machine, match: MatchState): void {
	machine.clearText();
	drawPanel(machine, PANEL.column, PANEL.row, PANEL.columns, PANEL.rows);
	const [home, away] = match.sides;
	printPlateCentred(machine, 1, headline(match), INK.gold);
	const names = [TEAMS[home.club]!.name, TEAMS[away.club]!.name] as const;
	printPlate(machine, 4, NAMES_ROW, names[0]);
	printChip(machine, 3, NAMES_ROW, KIT_PALETTE);
	printPlate(machine, 28 - names[1].length, NAMES_ROW, names[1]);
	printChip(machine, 28, NAMES_ROW, KIT_PALETTE + 1);
	printPlateCentred(machine, SCORERS_ROW, `${home.goals} - ${away.goals}`, INK.gold);
	drawScorers(machine, match);
	const [mine, yours] = [home.statistics, away.statistics];
	const held = Math.max(1, mine.possessionTicks + yours.possessionTicks);
	const share = mine.possessionTicks / held;
	const percent = Math.round(share * 100);
	line(machine, TABLE_ROW, "POSSESSION", `${percent}%`, `${100 - percent}%`);
	printBar(machine, BAR_COLUMN, TABLE_ROW + 1, BAR_CELLS, share, INK.gold);
	ROWS.forEach(([name, written], i) => {
		line(machine, TABLE_ROW + 3 + i * 2, name, written(mine), written(yours));
	});
	printPlateCentred(machine, 26, match.period === "over" ? "A: ON" : "A: PLAY ON", INK.cyan);
}

/** Lines of the table: what is counted, and how it is written. */
const ROWS: readonly (readonly [string, (of: Statistics) => string])[] = [
	["SHOTS (GOOD)", (of) => `${of.shots} (${of.onTarget})`],
	["PASSES", (of) => `${of.passes}`],
	["ARRIVED", passShare],
	["TACKLES", (of) => `${of.tackles}`],
	["CORNERS", (of) => `${of.corners}`],
	["FOULS", (of) => `${of.fouls}`],
	["CARDS Y/R", (of) => `${of.yellows}/${of.reds}`],
];

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

function line(machine: Machine, row: number, name: string, home: string, away: string): void {
	printPlate(machine, 3, row, home.padStart(NUMBER_COLUMNS - 1), INK.gold);
	printPlateCentred(machine, row, name);
	printPlate(machine, AWAY_COLUMN, row, away.padStart(NUMBER_COLUMNS), INK.gold);
}
