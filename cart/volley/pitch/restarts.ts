/** Restarts: the whistle, the wait, and how men and ball are placed for each kind. */
import { placeBall } from "./ball.ts";
import { type MatchMoment, TEAM_SIZE } from "./brain/interface.ts";
import { caption, clubOf } from "./captions.ts";
import { clamp, FIELD } from "./field.ts";
import type { Footballer, MatchState } from "./match-state.ts";
import { clearReplay } from "./replay.ts";
import { faceSpot } from "./running.ts";
import { PITCH_TUNING } from "./tuning.ts";

/** Stops play: after a while `team` goes on with `moment` at (x, y). */
export function stopFor(
	match: MatchState,
	moment: MatchMoment,
	team: number,
	x: number,
	y: number,
	inTicks: number = PITCH_TUNING.stopTicks,
): void {
	match.moment = "stopped";
	match.momentTicks = 0;
	match.restartTeam = team;
	match.restartTaker = -1;
	match.next = { moment, team, x, y, inTicks };
	match.offsideBits = 0;
	match.ball.holder = -1;
	match.ball.passTarget = -1;
	match.ball.isPass = false;
	match.ball.isShot = false;
}

/** Lays the ball ready and puts the taker to it. */
export function setUpRestart(match: MatchState): void {
	const { next, ball } = match;
	if (next === null) return;
	match.next = null;
	match.moment = next.moment;
	match.momentTicks = 0;
	match.restartTeam = next.team;
	match.penaltyTicks = 0;
	match.isCut = true;
	const { attack } = match.sides[next.team as 0 | 1];
	const goalY = attack === -1 ? 0 : FIELD.length;
	let { x, y } = next;
	if (next.moment === "kick-off") {
		x = FIELD.middleX;
		y = FIELD.middleY;
		for (const player of match.players) sendHome(player);
		caption(match, `KICK-OFF: ${clubOf(match, next.team)}`);
	} else if (next.moment === "penalty") {
		x = FIELD.middleX;
		y = goalY + (goalY === 0 ? FIELD.penaltySpot : -FIELD.penaltySpot);
	} else if (next.moment === "throw-in") {
		x = x < FIELD.middleX ? 0.1 : FIELD.width - 0.1;
		y = clamp(y, 0.5, FIELD.length - 0.5);
	} else {
		x = clamp(x, 0.3, FIELD.width - 0.3);
		y = clamp(y, 0.3, FIELD.length - 0.3);
	}
	placeBall(ball, x, y);
	ball.lastTouch = -1;
	ball.kicker = -1;
	clearReplay(match.replay);
	for (const player of match.players) getUp(player);
	match.restartTaker = chooseTaker(match, next.moment, next.team);
	placeTaker(match, attack);
	if (next.moment === "corner") crowdTheBox(match, next.team, goalY);
	if (next.moment === "penalty") clearTheBox(match, next.team, goalY);
	keepDistance(match);
	match.sounds.push("whistle-short");
}

function getUp(player: Footballer): void {
	player.downTicks = 0;
	player.slideTicks = 0;
	player.lungeTicks = 0;
	player.kickPauseTicks = 0;
	player.isDown = false;
}

export function sendHome(player: Footballer): void {
	if (!player.isOnPitch) return;
	player.x = player.homeX;
	player.y = player.homeY;
	player.vx = 0;
	player.vy = 0;
}

/** Keepers take goal kicks, forwards penalties, else whoever is nearest. */
function chooseTaker(match: MatchState, moment: MatchMoment, team: number): number {
	const from = team * TEAM_SIZE;
	if (moment === "goal-kick" && match.players[from]!.isOnPitch) return from;
	let best = -1;
	let least = Number.POSITIVE_INFINITY;
	for (let i = from; i < from + TEAM_SIZE; i++) {
		const player = match.players[i]!;
		if (!player.isOnPitch || (player.role === "keeper" && moment !== "free-kick")) continue;
		const dx = player.x - match.ball.x;
		const dy = player.y - match.ball.y;
		let cost = Math.sqrt(dx * dx + dy * dy);
		if (moment === "penalty" || moment === "corner") cost = -player.kickSkill * 100;
		if (moment === "kick-off") cost += player.role === "forward" ? 0 : 100;
		// A keeper leaves his goal only for free kicks that are his.
		if (player.role === "keeper") cost += 25;
		if (cost < least) {
			least = cost;
			best = i;
		}
	}
	return best;
}

function placeTaker(match: MatchState, attack: 1 | -1): void {
	const taker = match.players[match.restartTaker];
	if (taker === undefined) return;
	const { ball } = match;
	const back = 0.9;
	taker.x = ball.x;
	taker.y = ball.y - attack * back;
	if (match.moment === "throw-in") {
		taker.x = ball.x < FIELD.middleX ? -0.5 : FIELD.width + 0.5;
		taker.y = ball.y;
	} else if (match.moment === "corner") {
		taker.x = ball.x + (ball.x < FIELD.middleX ? -0.8 : 0.8);
		taker.y = ball.y;
	}
	taker.vx = 0;
	taker.vy = 0;
	const towardsX = match.moment === "throw-in" ? FIELD.middleX : match.moment === "corner" ? FIELD.middleX : ball.x;
	const towardsY =
		match.moment === "corner" ? ball.y - attack * 8 : match.moment === "throw-in" ? ball.y : ball.y + attack * 10;
	faceSpot(taker, towardsX, towardsY);
}

/** A corner: five forwards and midfielders before the goal, six of the others with them. */
function crowdTheBox(match: MatchState, team: number, goalY: number): void {
	const into = goalY === 0 ? 1 : -1;
	let own = 0;
	let others = 0;
	for (let i = match.players.length - 1; i >= 0; i--) {
		const player = match.players[i]!;
		if (!player.isOnPitch || i === match.restartTaker || player.role === "keeper") continue;
		if (player.team === team) {
			if (own >= 5) continue;
			player.x = FIELD.middleX + CORNER_SPOTS[own]![0];
			player.y = goalY + into * CORNER_SPOTS[own]![1];
			own += 1;
		} else {
			if (others >= 6) continue;
			const spot = CORNER_SPOTS[others % CORNER_SPOTS.length]!;
			player.x = FIELD.middleX + spot[0] * 0.85 + (others === 5 ? 6 : 0);
			player.y = goalY + into * (spot[1] - 1.6);
			others += 1;
		}
		player.vx = 0;
		player.vy = 0;
	}
}

const CORNER_SPOTS: readonly (readonly [number, number])[] = [
	[-6, 8],
	[4, 6],
	[0, 11],
	[9, 9],
	[-3, 14],
];

/** A penalty: the keeper on his line, all others but the taker behind the area. */
function clearTheBox(match: MatchState, team: number, goalY: number): void {
	const into = goalY === 0 ? 1 : -1;
	const keeperIndex = team === 0 ? TEAM_SIZE : 0;
	for (let i = 0; i < match.players.length; i++) {
		const player = match.players[i]!;
		if (!player.isOnPitch || i === match.restartTaker) continue;
		if (i === keeperIndex) {
			player.x = FIELD.middleX;
			player.y = goalY + into * 0.4;
			faceSpot(player, FIELD.middleX, goalY + into * FIELD.penaltySpot);
		} else if (Math.abs(player.y - goalY) < FIELD.penaltyDepth + 2) {
			player.y = goalY + into * (FIELD.penaltyDepth + 2 + (i % 3));
		} else continue;
		player.vx = 0;
		player.vy = 0;
	}
}

/** Opponents leave the ball its room; nobody but the two at it crosses the halfway line before the kick-off. */
export function keepDistance(match: MatchState): void {
	const { ball, moment, restartTeam } = match;
	if (moment === "play" || moment === "stopped" || restartTeam < 0) return;
	const room = moment === "throw-in" ? 3 : moment === "keeper-holds" ? 4 : PITCH_TUNING.restartDistanceM;
	for (let i = 0; i < match.players.length; i++) {
		const player = match.players[i]!;
		if (!player.isOnPitch || i === match.restartTaker) continue;
		if (moment === "kick-off") {
			const side = match.sides[player.team as 0 | 1].attack;
			player.y = side === -1 ? Math.max(player.y, FIELD.middleY + 0.3) : Math.min(player.y, FIELD.middleY - 0.3);
		}
		if (player.team === restartTeam) continue;
		if (moment === "penalty" && player.role === "keeper") continue;
		const dx = player.x - ball.x;
		const dy = player.y - ball.y;
		const distance = Math.sqrt(dx * dx + dy * dy);
		if (distance >= room) continue;
		const share = distance < 0.01 ? 0 : room / distance;
		player.x = clamp(distance < 0.01 ? ball.x + room : ball.x + dx * share, 0, FIELD.width);
		player.y = clamp(distance < 0.01 ? ball.y : ball.y + dy * share, 0, FIELD.length);
	}
}
