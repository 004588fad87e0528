/** The table of high scores, alone or as a turn of the attract cycle. */
import type { Machine } from "colorburst";
import { digits, print, printCentred } from "../hud/print.ts";
import { beginNightBackdrop, tickBackdrop } from "../title/backdrop.ts";
import type { ScoresScene, VolleyState } from "../volley-state.ts";
import { readMenuPads } from "./menu-pad.ts";
import type { SceneChange } from "./scene-change.ts";

/** Long enough to read eight lines. */
const ATTRACT_TICKS = 360;
const FIRST_ROW = 8;

export function beginScores(machine: Machine, state: VolleyState, row: number, isAttract: boolean): ScoresScene {
	beginNightBackdrop(machine);
	printCentred(machine, 4, "HIGH SCORES");
	print(machine, 5, FIRST_ROW - 2, "     SCORE     STAGE");
	const scene: ScoresScene = { name: "scores", row, isAttract };
	state.scores.forEach((_, i) => {
		drawRow(machine, state, i);
	});
	return scene;
}

function drawRow(machine: Machine, state: VolleyState, i: number): void {
	const entry = state.scores[i]!;
	const line = `${i + 1}.  ${digits(entry.score, 8)}  ${digits(entry.stage, 2)}   ${entry.initials}`;
	print(machine, 5, FIRST_ROW + i * 2, line);
}

export function tickScores(scene: ScoresScene, state: VolleyState, machine: Machine): SceneChange | null {
	tickBackdrop(machine, state.options.isMotionReduced);
	// The new row blinks; nothing else moves.
	if (scene.row >= 0 && !state.options.isMotionReduced) {
		if (state.sceneTicks % 32 === 0) drawRow(machine, state, scene.row);
		if (state.sceneTicks % 32 === 24) machine.clearText(0, FIRST_ROW + scene.row * 2, 32, 1);
	}
	if (scene.isAttract && state.sceneTicks >= ATTRACT_TICKS) return { to: "howTo" };
	// Who comes from a game may still be pressing something; who ends the attract cycle means it.
	const isFree = scene.isAttract || state.sceneTicks > 10;
	if (!isFree || !readMenuPads(machine).isAnyPressed) return null;
	return { to: "title", cursor: scene.isAttract ? 0 : 4 };
}
