/** PITCH's picture: the ground brought in row by row, the man, the ball at its height with its shadow, the radar. */
import type { Machine } from "colorburst";
import { CROWD } from "../art/maps/pitch-geometry.ts";
import pitchMap from "../art/pitch.tmj?map";
import crowdTiles from "../art/pitch-crowd.png?tiles";
import { drawFrame } from "../hud/draw-frame.ts";
import { digits, print, printCentred } from "../hud/print.ts";
import type { PitchState } from "./pitch-state.ts";
import { drawRadarDots } from "./radar.ts";

const TILE_BYTES = 32;
const PLANE_ROWS = 64;
/** Rows that the screen can show at once, and one beyond each edge. */
const ROWS_SHOWN = 31;

/** Object ids of PITCH's sprites. */
const ID = { ball: 1, ballShadow: 2, man: 3, manShadow: 4, ring: 5 } as const;

/** Brings in the rows that the camera has uncovered; all of them after a cut. */
function bringInRows(machine: Machine, pitch: PitchState): void {
	const first = Math.max(0, Math.floor(pitch.cameraY / 8) - 1);
	for (let row = first; row < first + ROWS_SHOWN; row++) {
		const isThere = pitch.rowsFrom >= 0 && row >= pitch.rowsFrom && row < pitch.rowsFrom + ROWS_SHOWN;
		if (isThere || row >= pitchMap.rows) continue;
		machine.map("b", pitchMap, { row: row % PLANE_ROWS, fromRow: row, rows: 1 });
	}
	pitch.rowsFrom = first;
}

export function drawPitch(machine: Machine, pitch: PitchState): void {
	if (pitch.isCut) machine.cut();
	bringInRows(machine, pitch);
	machine.scroll("b", pitch.cameraX, pitch.cameraY);
	drawRadarDots(machine, pitch);
	drawBallAndMan(machine, pitch);
	drawScore(machine, pitch);
}

function drawBallAndMan(machine: Machine, pitch: PitchState): void {
	const { ball, man } = pitch;
	const ballX = ball.x - pitch.cameraX;
	const ballY = ball.y - pitch.cameraY;
	const manX = man.x - pitch.cameraX;
	const manY = man.y - pitch.cameraY;
	// The ball is always in front: led up the screen it would be lost behind his back.
	drawBall(machine, pitch, ballX, ballY);
	const isCheering = pitch.phase === "goal" && pitch.phaseTicks > 30 && man.runPx === 0;
	if (isCheering) {
		const beat = 1 + ((pitch.phaseTicks >> 3) & 1);
		drawFrame(machine, ID.man, "footballerMood", beat, manX, manY - 6, { jump: pitch.isCut });
	} else drawFrame(machine, ID.man, "footballer", manFrame(pitch), manX, manY - 6, { jump: pitch.isCut });
	drawFrame(machine, ID.ring, "markRing", 0, manX, manY + 2, { jump: pitch.isCut });
	drawFrame(machine, ID.manShadow, "footballerShadow", 0, manX + 2, manY + 2, { jump: pitch.isCut });
	const shadow = ball.z > 20 ? 1 : 0;
	drawFrame(machine, ID.ballShadow, "ballShadow", shadow, ballX + 1 + ball.z * 0.35, ballY + 2 + ball.z * 0.2, {
		jump: pitch.isCut,
	});
}

/** Eight directions × (three strides, one kick). */
function manFrame(pitch: PitchState): number {
	const { man } = pitch;
	const stride = man.runPx === 0 ? 1 : Math.floor(man.runPx / 5) % 4;
	// Strides go 0, 1, 2, 1: the legs pass each other in the middle one.
	const phase = man.kickTicks > 0 ? 3 : stride === 3 ? 1 : stride;
	return man.direction * 4 + phase;
}

function drawBall(machine: Machine, pitch: PitchState, x: number, y: number): void {
	const { ball } = pitch;
	const name = ball.z > 24 ? "ballHigh" : ball.z > 8 ? "ballMid" : "ballLow";
	drawFrame(machine, ID.ball, name, Math.floor(ball.rolledPx / 4) & 3, x, y - ball.z - 2, { jump: pitch.isCut });
}

/** A quarter of a second up, a quarter down. */
const CROWD_BEAT_TICKS = 14;

/** The crowd sits (0) or jumps (1): its sixteen tiles are exchanged. */
function showCrowd(machine: Machine, frame: number): void {
	const bytes = CROWD.tiles * TILE_BYTES;
	machine.tiles(CROWD.firstTile, crowdTiles.bytes.subarray(frame * bytes, (frame + 1) * bytes));
}

function drawScore(machine: Machine, pitch: PitchState): void {
	print(machine, 1, 1, `GOALS ${digits(pitch.goalsTop + pitch.goalsBottom, 2)}`);
	if (pitch.phase === "goal") {
		if (pitch.phaseTicks === 1) printCentred(machine, 13, "G O A L !");
		if (pitch.phaseTicks % CROWD_BEAT_TICKS === 0) showCrowd(machine, (pitch.phaseTicks / CROWD_BEAT_TICKS) & 1);
	} else if (pitch.phaseTicks === 1) {
		machine.clearText(0, 13, 32, 1);
		showCrowd(machine, 0);
	}
}
