/** Kicks: an intent's pass, through pass, lob, shot or clearance becomes the ball's flight, with the kicker's error. */
import type { Chance } from "../sky/chance.ts";
import { kickBall } from "./ball.ts";
import { type Intent, KICK_SPEEDS_MPS, TEAM_SIZE } from "./brain/interface.ts";
import { caption, nameOf } from "./captions.ts";
import { clamp, FIELD } from "./field.ts";
import { type Footballer, type MatchState, teamOf } from "./match-state.ts";
import { markOffside } from "./offside.ts";
import { faceSpot } from "./running.ts";
import { PITCH_TUNING } from "./tuning.ts";

/** Whether he can play the ball now: it is his, or it passes him within reach of foot or head. */
export function canKick(match: MatchState, index: number): boolean {
	const { ball, players } = match;
	const player = players[index]!;
	if (player.isDown || player.slideTicks > 0 || player.lungeTicks > 0) return false;
	if (match.moment === "keeper-holds") return ball.holder === index;
	if (match.moment === "stopped") return false;
	if (match.moment !== "play") {
		return match.restartTaker === index && match.momentTicks >= PITCH_TUNING.restartReadyTicks;
	}
	if (ball.holder === index) return true;
	if (ball.holder >= 0 || player.kickPauseTicks > 0 || ball.z > PITCH_TUNING.headHeightM) return false;
	const dx = ball.x - player.x;
	const dy = ball.y - player.y;
	return dx * dx + dy * dy < PITCH_TUNING.reachM * PITCH_TUNING.reachM;
}

/** Kicks as the intent says. The caller has asked `canKick`. */
export function kickAs(match: MatchState, index: number, intent: Intent, chance: Chance): void {
	const { ball, moment } = match;
	const player = match.players[index]!;
	const isVolley = moment === "play" && ball.holder !== index;
	const isThrow = moment === "throw-in" || (moment === "keeper-holds" && intent.action === "pass");
	const action = moment === "throw-in" ? (intent.action === "lob" ? "lob" : "pass") : intent.action;
	const dx = intent.targetX - player.x;
	const dy = intent.targetY - player.y;
	const distance = Math.max(1, Math.sqrt(dx * dx + dy * dy));
	const isShot = action === "shot";
	const [errorMost, errorLeast] = isShot ? PITCH_TUNING.shotErrorDeg : PITCH_TUNING.passErrorDeg;
	const tired = 1 + (1 - player.energy) * 0.4;
	const widest = (errorMost! + (errorLeast! - errorMost!) * player.kickSkill) * tired;
	const error = widest * (isVolley ? PITCH_TUNING.volleyErrorFactor : 1) * (moment === "penalty" ? 0.35 : 1);
	const turn = ((chance.random() + chance.random() - 1) * error * Math.PI) / 180;
	const cos = Math.cos(turn);
	const sin = Math.sin(turn);
	const { speed, lift } = flightOf(match, intent, action, distance, isThrow);
	const height = Math.max(ball.z, isThrow ? 1.5 : 0);
	kickBall(ball, dx * cos - dy * sin, dx * sin + dy * cos, speed, lift);
	ball.z = height;
	if (intent.targetX !== player.x || intent.targetY !== player.y) faceSpot(player, intent.targetX, intent.targetY);
	afterKick(match, index, intent, action, isThrow);
	countKick(match, player, action);
	if (isShot) {
		match.rumble[0] = player.pad === 0 ? 0.5 : match.rumble[0];
		match.rumble[1] = player.pad === 1 ? 0.5 : match.rumble[1];
		caption(match, `${nameOf(match, index)} SHOOTS!`);
	}
}

function flightOf(
	match: MatchState,
	intent: Intent,
	action: Intent["action"],
	distance: number,
	isThrow: boolean,
): { speed: number; lift: number } {
	const { gravityMps2, passArrivalMps, shotLiftMps } = PITCH_TUNING;
	const range = KICK_SPEEDS_MPS[action === "none" || action === "tackle" || action === "slide" ? "pass" : action];
	const fromPower = range[0]! + (range[1]! - range[0]!) * clamp(intent.power, 0, 1);
	if (action === "shot") {
		const power = intent.power < 0 ? clamp((distance - 4) / 22, 0.35, 0.9) : clamp(intent.power, 0, 1);
		return {
			speed: range[0]! + (range[1]! - range[0]!) * power,
			lift: shotLiftMps[0]! + (shotLiftMps[1]! - shotLiftMps[0]!) * power,
		};
	}
	if (action === "lob" || action === "clear") {
		const speed = intent.power < 0 ? clamp(8 + distance * 0.32, range[0]!, range[1]!) : fromPower;
		const most = isThrow ? 15 : 40;
		const seconds = Math.min(most, action === "clear" && intent.power >= 0 ? 45 : distance) / speed;
		return { speed: isThrow ? Math.min(15, speed) : speed, lift: (gravityMps2 * seconds) / 2 };
	}
	if (isThrow) {
		const speed = clamp(6 + distance * 0.5, 8, 17);
		return { speed, lift: 2.5 };
	}
	const arrival = action === "through" ? passArrivalMps * 0.7 : passArrivalMps;
	const needed = Math.sqrt(arrival * arrival + 2 * match.ball.groundFriction * distance);
	return { speed: intent.power < 0 ? clamp(needed, range[0]!, range[1]!) : fromPower, lift: 0 };
}

function afterKick(match: MatchState, index: number, intent: Intent, action: Intent["action"], isThrow: boolean): void {
	const { ball } = match;
	const player = match.players[index]!;
	const isFromRestart = match.moment !== "play" && match.moment !== "keeper-holds";
	const isOffsidePossible = match.moment !== "throw-in" && match.moment !== "corner" && match.moment !== "goal-kick";
	ball.holder = -1;
	ball.lastTouch = index;
	ball.kicker = index;
	ball.kickTicks = 0;
	ball.isShot = action === "shot";
	ball.isPass = (action === "pass" || action === "through" || action === "lob") && !isThrow;
	ball.passTarget = ball.isShot || action === "clear" ? -1 : targetOf(match, index, intent);
	player.kickPauseTicks = PITCH_TUNING.kickPauseTicks;
	player.kickShownTicks = 12;
	match.isFromRestart = isFromRestart;
	if (isOffsidePossible) markOffside(match, index);
	else match.offsideBits = 0;
	if (match.moment === "penalty") match.penaltyTicks = 1;
	if (match.shootOut !== null) match.shootOut.kickedTicks = 0;
	match.moment = "play";
	match.momentTicks = 0;
	match.restartTeam = -1;
	match.restartTaker = -1;
	const isSoft = action === "pass" || action === "through";
	match.sounds.push(isSoft ? "pass" : "kick");
}

/** The mate that a pass is for: the one named, or the one nearest to the spot. */
function targetOf(match: MatchState, index: number, intent: Intent): number {
	const team = teamOf(index);
	const named = intent.targetPlayer;
	// A brain's ball for nobody in particular is for nobody; a pad's is for whoever stands where it points.
	if (named < 0 && match.players[index]!.pad < 0) return -1;
	if (named >= 0 && named !== index && teamOf(named) === team && match.players[named]!.isOnPitch) return named;
	let best = -1;
	let nearest = 15 * 15;
	for (let i = team * TEAM_SIZE; i < (team + 1) * TEAM_SIZE; i++) {
		const mate = match.players[i]!;
		if (i === index || !mate.isOnPitch) continue;
		const dx = mate.x - intent.targetX;
		const dy = mate.y - intent.targetY;
		if (dx * dx + dy * dy < nearest) {
			nearest = dx * dx + dy * dy;
			best = i;
		}
	}
	return best;
}

function countKick(match: MatchState, player: Footballer, action: Intent["action"]): void {
	const { statistics, attack } = match.sides[player.team as 0 | 1];
	if (action === "shot") {
		statistics.shots += 1;
		const { ball } = match;
		const line = attack === -1 ? 0 : FIELD.length;
		const way = line - ball.y;
		const x = ball.x + (ball.vx / (ball.vy === 0 ? 0.001 : ball.vy)) * way;
		const isTowards = way * ball.vy > 0;
		if (isTowards && Math.abs(x - FIELD.middleX) < PITCH_TUNING.goalWidthM / 2) statistics.onTarget += 1;
	} else if (action !== "clear") statistics.passes += 1;
}
