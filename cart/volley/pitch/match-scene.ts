/** A match on the screen: pads in, picture and sounds out; the pause and the breaks. */
import type { Machine } from "colorburst";
import { playSound } from "../sounds.ts";
import { type Camera, createCamera } from "./camera.ts";
import { BREAK_TICKS } from "./clock.ts";
import { clearCoachView, drawCoachView } from "./coach-picture.ts";
import { drawGround } from "./ground-picture.ts";
import { beginMatchPicture, drawMatch, restoreMatchText } from "./match-picture.ts";
import { drawPause, drawStatistics, PAUSE_LINES } from "./match-screens.ts";
import type { MatchSetup, MatchState } from "./match-state.ts";
import { createMatch, tickMatch } from "./match-tick.ts";
import { type PadWish, wishOf } from "./pads.ts";
import { canSubstitute, mostTired } from "./substitutions.ts";

/** play; pause: Start was pressed; break: the statistics of a half or of the whole. */
export type MatchMode = "play" | "pause" | "break";

export interface MatchScreen {
	match: MatchState;
	camera: Camera;
	mode: MatchMode;
	modeTicks: number;
	pauseCursor: number;
	/** Whether this half's statistics have been shown. */
	isBreakShown: boolean;
	/** Select: what the man at the ball sees and thinks is shown. */
	isCoachView: boolean;
}

export function beginMatch(machine: Machine, setup: MatchSetup): MatchScreen {
	const match = createMatch(setup, machine);
	beginMatchPicture(machine, match);
	return {
		match,
		camera: createCamera(),
		mode: "play",
		modeTicks: 0,
		pauseCursor: 0,
		isBreakShown: true,
		isCoachView: false,
	};
}

/** Statistics go by themselves after this when nobody plays. */
const BREAK_SHOWN_TICKS = 480;

export type MatchAnswer = "on" | "over" | "left";

export function tickMatchScreen(screen: MatchScreen, machine: Machine, isMotionReduced: boolean): MatchAnswer {
	const { match } = screen;
	screen.modeTicks += 1;
	if (screen.mode === "pause") return tickPause(screen, machine, isMotionReduced);
	if (screen.mode === "break") return tickBreak(screen, machine);
	if (isPressed(machine, "select")) toggleCoachView(screen, machine);
	if (isPressed(machine, "start")) {
		setMode(screen, "pause");
		screen.pauseCursor = 0;
		playSound(machine, "pause");
		drawPause(machine, match, 0);
	} else {
		tickMatch(match, wishesOf(match, machine), machine);
		for (const sound of match.sounds) playSound(machine, sound);
		for (let n = 0; n < 2; n++) {
			const strength = match.rumble[n as 0 | 1];
			if (strength > 0 && match.pads[n as 0 | 1].team >= 0) machine.rumble(n, strength, 12);
		}
		beginBreak(screen, machine);
	}
	drawAll(screen, machine, isMotionReduced, screen.mode === "play");
	return "on";
}

function drawAll(screen: MatchScreen, machine: Machine, isMotionReduced: boolean, isPlain: boolean): void {
	const { match, camera } = screen;
	if (screen.isCoachView && match.replayTicks <= 0) drawCoachView(machine, match, camera);
	drawMatch(machine, match, camera, { isMotionReduced, isPlain });
}

function toggleCoachView(screen: MatchScreen, machine: Machine): void {
	screen.isCoachView = !screen.isCoachView;
	if (!screen.isCoachView) clearCoachView(machine);
}

function setMode(screen: MatchScreen, mode: MatchMode): void {
	screen.mode = mode;
	screen.modeTicks = 0;
}

function wishesOf(match: MatchState, machine: Machine): (PadWish | null)[] {
	return match.pads.map((pad, n) => (pad.team < 0 ? null : wishOf(machine.pad(n))));
}

/** Half-time and full time are read a while after the whistle. */
function beginBreak(screen: MatchScreen, machine: Machine): void {
	const { match } = screen;
	const isHalf = match.periodTicks === 0 && match.next !== null && match.period === "second";
	if (match.moment === "play") screen.isBreakShown = false;
	const isDue =
		(isHalf && match.momentTicks === BREAK_TICKS - 40) || (match.period === "over" && match.momentTicks > 110);
	if (!isDue || screen.isBreakShown) return;
	screen.isBreakShown = true;
	setMode(screen, "break");
	drawStatistics(machine, match);
}

function tickBreak(screen: MatchScreen, machine: Machine): MatchAnswer {
	const { match } = screen;
	const isOn = isPressed(machine, "a") || isPressed(machine, "start");
	drawGround(machine, screen.camera);
	if (screen.modeTicks < 20 || (!isOn && screen.modeTicks < BREAK_SHOWN_TICKS)) return "on";
	if (match.period === "over") return "over";
	setMode(screen, "play");
	restoreMatchText(machine, match);
	return "on";
}

function tickPause(screen: MatchScreen, machine: Machine, isMotionReduced: boolean): MatchAnswer {
	const { match } = screen;
	const { length } = PAUSE_LINES;
	const step = isPressed(machine, "down") ? 1 : isPressed(machine, "up") ? length - 1 : 0;
	if (step !== 0) {
		screen.pauseCursor = (screen.pauseCursor + step) % length;
		playSound(machine, "menu-move");
		drawPause(machine, match, screen.pauseCursor);
	}
	const isChosen = isPressed(machine, "a");
	if (isChosen && PAUSE_LINES[screen.pauseCursor] === "LEAVE") return "left";
	if (isChosen && PAUSE_LINES[screen.pauseCursor] === "SUBSTITUTE") {
		askSubstitute(match);
		playSound(machine, "menu-select");
		drawPause(machine, match, screen.pauseCursor);
	} else if (isChosen || isPressed(machine, "start")) {
		setMode(screen, "play");
		playSound(machine, "unpause");
		restoreMatchText(machine, match);
	} else if (isPressed(machine, "r")) {
		// Slow step: one tick at a press, to look at what the brains make of it.
		tickMatch(match, wishesOf(match, machine), machine);
	}
	drawAll(screen, machine, isMotionReduced, false);
	return "on";
}

/** The most tired man comes off when the ball is next out of play. */
function askSubstitute(match: MatchState): void {
	const { team } = match.pads[0];
	if (team < 0 || !canSubstitute(match, team)) return;
	match.sides[team as 0 | 1].wantsOff = mostTired(match, team);
}

function isPressed(machine: Machine, button: "a" | "r" | "start" | "select" | "up" | "down"): boolean {
	return machine.pad(0).pressed[button] || machine.pad(1).pressed[button];
}
