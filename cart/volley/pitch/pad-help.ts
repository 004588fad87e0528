/** What the buttons do: short before the first kick-off, whole in the pause menu. */
import type { Machine } from "colorburst";
import { drawPanel, INK, printPlate, printPlateCentred } from "../hud/panel.ts";
import type { MatchState } from "./match-state.ts";

const HINT_ROW = 3;
const HINT_ROWS = 3;
/** Gone when the ball rolls, and after this at the latest. */
const HINT_TICKS = 480;

const HINTS = {
	one: ["A PASS  B SHOOT (HOLD: HARDER)", "Y THROUGH  X LOB  L/R SWITCH"],
	versus: ["A PASS  B SHOOT  Y THROUGH X LOB", "GOLD: PLAYER 1   CYAN: PLAYER 2"],
	together: ["A PASS  B SHOOT  Y THROUGH X LOB", "GOLD: PLAYER 1   CYAN: PLAYER 2"],
	watch: ["SELECT: SEE WHAT THEY SEE", "START: PAUSE"],
} as const;

/** Called each tick of play: says it once a match. */
export function tickPadHints(machine: Machine, match: MatchState, isAnew: boolean): void {
	if (match.period !== "first" && match.period !== "shoot-out") return;
	const isBefore = match.periodTicks < HINT_TICKS && match.tick < HINT_TICKS && match.moment !== "play";
	const isFirst = match.goals.length === 0 && match.ball.lastTouch < 0;
	if (isBefore && isFirst && (match.tick <= 1 || match.isCut || isAnew)) {
		HINTS[match.setup.players].forEach((line, i) => {
			printPlateCentred(machine, HINT_ROW + i, line.length < 31 ? ` ${line} ` : line, i === 0 ? INK.white : INK.cyan);
		});
	} else if (match.tick === HINT_TICKS || (match.tick < HINT_TICKS && match.moment === "play")) clearHints(machine);
}

function clearHints(machine: Machine): void {
	machine.clearText(0, HINT_ROW, 32, HINT_ROWS);
}

const PANEL = { column: 1, row: 2, columns: 30, rows: 23 } as const;
/** Button, what it does with the ball, and without. */
const CONTROLS = [
	["A", "PASS", "TACKLE"],
	["B", "SHOOT", "SLIDE"],
	["X", "LOB", "NEXT MAN"],
	["Y", "THROUGH", ""],
	["L R", "", "NEXT MAN"],
] as const;
const NOTES = [
	"HOLD B FOR A HARDER SHOT.",
	"AFTER A KICK THE PAD BENDS",
	"THE BALL; PULLED BACK,",
	"IT RISES.",
	"SELECT: WHAT THEY SEE",
] as const;

/** The whole list, on a panel. */
export function drawControls(machine: Machine): void {
	const { column, row, columns, rows } = PANEL;
	drawPanel(machine, column, row, columns, rows);
	printPlateCentred(machine, row + 1, "CONTROLS", INK.gold);
	printPlate(machine, column + 7, row + 3, "WITH BALL", INK.cyan);
	printPlate(machine, column + 18, row + 3, "WITHOUT", INK.cyan);
	CONTROLS.forEach(([button, withBall, without], i) => {
		const at = row + 5 + i * 2;
		printPlate(machine, column + 2, at, button, INK.gold);
		printPlate(machine, column + 7, at, withBall);
		printPlate(machine, column + 18, at, without);
	});
	NOTES.forEach((note, i) => {
		printPlateCentred(machine, row + 15 + i, note);
	});
	printPlateCentred(machine, row + rows - 2, "B: BACK", INK.cyan);
}
