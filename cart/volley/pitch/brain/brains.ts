/**
 * The brains of all 22: perceive → decide → act, once a tick. Everybody perceives, also who is held by a pad; only who is
 * not gets an intent. `createBrains` and `tickBrains` are all that the match needs.
 */
import { defend, giveMarks } from "./defend-mind.ts";
import { tickDominance } from "./dominance.ts";
import { holdBall } from "./hold-mind.ts";
import { type Intent, type MatchView, PLAYER_COUNT } from "./interface.ts";
import { keepGoal } from "./keeper-mind.ts";
import { perceiveAll } from "./memory.ts";
import { type Brains, createBrains } from "./mind.ts";
import { findReach } from "./reach.ts";
import { takeRestart } from "./restart-mind.ts";
import { shapePlace } from "./shape.ts";
import { turnHead } from "./sight.ts";
import { readSituation } from "./situation.ts";
import { runTo, standStill } from "./steer.ts";
import { meetPass, support } from "./support-mind.ts";
import { type Thinker, thinkerOf } from "./thinker.ts";
import { DEFENCE } from "./tuning.ts";

export { type Brains, createBrains };

/** Records what all see, and fills the intents of all whom no pad holds. */
export function tickBrains(brains: Brains, view: MatchView, intents: readonly Intent[], chance: () => number): void {
	perceiveAll(brains.memory, view, brains.heads, brains.sightBy);
	tickDominance(brains.dominance, view);
	findReach(brains.reach, view);
	readSituation(brains.situation, view, brains.reach);
	const marksAt = view.tick % DEFENCE.marksEveryTicks;
	if (marksAt === 0 || marksAt === 1) giveMarks(brains, view, marksAt);
	for (let man = 0; man < PLAYER_COUNT; man++) {
		const player = view.players[man]!;
		const mind = brains.minds[man]!;
		if (view.ball.holder !== man) mind.heldTicks = 0;
		if (player.pad >= 0 || !player.isOnPitch) {
			// Whoever holds the pad looks where he goes.
			turnHead(brains.heads, man, player, 0, 0);
			mind.spotX = player.x;
			mind.spotY = player.y;
			continue;
		}
		const intent = intents[man]!;
		standStill(intent);
		decide(thinkerOf(view, brains, intents, man, chance));
		turnHead(brains.heads, man, player, mind.lookX, mind.lookY);
	}
}

function decide(thinker: Thinker): void {
	const { view, brains, man, player, mind } = thinker;
	if (view.moment === "stopped") {
		const place = shapePlace(view, brains.situation, man);
		mind.spotX = place.x;
		mind.spotY = place.y;
		mind.lookX = 0;
		mind.lookY = 0;
		runTo(thinker.intent, player, place.x, place.y, 0.5);
		return;
	}
	if (view.restartTaker === man) takeRestart(thinker);
	else if (view.ball.holder === man) holdBall(thinker);
	else if (player.role === "keeper") keepGoal(thinker);
	else if (view.moment === "play" && isToMeetBall(thinker)) meetPass(thinker);
	else if (brains.situation.possession === player.team) support(thinker);
	else defend(thinker);
}

/** The pass is his, or nobody's and he is the first of his side. */
function isToMeetBall(thinker: Thinker): boolean {
	const { view, brains, man, player } = thinker;
	const { ball } = view;
	if (ball.holder >= 0) return false;
	if (ball.passTarget === man) return true;
	const isOwnPass = ball.passTarget >= 0 && view.players[ball.passTarget]!.team === player.team;
	if (brains.situation.first[player.team as 0 | 1] !== man) return false;
	if (!isOwnPass && brains.situation.looseTicks < thinker.level.reactionTicks) return false;
	// The mate it was meant for takes it, unless this man is there long before him.
	return !isOwnPass || brains.reach.timeS[man]! < brains.reach.timeS[ball.passTarget]! - 0.4;
}
