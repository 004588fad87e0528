/** Men, ball, shadows and marks as sprites: of the match as it is, or of a replay. */
import type { Machine } from "colorburst";
import type { SequenceName } from "../art/frames.ts";
import { drawFrame } from "../hud/draw-frame.ts";
import type { Camera } from "./camera.ts";
import { groundX, groundY } from "./field.ts";
import { POSE, POSE_STEP, pictureOf } from "./footballer-picture.ts";
import type { MatchState } from "./match-state.ts";
import { REPLAY_AT, replayNumber, replayPicture, replayPlace } from "./replay.ts";
import { PITCH_TUNING } from "./tuning.ts";

/** Object ids of the sprites. */
const ID = { ball: 1, ballShadow: 2, ring: 3, arrow: 5, edge: 7, man: 10, manShadow: 40, flag: 70 } as const;

/** Sprites of men stand so much above the point between their boots. */
const MAN_UP_PX = 6;

export function drawPlayers(machine: Machine, match: MatchState, camera: Camera, isJumping: boolean): void {
	const { ball, players } = match;
	const jump = isJumping;
	const ballX = groundX(ball.x) - camera.x;
	const ballY = groundY(ball.y) - camera.y;
	drawBall(machine, ballX, ballY, ball.z * PITCH_TUNING.pxPerMetre, ball.rolledM, jump);
	drawMarks(machine, match, camera, jump);
	const order = nearestFirst(players.map((player) => player.y));
	const isCheering = match.moment === "stopped" && match.next?.moment === "kick-off" && match.momentTicks > 30;
	for (const i of order) {
		const player = players[i]!;
		if (!player.isOnPitch) continue;
		const isHappy = isCheering && match.next?.team !== player.team && match.goals.length > 0 && player.ranM < 0;
		const picture = isHappy ? POSE.cheer * POSE_STEP + (((match.momentTicks >> 3) + i) & 1) : pictureOf(player);
		drawMan(machine, i, picture, groundX(player.x) - camera.x, groundY(player.y) - camera.y, jump);
	}
	for (const i of order) drawShadow(machine, i, players[i]!.x, players[i]!.y, camera, jump);
	drawBallShadow(machine, ballX, ballY, ball.z * PITCH_TUNING.pxPerMetre, jump);
}

/** Indices in the order of falling y: who stands lower is in front. */
function nearestFirst(ys: readonly number[]): number[] {
	return ys.map((_, i) => i).sort((a, b) => ys[b]! - ys[a]!);
}

export function drawReplay(machine: Machine, match: MatchState, camera: Camera): void {
	const { replay, replayTicks } = match;
	const place = replayPlace(match);
	const jump = match.isCut || replayTicks % 6 === 0;
	const ballX = groundX(replayNumber(replay, place, REPLAY_AT.ball)) - camera.x;
	const ballY = groundY(replayNumber(replay, place, REPLAY_AT.ball + 1)) - camera.y;
	const height = replayNumber(replay, place, REPLAY_AT.ball + 2) * PITCH_TUNING.pxPerMetre;
	drawBall(machine, ballX, ballY, height, place * 2, jump);
	const ys = match.players.map((_, i) => replayNumber(replay, place, REPLAY_AT.man(i) + 1));
	for (const i of nearestFirst(ys)) {
		const x = replayNumber(replay, place, REPLAY_AT.man(i));
		const picture = replayPicture(replay, place, REPLAY_AT.man(i));
		if (picture < 0) continue;
		drawMan(machine, i, picture, groundX(x) - camera.x, groundY(ys[i]!) - camera.y, false);
		drawShadow(machine, i, x, ys[i]!, camera, false);
	}
	drawBallShadow(machine, ballX, ballY, height, jump);
}

function drawMan(machine: Machine, index: number, picture: number, x: number, y: number, jump: boolean): void {
	const pose = Math.floor(picture / POSE_STEP);
	const frame = picture % POSE_STEP;
	const isKeeper = index % 11 === 0;
	const palette = (isKeeper ? 10 : 8) + (index < 11 ? 0 : 1);
	const style = { jump, palette };
	const top = y - MAN_UP_PX;
	if (pose === POSE.dive) {
		drawFrame(machine, ID.man + index, "keeperDive", frame & 1, x, top - 2, {
			...style,
			flipY: (frame & 2) !== 0,
			flipX: (frame & 4) !== 0,
		});
		return;
	}
	const name: SequenceName =
		pose === POSE.slide
			? "footballerSlide"
			: pose === POSE.gloves
				? "keeper"
				: pose === POSE.run
					? "footballer"
					: "footballerMood";
	const n = pose === POSE.cheer ? 1 + frame : pose === POSE.fallen ? 0 : frame;
	drawFrame(machine, ID.man + index, name, n, x, top, style);
}

function drawShadow(machine: Machine, index: number, x: number, y: number, camera: Camera, jump: boolean): void {
	drawFrame(
		machine,
		ID.manShadow + index,
		"footballerShadow",
		0,
		groundX(x) - camera.x + 2,
		groundY(y) - camera.y + 2,
		{
			jump,
		},
	);
}

function drawBall(machine: Machine, x: number, y: number, height: number, rolledM: number, jump: boolean): void {
	const name = height > 24 ? "ballHigh" : height > 8 ? "ballMid" : "ballLow";
	drawFrame(machine, ID.ball, name, Math.floor(rolledM * 1.5) & 3, x, y - height - 2, { jump });
}

function drawBallShadow(machine: Machine, x: number, y: number, height: number, jump: boolean): void {
	const small = height > 20 ? 1 : 0;
	drawFrame(machine, ID.ballShadow, "ballShadow", small, x + 1 + height * 0.35, y + 2 + height * 0.2, { jump });
}

/** Rings under the men whom pads steer, an arrow over the pass's target, pointers at the edge for who is outside. */
function drawMarks(machine: Machine, match: MatchState, camera: Camera, jump: boolean): void {
	for (let n = 0; n < 2; n++) {
		const pad = match.pads[n]!;
		if (pad.team < 0 || pad.player < 0) continue;
		const man = match.players[pad.player]!;
		const x = groundX(man.x) - camera.x;
		const y = groundY(man.y) - camera.y;
		// A mark goes from man to man at once: it does not glide.
		const style = { palette: 13 + n, jump: jump || pad.sinceSwitchTicks < 2 };
		drawFrame(machine, ID.ring + n, "markRing", 0, x, y + 2, style);
		pointAt(machine, ID.edge + n, x, y, style);
	}
	const target = match.ball.passTarget;
	if (target < 0 || match.pads[match.players[target]!.team === match.pads[0].team ? 0 : 1].team < 0) return;
	const man = match.players[target]!;
	const x = groundX(man.x) - camera.x;
	const y = groundY(man.y) - camera.y;
	drawFrame(machine, ID.arrow, "markArrow", (match.tick >> 3) & 1, x, y - 20, { palette: 13, jump: true });
	pointAt(machine, ID.edge + 2, x, y, { palette: 13, jump: true });
}

function pointAt(machine: Machine, id: number, x: number, y: number, style: { palette: number; jump: boolean }): void {
	const isLeft = x < -4;
	const isRight = x > 260;
	const isUp = y < 0;
	const isDown = y > 228;
	if (!isLeft && !isRight && !isUp && !isDown) return;
	const atX = Math.max(8, Math.min(248, x));
	const atY = Math.max(28, Math.min(206, y));
	const direction = isUp ? (isLeft ? 7 : isRight ? 1 : 0) : isDown ? (isLeft ? 5 : isRight ? 3 : 4) : isLeft ? 6 : 2;
	drawFrame(machine, id, "markEdge", direction, atX, atY, { ...style, priority: "before-all" });
}

/** Flags at the four corners, waving. */
export function drawFlags(machine: Machine, tick: number, camera: Camera, jump: boolean): void {
	for (let n = 0; n < 4; n++) {
		const x = groundX((n & 1) === 0 ? 0 : 68) - camera.x;
		const y = groundY(n < 2 ? 0 : 105) - camera.y;
		drawFrame(machine, ID.flag + n, "flag", (tick >> 4) & 1, x + 3, y - 7, { jump });
	}
}
