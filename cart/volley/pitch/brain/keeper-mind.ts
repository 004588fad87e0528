/** The keeper: halves the angle, starts late for a shot (by his level), comes out for what he reaches first. */
import { PITCH_TUNING } from "../tuning.ts";
import { FIELD_LENGTH_M, FIELD_WIDTH_M } from "./interface.ts";
import { FAR_S } from "./reach.ts";
import { advanceM, yAtAdvance } from "./situation.ts";
import { runTo, rushTo } from "./steer.ts";
import { distanceM, lookAt, type Thinker } from "./thinker.ts";
import { BRAIN_TUNING, KEEPER } from "./tuning.ts";

export function keepGoal(thinker: Thinker): void {
	const { view, mind, player } = thinker;
	lookAt(mind, player, view.ball.x, view.ball.y);
	thinker.intent.faceX = view.ball.x - player.x;
	thinker.intent.faceY = view.ball.y - player.y;
	if (view.moment === "play" && isShotComing(thinker)) {
		if (mind.shotTick < 0) seeShot(thinker);
		const isLate = !mind.isPenalty && view.tick - mind.shotTick < thinker.level.keeperReactionTicks;
		if (!isLate) goForShot(thinker);
		return;
	}
	mind.shotTick = -1;
	mind.isPenalty = view.moment === "penalty";
	if (view.moment === "play" && isHisBall(thinker)) {
		const { reach } = thinker.brains;
		rushTo(thinker.intent, player, reach.x[thinker.man]!, reach.y[thinker.man]!, 1);
		return;
	}
	takePlace(thinker);
}

/** Seconds until the ball is at a height of the field, or FAR_S if it goes the other way. */
function timeToYS(thinker: Thinker, y: number): number {
	const { ball } = thinker.view;
	const way = y - ball.y;
	return way * ball.vy > 0 ? way / ball.vy : FAR_S;
}

/** A loose ball that will cross his line within a moment, in the goal or near it. */
function isShotComing(thinker: Thinker): boolean {
	const { view, attack } = thinker;
	const { ball } = view;
	const speed = Math.abs(ball.vy);
	if (ball.holder >= 0 || speed < KEEPER.shotMps) return false;
	const goalY = yAtAdvance(attack, 0);
	const timeS = timeToYS(thinker, goalY);
	if (timeS > KEEPER.shotLookS) return false;
	const x = ball.x + ball.vx * timeS;
	return Math.abs(x - FIELD_WIDTH_M / 2) < PITCH_TUNING.goalWidthM / 2 + KEEPER.besideM;
}

/** A shot comes: he misreads it by something. At a penalty there is no time for that: he guesses the side, or doesn't. */
function seeShot(thinker: Thinker): void {
	const { view, mind, level, chance } = thinker;
	mind.shotTick = view.tick;
	if (!mind.isPenalty) {
		mind.misreadM = (chance() + chance() - 1) * level.keeperMisreadM;
		return;
	}
	const { ball } = view;
	const x = ball.x + ball.vx * timeToYS(thinker, thinker.player.y);
	mind.misreadM = chance() < level.penaltyGuess ? 0 : FIELD_WIDTH_M - 2 * x;
}

/** To where the ball will pass him, by a dive if it can't be walked. */
function goForShot(thinker: Thinker): void {
	const { view, player, intent, mind, level } = thinker;
	const { ball } = view;
	const timeS = timeToYS(thinker, player.y);
	if (timeS >= FAR_S) return;
	const x = ball.x + ball.vx * timeS + mind.misreadM;
	const off = x - player.x;
	const limit = FIELD_WIDTH_M / 2;
	const half = PITCH_TUNING.goalWidthM / 2 + 0.8;
	const toX = Math.max(limit - half, Math.min(limit + half, x));
	rushTo(intent, player, toX, player.y, Math.min(1, Math.abs(off)) * level.keeperEffort);
	const needed = Math.abs(off) - PITCH_TUNING.handsReachM * 0.7;
	if (needed <= 0 || Math.abs(off) > KEEPER.diveMostM) return;
	// As late as a dive may begin and still be there, and later by what he is no master of.
	const lateS = mind.isPenalty ? 0 : level.keeperLateS;
	if (timeS > needed / PITCH_TUNING.diveMps - lateS) return;
	intent.action = "slide";
	intent.targetX = toX;
	intent.targetY = player.y;
}

/** A loose ball in his area at which he is first; or one at an opponent's feet with nobody of his in between. */
function isHisBall(thinker: Thinker): boolean {
	const { view, brains, man, player, attack } = thinker;
	const { ball } = view;
	const { reach, situation } = brains;
	const meetsAt = advanceM(attack, reach.y[man]!);
	const isInArea = meetsAt < KEEPER.areaM && Math.abs(reach.x[man]! - FIELD_WIDTH_M / 2) < KEEPER.areaHalfM;
	if (!isInArea) return false;
	const own = situation.first[player.team as 0 | 1];
	const foe = situation.first[player.team === 0 ? 1 : 0];
	const ownS = own < 0 ? FAR_S : reach.timeS[own]!;
	const foeS = foe < 0 ? FAR_S : reach.timeS[foe]!;
	const hisS = reach.timeS[man]!;
	if (ball.holder < 0) return hisS < foeS + 0.1 && hisS < ownS;
	const isFoe = view.players[ball.holder]!.team !== player.team;
	return isFoe && ownS > KEEPER.aloneS && advanceM(attack, ball.y) < KEEPER.rushM;
}

/** On the line from ball to goal, farther out the farther the ball. Source: VOLLEY.md, "keeper positioning by angle". */
function takePlace(thinker: Thinker): void {
	const { view, player, intent, attack, level, mind } = thinker;
	const { ball } = view;
	const goalY = yAtAdvance(attack, 0);
	const dx = ball.x - FIELD_WIDTH_M / 2;
	const dy = ball.y - goalY;
	const far = Math.max(1, distanceM(0, 0, dx, dy));
	const { keeperOutShare, keeperOutMostM } = BRAIN_TUNING;
	const isPenalty = view.moment === "penalty";
	const out = isPenalty ? 0.4 : Math.max(1, Math.min(keeperOutMostM, far * keeperOutShare));
	const x = isPenalty ? FIELD_WIDTH_M / 2 : FIELD_WIDTH_M / 2 + (dx / far) * out;
	const y = goalY + (dy / far) * out;
	mind.spotX = x;
	mind.spotY = Math.max(0.3, Math.min(FIELD_LENGTH_M - 0.3, y));
	runTo(intent, player, mind.spotX, mind.spotY, level.effort);
}
