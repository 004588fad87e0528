/** Mates of the man with the ball: find a spot where they can be passed to, and look about while they get there. */
import { PITCH_TUNING } from "../tuning.ts";
import { areaAt, mapDominanceS } from "./dominance.ts";
import { forwardRunPlace, isOnForwardRun } from "./forward-run.ts";
import { FIELD_LENGTH_M, FIELD_WIDTH_M, TEAM_SIZE } from "./interface.ts";
import { shoot } from "./kick-intent.ts";
import type { Place } from "./memory.ts";
import type { KnownFoe } from "./pass-lane.ts";
import { shapePlace } from "./shape.ts";
import { advanceM } from "./situation.ts";
import { runTo, rushTo } from "./steer.ts";
import { distanceM, foesOf, lookAround, lookAt, type Thinker } from "./thinker.ts";
import { HOLD, SUPPORT } from "./tuning.ts";

export function support(thinker: Thinker): void {
	const { view, mind, player, man, intent, level } = thinker;
	if (isOnForwardRun(thinker)) {
		const behind = forwardRunPlace(thinker);
		mind.spotX = behind.x;
		mind.spotY = behind.y;
		rushTo(intent, player, behind.x, behind.y, 1);
		lookAt(mind, player, view.ball.x, view.ball.y);
		return;
	}
	if ((view.tick + man * 5) % SUPPORT.everyTicks === 0 || distanceM(mind.spotX, mind.spotY, player.x, player.y) > 40) {
		const spot = bestSpot(thinker);
		mind.spotX = spot.x;
		mind.spotY = spot.y;
		const isStraying = player.role === "forward" && thinker.chance() < SUPPORT.strayChance;
		mind.strayM = isStraying ? thinker.chance() * SUPPORT.strayMostM : -SUPPORT.onsideM;
	}
	runTo(intent, player, mind.spotX, onLineY(thinker, mind.spotY), level.effort * SUPPORT.effort);
	// Eyes on the ball, and every second and a half a look round.
	if ((view.tick + man * 11) % SUPPORT.glanceEveryTicks < SUPPORT.glanceTicks) lookAround(mind, player, view.tick);
	else lookAt(mind, player, view.ball.x, view.ball.y);
}

/** Whom a pass is meant for: goes to meet the ball, and looks up the field while it is still far. */
export function meetPass(thinker: Thinker): void {
	const { brains, man, player, intent, mind, view } = thinker;
	const { reach } = brains;
	const { ball } = view;
	const goalY = thinker.attack === 1 ? FIELD_LENGTH_M : 0;
	const isAtBall = distanceM(player.x, player.y, ball.x, ball.y) < PITCH_TUNING.reachM;
	// As it comes, by foot or head, before anybody can be there.
	if (isAtBall && distanceM(player.x, player.y, FIELD_WIDTH_M / 2, goalY) < HOLD.volleyM) {
		shoot(thinker, 0.5);
		return;
	}
	rushTo(intent, player, reach.x[man]!, reach.y[man]!, 1);
	if (reach.timeS[man]! > SUPPORT.lookUpS) lookAt(mind, player, FIELD_WIDTH_M / 2, player.y + thinker.attack * 30);
	else lookAt(mind, player, view.ball.x, view.ball.y);
}

function onsideY(thinker: Thinker, y: number): number {
	const { view, player, attack, brains } = thinker;
	if (!view.isOffsideOn) return y;
	const line = brains.situation.offsideY[player.team as 0 | 1] - attack * SUPPORT.onsideM;
	return attack === 1 ? Math.min(y, line) : Math.max(y, line);
}

/** Onside as he sees it: on the line itself he may be wrong. */
function onLineY(thinker: Thinker, y: number): number {
	const { player, attack, brains, mind } = thinker;
	const line = brains.situation.offsideY[player.team as 0 | 1];
	const isOnLine = thinker.view.isOffsideOn && (line - y) * attack < SUPPORT.onLineM;
	return isOnLine && mind.strayM > 0 ? line + attack * mind.strayM : onsideY(thinker, y);
}

/** Round his place in the shape: free, in a free lane, forward, not beside a mate. */
function bestSpot(thinker: Thinker): Place {
	const { view, brains, man, player } = thinker;
	const base = shapePlace(view, brains.situation, man);
	const foes = foesOf(thinker);
	let best = base;
	let bestWorth = Number.NEGATIVE_INFINITY;
	for (const [across, along] of SUPPORT.spots) {
		const x = Math.max(2, Math.min(FIELD_WIDTH_M - 2, base.x + across));
		const y = onsideY(thinker, Math.max(3, Math.min(FIELD_LENGTH_M - 3, base.y + along * thinker.attack)));
		const worth = spotWorth(thinker, x, y, base, foes) - distanceM(x, y, player.x, player.y) * SUPPORT.stayWorth;
		if (worth > bestWorth) {
			bestWorth = worth;
			best = { x, y };
		}
	}
	return best;
}

function spotWorth(thinker: Thinker, x: number, y: number, base: Place, foes: readonly KnownFoe[]): number {
	const { view, brains, player, attack } = thinker;
	const dominance = mapDominanceS(brains.dominance, player.team, areaAt(x, y));
	const lane = laneRoomM(view.ball, x, y, foes);
	const crowd = crowdOf(thinker, x, y);
	const forward = advanceM(attack, y) - advanceM(attack, base.y);
	return (
		Math.max(-1, Math.min(1, dominance)) * SUPPORT.dominanceWorth +
		Math.min(SUPPORT.laneMostM, lane) * SUPPORT.laneWorth +
		forward * SUPPORT.forwardWorth -
		crowd * SUPPORT.crowdCost
	);
}

/** Distance of the nearest known opponent from the line between ball and spot. */
function laneRoomM(from: Place, toX: number, toY: number, foes: readonly KnownFoe[]): number {
	const dx = toX - from.x;
	const dy = toY - from.y;
	const square = Math.max(0.01, dx * dx + dy * dy);
	let least = 99 * 99;
	for (let i = 0; i < foes.length; i++) {
		const foe = foes[i]!;
		const foeX = foe.x - from.x;
		const foeY = foe.y - from.y;
		const share = Math.max(0.1, Math.min(1, (foeX * dx + foeY * dy) / square));
		const offX = foeX - dx * share;
		const offY = foeY - dy * share;
		const off = offX * offX + offY * offY;
		if (off < least) least = off;
	}
	return Math.sqrt(least);
}

/** How many mates stand, or mean to stand, too near to a spot. */
function crowdOf(thinker: Thinker, x: number, y: number): number {
	const { view, brains, man, player } = thinker;
	let crowd = 0;
	const from = player.team * TEAM_SIZE;
	for (let mate = from; mate < from + TEAM_SIZE; mate++) {
		if (mate === man || !view.players[mate]!.isOnPitch) continue;
		const { spotX, spotY } = brains.minds[mate]!;
		const dx = Math.abs(spotX - x);
		const dy = Math.abs(spotY - y);
		if (dx < SUPPORT.crowdM && dy < SUPPORT.crowdM) crowd += 1;
	}
	return crowd;
}
