/** One tick of a match: a function of its state, the pads' wishes and chance. It draws nothing. */
import type { Chance } from "../sky/chance.ts";
import { tickBall } from "./ball.ts";
import type { Intent } from "./brain/interface.ts";
import { celebrate } from "./celebration.ts";
import { tickChallenges } from "./challenges.ts";
import { tickClock } from "./clock.ts";
import { clamp, FIELD } from "./field.ts";
import { holdInNet } from "./goal.ts";
import { carry, handle, mayUseHands } from "./keeper.ts";
import { canKick, kickAs } from "./kicks.ts";
import { createMatchState, type MatchSetup, type MatchState, viewOf } from "./match-state.ts";
import { tickMinds } from "./minds.ts";
import { applyPads, type PadWish } from "./pads.ts";
import { distanceToBall, tickPossession } from "./possession.ts";
import { judgeLines, judgeTouch } from "./referee.ts";
import { isRecorded, REPLAY_DUE, recordReplay, startReplay } from "./replay.ts";
import { keepDistance, sendHome, setUpRestart, stopFor } from "./restarts.ts";
import { keepApart, runFootballer, startLunge, startSlide } from "./running.ts";
import { beginShootOut, holdOthersBack, lineUpForShootOut, tickShootOut } from "./shoot-out.ts";
import { substituteAtStop } from "./substitutions.ts";
import { PITCH_TUNING } from "./tuning.ts";

export function createMatch(setup: MatchSetup, chance: Chance): MatchState {
	const match = createMatchState(setup);
	for (const player of match.players) sendHome(player);
	match.firstKickOff = chance.randomInt(2);
	if (setup.isShootOutOnly) beginShootOut(match);
	else stopFor(match, "kick-off", match.firstKickOff, FIELD.middleX, FIELD.middleY, 60);
	return match;
}

/** @param wishes each pad's, null for a pad that nobody holds */
export function tickMatch(match: MatchState, wishes: readonly (PadWish | null)[], chance: Chance): void {
	match.sounds.length = 0;
	match.rumble[0] = 0;
	match.rumble[1] = 0;
	match.isCut = false;
	if (match.replayTicks > 0) {
		tickReplay(match, wishes);
		return;
	}
	match.tick += 1;
	match.momentTicks += 1;
	if (match.captionTicks > 0) match.captionTicks -= 1;
	match.bulgePx *= 0.9;
	tickMinds(match.minds, viewOf(match), match.intents, () => chance.random());
	celebrate(match);
	applyPads(match, wishes);
	holdOthersBack(match);
	act(match, chance);
	moveBall(match, chance);
	tickClock(match);
	tickShootOut(match);
	if (match.moment === "stopped") tickStop(match);
}

function tickReplay(match: MatchState, wishes: readonly (PadWish | null)[]): void {
	match.replayTicks -= 1;
	const isSkipped = wishes.some((wish) => wish !== null && (wish.isPass || wish.isSlide || wish.isLob));
	if (isSkipped || match.replayTicks === 0) {
		match.replayTicks = 0;
		match.isCut = true;
		layReady(match);
	}
}

/** All men do what they want. */
function act(match: MatchState, chance: Chance): void {
	const { players, intents, ball } = match;
	for (let i = 0; i < players.length; i++) {
		const player = players[i]!;
		if (!player.isOnPitch) continue;
		const intent = intents[i]!;
		if (intent.action !== "none") perform(match, i, intent, chance);
		runFootballer(match, player, intent, ball.holder === i);
	}
	keepApart(players, match.alongOrder);
	keepDistance(match);
	forceRestart(match, chance);
}

function perform(match: MatchState, index: number, intent: Intent, chance: Chance): void {
	const player = match.players[index]!;
	if (intent.action === "slide" || intent.action === "tackle") {
		const isReady = !player.isDown && player.slideTicks === 0 && player.lungeTicks === 0;
		if (!isReady || match.moment !== "play" || match.ball.holder === index) return;
		const dx = intent.targetX - player.x;
		const dy = intent.targetY - player.y;
		if (intent.action === "slide") startSlide(player, dx, dy, player.role === "keeper");
		else startLunge(player, dx, dy);
		return;
	}
	if (!canKick(match, index)) return;
	// A ball played as it comes is a touch like any other.
	if (match.moment === "play" && match.ball.holder !== index) judgeTouch(match, index);
	if (match.moment !== "stopped") kickAs(match, index, intent, chance);
}

/** A dead ball that nobody plays is played by itself, so that no match stands still. */
function forceRestart(match: MatchState, chance: Chance): void {
	const taker = match.restartTaker;
	const player = match.players[taker];
	if (player === undefined || match.moment === "play" || match.moment === "stopped") return;
	const last = match.moment === "keeper-holds" ? PITCH_TUNING.keeperHoldTicks : PITCH_TUNING.restartLastTicks;
	if (match.momentTicks < last) return;
	const { attack } = match.sides[player.team as 0 | 1];
	const intent = match.intents[taker]!;
	intent.targetPlayer = -1;
	intent.power = -1;
	intent.action = match.moment === "penalty" ? "shot" : match.moment === "throw-in" ? "pass" : "lob";
	intent.targetX = clamp(player.x + player.headingX * 20, 4, FIELD.width - 4);
	intent.targetY =
		match.moment === "penalty" ? (attack === -1 ? 0 : FIELD.length) : clamp(player.y + attack * 20, 4, 101);
	kickAs(match, taker, intent, chance);
}

function moveBall(match: MatchState, chance: Chance): void {
	const { ball, moment } = match;
	if (moment === "keeper-holds") {
		carry(match);
		return;
	}
	if (moment === "play") {
		tickChallenges(match, chance);
		if (match.moment === "play") touch(match, chance);
	} else if (moment !== "stopped") return;
	if (ball.holder < 0) ball.kickTicks += 1;
	const fromX = ball.x;
	const fromY = ball.y;
	const struck = tickBall(ball);
	if (struck > 5) match.sounds.push("bounce");
	if (match.moment === "play") judgeLines(match, fromX, fromY);
	if (match.moment === "stopped" && (ball.y < 0 || ball.y > FIELD.length)) rollBehindTheLine(match);
	if (isRecorded(match)) recordReplay(match);
}

function touch(match: MatchState, chance: Chance): void {
	const { ball } = match;
	const toucher = tickPossession(match, chance);
	if (toucher >= 0 && match.moment !== "stopped") judgeTouch(match, toucher);
	if (ball.holder < 0 || match.moment !== "play") return;
	const { team } = match.players[ball.holder]!;
	match.sides[team as 0 | 1].statistics.possessionTicks += 1;
	// A keeper takes up a ball at his feet, if the law allows it.
	const keeper = match.players[ball.holder]!;
	if (keeper.role === "keeper" && mayUseHands(match, ball.holder) && distanceToBall(match, keeper) < 1) {
		handle(match, ball.holder, chance);
	}
}

/** The net holds a ball that is in it; others roll to the boards. */
function rollBehindTheLine(match: MatchState): void {
	const { ball } = match;
	const isIn = match.next?.moment === "kick-off" || (match.shootOut !== null && match.next?.moment === "penalty");
	if (!isIn || Math.abs(ball.x - FIELD.middleX) > PITCH_TUNING.goalWidthM / 2) {
		ball.vx *= 0.96;
		ball.vy *= 0.96;
		return;
	}
	match.bulgePx = Math.max(match.bulgePx, holdInNet(ball, ball.y < 0 ? "top" : "bottom"));
}

function tickStop(match: MatchState): void {
	const { next } = match;
	if (next === null || match.momentTicks < next.inTicks) return;
	if (match.replayTicks === REPLAY_DUE) {
		match.replayTicks = 0;
		startReplay(match);
		if (match.replayTicks > 0) {
			match.isCut = true;
			return;
		}
	}
	layReady(match);
}

function layReady(match: MatchState): void {
	if (match.next === null) return;
	setUpRestart(match);
	substituteAtStop(match);
	lineUpForShootOut(match);
}
