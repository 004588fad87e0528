/** SKY as a scene: sets up the picture, reads pads, pauses, plays what the rules ask for, and ends. */
import type { Machine } from "colorburst";
import { SKY_PALETTES } from "../art/palettes.ts";
import effectTiles from "../art/sky-effects.png?tiles";
import enemyTiles from "../art/sky-enemies.png?tiles";
import playerTiles from "../art/sky-player.png?tiles";
import { print, printCentred } from "../hud/print.ts";
import { clearMessage, drawSkyHud } from "../hud/sky-hud.ts";
import { beginShow, drawShow, tickShow } from "../pilot/show.ts";
import { createSkyPilot, flySky } from "../pilot/sky-pilot.ts";
import { rankOf } from "../scores/high-scores.ts";
import { storeSave } from "../scores/save-ram.ts";
import { readMenuPads, stepCursor } from "../screens/menu-pad.ts";
import type { SceneChange } from "../screens/scene-change.ts";
import { playEndingSong, playResultsSong, playSong, playSound } from "../sounds.ts";
import type { SkyMode, SkyScene, VolleyState } from "../volley-state.ts";
import { beginScene, loadSheet } from "../vram.ts";
import { askToContinue, continueGame, isContinueOpen } from "./continue.ts";
import { type Controls, controlsOf } from "./controls.ts";
import { endRound, endStage, isMidBossTime } from "./director.ts";
import { drawPractice } from "./picture/draw-practice.ts";
import { turnTraining } from "./picture/draw-training.ts";
import { loadEnding } from "./picture/ending-picture.ts";
import { drawSky } from "./picture/sky-picture.ts";
import { loadBoss, loadStage } from "./picture/stage-picture.ts";
import { beginPractice, noteHits, withWantedBomb } from "./practice.ts";
import { joinShip } from "./ship.ts";
import { createSky, type SkyState } from "./sky-state.ts";
import { tickSky } from "./sky-tick.ts";
import { stageNumber, stageOf } from "./stage-list.ts";
import { SKY_TUNING } from "./tuning.ts";

const PAUSE_LINES = ["GO ON", "TO THE TITLE"] as const;
/** Results can be skipped after a second. */
const RESULTS_SKIP_TICKS = 60;

export function beginSky(machine: Machine, state: VolleyState, mode: SkyMode): SkyScene {
	const sky = createSky(mode === "demo" ? "normal" : state.options.difficulty);
	const practice = mode === "practice" ? beginPractice(sky, state.practice) : null;
	beginScene(machine, SKY_PALETTES);
	loadSheet(machine, "sky-player", playerTiles);
	loadSheet(machine, "sky-enemies", enemyTiles);
	loadSheet(machine, "sky-effects", effectTiles);
	loadStage(machine, sky);
	playSong(machine, stageOf(sky.stage).look.song);
	const pilot = mode === "demo" || mode === "watch" ? createSkyPilot(machine) : null;
	if (pilot !== null) beginShow(machine, sky, mode);
	return { name: "sky", mode, sky, pilot, pauseCursor: 0, practice, continuesUsed: 0 };
}

export function tickSkyScene(scene: SkyScene, state: VolleyState, machine: Machine): SceneChange | null {
	const { sky } = scene;
	if (sky.isPaused) {
		const change = tickPause(scene, machine);
		drawSky(machine, sky, false, false);
		return change;
	}
	const { pilot } = scene;
	if (pilot !== null) {
		const change = tickShow(scene, pilot, state, machine);
		if (change !== null) return change;
	} else if (state.sceneTicks > 0 && pressedPause(sky, machine)) {
		beginPause(scene, machine);
		drawSky(machine, sky, false, false);
		return null;
	}
	if (pilot !== null) tickSky(sky, [flySky(pilot, sky, machine)], machine);
	else {
		if (machine.pad(1).pressed.start) joinShip(sky, 1);
		if (isBetweenTicks(scene, state, machine)) {
			drawSky(machine, sky, false, false);
			drawPractice(machine, sky, scene.practice!);
			return null;
		}
		// The way home flies itself.
		const controls = sky.isEndingShown ? [] : [controlsFor(scene, machine, 0), controlsFor(scene, machine, 1)];
		tickSky(sky, controls, machine);
	}
	if (machine.pad(0).pressed.select && scene.mode !== "demo") turnTraining(machine, sky);
	followPhase(scene, state, machine);
	for (const sound of sky.sounds) playSound(machine, sound);
	for (let player = 0; player < 2 && pilot === null; player++) {
		const strength = sky.rumble[player]!;
		if (strength > 0) machine.rumble(player, strength, 16);
	}
	const { isShakeOn, isMotionReduced } = state.options;
	drawSky(machine, sky, isShakeOn && !isMotionReduced, !isMotionReduced);
	drawSkyHud(machine, sky, state.scores[0]?.score ?? 0, pilot !== null);
	if (pilot !== null) return drawShow(scene, pilot, machine);
	if (scene.practice === null) return endOf(scene, state, machine);
	noteHits(scene.practice, sky);
	drawPractice(machine, sky, scene.practice);
	return endOfPractice(sky, machine);
}

/** In a slow practice the game stands still in some ticks; a bomb asked for then falls in the next that counts. */
function isBetweenTicks({ practice }: SkyScene, state: VolleyState, machine: Machine): boolean {
	if (practice === null || state.sceneTicks % practice.choices.slowness === 0) return false;
	for (let player = 0; player < 2; player++) if (machine.pad(player).pressed.b) practice.isBombWanted[player] = true;
	return true;
}

function controlsFor({ practice }: SkyScene, machine: Machine, player: number): Controls {
	const controls = controlsOf(machine.pad(player));
	return practice === null ? controls : withWantedBomb(practice, player, controls);
}

/** A player who isn't in the game joins with Start; who is, pauses with it. */
function pressedPause(sky: SkyState, machine: Machine): boolean {
	if (sky.phase === "over") return false;
	if (machine.pad(0).pressed.start) return true;
	return machine.pad(1).pressed.start && sky.ships[1]!.mode !== "absent";
}

function beginPause(scene: SkyScene, machine: Machine): void {
	scene.sky.isPaused = true;
	scene.pauseCursor = 0;
	clearMessage(machine);
	printCentred(machine, 9, "PAUSE");
	drawPauseLines(scene, machine);
	playSound(machine, "pause");
}

function drawPauseLines(scene: SkyScene, machine: Machine): void {
	PAUSE_LINES.forEach((line, i) => {
		print(machine, 10, 12 + i * 2, `${i === scene.pauseCursor ? ">" : " "} ${line}`);
	});
}

function tickPause(scene: SkyScene, machine: Machine): SceneChange | null {
	const moves = readMenuPads(machine);
	if (moves.line !== 0) {
		scene.pauseCursor = stepCursor(scene.pauseCursor, moves.line, PAUSE_LINES.length);
		playSound(machine, "menu-move");
		drawPauseLines(scene, machine);
	}
	if (!moves.isChosen && !moves.isBack) return null;
	if (moves.isChosen && scene.pauseCursor === 1) return { to: "title", cursor: 0 };
	scene.sky.isPaused = false;
	clearMessage(machine);
	playSound(machine, "unpause");
	return null;
}

/** What changes with the rules' phase: songs, tiles, and what can be hurried by a button. */
function followPhase({ sky, mode }: SkyScene, state: VolleyState, machine: Machine): void {
	const stage = stageOf(sky.stage);
	const isSkipped = sky.phaseTicks > RESULTS_SKIP_TICKS && (machine.pad(0).pressed.a || machine.pad(0).pressed.start);
	if (sky.phase === "warning" && sky.phaseTicks === 1) {
		loadBoss(machine, isMidBossTime(sky) ? stage.midBoss : stage.boss);
		playSong(machine, stage.look.bossSong);
	} else if (sky.phase === "flying" && sky.phaseTicks === 1) {
		if (sky.stageTicks <= 1) {
			loadStage(machine, sky);
			clearMessage(machine);
			if (mode === "play") noteStageReached(state, sky, machine);
		}
		playSong(machine, stage.look.song);
	} else if (sky.phase === "clear") {
		if (sky.phaseTicks === 1) playResultsSong(machine);
		if (isSkipped && mode !== "practice") endStage(sky);
	} else if (sky.phase === "ending") {
		if (sky.phaseTicks === 1) {
			loadEnding(machine);
			playEndingSong(machine);
		}
		if (isSkipped) endRound(sky);
	}
}

function noteStageReached(state: VolleyState, sky: SkyState, machine: Machine): void {
	if (sky.stage < state.stagesReached) return;
	state.stagesReached = sky.stage + 1;
	storeSave(machine, state);
}

function endOf(scene: SkyScene, state: VolleyState, machine: Machine): SceneChange | null {
	const { sky, continuesUsed } = scene;
	if (sky.phase !== "over" || sky.phaseTicks < SKY_TUNING.gameOverTicks) return null;
	if (isContinueOpen(sky, continuesUsed)) {
		const player = askToContinue(machine, sky, continuesUsed);
		if (player === -1) return null;
		if (player !== null) {
			scene.continuesUsed += 1;
			continueGame(sky, player);
			return null;
		}
	}
	const stage = stageNumber(sky);
	if (rankOf(state.scores, sky.score) >= 0) return { to: "initials", score: sky.score, stage };
	return { to: "scores", row: -1, isAttract: false };
}

/** Back to the choices when the stage is done, or all ships are lost. */
function endOfPractice(sky: SkyState, machine: Machine): SceneChange | null {
	const { pressed } = machine.pad(0);
	const isSkipped = sky.phaseTicks > RESULTS_SKIP_TICKS && (pressed.a || pressed.start);
	const isCleared = sky.phase === "clear" && (isSkipped || sky.phaseTicks >= SKY_TUNING.resultsTicks - 1);
	const isLost = sky.phase === "over" && sky.phaseTicks >= SKY_TUNING.gameOverTicks;
	return isCleared || isLost ? { to: "practice" } : null;
}
