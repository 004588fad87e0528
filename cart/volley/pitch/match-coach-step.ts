/** Time stands still in the coach's view: it goes on tick by tick, and every man's mind can be looked into. */
import type { Machine } from "colorburst";
import { INK, printPlateCentred } from "../hud/panel.ts";
import { playSound } from "../sounds.ts";
import { type Coach, chooseNext } from "./coach.ts";
import { STEP_ROW } from "./coach-panel.ts";
import type { MatchState } from "./match-state.ts";

/** Held, a step is taken every so many ticks: a twelfth of real time. */
const HELD_EVERY_TICKS = 12;

/** tick: the match goes on by one; on: it runs again; menu: to the pause menu. */
export type StepAnswer = "stay" | "tick" | "on" | "menu";

export function tickCoachStep(coach: Coach, match: MatchState, machine: Machine, modeTicks: number): StepAnswer {
	const { pressed, held } = machine.pad(0);
	if (modeTicks > 1 && pressed.start) {
		playSound(machine, "unpause");
		return "on";
	}
	if (pressed.b || pressed.select) return "menu";
	if (pressed.left || pressed.right) {
		chooseNext(coach, match, pressed.right ? 1 : -1);
		playSound(machine, "menu-move");
	}
	const isDue = held.a && modeTicks % HELD_EVERY_TICKS === 0;
	return pressed.a || isDue ? "tick" : "stay";
}

/** In the commentary's place. */
export function drawStepKeys(machine: Machine): void {
	machine.clearText(0, STEP_ROW, 32, 1);
	printPlateCentred(machine, STEP_ROW, " A STEP  <> WHOSE EYES  B MENU ", INK.cyan);
}
