/** Tackles and slides: who gets the ball, who is brought down, and what the referee thinks of it. */
import type { Chance } from "../sky/chance.ts";
import { kickBall } from "./ball.ts";
import { TEAM_SIZE } from "./brain/interface.ts";
import { caption, nameOf } from "./captions.ts";
import { sendOff, showYellow } from "./cards.ts";
import { isInPenaltyArea } from "./field.ts";
import { ownGoalY } from "./keeper.ts";
import type { Footballer, MatchState } from "./match-state.ts";
import { take } from "./possession.ts";
import { stopFor } from "./restarts.ts";
import { PITCH_TUNING } from "./tuning.ts";

/** One tick of all challenges under way. */
export function tickChallenges(match: MatchState, chance: Chance): void {
	const { players } = match;
	for (let i = 0; i < players.length; i++) {
		const player = players[i]!;
		if ((player.slideTicks === 0 && player.lungeTicks === 0) || player.isChallengeSpent || player.role === "keeper") {
			continue;
		}
		if (match.moment !== "play") return;
		challenge(match, i, chance);
	}
}

type Side = "behind" | "side" | "front";

/** From where the challenger comes, by the way the other man runs or looks. */
export function challengeSide(challenger: Footballer, victim: Footballer): Side {
	const dx = victim.x - challenger.x;
	const dy = victim.y - challenger.y;
	const length = Math.sqrt(dx * dx + dy * dy);
	if (length < 0.01) return "side";
	const along = (dx * victim.headingX + dy * victim.headingY) / length;
	return along > 0.6 ? "behind" : along < -0.4 ? "front" : "side";
}

function challenge(match: MatchState, index: number, chance: Chance): void {
	const { ball, players } = match;
	const player = players[index]!;
	const isSlide = player.slideTicks > 0;
	const reach = isSlide ? PITCH_TUNING.slideReachM : PITCH_TUNING.tackleReachM;
	const ballX = ball.x - player.x;
	const ballY = ball.y - player.y;
	const isBallMet = ball.z < 1 && ballX * ballX + ballY * ballY < reach * reach;
	const victim = manMet(match, player);
	if (!isBallMet && victim < 0) return;
	const holder = ball.holder >= 0 ? players[ball.holder]! : null;
	if (holder !== null && holder.team === player.team) return;
	// A keeper with the ball in his hands, and a man without the ball, are run into seldom: nobody slides at them.
	if (victim >= 0 && holder !== players[victim]! && !isBallMet && chance.random() > 0.15) return;
	player.isChallengeSpent = true;
	match.sounds.push("tackle");
	const man = victim >= 0 ? players[victim]! : holder;
	if (man !== null && isFoul(player, man, isSlide, isBallMet, chance)) {
		foul(match, index, man, isSlide, chance);
		return;
	}
	if (!isBallMet) return;
	const wins = 0.55 + 0.45 * player.tackleSkill + (isSlide ? 0.15 : 0);
	if (holder !== null && chance.random() > wins) return;
	match.sides[player.team as 0 | 1].statistics.tackles += 1;
	rumbleFor(match, player, 0.4);
	if (holder !== null) {
		holder.kickPauseTicks = 24;
		if (isSlide) holder.downTicks = 20;
	}
	if (isSlide) {
		ball.holder = -1;
		ball.lastTouch = index;
		ball.isPass = false;
		ball.isShot = false;
		ball.passTarget = -1;
		kickBall(ball, player.vx, player.vy, 13 + chance.random() * 9, 0);
		caption(match, `${nameOf(match, index)} SLIDES IN!`);
	} else {
		player.lungeTicks = 0;
		take(match, index);
	}
}

/** The nearest opponent whom the challenger runs into, or −1. */
function manMet(match: MatchState, player: Footballer): number {
	const from = player.team === 0 ? TEAM_SIZE : 0;
	for (let i = from; i < from + TEAM_SIZE; i++) {
		const rival = match.players[i]!;
		const dx = rival.x - player.x;
		const dy = rival.y - player.y;
		if (dx > 1.1 || dx < -1.1 || dy > 1.1 || dy < -1.1) continue;
		if (rival.isOnPitch && rival.downTicks === 0 && dx * dx + dy * dy < 1.2) return i;
	}
	return -1;
}

function isFoul(player: Footballer, man: Footballer, isSlide: boolean, isBallFirst: boolean, chance: Chance): boolean {
	const side = challengeSide(player, man);
	const [ballFirst, manFirst] = side === "front" ? PITCH_TUNING.foulFront : PITCH_TUNING.foulSide;
	const risk = side === "behind" ? PITCH_TUNING.foulBehind : isBallFirst ? ballFirst! : manFirst!;
	const share = isSlide ? 1 : PITCH_TUNING.standingFoulShare;
	return chance.random() < risk * share * (1.25 - player.tackleSkill * 0.5);
}

function foul(match: MatchState, index: number, man: Footballer, isSlide: boolean, chance: Chance): void {
	const player = match.players[index]!;
	const side = match.sides[player.team as 0 | 1];
	side.statistics.fouls += 1;
	man.downTicks = PITCH_TUNING.fouledDownTicks;
	rumbleFor(match, man, 0.7);
	rumbleFor(match, player, 0.4);
	match.sounds.push("whistle", "groan");
	const isPenalty = isInPenaltyArea(man.x, man.y, ownGoalY(match, player.team));
	const isBehind = challengeSide(player, man) === "behind";
	caption(match, isPenalty ? "PENALTY!" : `FOUL BY ${nameOf(match, index)}`);
	stopFor(match, isPenalty ? "penalty" : "free-kick", man.team, man.x, man.y);
	const { yellowChance, redChance } = PITCH_TUNING;
	const scale = isSlide ? 1 : 0.4;
	const throwOf = chance.random();
	const red = (isBehind ? redChance.behind : redChance.other) * scale;
	if (throwOf < red) sendOff(match, index, "RED CARD");
	else if (throwOf < red + (isBehind ? yellowChance.behind : yellowChance.other) * scale) showYellow(match, index);
}

function rumbleFor(match: MatchState, player: Footballer, strength: number): void {
	if (player.pad === 0 || player.pad === 1) match.rumble[player.pad] = Math.max(match.rumble[player.pad], strength);
}
