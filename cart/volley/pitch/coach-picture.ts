/** The coach's view over a match's picture: ground, marks and words; all of it for one man's mind. */
import type { Machine } from "colorburst";
import type { Camera } from "./camera.ts";
import { type Coach, watchedSight } from "./coach.ts";
import { beginCoachGround, endCoachGround, paintCoachGround } from "./coach-ground.ts";
import { drawCoachMarks } from "./coach-marks.ts";
import { clearCoachPanel, drawCoachPanel, PANEL_EVERY_TICKS } from "./coach-panel.ts";
import type { MatchState } from "./match-state.ts";
import { grassPalette, showWeather } from "./weather-picture.ts";

/** The ground is painted in the first of so many ticks: the camera goes 15 pixels meanwhile, which the margin covers. */
const PAINT_EVERY_TICKS = 3;

export function beginCoachView(machine: Machine, match: MatchState): void {
	const { weather } = match.setup;
	beginCoachGround(machine, grassPalette(weather));
	showWeather(machine, weather, false);
}

export function endCoachView(machine: Machine, match: MatchState, camera: Camera): void {
	const { weather } = match.setup;
	endCoachGround(machine, grassPalette(weather), camera);
	showWeather(machine, weather, true);
	clearCoachPanel(machine);
}

/** One tick of it. @param isAnew everything is drawn, whatever the tick: it has just begun, or was stepped to */
export function drawCoachView(
	machine: Machine,
	coach: Coach,
	match: MatchState,
	camera: Camera,
	isAnew: boolean,
): void {
	const sight = watchedSight(coach, match);
	if (isAnew || match.isCut || match.tick % PAINT_EVERY_TICKS === 0) {
		paintCoachGround(machine, camera, match.minds.dominance, sight?.sector ?? null);
	}
	machine.scroll("b", camera.x, camera.y);
	if (sight !== null) drawCoachMarks(machine, match, sight, camera);
	// In a tick of its own, beside the ground's.
	if (isAnew || match.tick % PANEL_EVERY_TICKS === 1) drawCoachPanel(machine, match, sight);
}
