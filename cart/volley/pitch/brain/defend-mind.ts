/** The side without the ball: one goes to the ball, one covers him, the others mark, the line holds. */
import { FIELD_LENGTH_M, FIELD_WIDTH_M, type MatchView, TEAM_SIZE } from "./interface.ts";
import type { Brains } from "./mind.ts";
import { sightingOf } from "./pass-candidates.ts";
import { shapePlace } from "./shape.ts";
import { advanceM, yAtAdvance } from "./situation.ts";
import { runTo, rushTo } from "./steer.ts";
import { distanceM, lookAround, lookAt, type Thinker } from "./thinker.ts";
import { BRAIN_TUNING, DEFENCE, SUPPORT } from "./tuning.ts";

export function defend(thinker: Thinker): void {
	const { view, brains, man, player, level } = thinker;
	const team = player.team as 0 | 1;
	const first = brains.situation.first[team];
	// Whoever holds the pad presses or doesn't, as he likes: a mate does his own part.
	const isHeld = first >= 0 && view.players[first]!.pad >= 0;
	const isSecond = brains.situation.second[team] === man;
	const isFirst = first === man || (isHeld && isSecond);
	if (view.moment === "play" && isFirst && isPressing(thinker)) press(thinker);
	else if (view.moment === "play" && isSecond && level.pressers > 1 && isPressing(thinker)) cover(thinker);
	else mark(thinker);
}

function isPressing(thinker: Thinker): boolean {
	const { view, brains, man, attack, level } = thinker;
	if (view.ball.holder < 0) return brains.situation.looseTicks >= level.reactionTicks;
	return brains.reach.timeS[man]! < DEFENCE.pressS || advanceM(attack, view.ball.y) < DEFENCE.dangerM;
}

/** Goes to where he can be at the ball first, and for it when he is near. */
function press(thinker: Thinker): void {
	const { view, brains, man, player, intent, mind, level, attack } = thinker;
	const { ball } = view;
	const { reach } = brains;
	const holder = ball.holder >= 0 ? view.players[ball.holder]! : null;
	lookAt(mind, player, ball.x, ball.y);
	if (holder === null) {
		rushTo(intent, player, reach.x[man]!, reach.y[man]!, 1);
		return;
	}
	// Between the ball and the goal, not behind the man's back.
	const goalY = attack === 1 ? 0 : FIELD_LENGTH_M;
	const far = distanceM(ball.x, ball.y, FIELD_WIDTH_M / 2, goalY);
	const near = distanceM(player.x, player.y, ball.x, ball.y);
	const ahead = Math.min(1.6, near * 0.35) / Math.max(1, far);
	const x = reach.x[man]! + (FIELD_WIDTH_M / 2 - reach.x[man]!) * ahead;
	const y = reach.y[man]! + (goalY - reach.y[man]!) * ahead;
	rushTo(intent, player, x, y, level.effort);
	tryTackle(thinker, near);
}

function tryTackle(thinker: Thinker, nearM: number): void {
	const { view, player, intent, level, chance } = thinker;
	if (player.isDown || view.ball.holder < 0) return;
	const holder = view.players[view.ball.holder]!;
	// From behind it is a foul.
	const along =
		((holder.x - player.x) * holder.headingX + (holder.y - player.y) * holder.headingY) /
		Math.max(0.1, distanceM(player.x, player.y, holder.x, holder.y));
	if (along > 0.5) return;
	if (nearM < BRAIN_TUNING.tackleReachM) {
		if (chance() < level.tackleChance * (0.6 + player.tackleSkill)) intent.action = "tackle";
	} else if (nearM < BRAIN_TUNING.slideReachM && along < 0.2) {
		if (chance() < level.tackleChance * DEFENCE.slideShare * player.tackleSkill) intent.action = "slide";
	}
	intent.targetX = view.ball.x;
	intent.targetY = view.ball.y;
}

function cover(thinker: Thinker): void {
	const { view, player, intent, mind, level, attack } = thinker;
	const goalY = attack === 1 ? 0 : FIELD_LENGTH_M;
	const far = Math.max(1, distanceM(view.ball.x, view.ball.y, FIELD_WIDTH_M / 2, goalY));
	const share = Math.min(0.9, DEFENCE.coverM / far);
	const x = view.ball.x + (FIELD_WIDTH_M / 2 - view.ball.x) * share;
	const y = view.ball.y + (goalY - view.ball.y) * share;
	runTo(intent, player, x, y, level.effort);
	lookAt(mind, player, view.ball.x, view.ball.y);
}

/** Goal-side of his man, as he knows him; without one, in his place. */
function mark(thinker: Thinker): void {
	const { view, brains, man, player, intent, mind, level, attack } = thinker;
	const place = shapePlace(view, brains.situation, man);
	const sighting = mind.mark >= 0 ? sightingOf(view, brains.memory, man, mind.mark) : null;
	if (sighting !== null) {
		const goalY = attack === 1 ? 0 : FIELD_LENGTH_M;
		const x = sighting.x + sighting.vx * 0.25;
		const y = sighting.y + sighting.vy * 0.25;
		const far = Math.max(1, distanceM(x, y, FIELD_WIDTH_M / 2, goalY));
		const ballFar = distanceM(x, y, view.ball.x, view.ball.y);
		const gap = Math.min(far * 0.6, DEFENCE.markGapM + ballFar * DEFENCE.markGapAwayShare);
		place.x = x + ((FIELD_WIDTH_M / 2 - x) * gap) / far;
		place.y = y + ((goalY - y) * gap) / far;
	}
	// Whoever goes behind the line is offside: nobody follows him there.
	if (player.role === "defender")
		place.y = yAtAdvance(attack, Math.max(lineAdvanceM(thinker), advanceM(attack, place.y)));
	mind.spotX = place.x;
	mind.spotY = place.y;
	runTo(intent, player, place.x, place.y, level.effort);
	if ((view.tick + man * 11) % SUPPORT.glanceEveryTicks < SUPPORT.glanceTicks) lookAround(mind, player, view.tick);
	else lookAt(mind, player, view.ball.x, view.ball.y);
}

/** How far from its own goal line the last line of a side stands. */
export function lineAdvanceM({ view, attack }: Pick<Thinker, "view" | "attack">): number {
	const [least, most] = DEFENCE.lineM;
	const ball = advanceM(attack, view.ball.y);
	return Math.max(least, Math.min(most, (ball - DEFENCE.lineBeforeM) * DEFENCE.lineShare));
}

/** Gives a team its marks: the most dangerous opponents first, each to the nearest man whose place is near enough. */
export function giveMarks(brains: Brains, view: MatchView, team: number): void {
	const own = team * TEAM_SIZE;
	const theirs = team === 0 ? TEAM_SIZE : 0;
	const { attack } = view.teams[team]!;
	for (let man = own; man < own + TEAM_SIZE; man++) brains.minds[man]!.mark = -1;
	const foes: number[] = [];
	for (let foe = theirs + 1; foe < theirs + TEAM_SIZE; foe++) {
		if (view.players[foe]!.isOnPitch && foe !== view.ball.holder) foes.push(foe);
	}
	foes.sort((a, b) => advanceM(attack, view.players[a]!.y) - advanceM(attack, view.players[b]!.y));
	for (const foe of foes) {
		const marker = nearestFreeMan(brains, view, own, foe);
		if (marker >= 0) brains.minds[marker]!.mark = foe;
	}
}

function nearestFreeMan(brains: Brains, view: MatchView, own: number, foe: number): number {
	const target = view.players[foe]!;
	let nearest = -1;
	let nearestM: number = DEFENCE.markRadiusM;
	for (let man = own + 1; man < own + TEAM_SIZE; man++) {
		const player = view.players[man]!;
		if (!player.isOnPitch || player.pad >= 0 || player.role === "forward" || brains.minds[man]!.mark >= 0) continue;
		const place = shapePlace(view, brains.situation, man);
		const far = distanceM(place.x, place.y, target.x, target.y);
		if (far < nearestM) {
			nearest = man;
			nearestM = far;
		}
	}
	return nearest;
}
