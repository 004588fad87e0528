/** A goal on the screen: the net that bulges, its threads before the ball, the word, and the frame of its replay. */
import type { Machine } from "colorburst";
import { NET_RASTER } from "../art/draw/goal-raster.ts";
import goalTiles from "../art/pitch-goal.png?tiles";
import { drawFrame } from "../hud/draw-frame.ts";
import { INK, printPlate, printPlateCentred } from "../hud/panel.ts";
import { loadSheet } from "../vram.ts";
import type { Camera } from "./camera.ts";
import { clamp, FIELD, groundX, groundY } from "./field.ts";
import type { Goal, MatchState } from "./match-state.ts";
import { TEAMS } from "./teams.ts";

/** Object ids. */
const ID = { bulge: 80, mesh: 81, letter: 82 } as const;
const NET_PALETTE = 4;
const LETTERS = 5;
const LETTER_PITCH_PX = 30;
/** The letters fall in one after the other, stay, and leave for the replay. */
const LETTER_EVERY_TICKS = 5;
const LETTERS_FROM_TICK = 16;
const LETTERS_TO_TICK = 118;
const LETTERS_Y = 62;
/** Bulges smaller than this are the net at rest. */
const BULGE_LEAST_PX = 0.6;

export function beginGoalPicture(machine: Machine): void {
	loadSheet(machine, "pitch-goal", goalTiles);
}

/** Whether a goal is being celebrated: not one of a shoot-out, which goes on at once. */
export function isGoalCelebrated(match: MatchState): boolean {
	return match.moment === "stopped" && match.next?.moment === "kick-off" && match.replayTicks !== 0;
}

/** What lies before the ball and the men: call it before they are drawn. */
export function drawGoalWord(machine: Machine, match: MatchState, isMotionReduced: boolean): void {
	if (!isGoalCelebrated(match) || match.replayTicks > 0) return;
	const t = match.momentTicks;
	if (t < LETTERS_FROM_TICK || t > LETTERS_TO_TICK) return;
	const left = 128 - ((LETTERS - 1) * LETTER_PITCH_PX) / 2;
	for (let i = 0; i < LETTERS; i++) {
		const age = t - LETTERS_FROM_TICK - i * LETTER_EVERY_TICKS;
		if (age < 0) continue;
		const drop = isMotionReduced ? 0 : dropOf(age);
		const sway = isMotionReduced || age < 30 ? 0 : Math.sin((t - i * 6) / 9) * 2;
		const style = { priority: "before-all", jump: age === 0 } as const;
		drawFrame(machine, ID.letter + i, "goalLetter", i, left + i * LETTER_PITCH_PX, LETTERS_Y + drop + sway, style);
	}
}

/** A fall with two bounces: how far above its place a letter is, as a number below 0. */
function dropOf(age: number): number {
	if (age < 10) return -80 * (1 - (age / 10) * (age / 10));
	if (age < 20) return -14 * (1 - ((age - 15) / 5) * ((age - 15) / 5));
	if (age < 26) return -4 * (1 - ((age - 23) / 3) * ((age - 23) / 3));
	return 0;
}

/** The net pushed out where the ball has struck it, and the threads before a ball that lies in it. */
export function drawNet(machine: Machine, bulgePx: number, camera: Camera, ballX: number, ballY: number): void {
	const isTop = ballY < 0;
	if (!isTop && ballY <= FIELD.length) return;
	const half = 4;
	if (Math.abs(ballX - FIELD.middleX) > half) return;
	const x = groundX(ballX);
	const y = groundY(ballY);
	const top = isTop ? NET_RASTER.topY : NET_RASTER.bottomY;
	const meshX = NET_RASTER.x + 4 * clamp(Math.floor((x - NET_RASTER.x) / 4), 1, NET_RASTER.width / 4 - 1);
	const meshY = top + 4 * clamp(Math.floor((y - 1 - top) / 4), 1, Math.floor(NET_RASTER.depth / 4) - 1);
	drawFrame(machine, ID.mesh, "netMesh", 0, meshX - camera.x, meshY - camera.y, { palette: NET_PALETTE, jump: true });
	if (bulgePx < BULGE_LEAST_PX) return;
	const frame = bulgePx > 3.4 ? 2 : bulgePx > 1.7 ? 1 : 0;
	const edge = isTop ? NET_RASTER.topY - 4 : NET_RASTER.bottomY + NET_RASTER.depth + 4;
	// The hump leans towards the ball, as far as the goal is wide.
	const lean = Math.max(-6, Math.min(6, x - groundX(FIELD.middleX)));
	drawFrame(machine, ID.bulge, "netBulge", frame, groundX(FIELD.middleX) + lean * 0.5 - camera.x, edge - camera.y, {
		palette: NET_PALETTE,
		flipY: !isTop,
		jump: true,
	});
}

const BLINK_TICKS = 32;

/** Bars above and below, who has scored and when, and a sign that this is past. */
export function drawReplayText(machine: Machine, match: MatchState): void {
	if (match.isCut) {
		machine.clearText();
		for (const row of [0, 1, 25, 26, 27]) printPlate(machine, 0, row, " ".repeat(32));
		const goal = match.goals[match.goals.length - 1];
		if (goal !== undefined) printPlateCentred(machine, 26, scorerLine(match, goal), INK.gold);
		printPlate(machine, 23, 1, "A: SKIP");
	}
	const isOn = match.replayTicks % BLINK_TICKS > 8;
	printPlate(machine, 1, 1, isOn ? "* REPLAY" : "        ", INK.cyan);
}

function scorerLine(match: MatchState, { team, name, minute, isOwnGoal }: Goal): string {
	const club = TEAMS[match.sides[team as 0 | 1].club]!.short;
	return `${name}${isOwnGoal ? " (OWN GOAL)" : ""} ${minute}' ${club} ${match.sides[0].goals}-${match.sides[1].goals}`;
}
