/** The penalty shoot-out: five kicks each, then one each until it is decided. All at the upper goal. */
import { TEAM_SIZE } from "./brain/interface.ts";
import { caption, clubOf } from "./captions.ts";
import { FIELD } from "./field.ts";
import type { MatchState, ShootOut } from "./match-state.ts";
import { stopFor } from "./restarts.ts";

const KICKS_EACH = 5;
/** A kick is over when so many ticks have brought no goal. */
const KICK_TICKS = 130;

export function beginShootOut(match: MatchState): void {
	match.period = "shoot-out";
	match.periodTicks = 0;
	match.shootOut = { taken: [0, 0], scored: [0, 0], kickedTicks: -1, winner: -1 };
	prepareKick(match, 0, 150);
}

/** Winner by the laws, or −1 while it is open. */
export function shootOutWinner({ taken, scored }: ShootOut): number {
	const left0 = Math.max(0, KICKS_EACH - taken[0]);
	const left1 = Math.max(0, KICKS_EACH - taken[1]);
	if (taken[0] <= KICKS_EACH && taken[1] <= KICKS_EACH) {
		if (scored[0] > scored[1] + left1) return 0;
		if (scored[1] > scored[0] + left0) return 1;
		return -1;
	}
	if (taken[0] !== taken[1] || scored[0] === scored[1]) return -1;
	return scored[0] > scored[1] ? 0 : 1;
}

/** Whose kick it is: they take turns, the hosts first. */
export function kickingTeam({ taken }: ShootOut): 0 | 1 {
	return taken[0] <= taken[1] ? 0 : 1;
}

/** Taker and keeper have a part in it; all others wait in the centre circle, whatever they would do in play. */
export function holdOthersBack(match: MatchState): void {
	const { shootOut, intents, restartTaker } = match;
	if (shootOut === null) return;
	const keeper = kickingTeam(shootOut) === 0 ? TEAM_SIZE : 0;
	intents.forEach((intent, i) => {
		if (i === keeper || i === restartTaker) return;
		intent.moveX = 0;
		intent.moveY = 0;
		intent.action = "none";
	});
}

/** Follows the kick under way. */
export function tickShootOut(match: MatchState): void {
	const { shootOut, ball } = match;
	if (shootOut === null || match.period === "over") return;
	if (shootOut.kickedTicks < 0) return;
	shootOut.kickedTicks += 1;
	const isStill = ball.vx * ball.vx + ball.vy * ball.vy < 2 && shootOut.kickedTicks > 20;
	const isComingBack = ball.vy > 1 && shootOut.kickedTicks > 12;
	const isDone = match.moment !== "play" || shootOut.kickedTicks > KICK_TICKS || isStill || isComingBack;
	if (!isDone) return;
	const isGoal = match.moment === "stopped" && ball.y < 0 && match.next?.moment === "penalty";
	if (!isGoal) match.sounds.push("groan");
	const team = kickingTeam(shootOut);
	shootOut.taken[team] += 1;
	shootOut.kickedTicks = -1;
	shootOut.winner = shootOutWinner(shootOut);
	if (shootOut.winner >= 0) {
		match.period = "over";
		match.moment = "stopped";
		match.momentTicks = 0;
		match.next = null;
		match.sounds.push("whistle-end");
		caption(match, `${clubOf(match, shootOut.winner)} WIN`);
		return;
	}
	if (!isGoal) caption(match, "MISSED!");
	prepareKick(match, kickingTeam(shootOut), 110);
}

function prepareKick(match: MatchState, team: 0 | 1, inTicks: number): void {
	match.sides[team].attack = -1;
	match.sides[1 - team]!.attack = 1;
	stopFor(match, "penalty", team, FIELD.middleX, FIELD.penaltySpot, inTicks);
}

/** All who neither kick nor keep stand in the centre circle; takers take turns. */
export function lineUpForShootOut(match: MatchState): void {
	const { shootOut } = match;
	if (shootOut === null) return;
	const team = kickingTeam(shootOut);
	const able = match.players
		.map((_, i) => i)
		.filter((i) => i >= team * TEAM_SIZE && i < (team + 1) * TEAM_SIZE && match.players[i]!.isOnPitch);
	// From the forwards back, the keeper last.
	const order = able.reverse();
	const taker = order[shootOut.taken[team] % order.length]!;
	const keeper = team === 0 ? TEAM_SIZE : 0;
	match.restartTaker = taker;
	match.players.forEach((player, i) => {
		if (!player.isOnPitch || i === keeper) return;
		if (i === taker) {
			player.x = FIELD.middleX;
			player.y = FIELD.penaltySpot + 0.9;
		} else {
			player.x = FIELD.middleX - 11 + (i % TEAM_SIZE) * 2.2;
			player.y = FIELD.middleY + (player.team === 0 ? 2 : -2);
		}
		player.vx = 0;
		player.vy = 0;
	});
}
