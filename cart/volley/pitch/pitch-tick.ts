/** One tick of PITCH: a function of its state and the player's wishes. It draws nothing. */
import { bendBall, tickBall } from "./ball.ts";
import { FIELD, GROUND } from "./field.ts";
import { dribble, isAtFeet, kick, type ManControls, runMan } from "./footballer.ts";
import { crossLines, holdInNet } from "./goal.ts";
import type { PitchPhase, PitchState } from "./pitch-state.ts";
import { PITCH_TUNING } from "./tuning.ts";

export function tickPitch(pitch: PitchState, controls: ManControls): void {
	if (pitch.isPaused) return;
	pitch.sounds.length = 0;
	pitch.isCut = false;
	pitch.phaseTicks += 1;
	const { ball, man } = pitch;
	runMan(man, controls, isAtFeet(man, ball));
	man.x = Math.max(8, Math.min(GROUND.widthPx - 8, man.x));
	man.y = Math.max(16, Math.min(GROUND.heightPx - 8, man.y));
	if (pitch.phase === "kick-off" || pitch.phase === "play") playBall(pitch, controls);
	const fromX = ball.x;
	const fromY = ball.y;
	const struck = tickBall(ball);
	if (struck > 0.5) pitch.sounds.push("bounce");
	if (pitch.phase === "play") judge(pitch, fromX, fromY);
	else if (pitch.phase === "goal") celebrate(pitch);
	else if (pitch.phase === "out" && pitch.phaseTicks >= PITCH_TUNING.outTicks) putBack(pitch);
	pitch.bulgePx *= 0.9;
	moveCamera(pitch);
}

function playBall(pitch: PitchState, controls: ManControls): void {
	const { ball, man, kick: memory } = pitch;
	const kind = kick(man, ball, controls);
	if (kind !== "none") {
		pitch.sounds.push(kind === "pass" ? "pass" : "kick");
		memory.aftertouchTicks = PITCH_TUNING.aftertouchTicks;
	} else if (memory.aftertouchTicks > 0) {
		memory.aftertouchTicks -= 1;
		bendBall(ball, controls.dx, controls.dy, PITCH_TUNING.aftertouchForce);
	}
	const isTouched = dribble(man, ball);
	if (pitch.phase === "kick-off" && (kind !== "none" || isTouched)) setPhase(pitch, "play");
}

function setPhase(pitch: PitchState, phase: PitchPhase): void {
	pitch.phase = phase;
	pitch.phaseTicks = 0;
}

function judge(pitch: PitchState, fromX: number, fromY: number): void {
	const { ball } = pitch;
	const event = crossLines(ball, fromX, fromY);
	switch (event) {
		case "goal-top":
		case "goal-bottom":
			if (event === "goal-top") pitch.goalsTop += 1;
			else pitch.goalsBottom += 1;
			pitch.sounds.push("net", "cheer", "whistle");
			setPhase(pitch, "goal");
			break;
		case "post":
			pitch.sounds.push("post");
			break;
		case "out-side":
			pitch.returnX = ball.x < FIELD.middleX ? FIELD.left + 4 : FIELD.right - 4;
			pitch.returnY = Math.max(FIELD.top + 8, Math.min(FIELD.bottom - 8, ball.y));
			pitch.sounds.push("whistle");
			setPhase(pitch, "out");
			break;
		case "out-end":
			// From behind the goal line the ball comes back from the edge of the goal area: 5.5 m.
			pitch.returnX = FIELD.middleX + (ball.x < FIELD.middleX ? -54 : 54);
			pitch.returnY = ball.y < FIELD.middleY ? FIELD.top + 33 : FIELD.bottom - 33;
			pitch.sounds.push("whistle");
			setPhase(pitch, "out");
			break;
		default:
			break;
	}
}

function celebrate(pitch: PitchState): void {
	const { ball } = pitch;
	const bulge = holdInNet(ball, ball.y < FIELD.middleY ? "top" : "bottom");
	if (bulge > pitch.bulgePx) pitch.bulgePx = bulge;
	if (pitch.phaseTicks < PITCH_TUNING.celebrationTicks) return;
	placeForKick(pitch, FIELD.middleX, FIELD.middleY);
	setPhase(pitch, "kick-off");
	pitch.sounds.push("whistle");
}

function putBack(pitch: PitchState): void {
	placeForKick(pitch, pitch.returnX, pitch.returnY);
	setPhase(pitch, "kick-off");
}

/** The ball on its spot, the man behind it, and a cut to there. */
function placeForKick(pitch: PitchState, x: number, y: number): void {
	const { ball, man } = pitch;
	ball.x = x;
	ball.y = y;
	ball.z = 0;
	ball.vx = 0;
	ball.vy = 0;
	ball.vz = 0;
	man.x = x;
	man.y = y + 14;
	man.vx = 0;
	man.vy = 0;
	man.direction = 0;
	pitch.kick.aftertouchTicks = 0;
	pitch.isCut = true;
	pitch.cameraX = cameraWithin(x - 128, GROUND.widthPx - 256);
	pitch.cameraY = cameraWithin(y - 112, GROUND.heightPx - 224);
}

/** Follows the ball, ahead of where it is played to. */
function moveCamera(pitch: PitchState): void {
	const { ball, man } = pitch;
	const { cameraLeadPx, cameraShare, cameraSpeedMost } = PITCH_TUNING;
	const lead = (v: number) => Math.max(-cameraLeadPx, Math.min(cameraLeadPx, v * 26));
	const wantX = ball.x + lead((ball.vx + man.vx) / 2) - 128;
	const wantY = ball.y + lead((ball.vy + man.vy) / 2) - 112;
	const step = (from: number, to: number) =>
		Math.max(-cameraSpeedMost, Math.min(cameraSpeedMost, (to - from) * cameraShare * 0.35));
	pitch.cameraX = cameraWithin(pitch.cameraX + step(pitch.cameraX, wantX), GROUND.widthPx - 256);
	pitch.cameraY = cameraWithin(pitch.cameraY + step(pitch.cameraY, wantY), GROUND.heightPx - 224);
}

function cameraWithin(value: number, most: number): number {
	return Math.max(0, Math.min(most, value));
}
