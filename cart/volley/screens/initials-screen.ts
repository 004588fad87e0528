/** A new high score: three letters by pad. */
import type { Machine } from "colorburst";
import { digits, print, printCentred } from "../hud/print.ts";
import { enterScore, INITIAL_LETTERS, INITIALS_LENGTH, rankOf } from "../scores/high-scores.ts";
import { storeSave } from "../scores/save-ram.ts";
import { playSound } from "../sounds.ts";
import { beginNightBackdrop, tickBackdrop } from "../title/backdrop.ts";
import type { InitialsScene, VolleyState } from "../volley-state.ts";
import type { SceneChange } from "./scene-change.ts";

/** A held direction repeats after this, and then so often. */
const REPEAT_AFTER_TICKS = 20;
const REPEAT_EVERY_TICKS = 5;
const LETTER_ROW = 20;
const LETTER_COLUMN = 12;

export function beginInitials(machine: Machine, score: number, stage: number): InitialsScene {
	beginNightBackdrop(machine);
	printCentred(machine, 4, "A NEW HIGH SCORE");
	printCentred(machine, 7, digits(score, 8));
	printCentred(machine, 24, "UP DOWN: LETTER   A: NEXT");
	return { name: "initials", score, stage, letters: [0, 0, 0], cursor: 0, repeatTicks: 0 };
}

export function tickInitials(scene: InitialsScene, state: VolleyState, machine: Machine): SceneChange | null {
	tickBackdrop(machine, state.options.isMotionReduced);
	const step = letterStep(scene, machine);
	const count = INITIAL_LETTERS.length;
	if (step !== 0) {
		scene.letters[scene.cursor] = (scene.letters[scene.cursor]! + step + count) % count;
		playSound(machine, "menu-move");
	}
	const { pressed } = machine.pad(0);
	if ((pressed.b || pressed.left) && scene.cursor > 0) scene.cursor -= 1;
	else if (pressed.a || pressed.start || (pressed.right && scene.cursor < INITIALS_LENGTH - 1)) {
		playSound(machine, "menu-select");
		scene.cursor += 1;
	}
	if (scene.cursor >= INITIALS_LENGTH) return finish(scene, state, machine);
	drawLetters(scene, state, machine);
	return null;
}

/** −1 up, 1 down: on the press, and again while held. */
function letterStep(scene: InitialsScene, machine: Machine): number {
	const { held, pressed } = machine.pad(0);
	if (pressed.up || pressed.down) {
		scene.repeatTicks = 0;
		return pressed.up ? 1 : -1;
	}
	if (!held.up && !held.down) return 0;
	scene.repeatTicks += 1;
	const since = scene.repeatTicks - REPEAT_AFTER_TICKS;
	if (since < 0 || since % REPEAT_EVERY_TICKS !== 0) return 0;
	return held.up ? 1 : -1;
}

function finish(scene: InitialsScene, state: VolleyState, machine: Machine): SceneChange {
	const initials = scene.letters.map((letter) => INITIAL_LETTERS[letter]!).join("");
	const row = rankOf(state.scores, scene.score);
	state.scores = enterScore(state.scores, { initials, score: scene.score, stage: scene.stage });
	storeSave(machine, state);
	return { to: "scores", row, isAttract: false };
}

function drawLetters(scene: InitialsScene, state: VolleyState, machine: Machine): void {
	for (let i = 0; i < INITIALS_LENGTH; i++) {
		const column = LETTER_COLUMN + i * 3;
		print(machine, column, LETTER_ROW, INITIAL_LETTERS[scene.letters[i]!]!);
		const isLit = i === scene.cursor && (state.options.isMotionReduced || state.sceneTicks % 30 < 20);
		print(machine, column, LETTER_ROW + 1, isLit ? "-" : " ");
	}
}
