/** PITCH's picture: the ground brought in column by column, the man, the ball at its height with its shadow, the radar. */
import type { Machine } from "colorburst";
import pitchMap from "../art/pitch.tmj?map";
import { drawFrame } from "../hud/draw-frame.ts";
import { digits, print, printCentred } from "../hud/print.ts";
import type { PitchState } from "./pitch-state.ts";
import { drawRadarDots } from "./radar.ts";

const PLANE_COLUMNS = 64;
/** Columns that the screen can show at once, and one beyond each edge. */
const COLUMNS_SHOWN = 35;

/** Object ids of PITCH's sprites. */
const ID = { ball: 1, ballShadow: 2, man: 3, manShadow: 4, ring: 5 } as const;

/** Brings in the columns that the camera has uncovered; all of them after a cut. */
function bringInColumns(machine: Machine, pitch: PitchState): void {
	const first = Math.max(0, Math.floor(pitch.cameraX / 8) - 1);
	const { columnsFrom } = pitch;
	for (let column = first; column < first + COLUMNS_SHOWN && column < pitchMap.columns; column++) {
		const isThere = columnsFrom >= 0 && column >= columnsFrom && column < columnsFrom + COLUMNS_SHOWN;
		if (!isThere) machine.map("b", pitchMap, { column: column % PLANE_COLUMNS, fromColumn: column, columns: 1 });
	}
	pitch.columnsFrom = first;
}

export function drawPitch(machine: Machine, pitch: PitchState): void {
	if (pitch.isCut) machine.cut();
	bringInColumns(machine, pitch);
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
	const isBallInFront = ball.y >= man.y || ball.z > 14;
	if (isBallInFront) drawBall(machine, pitch, ballX, ballY);
	drawFrame(machine, ID.man, "footballer", manFrame(pitch), manX, manY - 6, { jump: pitch.isCut });
	if (!isBallInFront) drawBall(machine, pitch, ballX, ballY);
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

function drawScore(machine: Machine, pitch: PitchState): void {
	print(machine, 1, 1, `LEFT ${digits(pitch.goalsLeft, 2)}  RIGHT ${digits(pitch.goalsRight, 2)}`);
	if (pitch.phase === "goal") {
		if (pitch.phaseTicks === 1) printCentred(machine, 8, "GOAL!");
	} else if (pitch.phaseTicks === 1) machine.clearText(0, 8, 32, 1);
}
