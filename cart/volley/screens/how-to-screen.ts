/** How to play, with moving examples: a turn of the attract cycle; soccer is the next. */
import type { Machine } from "colorburst";
import { SKY_PALETTES } from "../art/palettes.ts";
import effectTiles from "../art/sky-effects.png?tiles";
import enemyTiles from "../art/sky-enemies.png?tiles";
import playerTiles from "../art/sky-player.png?tiles";
import { drawFrame } from "../hud/draw-frame.ts";
import { print, printCentred } from "../hud/print.ts";
import { beginNightBackdrop, tickBackdrop } from "../title/backdrop.ts";
import type { HowToScene, VolleyState } from "../volley-state.ts";
import { loadSheet } from "../vram.ts";
import { readMenuPads } from "./menu-pad.ts";
import type { SceneChange } from "./scene-change.ts";

/** Ten seconds: nine short lines can be read. */
const SHOWN_TICKS = 600;
const LINES = [
	[6, "FLY WITH THE PAD. HOLD A"],
	[7, "TO FIRE."],
	[10, "HOLD X: SLOW AND EXACT."],
	[11, "ONLY THE WHITE DOT IS HIT."],
	[14, "B: A BOMB CLEARS BULLETS."],
	[17, "KILL IN A ROW: THE CHAIN"],
	[18, "MULTIPLIES YOUR SCORE."],
	[21, "GOLD IS GOOD. HIGH UP ALL"],
	[22, "OF IT FLIES TO YOU."],
] as const;
const TEXT_COLUMN = 5;
const PICTURE_X = 22;

export function beginHowTo(machine: Machine): HowToScene {
	beginNightBackdrop(machine);
	// The backdrop keeps the palettes of planes; the examples bring those of sprites.
	for (let i = 8; i < 16; i++) machine.palette(i, SKY_PALETTES[i]!);
	loadSheet(machine, "sky-player", playerTiles);
	loadSheet(machine, "sky-enemies", enemyTiles);
	loadSheet(machine, "sky-effects", effectTiles);
	printCentred(machine, 3, "HOW TO PLAY SKY");
	for (const [row, text] of LINES) print(machine, TEXT_COLUMN, row, text);
	return { name: "howTo" };
}

export function tickHowTo(state: VolleyState, machine: Machine): SceneChange | null {
	tickBackdrop(machine, state.options.isMotionReduced);
	drawExamples(machine, state.options.isMotionReduced ? 0 : state.sceneTicks);
	if (readMenuPads(machine).isAnyPressed) return { to: "title" };
	return state.sceneTicks >= SHOWN_TICKS ? { to: "pitch", isDemo: true } : null;
}

function drawExamples(machine: Machine, t: number): void {
	const x = PICTURE_X + Math.sin(t / 20) * 6;
	const bank = 2 + Math.round(Math.cos(t / 20) * 1.6);
	drawFrame(machine, 1, "player", bank, x, 58);
	drawFrame(machine, 2, "playerShot", 0, x, 40 - ((t * 4) % 24));
	drawFrame(machine, 3, "player", 2, PICTURE_X, 92);
	drawFrame(machine, 4, "focusRing", 0, PICTURE_X, 92, { priority: "before-all" });
	drawFrame(machine, 5, "hitDot", 0, PICTURE_X, 92, { priority: "before-all" });
	const burst = t % 90;
	for (let i = 0; i < 3; i++) {
		const place = PICTURE_X + (i - 1) * 10;
		if (burst < 50) drawFrame(machine, 10 + i, "bulletSmall", t >> 3, place, 112 + (burst >> 3));
		else if (burst < 62) drawFrame(machine, 20 + i, "bulletCancel", (burst - 50) >> 2, place, 118);
	}
	const kill = t % 80;
	if (kill < 40) drawFrame(machine, 30, "popper", t >> 3, PICTURE_X, 132 + (kill >> 2));
	else if (kill < 64) drawFrame(machine, 31, "explosionSmall", (kill - 40) >> 2, PICTURE_X, 142);
	drawFrame(machine, 40, "medal", t >> 3, PICTURE_X - 8, 176);
	drawFrame(machine, 41, "pickupPower", 0, PICTURE_X + 9, 176);
}
