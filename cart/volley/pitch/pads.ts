/** From pads to intents: which man each pad steers, and what its buttons ask of him. */
import type { Buttons, PadState } from "colorburst";
import { spinBall } from "./ball.ts";
import { type Intent, TEAM_SIZE } from "./brain/interface.ts";
import { clamp, FIELD } from "./field.ts";
import type { Footballer, MatchState } from "./match-state.ts";
import { passMate } from "./pass-assist.ts";
import { PITCH_TUNING } from "./tuning.ts";

/** What a player's hands do this tick. */
export interface PadWish {
	/** −1 to 1. */
	dx: number;
	dy: number;
	isPass: boolean;
	isShotHeld: boolean;
	isShotReleased: boolean;
	isLob: boolean;
	isThrough: boolean;
	isSlide: boolean;
	isSwitch: boolean;
}

const STICK_REST = 24;

export function wishOf(pad: PadState): PadWish {
	const { held, pressed, released } = pad;
	let dx = axis(held, "right", "left");
	let dy = axis(held, "down", "up");
	if (dx === 0 && dy === 0 && (Math.abs(pad.stickX) > STICK_REST || Math.abs(pad.stickY) > STICK_REST)) {
		dx = pad.stickX / 127;
		dy = pad.stickY / 127;
	}
	return {
		dx,
		dy,
		isPass: pressed.a,
		isShotHeld: held.b,
		isShotReleased: released.b,
		isLob: pressed.x,
		isThrough: pressed.y,
		isSlide: pressed.b,
		isSwitch: pressed.l || pressed.r || pressed.x,
	};
}

function axis(held: Buttons, more: "right" | "down", less: "left" | "up"): number {
	return (held[more] ? 1 : 0) - (held[less] ? 1 : 0);
}

/** Fills the intents of the men whom pads steer; chooses those men first. */
export function applyPads(match: MatchState, wishes: readonly (PadWish | null)[]): void {
	for (const player of match.players) player.pad = -1;
	for (let n = 0; n < 2; n++) {
		const pad = match.pads[n]!;
		const wish = wishes[n] ?? null;
		if (pad.team < 0 || wish === null) continue;
		pad.sinceSwitchTicks += 1;
		chooseMan(match, n, wish);
		if (pad.player < 0) continue;
		const player = match.players[pad.player]!;
		player.pad = n;
		fillIntent(match, n, player, wish);
	}
}

/** The man with the ball, the pass's target, the taker; else the one who is there far sooner, or at the press of a key. */
function chooseMan(match: MatchState, n: number, wish: PadWish): void {
	const pad = match.pads[n]!;
	const other = match.pads[1 - n]!;
	const isTaken = (i: number) => other.team === pad.team && other.player === i;
	const { ball } = match;
	const isOwn = (i: number) => i >= 0 && match.players[i]!.team === pad.team;
	const due = isOwn(match.restartTaker) ? match.restartTaker : isOwn(ball.holder) ? ball.holder : ball.passTarget;
	if (isOwn(due) && match.players[due]!.isOnPitch) {
		if (!isTaken(due)) {
			changeTo(match, n, due);
			return;
		}
	} else if (pad.player >= 0 && match.players[pad.player]!.isOnPitch && match.players[pad.player]!.role !== "keeper") {
		const best = soonest(match, pad.team, isTaken);
		if (best < 0 || best === pad.player) return;
		const isFarSooner = arrival(match, best) < arrival(match, pad.player) * PITCH_TUNING.switchShare;
		const isRested = pad.sinceSwitchTicks >= PITCH_TUNING.switchRestTicks;
		if (wish.isSwitch || (wish.isPass && !isNearBall(match, pad.player)) || (isFarSooner && isRested)) {
			changeTo(match, n, best);
		}
		return;
	}
	if (pad.player >= 0 && match.players[pad.player]!.isOnPitch && !isTaken(pad.player)) {
		if (match.players[pad.player]!.role !== "keeper") return;
	}
	changeTo(match, n, soonest(match, pad.team, isTaken));
}

function changeTo(match: MatchState, n: number, player: number): void {
	const pad = match.pads[n]!;
	if (pad.player === player) return;
	pad.player = player;
	pad.sinceSwitchTicks = 0;
	pad.holdTicks = 0;
}

function isNearBall(match: MatchState, player: number): boolean {
	const man = match.players[player]!;
	const dx = match.ball.x - man.x;
	const dy = match.ball.y - man.y;
	return dx * dx + dy * dy < 9;
}

/** Rough seconds to where the ball will be soon. */
function arrival(match: MatchState, index: number): number {
	const player = match.players[index]!;
	const dx = match.ball.x + match.ball.vx * 0.35 - player.x;
	const dy = match.ball.y + match.ball.vy * 0.35 - player.y;
	return Math.sqrt(dx * dx + dy * dy) / player.speedMps;
}

function soonest(match: MatchState, team: number, isTaken: (i: number) => boolean): number {
	let best = -1;
	let least = Number.POSITIVE_INFINITY;
	for (let i = team * TEAM_SIZE; i < (team + 1) * TEAM_SIZE; i++) {
		const player = match.players[i]!;
		if (!player.isOnPitch || player.role === "keeper" || isTaken(i)) continue;
		const seconds = arrival(match, i) + (player.isDown ? 0.7 : 0);
		if (seconds < least) {
			least = seconds;
			best = i;
		}
	}
	return best;
}

function fillIntent(match: MatchState, n: number, player: Footballer, wish: PadWish): void {
	const pad = match.pads[n]!;
	const { ball } = match;
	const intent = match.intents[pad.player]!;
	const held = pad.holdTicks;
	clearIntent(intent);
	const hasBall = ball.holder === pad.player || match.restartTaker === pad.player;
	const isKicker =
		ball.kicker === pad.player && ball.kickTicks < PITCH_TUNING.aftertouchTicks && match.moment === "play";
	pad.holdTicks = wish.isShotHeld && (hasBall || ball.holder < 0) ? Math.min(255, held + 1) : 0;
	intent.moveX = wish.dx;
	intent.moveY = wish.dy;
	if (match.restartTaker === pad.player && match.moment !== "keeper-holds") {
		// He stands at the ball, and looks where he will kick.
		intent.moveX = 0;
		intent.moveY = 0;
		intent.faceX = wish.dx;
		intent.faceY = wish.dy;
	}
	if (isKicker) bend(match, wish);
	if (hasBall || (ball.holder < 0 && isNearBall(match, pad.player)))
		askKick(match, player, pad.player, wish, held, intent);
	else if (wish.isSlide) aimAtBall(match, intent, "slide", player, wish);
	else if (wish.isPass && isNearBall(match, pad.player)) aimAtBall(match, intent, "tackle", player, wish);
}

export function clearIntent(intent: Intent): void {
	intent.moveX = 0;
	intent.moveY = 0;
	intent.faceX = 0;
	intent.faceY = 0;
	intent.action = "none";
	intent.targetPlayer = -1;
	intent.targetX = 0;
	intent.targetY = 0;
	intent.power = -1;
}

/** A slide goes where the pad points, a tackle at the ball. */
function aimAtBall(
	match: MatchState,
	intent: Intent,
	action: "slide" | "tackle",
	player: Footballer,
	wish: PadWish,
): void {
	intent.action = action;
	const isAimed = action === "slide" && (wish.dx !== 0 || wish.dy !== 0);
	intent.targetX = isAimed ? player.x + wish.dx * 5 : match.ball.x;
	intent.targetY = isAimed ? player.y + wish.dy * 5 : match.ball.y;
}

function askKick(
	match: MatchState,
	player: Footballer,
	index: number,
	wish: PadWish,
	held: number,
	intent: Intent,
): void {
	const isAimed = wish.dx !== 0 || wish.dy !== 0;
	const dx = isAimed ? wish.dx : player.headingX;
	const dy = isAimed ? wish.dy : player.headingY;
	if (wish.isPass || wish.isThrough) {
		const mate = passMate(match, index, dx, dy);
		intent.action = wish.isThrough ? "through" : "pass";
		intent.targetPlayer = mate;
		if (mate < 0) {
			intent.targetX = player.x + dx * 18;
			intent.targetY = player.y + dy * 18;
			return;
		}
		const man = match.players[mate]!;
		const { attack } = match.sides[player.team as 0 | 1];
		const lead = wish.isThrough ? 0.8 : 0.35;
		intent.targetX = clamp(man.x + man.vx * lead, 1, FIELD.width - 1);
		intent.targetY = clamp(man.y + man.vy * lead + (wish.isThrough ? attack * 7 : 0), 1, FIELD.length - 1);
	} else if (wish.isLob) {
		const mate = passMate(match, index, dx, dy, 18);
		intent.action = "lob";
		intent.targetPlayer = mate;
		intent.targetX = mate < 0 ? player.x + dx * 30 : match.players[mate]!.x + match.players[mate]!.vx * 0.8;
		intent.targetY = mate < 0 ? player.y + dy * 30 : match.players[mate]!.y + match.players[mate]!.vy * 0.8;
	} else if (wish.isShotReleased) askShot(match, player, dx, dy, held, intent);
}

/** A shot goes where the pad points; roughly goalwards it goes at the goal, and the pad picks the corner. */
function askShot(match: MatchState, player: Footballer, dx: number, dy: number, held: number, intent: Intent): void {
	const { attack } = match.sides[player.team as 0 | 1];
	const goalY = attack === -1 ? 0 : FIELD.length;
	intent.action = "shot";
	intent.power = Math.min(1, held / PITCH_TUNING.shotHoldTicks);
	const toX = FIELD.middleX - player.x;
	const toY = goalY - player.y;
	const distance = Math.sqrt(toX * toX + toY * toY);
	const length = Math.sqrt(dx * dx + dy * dy);
	const along = (dx * toX + dy * toY) / (length * Math.max(0.1, distance));
	if (along > 0.6 && distance < 45) {
		const half = PITCH_TUNING.goalWidthM / 2;
		// Where the pad's way meets the goal line, drawn in between the posts; straight on: the nearer half.
		const meets = dy * attack > 0.2 ? player.x + (dx / Math.abs(dy)) * Math.abs(toY) : player.x + dx * 40;
		intent.targetX = clamp(meets, FIELD.middleX - half + 0.7, FIELD.middleX + half - 0.7);
		intent.targetY = goalY;
	} else {
		intent.targetX = player.x + (dx / length) * 25;
		intent.targetY = player.y + (dy / length) * 25;
	}
}

/** Aftertouch: sideways it spins, pulled back early it lifts. */
function bend(match: MatchState, wish: PadWish): void {
	const { ball } = match;
	if (wish.dx === 0 && wish.dy === 0) return;
	spinBall(ball, wish.dx, wish.dy, PITCH_TUNING.aftertouchSpin);
	const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy);
	const back = speed > 0 ? -(ball.vx * wish.dx + ball.vy * wish.dy) / speed : 0;
	if (back > 0.7 && ball.kickTicks <= PITCH_TUNING.aftertouchLobTicks && ball.vz < PITCH_TUNING.aftertouchLobMps) {
		ball.vz = PITCH_TUNING.aftertouchLobMps;
	}
}
