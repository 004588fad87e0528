/** Who has the ball: taking it, leading it, losing it, being poked off it. */
import type { Chance } from "../sky/chance.ts";
import { clamp } from "./field.ts";
import { handle, mayUseHands } from "./keeper.ts";
import { type Footballer, type MatchState, teamOf } from "./match-state.ts";
import { PITCH_TUNING } from "./tuning.ts";

export function distanceToBall(match: MatchState, player: Footballer): number {
	const dx = match.ball.x - player.x;
	const dy = match.ball.y - player.y;
	return Math.sqrt(dx * dx + dy * dy);
}

/** One tick of holding, leading and taking the ball, in play. @returns who touched it, or −1 */
export function tickPossession(match: MatchState, chance: Chance): number {
	const { ball, players } = match;
	if (ball.holder >= 0) {
		const holder = players[ball.holder]!;
		const isLost =
			!holder.isOnPitch ||
			holder.downTicks > 0 ||
			distanceToBall(match, holder) > PITCH_TUNING.looseM ||
			ball.z > PITCH_TUNING.touchHeightM;
		if (isLost) ball.holder = -1;
		else {
			const thief = pokedBy(match, holder, chance);
			if (thief < 0) {
				lead(match, holder);
				return ball.holder;
			}
			if (chance.random() < PITCH_TUNING.pokeLooseChance) knockLoose(match, thief, chance);
			else take(match, thief);
			return thief;
		}
	}
	const taker = nearestTaker(match);
	if (taker < 0) return -1;
	if (mayUseHands(match, taker)) {
		handle(match, taker, chance);
		return taker;
	}
	receive(match, taker, chance);
	return taker;
}

function nearestTaker(match: MatchState): number {
	const { ball, players } = match;
	const isFast =
		ball.isShot && ball.vx * ball.vx + ball.vy * ball.vy > PITCH_TUNING.hardBallMps * PITCH_TUNING.hardBallMps;
	let best = -1;
	let bestReach = 0;
	for (let i = 0; i < players.length; i++) {
		const player = players[i]!;
		if (!player.isOnPitch || player.isDown || player.kickPauseTicks > 0) continue;
		const dx = ball.x - player.x;
		const dy = ball.y - player.y;
		if (dx > 3 || dx < -3 || dy > 3 || dy < -3) continue;
		const isHands = player.role === "keeper" && mayUseHands(match, i);
		if (!isHands && (ball.z > PITCH_TUNING.touchHeightM || player.slideTicks > 0)) continue;
		if (isHands && ball.z > PITCH_TUNING.handsHeightM) continue;
		const reach = isHands
			? player.slideTicks > 0
				? PITCH_TUNING.diveReachM
				: PITCH_TUNING.handsReachM
			: isFast
				? PITCH_TUNING.blockReachM
				: PITCH_TUNING.reachM;
		const spare = reach - Math.sqrt(dx * dx + dy * dy);
		if (spare > bestReach) {
			bestReach = spare;
			best = i;
		}
	}
	return best;
}

/** A loose ball comes to a man's feet: he stops it, or it springs off. */
function receive(match: MatchState, index: number, chance: Chance): void {
	const { ball } = match;
	const player = match.players[index]!;
	const dvx = ball.vx - player.vx;
	const dvy = ball.vy - player.vy;
	const speed = Math.sqrt(dvx * dvx + dvy * dvy);
	const isCutOff = ball.isPass && ball.kicker >= 0 && teamOf(ball.kicker) !== player.team;
	noteInterception(match, index);
	if (isCutOff && speed > PITCH_TUNING.cutOffMps && chance.random() < PITCH_TUNING.cutOffKnockChance) {
		deflect(match, index, chance);
		return;
	}
	if (ball.isShot && speed > PITCH_TUNING.hardBallMps) {
		deflect(match, index, chance);
		return;
	}
	const tooHard = clamp((speed - PITCH_TUNING.hardBallMps) / 16, 0, 0.75) * (1.2 - player.kickSkill);
	if (ball.passTarget !== index && chance.random() < tooHard) {
		ball.vx = ball.vx * -0.15 + (chance.random() - 0.5) * speed * 0.5;
		ball.vy = ball.vy * -0.15 + (chance.random() - 0.5) * speed * 0.5;
		ball.vz = chance.random() * 4;
		springOff(match, index);
		return;
	}
	take(match, index);
}

/** A shot is blocked by a body: slower, it goes on to one side or the other, or comes back. */
function deflect(match: MatchState, index: number, chance: Chance): void {
	const { ball } = match;
	const { deflectTurnDeg, deflectShare, deflectLiftMps } = PITCH_TUNING;
	const turn = ((chance.random() < 0.5 ? -1 : 1) * between(deflectTurnDeg, chance) * Math.PI) / 180;
	const share = between(deflectShare, chance);
	const { vx, vy } = ball;
	ball.vx = (vx * Math.cos(turn) - vy * Math.sin(turn)) * share;
	ball.vy = (vx * Math.sin(turn) + vy * Math.cos(turn)) * share;
	ball.vz = between(deflectLiftMps, chance);
	springOff(match, index);
}

/** Poked off the holder's feet, past him and to one side. */
function knockLoose(match: MatchState, thief: number, chance: Chance): void {
	const { ball } = match;
	const player = match.players[thief]!;
	const dx = ball.x - player.x;
	const dy = ball.y - player.y;
	const speed = between(PITCH_TUNING.pokeLooseMps, chance);
	const turn = (chance.random() - 0.5) * Math.PI;
	const far = Math.max(0.1, Math.sqrt(dx * dx + dy * dy));
	ball.holder = -1;
	ball.passTarget = -1;
	ball.vx = ((dx * Math.cos(turn) - dy * Math.sin(turn)) / far) * speed;
	ball.vy = ((dx * Math.sin(turn) + dy * Math.cos(turn)) / far) * speed;
	springOff(match, thief);
}

function between([least, most]: readonly [number, number], chance: Chance): number {
	return least + (most - least) * chance.random();
}

function springOff(match: MatchState, index: number): void {
	const { ball } = match;
	ball.lastTouch = index;
	ball.isShot = false;
	ball.isPass = false;
	ball.spin = 0;
	match.players[index]!.kickPauseTicks = 8;
	match.sounds.push("bounce");
}

/** The ball is his. */
export function take(match: MatchState, index: number): void {
	const { ball } = match;
	const player = match.players[index]!;
	ball.holder = index;
	ball.lastTouch = index;
	ball.passTarget = -1;
	ball.isShot = false;
	ball.isPass = false;
	ball.kicker = -1;
	ball.spin = 0;
	ball.z = 0;
	ball.vz = 0;
	ball.vx = player.vx;
	ball.vy = player.vy;
}

/** The other side's pass was caught, or the own side's has arrived. */
function noteInterception(match: MatchState, index: number): void {
	const { ball } = match;
	if (!ball.isPass || ball.kicker < 0 || ball.kicker === index) return;
	const isOwn = teamOf(ball.kicker) === teamOf(index);
	const statistics = match.sides[teamOf(index) as 0 | 1].statistics;
	if (isOwn) statistics.passesCompleted += 1;
	else statistics.interceptions += 1;
	ball.isPass = false;
}

/** The ball is led to a place ahead of the boots, farther ahead within each stride. */
function lead(match: MatchState, player: Footballer): void {
	const { ball } = match;
	const speed = Math.sqrt(player.vx * player.vx + player.vy * player.vy);
	const { touchM, touchAheadM, strideLengthM, leadShare } = PITCH_TUNING;
	const stride = (Math.max(0, player.ranM) % strideLengthM) / strideLengthM;
	const ahead = touchM + (speed > 1 ? touchAheadM * 4 * stride * (1 - stride) : 0);
	const wayX = speed > 1 ? player.vx / speed : player.headingX;
	const wayY = speed > 1 ? player.vy / speed : player.headingY;
	const ticks = PITCH_TUNING.ticksPerSecond;
	ball.vx = player.vx + (player.x + wayX * ahead - ball.x) * leadShare * ticks;
	ball.vy = player.vy + (player.y + wayY * ahead - ball.y) * leadShare * ticks;
	ball.vz = 0;
	ball.z = 0;
	ball.lastTouch = ball.holder;
}

/** @returns the opponent who has poked the ball off the holder's feet, or −1 */
function pokedBy(match: MatchState, holder: Footballer, chance: Chance): number {
	const { ball, players } = match;
	const [least, most] = PITCH_TUNING.pokeChance;
	const from = holder.team === 0 ? 11 : 0;
	for (let i = from; i < from + 11; i++) {
		const rival = players[i]!;
		const dx = ball.x - rival.x;
		const dy = ball.y - rival.y;
		if (dx > 1 || dx < -1 || dy > 1 || dy < -1 || !rival.isOnPitch || rival.isDown) continue;
		if (rival.slideTicks > 0 || rival.lungeTicks > 0 || rival.kickPauseTicks > 0) continue;
		if (chance.random() < least! + (most! - least!) * rival.tackleSkill) {
			holder.kickPauseTicks = 20;
			match.sides[rival.team as 0 | 1].statistics.tackles += 1;
			return i;
		}
	}
	return -1;
}
