/** Hands: when a keeper may use them, what he holds and what gets past him. */
import type { Chance } from "../sky/chance.ts";
import { caption, nameOf } from "./captions.ts";
import { clamp, FIELD, isInPenaltyArea } from "./field.ts";
import { type MatchState, teamOf } from "./match-state.ts";
import { PITCH_TUNING } from "./tuning.ts";

/** The goal line that a team defends. */
export function ownGoalY(match: MatchState, team: number): number {
	return match.sides[team as 0 | 1].attack === -1 ? FIELD.length : 0;
}

/** Only in his own area, and not after a team-mate's pass by foot. */
export function mayUseHands(match: MatchState, index: number): boolean {
	const player = match.players[index]!;
	if (player.role !== "keeper") return false;
	const { ball } = match;
	const isBackPass = ball.isPass && ball.kicker >= 0 && teamOf(ball.kicker) === player.team;
	if (isBackPass) return false;
	const goalY = ownGoalY(match, player.team);
	return isInPenaltyArea(player.x, player.y, goalY) && isInPenaltyArea(ball.x, clamp(ball.y, 0, FIELD.length), goalY);
}

/** The ball comes into a keeper's reach: held, parried, or past him. */
export function handle(match: MatchState, index: number, chance: Chance): void {
	const { ball } = match;
	const keeper = match.players[index]!;
	const side = match.sides[keeper.team as 0 | 1];
	const skill = clamp(keeper.tackleSkill + KEEPER_LEVEL[side.level], 0, 1);
	const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy);
	const [beatenMost, beatenLeast] = PITCH_TUNING.beatenChance;
	const [holdLeast, holdMost] = PITCH_TUNING.holdMps;
	const limit = holdLeast! + (holdMost! - holdLeast!) * skill;
	if (ball.isShot && speed > limit * 0.8) {
		const beaten = beatenMost! + (beatenLeast! - beatenMost!) * skill;
		if (chance.random() < beaten) {
			// Through his hands: he doesn't get another touch at it.
			keeper.kickPauseTicks = 30;
			return;
		}
	}
	if (ball.isShot) side.statistics.saves += 1;
	keeper.kickPauseTicks = 0;
	ball.isPass = false;
	ball.passTarget = -1;
	ball.lastTouch = index;
	if (speed <= limit) {
		catchBall(match, index);
		return;
	}
	parry(match, side.attack, chance);
	ball.isShot = false;
	keeper.kickPauseTicks = 16;
	match.sounds.push("pass", "groan");
	caption(match, `PARRIED BY ${nameOf(match, index)}!`);
}

/** Away from the goal, or round the post, to the side it came to. */
function parry(match: MatchState, away: 1 | -1, chance: Chance): void {
	const { ball } = match;
	const out = ball.x < FIELD.middleX ? -1 : 1;
	ball.vz = 3 + chance.random() * 5;
	if (chance.random() >= PITCH_TUNING.parryBehindChance) {
		ball.vx = out * (5 + chance.random() * 8);
		ball.vy = away * (1 + chance.random() * 7);
		return;
	}
	const goalY = away === 1 ? 0 : FIELD.length;
	const crossX = FIELD.middleX + out * (PITCH_TUNING.goalWidthM / 2 + 1.2 + chance.random() * 5);
	const seconds = Math.max(0.6, Math.abs(ball.y - goalY)) / (8 + chance.random() * 5);
	ball.vx = (crossX - ball.x) / seconds;
	ball.vy = (goalY - away * 0.6 - ball.y) / seconds;
}

const KEEPER_LEVEL = { easy: -0.35, normal: -0.05, hard: 0.25 } as const;

function catchBall(match: MatchState, index: number): void {
	const { ball } = match;
	const keeper = match.players[index]!;
	const wasShot = ball.isShot;
	ball.holder = index;
	ball.isShot = false;
	ball.kicker = -1;
	ball.vx = 0;
	ball.vy = 0;
	ball.vz = 0;
	ball.spin = 0;
	match.moment = "keeper-holds";
	match.momentTicks = 0;
	match.restartTeam = keeper.team;
	match.restartTaker = index;
	match.offsideBits = 0;
	match.sounds.push("pass");
	if (wasShot) {
		match.sounds.push("groan");
		caption(match, `SAVED BY ${nameOf(match, index)}!`);
	}
}

/** The ball goes with the keeper's hands. */
export function carry(match: MatchState): void {
	const { ball } = match;
	const keeper = match.players[ball.holder]!;
	const goalY = ownGoalY(match, keeper.team);
	// He may not carry it out of his area.
	const inner = FIELD.penaltyDepth - 0.8;
	keeper.y = goalY === 0 ? clamp(keeper.y, 0.5, inner) : clamp(keeper.y, FIELD.length - inner, FIELD.length - 0.5);
	keeper.x = clamp(
		keeper.x,
		FIELD.middleX - FIELD.penaltyHalfWidth + 0.5,
		FIELD.middleX + FIELD.penaltyHalfWidth - 0.5,
	);
	ball.x = keeper.x + keeper.headingX * 0.4;
	ball.y = clamp(keeper.y + keeper.headingY * 0.4, 0.1, FIELD.length - 0.1);
	ball.z = 1;
	ball.vx = 0;
	ball.vy = 0;
	ball.vz = 0;
}
