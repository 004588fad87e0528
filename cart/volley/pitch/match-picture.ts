/** A match's picture: ground, men, radar, score, caption, weather. */
import type { Machine } from "colorburst";
import { PITCH_PALETTES } from "../art/palettes.ts";
import pitchTiles from "../art/pitch.png?tiles";
import playerTiles from "../art/pitch-players.png?tiles";
import { digits, print, printCentred } from "../hud/print.ts";
import { beginScene, loadSheet } from "../vram.ts";
import { type Camera, followWithCamera } from "./camera.ts";
import { gameMinute } from "./clock.ts";
import { drawGround, showCrowd } from "./ground-picture.ts";
import type { MatchState } from "./match-state.ts";
import { drawFlags, drawPlayers, drawReplay } from "./players-picture.ts";
import { beginRadar, drawRadar, RADAR_TILES } from "./radar.ts";
import { REPLAY_BALL_AT, replayNumber, replayPlace } from "./replay.ts";
import { matchPalettes, TEAMS } from "./teams.ts";
import { beginWeather, driftWeather } from "./weather-picture.ts";

const RADAR_AT = pitchTiles.count;
const WEATHER_AT = RADAR_AT + RADAR_TILES;
const CAPTION_ROW = 26;

export function beginMatchPicture(machine: Machine, match: MatchState): void {
	beginScene(machine, PITCH_PALETTES);
	const [home, away] = match.setup.clubs;
	matchPalettes(TEAMS[home]!, TEAMS[away]!).forEach((palette, i) => {
		machine.palette(8 + i, palette);
	});
	machine.tiles(0, pitchTiles);
	loadSheet(machine, "pitch-players", playerTiles);
	beginRadar(machine, RADAR_AT);
	beginWeather(machine, match.setup.weather, WEATHER_AT);
	drawScore(machine, match);
}

/** The text of a running match, after something else had been written over it. */
export function restoreMatchText(machine: Machine, match: MatchState): void {
	machine.clearText();
	drawScore(machine, match);
}

export interface DrawOptions {
	readonly isMotionReduced: boolean;
	/** Nothing is over the picture: radar and caption are shown. */
	readonly isPlain: boolean;
}

export function drawMatch(machine: Machine, match: MatchState, camera: Camera, options: DrawOptions): void {
	const isReplay = match.replayTicks > 0;
	if (isReplay) {
		const place = replayPlace(match);
		const x = replayNumber(match.replay, place, REPLAY_BALL_AT);
		followWithCamera(camera, x, replayNumber(match.replay, place, REPLAY_BALL_AT + 1), 0, 0, match.isCut);
	} else {
		const { ball } = match;
		const { vx, vy } = leadOf(match);
		followWithCamera(camera, ball.x, ball.y, vx, vy, match.isCut);
	}
	if (match.isCut) machine.cut();
	drawGround(machine, camera);
	driftWeather(machine, match.setup.weather, camera.x, camera.y, options.isMotionReduced);
	if (isReplay) drawReplay(machine, match, camera);
	else {
		if (options.isPlain) drawRadar(machine, match, RADAR_AT);
		drawPlayers(machine, match, camera, match.isCut);
	}
	drawFlags(machine, options.isMotionReduced ? 0 : machine.tick, camera, match.isCut);
	waveCrowd(machine, match);
	if (options.isPlain) drawText(machine, match);
}

function leadOf(match: MatchState): { vx: number; vy: number } {
	const { ball } = match;
	const holder = match.players[ball.holder];
	return holder === undefined ? ball : holder;
}

function waveCrowd(machine: Machine, match: MatchState): void {
	const isGoal = match.replayTicks === -1;
	if (isGoal && match.momentTicks % 14 === 0) showCrowd(machine, (match.momentTicks / 14) & 1);
	else if (match.isCut) showCrowd(machine, 0);
}

function drawText(machine: Machine, match: MatchState): void {
	if (match.replayTicks > 0) {
		if (match.replayTicks % 40 === 39) print(machine, 1, 3, "REPLAY");
		else if (match.replayTicks % 40 === 12) print(machine, 1, 3, "      ");
		return;
	}
	if (match.isCut) print(machine, 1, 3, "      ");
	if (match.tick % 30 === 1 || match.momentTicks === 1 || match.isCut) drawScore(machine, match);
	if (match.captionTicks >= 129 || match.isCut) {
		machine.clearText(0, CAPTION_ROW, 32, 1);
		printCentred(machine, CAPTION_ROW, match.caption);
	}
	if (match.captionTicks === 1) machine.clearText(0, CAPTION_ROW, 32, 1);
}

export function drawScore(machine: Machine, match: MatchState): void {
	const [home, away] = match.sides;
	const goals = `${home.goals}-${away.goals}`;
	const line = `${TEAMS[home.club]!.short} ${goals} ${TEAMS[away.club]!.short}`;
	print(machine, 1, 1, line);
	const { shootOut } = match;
	if (shootOut !== null) print(machine, 20, 1, `PENS ${shootOut.scored[0]}-${shootOut.scored[1]}`);
	else print(machine, 26, 1, `${digits(gameMinute(match), gameMinute(match) > 99 ? 3 : 2)}' `);
}
