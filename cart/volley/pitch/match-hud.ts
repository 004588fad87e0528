/** What is written over a running match: score and minute, the commentary, whom each pad steers and how he is. */
import type { Machine } from "colorburst";
import { INK, printBar, printChip, printPlate, printPlateCentred } from "../hud/panel.ts";
import { digits } from "../hud/print.ts";
import { CAPTION_TICKS, nameOf } from "./captions.ts";
import { gameMinute } from "./clock.ts";
import type { MatchState } from "./match-state.ts";
import { TEAMS } from "./teams.ts";
import { PITCH_TUNING } from "./tuning.ts";

const SCORE_ROW = 1;
const PAD_ROW = 24;
const CAPTION_ROW = 26;
/** Palettes of the hosts' and the guests' kit. */
const KIT_PALETTE = 8;
/** Bars and names are written this often: a pad's plate lags by a tenth of a second at most. */
const PAD_EVERY_TICKS = 6;
const NAME_LETTERS = 8;
const BAR_CELLS = 3;

/** Everything anew, after something else had been written over it. */
export function beginMatchHud(machine: Machine, match: MatchState): void {
	machine.clearText();
	drawScore(machine, match);
	drawCaption(machine, match);
	drawPads(machine, match);
}

/** Keeps it up to date. */
export function tickMatchHud(machine: Machine, match: MatchState): void {
	if (match.tick % 30 === 1 || match.momentTicks === 1) drawScore(machine, match);
	if (match.captionTicks >= CAPTION_TICKS - 1 || match.captionTicks === 1) drawCaption(machine, match);
	if (match.tick % PAD_EVERY_TICKS === 0) drawPads(machine, match);
}

function drawScore(machine: Machine, match: MatchState): void {
	const [home, away] = match.sides;
	const { shootOut } = match;
	printChip(machine, 1, SCORE_ROW, KIT_PALETTE);
	const goals = shootOut === null ? [home.goals, away.goals] : shootOut.scored;
	const line = `${TEAMS[home.club]!.short} ${goals[0]}-${goals[1]} ${TEAMS[away.club]!.short}`;
	printPlate(machine, 2, SCORE_ROW, ` ${line} `);
	const right = 4 + line.length;
	printChip(machine, right, SCORE_ROW, KIT_PALETTE + 1);
	machine.clearText(right + 1, SCORE_ROW, 31 - right, 1);
	if (shootOut !== null) {
		printPlate(machine, right + 2, SCORE_ROW, " PENALTIES ", INK.gold);
		return;
	}
	const minute = gameMinute(match);
	printPlate(machine, 27, SCORE_ROW, `${digits(minute, minute > 99 ? 3 : 2)}'`, INK.gold);
}

function drawCaption(machine: Machine, match: MatchState): void {
	machine.clearText(0, CAPTION_ROW, 32, 1);
	if (match.captionTicks <= 1 || match.caption === "") return;
	const isGoal = match.moment === "stopped" && match.next?.moment === "kick-off" && match.goals.length > 0;
	printPlateCentred(machine, CAPTION_ROW, ` ${match.caption} `.slice(0, 32), isGoal ? INK.gold : INK.white);
}

/** Name and energy of the man whom each pad steers; while a shot is held, its power in place of the energy. */
function drawPads(machine: Machine, match: MatchState): void {
	for (let n = 0; n < 2; n++) {
		const pad = match.pads[n as 0 | 1];
		if (pad.team < 0 || pad.player < 0) continue;
		const man = match.players[pad.player]!;
		const column = n === 0 ? 1 : 31 - NAME_LETTERS - BAR_CELLS - 1;
		const ink = n === 0 ? INK.gold : INK.cyan;
		const name = nameOf(match, pad.player).slice(0, NAME_LETTERS).padEnd(NAME_LETTERS);
		printPlate(machine, column, PAD_ROW, `${name} `, ink);
		const isHeld = pad.holdTicks > 0;
		const share = isHeld ? pad.holdTicks / PITCH_TUNING.shotHoldTicks : man.energy;
		printBar(machine, column + NAME_LETTERS + 1, PAD_ROW, BAR_CELLS, share, isHeld ? ink : INK.white);
	}
}
