/** A match on the screen: pads in, picture and sounds out. */
import type { Machine } from "colorburst";
import { playSound } from "../sounds.ts";
import { type Camera, createCamera } from "./camera.ts";
import { BREAK_TICKS } from "./clock.ts";
import { type Coach, createCoach } from "./coach.ts";
import { beginCoachView, endCoachView } from "./coach-picture.ts";
import { drawGround } from "./ground-picture.ts";
import { drawStepKeys, tickCoachStep } from "./match-coach-step.ts";
import { openPause, type PauseMenu, tickPause } from "./match-pause.ts";
import { beginMatchPicture, drawMatch } from "./match-picture.ts";
import { drawStatistics } from "./match-screens.ts";
import { playBreakSong, playMatchSong } from "./match-songs.ts";
import type { MatchSetup, MatchState } from "./match-state.ts";
import { createMatch, tickMatch } from "./match-tick.ts";
import { createOfficials, type Officials, tickOfficials } from "./officials.ts";
import { type PadWish, wishOf } from "./pads.ts";

/**
 * play; pause: Start was pressed; step: Start in the coach view, time goes tick by tick; break: the statistics of a half
 * or of the whole.
 */
export type MatchMode = "play" | "pause" | "step" | "break";

export interface MatchScreen {
	match: MatchState;
	officials: Officials;
	camera: Camera;
	coach: Coach;
	mode: MatchMode;
	modeTicks: number;
	pause: PauseMenu;
	/** Whether this half's statistics have been shown. */
	isBreakShown: boolean;
	/** It is a cup's final. */
	isFinal: boolean;
	/** It is shown by the attract cycle: nobody is told what buttons do. */
	isDemo: boolean;
}

export interface MatchOccasion {
	readonly isFinal?: boolean;
	readonly isDemo?: boolean;
}

export function beginMatch(machine: Machine, setup: MatchSetup, occasion: MatchOccasion = {}): MatchScreen {
	const { isFinal = false, isDemo = false } = occasion;
	const match = createMatch(setup, machine);
	beginMatchPicture(machine, match);
	return {
		match,
		officials: createOfficials(),
		camera: createCamera(),
		coach: createCoach(),
		mode: "play",
		modeTicks: 0,
		pause: { page: "menu", cursor: 0, pad: 0, off: -1 },
		isBreakShown: true,
		isFinal,
		isDemo,
	};
}

/** Statistics go by themselves after this when nobody plays. */
const BREAK_SHOWN_TICKS = 480;

export type MatchAnswer = "on" | "over" | "left";

export function tickMatchScreen(screen: MatchScreen, machine: Machine, isMotionReduced: boolean): MatchAnswer {
	screen.modeTicks += 1;
	switch (screen.mode) {
		case "pause": {
			const answer = tickPause(screen.pause, screen.match, machine);
			if (answer === "leave") return "left";
			if (answer === "coach") {
				if (!screen.coach.isOn) toggleCoach(screen, machine);
				setMode(screen, "step");
			} else if (answer === "on") setMode(screen, "play");
			drawScreen(screen, machine, isMotionReduced, answer !== "stay");
			return "on";
		}
		case "step": {
			const answer = tickCoachStep(screen.coach, screen.match, machine, screen.modeTicks);
			if (answer === "tick") tickRunningMatch(screen, machine);
			if (answer === "on") setMode(screen, "play");
			else if (answer === "menu") pause(screen, machine, 0);
			drawScreen(screen, machine, isMotionReduced, true);
			return "on";
		}
		case "break":
			return tickBreak(screen, machine, isMotionReduced);
		default:
			tickPlay(screen, machine);
			drawScreen(screen, machine, isMotionReduced, false);
			return "on";
	}
}

function tickPlay(screen: MatchScreen, machine: Machine): void {
	if (isPressed(machine, "select")) toggleCoach(screen, machine);
	const pad = machine.pad(0).pressed.start ? 0 : machine.pad(1).pressed.start ? 1 : -1;
	if (pad < 0) {
		tickRunningMatch(screen, machine);
		beginBreak(screen, machine);
	} else if (screen.coach.isOn && screen.match.replayTicks <= 0) {
		playSound(machine, "pause");
		setMode(screen, "step");
	} else pause(screen, machine, pad);
}

function tickRunningMatch(screen: MatchScreen, machine: Machine): void {
	const { match } = screen;
	tickMatch(match, wishesOf(match, machine), machine);
	if (match.replayTicks <= 0) tickOfficials(screen.officials, match);
	for (const sound of match.sounds) playSound(machine, sound);
	for (let n = 0; n < 2; n++) {
		const strength = match.rumble[n as 0 | 1];
		if (strength > 0 && match.pads[n as 0 | 1].team >= 0) machine.rumble(n, strength, 12);
	}
}

function pause(screen: MatchScreen, machine: Machine, pad: number): void {
	setMode(screen, "pause");
	playSound(machine, "pause");
	openPause(screen.pause, screen.match, machine, pad);
}

/** @param isAnew all text is written again: something else stood there */
function drawScreen(screen: MatchScreen, machine: Machine, isMotionReduced: boolean, isAnew: boolean): void {
	const { match, camera, officials, coach, mode } = screen;
	const isPlain = mode === "play" || mode === "step";
	drawMatch(machine, match, camera, officials, coach, {
		isMotionReduced,
		isPlain,
		isAnew: isAnew && isPlain,
		isHelpful: !screen.isDemo,
	});
	if (mode === "step") drawStepKeys(machine);
}

function toggleCoach(screen: MatchScreen, machine: Machine): void {
	const { coach, match, camera } = screen;
	coach.isOn = !coach.isOn;
	coach.chosen = -1;
	playSound(machine, "menu-select");
	if (coach.isOn) beginCoachView(machine, match);
	else endCoachView(machine, match, camera);
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
	playBreakSong(machine, match);
}

function tickBreak(screen: MatchScreen, machine: Machine, isMotionReduced: boolean): MatchAnswer {
	const { match } = screen;
	const isOn = isPressed(machine, "a") || isPressed(machine, "start");
	if (screen.modeTicks < 20 || (!isOn && screen.modeTicks < BREAK_SHOWN_TICKS)) {
		drawGround(machine, screen.camera);
		return "on";
	}
	if (match.period === "over") return "over";
	setMode(screen, "play");
	playMatchSong(machine, screen.isFinal);
	drawScreen(screen, machine, isMotionReduced, true);
	return "on";
}

function isPressed(machine: Machine, button: "a" | "start" | "select"): boolean {
	return machine.pad(0).pressed[button] || machine.pad(1).pressed[button];
}
