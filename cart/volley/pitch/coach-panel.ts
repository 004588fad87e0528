/** The coach's words: whose eyes these are, how wide and far they see, the candidates of his pass, and a legend. */
import type { Machine } from "colorburst";
import { frameOf } from "../art/frames.ts";
import { INK, printPlate } from "../hud/panel.ts";
import { SHEET_AT } from "../vram.ts";
import type { CoachSight } from "./brain/coach-sight.ts";
import { viewAngleNowDeg } from "./brain/sight.ts";
import { nameOf } from "./captions.ts";
import { GRASS_TILE, LIT_PALETTES } from "./coach-ground.ts";
import { rankedCandidates } from "./coach-marks.ts";
import type { MatchState } from "./match-state.ts";
import { TEAMS } from "./teams.ts";

const TOP_ROW = 3;
/** A line on the man, a headline, and candidates side by side in two columns. */
const ROWS = 5;
const COLUMNS = 32;
const HALF = COLUMNS / 2;
const LIST_ROWS = 3;
const LEGEND_ROW = 27;
/** The commentary's row: the keys stand there while time stands still. */
export const STEP_ROW = 26;
const NAME_LETTERS = 8;
const MATE_LETTERS = 5;

/** Written this often: numbers that change at every tick can't be read. */
export const PANEL_EVERY_TICKS = 6;

export function drawCoachPanel(machine: Machine, match: MatchState, sight: CoachSight | null): void {
	clearCoachPanel(machine);
	drawLegend(machine, match);
	if (sight === null) return;
	const man = match.players[sight.man]!;
	const angle = `${Math.round(viewAngleNowDeg(man, match.setup.weather))}`.padStart(3);
	const radius = `${Math.round(sight.sector.radiusM)}`.padStart(2);
	const name = nameOf(match, sight.man).slice(0, NAME_LETTERS).padEnd(NAME_LETTERS);
	const line = `${name} ${angle} DEG  ${radius} M  MEM ${(man.memoryTicks / 60).toFixed(1)}S`;
	printPlate(machine, 0, TOP_ROW, line.padEnd(COLUMNS), INK.gold);
	const candidates = rankedCandidates(sight);
	if (candidates.length === 0) return;
	printPlate(machine, 0, TOP_ROW + 1, "PASS   PTS LANE ".repeat(2), INK.cyan);
	for (let rank = 0; rank < LIST_ROWS * 2; rank++) {
		const column = rank < LIST_ROWS ? 0 : HALF;
		const row = TOP_ROW + 2 + (rank % LIST_ROWS);
		const candidate = candidates[rank];
		if (candidate === undefined) {
			printPlate(machine, column, row, " ".repeat(HALF));
			continue;
		}
		const isChosen = candidate.man === sight.thought?.chosen;
		const mate = nameOf(match, candidate.man).slice(0, MATE_LETTERS).padEnd(MATE_LETTERS);
		const lane = candidate.marginS <= NO_LANE_S ? "   --" : ` ${tenths(candidate.marginS)}`;
		const text = `${rank + 1}${mate}${tenths(candidate.score)}${lane} `;
		printPlate(machine, column, row, text, isChosen ? INK.gold : INK.white);
	}
}

/** What pass-choice.ts says of mates too near or too far to be passed to. */
const NO_LANE_S = -9;

/** One place after the point, in four letters: " 1.2", "-0.4". */
function tenths(value: number): string {
	const count = Math.min(99, Math.round(Math.abs(value) * 10));
	return `${value < 0 && count > 0 ? "-" : ""}${(count / 10).toFixed(1)}`.padStart(4);
}

/** What rings, ghosts and tints mean. */
function drawLegend(machine: Machine, match: MatchState): void {
	const [home, away] = match.sides;
	const sides = ` ${TEAMS[home.club]!.short} ${TEAMS[away.club]!.short}`;
	printPlate(machine, 0, LEGEND_ROW, `   SEEN   GUESS ${sides} FIRST `.padEnd(32));
	picture(machine, 1, "markRing");
	picture(machine, 8, "coachGhost");
	machine.text(16, LEGEND_ROW, " ", { fontTile: GRASS_TILE, palette: LIT_PALETTES[0] });
	machine.text(20, LEGEND_ROW, " ", { fontTile: GRASS_TILE, palette: LIT_PALETTES[1] });
}

/** The upper two tiles of a sprite, as text. */
function picture(machine: Machine, column: number, name: "markRing" | "coachGhost"): void {
	const { tile } = frameOf(name);
	for (let i = 0; i < 2; i++) {
		machine.text(column + i, LEGEND_ROW, " ", { fontTile: SHEET_AT["pitch-players"] + tile + i, palette: INK.cyan });
	}
}

export function clearCoachPanel(machine: Machine): void {
	machine.clearText(0, TOP_ROW, COLUMNS, ROWS);
	machine.clearText(0, LEGEND_ROW, COLUMNS, 1);
}
