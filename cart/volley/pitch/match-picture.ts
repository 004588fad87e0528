/** A match's picture: ground, men, officials, radar, weather, and what is written over it. */
import type { Machine } from "colorburst";
import { PITCH_PALETTES } from "../art/palettes.ts";
import pitchTiles from "../art/pitch.png?tiles";
import playerTiles from "../art/pitch-players.png?tiles";
import { loadPanel } from "../hud/panel.ts";
import { beginScene, loadSheet } from "../vram.ts";
import { type Camera, followWithCamera } from "./camera.ts";
import { hero } from "./celebration.ts";
import type { Coach } from "./coach.ts";
import { drawCoachView } from "./coach-picture.ts";
import { beginGoalPicture, drawGoalWord, drawNet, drawReplayText } from "./goal-picture.ts";
import { drawGround, showCrowd } from "./ground-picture.ts";
import { beginMatchHud, tickMatchHud } from "./match-hud.ts";
import type { MatchState } from "./match-state.ts";
import type { Officials } from "./officials.ts";
import { drawOfficials, drawReplayedOfficials } from "./officials-picture.ts";
import { tickPadHints } from "./pad-help.ts";
import { drawFlags, drawPlayers, drawReplay } from "./players-picture.ts";
import { beginRadar, drawRadar, RADAR_TILES } from "./radar.ts";
import { REPLAY_AT, replayNumber, replayPlace } from "./replay.ts";
import { matchPalettes, refereePalette, TEAMS } from "./teams.ts";
import { beginWeather, driftWeather } from "./weather-picture.ts";

const RADAR_AT = pitchTiles.count;
const WEATHER_AT = RADAR_AT + RADAR_TILES;
/** A goal is seen in the net for so long before the camera goes with the scorer. */
const NET_SHOWN_TICKS = 34;

export function beginMatchPicture(machine: Machine, match: MatchState): void {
	beginScene(machine, PITCH_PALETTES);
	const [home, away] = match.setup.clubs;
	matchPalettes(TEAMS[home]!, TEAMS[away]!).forEach((palette, i) => {
		machine.palette(8 + i, palette);
	});
	machine.palette(15, refereePalette(TEAMS[home]!, TEAMS[away]!));
	machine.tiles(0, pitchTiles);
	loadSheet(machine, "pitch-players", playerTiles);
	loadPanel(machine);
	beginGoalPicture(machine);
	beginRadar(machine, RADAR_AT);
	beginWeather(machine, match.setup.weather, WEATHER_AT);
	beginMatchHud(machine, match);
}

export interface DrawOptions {
	readonly isMotionReduced: boolean;
	/** Nothing is over the picture: radar and text are shown. */
	readonly isPlain: boolean;
	/** Everything is written anew, whatever the tick. */
	readonly isAnew: boolean;
	/** Buttons are explained before the kick-off. */
	readonly isHelpful: boolean;
}

export function drawMatch(
	machine: Machine,
	match: MatchState,
	camera: Camera,
	officials: Officials,
	coach: Coach,
	options: DrawOptions,
): void {
	const { isMotionReduced, isPlain, isAnew, isHelpful } = options;
	const isReplay = match.replayTicks > 0;
	const isCoached = coach.isOn && !isReplay;
	follow(match, camera, isReplay, isCoached ? COACH_DOWN_M : 0);
	if (match.isCut) machine.cut();
	if (isReplay) drawReplayText(machine, match);
	else if (isPlain && (match.isCut || isAnew)) beginMatchHud(machine, match);
	else if (isPlain) tickMatchHud(machine, match);
	if (isPlain && isHelpful && !isReplay && !coach.isOn) tickPadHints(machine, match, isAnew);
	if (isPlain) drawGoalWord(machine, match, isMotionReduced);
	if (isPlain && !isReplay) drawRadar(machine, match, camera, isCoached, RADAR_AT);
	if (isCoached) drawCoachView(machine, coach, match, camera, isAnew);
	else {
		drawGround(machine, camera);
		driftWeather(machine, match.setup.weather, camera.x, camera.y, isMotionReduced);
	}
	if (isReplay) drawReplayedMatch(machine, match, camera, officials);
	else {
		drawNet(machine, match.bulgePx, camera, match.ball.x, match.ball.y);
		drawPlayers(machine, match, camera, match.isCut);
		if (!isCoached) drawOfficials(machine, officials, camera, match.isCut);
	}
	drawFlags(machine, isMotionReduced ? 0 : machine.tick, camera, match.isCut);
	waveCrowd(machine, match);
}

function drawReplayedMatch(machine: Machine, match: MatchState, camera: Camera, officials: Officials): void {
	const { replay } = match;
	const place = replayPlace(match);
	const ballX = replayNumber(replay, place, REPLAY_AT.ball);
	const ballY = replayNumber(replay, place, REPLAY_AT.ball + 1);
	drawNet(machine, replayNumber(replay, place, REPLAY_AT.bulge), camera, ballX, ballY);
	drawReplay(machine, match, camera);
	drawReplayedOfficials(machine, officials, match, camera);
}

/** In the coach's view play stands so much lower: the panel is above it. */
const COACH_DOWN_M = 3.5;

/** After the ball; after the scorer when a goal is celebrated. */
function follow(match: MatchState, camera: Camera, isReplay: boolean, downM: number): void {
	if (isReplay) {
		const place = replayPlace(match);
		const x = replayNumber(match.replay, place, REPLAY_AT.ball);
		followWithCamera(camera, x, replayNumber(match.replay, place, REPLAY_AT.ball + 1), 0, 0, match.isCut);
		return;
	}
	const scorer = match.momentTicks > NET_SHOWN_TICKS ? match.players[hero(match)] : undefined;
	const { ball } = match;
	const { vx, vy } = scorer ?? match.players[ball.holder] ?? ball;
	const { x, y } = scorer ?? ball;
	followWithCamera(camera, x, y - downM, vx, vy, match.isCut);
}

function waveCrowd(machine: Machine, match: MatchState): void {
	const isGoal = match.replayTicks === -1;
	if (isGoal && match.momentTicks % 14 === 0) showCrowd(machine, (match.momentTicks / 14) & 1);
	else if (match.isCut) showCrowd(machine, 0);
}
