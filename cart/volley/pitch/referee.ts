/** The referee at the lines: goals, throw-ins, corners, goal kicks, offside. */
import { caption, clubOf, nameOf } from "./captions.ts";
import { gameMinute } from "./clock.ts";
import { FIELD } from "./field.ts";
import { crossLines } from "./goal.ts";
import { type MatchState, teamOf } from "./match-state.ts";
import { isOffsideTouch } from "./offside.ts";
import { REPLAY_DUE } from "./replay.ts";
import { stopFor } from "./restarts.ts";
import { PITCH_TUNING } from "./tuning.ts";

/** Judges the ball's last step. @param fromX where the ball was a tick ago */
export function judgeLines(match: MatchState, fromX: number, fromY: number): void {
	const { ball } = match;
	const event = crossLines(ball, fromX, fromY);
	switch (event) {
		case "goal-top":
			scoreGoal(match, match.sides[0].attack === -1 ? 0 : 1);
			break;
		case "goal-bottom":
			scoreGoal(match, match.sides[0].attack === 1 ? 0 : 1);
			break;
		case "post":
			match.sounds.push("post", "groan");
			caption(match, "OFF THE WOODWORK!");
			break;
		case "out-side":
			throwIn(match);
			break;
		case "out-end":
			behindTheLine(match);
			break;
		default:
			break;
	}
}

function scoreGoal(match: MatchState, team: 0 | 1): void {
	const { ball } = match;
	const isTop = ball.y < FIELD.middleY;
	match.bulgeEnd = isTop ? 0 : 1;
	match.sounds.push("net", "cheer", "whistle");
	match.rumble[0] = 0.8;
	match.rumble[1] = 0.8;
	if (match.shootOut !== null) {
		match.shootOut.scored[team] += 1;
		caption(match, "SCORED!");
		stopFor(match, "penalty", 1 - team, ball.x, ball.y, PITCH_TUNING.celebrationTicks);
		return;
	}
	const scorer = ball.lastTouch;
	const isOwnGoal = scorer >= 0 && teamOf(scorer) !== team;
	match.sides[team].goals += 1;
	const name = scorer >= 0 ? nameOf(match, scorer) : "";
	match.goals.push({ team, player: scorer, minute: gameMinute(match), isOwnGoal, name });
	caption(match, isOwnGoal ? `OWN GOAL BY ${name}!` : `GOAL! ${name}, ${clubOf(match, team)}`);
	stopFor(match, "kick-off", 1 - team, FIELD.middleX, FIELD.middleY, PITCH_TUNING.celebrationTicks);
	match.replayTicks = REPLAY_DUE;
}

/** The side that did not touch it last. Nobody's ball goes to the visitors of that half. */
function otherSide(match: MatchState): number {
	const { lastTouch } = match.ball;
	return lastTouch < 0
		? match.ball.y < FIELD.middleY
			? defenderOf(match, 0)
			: defenderOf(match, FIELD.length)
		: 1 - teamOf(lastTouch);
}

/** Team that defends the goal line at `goalY`. */
export function defenderOf(match: MatchState, goalY: number): number {
	const attackTowards = goalY === 0 ? -1 : 1;
	return match.sides[0].attack === attackTowards ? 1 : 0;
}

function throwIn(match: MatchState): void {
	const { ball } = match;
	const team = otherSide(match);
	match.sides[team as 0 | 1].statistics.throwIns += 1;
	caption(match, `THROW-IN: ${clubOf(match, team)}`);
	stopFor(match, "throw-in", team, ball.x, ball.y);
}

function behindTheLine(match: MatchState): void {
	const { ball } = match;
	const goalY = ball.y < FIELD.middleY ? 0 : FIELD.length;
	const defender = defenderOf(match, goalY);
	const into = goalY === 0 ? 1 : -1;
	const isCorner = ball.lastTouch >= 0 && teamOf(ball.lastTouch) === defender;
	const wasShot = ball.isShot;
	if (isCorner) {
		match.sides[(1 - defender) as 0 | 1].statistics.corners += 1;
		caption(match, `CORNER: ${clubOf(match, 1 - defender)}`);
		stopFor(match, "corner", 1 - defender, ball.x < FIELD.middleX ? 0.4 : FIELD.width - 0.4, goalY + into * 0.4);
		return;
	}
	if (wasShot) match.sounds.push("groan");
	caption(match, wasShot ? "WIDE OF THE GOAL!" : "GOAL KICK");
	const x = FIELD.middleX + (ball.x < FIELD.middleX ? -7 : 7);
	stopFor(match, "goal-kick", defender, x, goalY + into * FIELD.goalAreaDepth);
}

/** A man has touched the ball: was he offside when it was played? */
export function judgeTouch(match: MatchState, index: number): void {
	if (!isOffsideTouch(match, index)) return;
	const player = match.players[index]!;
	match.sides[player.team as 0 | 1].statistics.offsides += 1;
	match.sounds.push("whistle");
	caption(match, `OFFSIDE: ${nameOf(match, index)}`);
	stopFor(match, "free-kick", 1 - player.team, player.x, player.y);
}
