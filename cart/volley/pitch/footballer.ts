/** The controlled man: running, dribbling by touches, passing, shooting, lobbing. */
import { kickBall } from "./ball.ts";
import type { Ball, Footballer } from "./pitch-state.ts";
import { PITCH_TUNING } from "./tuning.ts";

/** What his player wants this tick. */
export interface ManControls {
	/** −1 to 1; right and down are positive. */
	readonly dx: number;
	readonly dy: number;
	readonly isPassPressed: boolean;
	readonly isShotHeld: boolean;
	readonly isShotReleased: boolean;
	readonly isLobPressed: boolean;
}

export type KickKind = "none" | "pass" | "shot" | "lob";

/** Runs towards where the pad points; speed builds up and dies away within a few ticks. */
export function runMan(man: Footballer, controls: ManControls, hasBall: boolean): void {
	const { runSpeed, withBallFactor, acceleration } = PITCH_TUNING;
	const length = Math.sqrt(controls.dx * controls.dx + controls.dy * controls.dy);
	const speed = runSpeed * (hasBall ? withBallFactor : 1);
	const wantX = length > 0 ? (controls.dx / Math.max(1, length)) * speed : 0;
	const wantY = length > 0 ? (controls.dy / Math.max(1, length)) * speed : 0;
	man.vx += Math.max(-acceleration, Math.min(acceleration, wantX - man.vx));
	man.vy += Math.max(-acceleration, Math.min(acceleration, wantY - man.vy));
	man.x += man.vx;
	man.y += man.vy;
	if (length > 0.3) man.direction = directionOf(controls.dx, controls.dy);
	const moved = Math.sqrt(man.vx * man.vx + man.vy * man.vy);
	man.runPx = moved < 0.1 ? 0 : (man.runPx + moved) % 4096;
	if (man.kickTicks > 0) man.kickTicks -= 1;
	if (man.kickPauseTicks > 0) man.kickPauseTicks -= 1;
}

/** 0–7 clockwise from up: the eighth of the circle in which (dx, dy) lies. */
export function directionOf(dx: number, dy: number): number {
	const eighths = Math.round((Math.atan2(dx, -dy) / Math.PI) * 4);
	return (eighths + 8) % 8;
}

/** Whether the ball is at his feet: near, low and not flying off. */
export function isAtFeet(man: Footballer, ball: Ball): boolean {
	const dx = ball.x - man.x;
	const dy = ball.y - man.y;
	const reach = PITCH_TUNING.reachPx;
	return ball.z < PITCH_TUNING.touchHeightPx && dx * dx + dy * dy < reach * reach;
}

/**
 * Close control: a ball at his feet is led to a place ahead of his boots, farther ahead at each stride's touch, so that
 * it runs off and is caught up with, and comes round with him when he turns.
 * @returns whether he touched it: once a stride
 */
export function dribble(man: Footballer, ball: Ball): boolean {
	if (man.kickPauseTicks > 0 || !isAtFeet(man, ball)) return false;
	const speed = Math.sqrt(man.vx * man.vx + man.vy * man.vy);
	if (speed < 0.15) {
		// Standing: the foot goes on the ball.
		ball.vx *= 0.5;
		ball.vy *= 0.5;
		return false;
	}
	const { touchPx, touchAheadPx, strideLengthPx, leadShare } = PITCH_TUNING;
	const stride = (man.runPx % strideLengthPx) / strideLengthPx;
	const ahead = touchPx + touchAheadPx * 4 * stride * (1 - stride);
	const aheadX = man.x + (man.vx / speed) * ahead - ball.x;
	const aheadY = man.y + (man.vy / speed) * ahead - ball.y;
	ball.vx = man.vx + aheadX * leadShare;
	ball.vy = man.vy + aheadY * leadShare;
	ball.vz = 0;
	ball.z = 0;
	return man.runPx % strideLengthPx < speed;
}

/** Power of a shot by the time its button was held, 0–1. */
export function shotPower(holdTicks: number): number {
	return Math.min(1, holdTicks / PITCH_TUNING.shotHoldTicks);
}

/** Kicks if a button asks for it and the ball is there. */
export function kick(man: Footballer, ball: Ball, controls: ManControls): KickKind {
	const held = man.holdTicks;
	man.holdTicks = controls.isShotHeld ? Math.min(255, held + 1) : 0;
	let kind: KickKind = "none";
	if (controls.isPassPressed) kind = "pass";
	else if (controls.isLobPressed) kind = "lob";
	else if (controls.isShotReleased) kind = "shot";
	if (kind === "none" || !isAtFeet(man, ball)) return "none";
	const { passSpeed, lobSpeed, lobLift, shotSpeedLeast, shotSpeedMost, shotLiftLeast, shotLiftMost } = PITCH_TUNING;
	const dx = DIRECTION_X[man.direction]!;
	const dy = DIRECTION_Y[man.direction]!;
	const power = shotPower(held);
	if (kind === "pass") kickBall(ball, dx, dy, passSpeed, 0);
	else if (kind === "lob") kickBall(ball, dx, dy, lobSpeed, lobLift);
	else {
		const lift = shotLiftLeast + (shotLiftMost - shotLiftLeast) * power;
		kickBall(ball, dx, dy, shotSpeedLeast + (shotSpeedMost - shotSpeedLeast) * power, lift);
	}
	man.kickTicks = 12;
	man.kickPauseTicks = PITCH_TUNING.kickPauseTicks;
	return kind;
}

/** The way of each direction, clockwise from up. */
export const DIRECTION_X = [0, 1, 1, 1, 0, -1, -1, -1] as const;
export const DIRECTION_Y = [-1, -1, 0, 1, 1, 1, 0, -1] as const;
