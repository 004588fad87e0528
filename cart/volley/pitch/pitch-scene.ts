/** PITCH as a scene: menu, teams, match; a match between CPU teams for whoever only watches. */
import type { Machine } from "colorburst";
import { printPlateCentred } from "../hud/panel.ts";
import { readMenuPads } from "../screens/menu-pad.ts";
import type { SceneChange } from "../screens/scene-change.ts";
import { playPitchSong, startCrowd, stopCrowd } from "../sounds.ts";
import { tickBackdrop } from "../title/backdrop.ts";
import type { PitchScene, VolleyState } from "../volley-state.ts";
import { type Cup, createCup, enterResult, ownMatch } from "./cup.ts";
import { clearCup, loadCup, storeCup } from "./cup-save.ts";
import { beginCupScreen, tickCupScreen } from "./cup-screen.ts";
import { beginMatch, type MatchScreen, tickMatchScreen } from "./match-scene.ts";
import { playMatchSong } from "./match-songs.ts";
import { firstChoices, type PitchChoices, setupOf } from "./pitch-choices.ts";
import { beginPitchMenu, tickPitchMenu } from "./pitch-menu.ts";
import { beginTeamChoice, tickTeamChoice } from "./team-choice.ts";
import { TEAMS } from "./teams.ts";

export function beginPitch(machine: Machine): PitchScene {
	const choices = firstChoices();
	beginPitchMenu(machine, choices, 0);
	playPitchSong(machine, "menu");
	return {
		name: "pitch",
		screen: "menu",
		choices,
		menu: { cursor: 0 },
		teams: { step: 0, cursor: 0 },
		match: null,
		cup: null,
	};
}

/** The demo's turn of the attract cycle: half a minute. */
const DEMO_TICKS = 1800;
const DEMO_LINE_ROW = 24;
const DEMO_BLINK_TICKS = 90;

/** A match of two CPU teams in any weather, as the attract cycle shows it. */
export function beginPitchDemo(machine: Machine): PitchScene {
	const home = machine.randomInt(TEAMS.length);
	const away = (home + 1 + machine.randomInt(TEAMS.length - 1)) % TEAMS.length;
	const choices: PitchChoices = { ...firstChoices(), players: "watch", weather: "any", clubs: [home, away] };
	const match = beginMatch(machine, setupOf(choices, machine.random()), { isDemo: true });
	playMatchSong(machine, false);
	startCrowd(machine);
	return {
		name: "pitch",
		screen: "demo",
		choices,
		menu: { cursor: 0 },
		teams: { step: 0, cursor: 0 },
		match,
		cup: null,
	};
}

function tickPitchDemo(screen: MatchScreen, state: VolleyState, machine: Machine): SceneChange | null {
	if (readMenuPads(machine).isAnyPressed || state.sceneTicks >= DEMO_TICKS) {
		stopCrowd(machine);
		return { to: "title" };
	}
	tickMatchScreen(screen, machine, state.options.isMotionReduced);
	const t = state.sceneTicks % DEMO_BLINK_TICKS;
	if (t === 1) printPlateCentred(machine, DEMO_LINE_ROW, " PRESS ANY BUTTON ");
	else if (t === 61) machine.clearText(0, DEMO_LINE_ROW, 32, 1);
	return null;
}

export function tickPitchScene(scene: PitchScene, state: VolleyState, machine: Machine): SceneChange | null {
	const { isMotionReduced } = state.options;
	// The press that led here is still fresh in the first tick.
	if (state.sceneTicks === 0) return null;
	if (scene.screen === "demo") return scene.match === null ? null : tickPitchDemo(scene.match, state, machine);
	if (scene.screen === "menu") {
		tickBackdrop(machine, isMotionReduced);
		const answer = tickPitchMenu(machine, scene.choices, scene.menu);
		if (answer === "back") return { to: "title", cursor: 1 };
		if (answer === "go") leaveMenu(scene, machine);
	} else if (scene.screen === "teams") {
		tickBackdrop(machine, isMotionReduced);
		const answer = tickTeamChoice(machine, scene.choices, scene.teams);
		if (answer === "back") openMenu(scene, machine);
		else if (answer === "go" && scene.choices.kind === "cup") {
			const cup = createCup(scene.choices.clubs[0], machine);
			storeCup(machine, cup);
			openCup(scene, machine, cup);
		} else if (answer === "go") openMatch(scene, machine, scene.choices.clubs);
	} else if (scene.screen === "cup" && scene.cup !== null) {
		tickBackdrop(machine, isMotionReduced);
		tickCup(scene, scene.cup, machine);
	} else if (scene.match !== null) {
		const answer = tickMatchScreen(scene.match, machine, isMotionReduced);
		if (answer !== "on") leaveMatch(scene, scene.match, machine, answer === "over");
	}
	return null;
}

/** A cup under way goes on where it was. */
function leaveMenu(scene: PitchScene, machine: Machine): void {
	const cup = scene.choices.kind === "cup" ? loadCup(machine) : null;
	if (cup === null) openTeams(scene, machine);
	else openCup(scene, machine, cup);
}

function openCup(scene: PitchScene, machine: Machine, cup: Cup): void {
	scene.screen = "cup";
	scene.match = null;
	scene.cup = cup;
	beginCupScreen(machine, cup);
}

function tickCup(scene: PitchScene, cup: Cup, machine: Machine): void {
	const answer = tickCupScreen(machine, cup);
	if (answer === "play") {
		const { clubs } = cup.matches[ownMatch(cup)]!;
		// The player's men are the hosts: theirs is the first pad.
		openMatch(scene, machine, clubs[0] === cup.own ? clubs : [clubs[1], clubs[0]]);
	} else if (answer === "end") {
		clearCup(machine);
		scene.cup = null;
		openMenu(scene, machine);
	} else if (answer === "back") openMenu(scene, machine);
}

function leaveMatch(scene: PitchScene, screen: MatchScreen, machine: Machine, isOver: boolean): void {
	stopCrowd(machine);
	playPitchSong(machine, "menu");
	const { match } = screen;
	const { cup } = scene;
	if (scene.choices.kind !== "cup" || cup === null || !isOver) {
		openMenu(scene, machine);
		return;
	}
	const [mine, yours] = [match.sides[0].goals, match.sides[1].goals];
	const isWon = match.shootOut === null ? mine > yours : match.shootOut.winner === 0;
	const isHost = cup.matches[ownMatch(cup)]!.clubs[0] === cup.own;
	enterResult(cup, isHost ? [mine, yours] : [yours, mine], isWon === isHost ? 0 : 1, machine);
	storeCup(machine, cup);
	openCup(scene, machine, cup);
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

function openMatch(scene: PitchScene, machine: Machine, clubs: readonly [number, number]): void {
	scene.screen = "match";
	const choices = { ...scene.choices, clubs: [clubs[0], clubs[1]] as [number, number] };
	const isFinal = choices.kind === "cup" && scene.cup?.round === 2;
	scene.match = beginMatch(machine, setupOf(choices, machine.random()), { isFinal });
	playMatchSong(machine, isFinal);
	startCrowd(machine);
}
