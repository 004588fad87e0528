/** PITCH as a scene: menu, teams, match; a match between CPU teams for whoever only watches. */
import type { Machine } from "colorburst";
import type { SceneChange } from "../screens/scene-change.ts";
import { playPitchSong, startCrowd, stopCrowd } from "../sounds.ts";
import { tickBackdrop } from "../title/backdrop.ts";
import type { PitchScene, VolleyState } from "../volley-state.ts";
import { beginMatch, type MatchScreen, tickMatchScreen } from "./match-scene.ts";
import { firstChoices, setupOf } from "./pitch-choices.ts";
import { beginPitchMenu, tickPitchMenu } from "./pitch-menu.ts";
import { beginTeamChoice, tickTeamChoice } from "./team-choice.ts";
import { TEAMS } from "./teams.ts";

export function beginPitch(machine: Machine): PitchScene {
	const choices = firstChoices();
	beginPitchMenu(machine, choices, 0);
	return { name: "pitch", screen: "menu", choices, menu: { cursor: 0 }, teams: { step: 0, cursor: 0 }, match: null };
}

/** A match of two CPU teams in any weather, as the attract cycle shows it: `tickPitchDemo` goes on with it. */
export function beginPitchDemo(machine: Machine): MatchScreen {
	const home = machine.randomInt(TEAMS.length);
	const away = (home + 1 + machine.randomInt(TEAMS.length - 1)) % TEAMS.length;
	return beginMatch(
		machine,
		setupOf({ ...firstChoices(), players: "watch", weather: "any", clubs: [home, away] }, machine.random()),
	);
}

export function tickPitchDemo(screen: MatchScreen, machine: Machine, isMotionReduced: boolean): void {
	tickMatchScreen(screen, machine, isMotionReduced);
}

export function tickPitchScene(scene: PitchScene, state: VolleyState, machine: Machine): SceneChange | null {
	const { isMotionReduced } = state.options;
	// The press that led here is still fresh in the first tick.
	if (state.sceneTicks === 0) return null;
	if (scene.screen === "menu") {
		tickBackdrop(machine, isMotionReduced);
		const answer = tickPitchMenu(machine, scene.choices, scene.menu);
		if (answer === "back") return { to: "title", cursor: 1 };
		if (answer === "go") openTeams(scene, machine);
	} else if (scene.screen === "teams") {
		tickBackdrop(machine, isMotionReduced);
		const answer = tickTeamChoice(machine, scene.choices, scene.teams);
		if (answer === "back") openMenu(scene, machine);
		else if (answer === "go") openMatch(scene, machine);
	} else if (scene.match !== null) {
		const answer = tickMatchScreen(scene.match, machine, isMotionReduced);
		if (answer !== "on") {
			stopCrowd(machine);
			openMenu(scene, machine);
		}
	}
	return null;
}

function openMenu(scene: PitchScene, machine: Machine): void {
	scene.screen = "menu";
	scene.match = null;
	beginPitchMenu(machine, scene.choices, scene.menu.cursor);
}

function openTeams(scene: PitchScene, machine: Machine): void {
	scene.screen = "teams";
	scene.teams = { step: 0, cursor: scene.choices.clubs[0] };
	beginTeamChoice(machine, scene.choices, scene.teams);
}

function openMatch(scene: PitchScene, machine: Machine): void {
	scene.screen = "match";
	scene.match = beginMatch(machine, setupOf(scene.choices, machine.random()));
	playPitchSong(machine);
	startCrowd(machine);
}
