/** The man at a dead ball, and the keeper with it in his hands: looks about, then plays it. */
import { FIELD_LENGTH_M, FIELD_WIDTH_M } from "./interface.ts";
import { clearAway, lobTo, passAsThought, shoot } from "./kick-intent.ts";
import { type PassCandidate, passCandidates } from "./pass-candidates.ts";
import { choosePass } from "./pass-choice.ts";
import { passMostMps } from "./pass-power.ts";
import { advanceOf, distanceM, type Thinker } from "./thinker.ts";
import { BRAIN_TUNING, MATCH_TAKERS, RESTART } from "./tuning.ts";

export function takeRestart(thinker: Thinker): void {
	const { view, mind, man, brains } = thinker;
	lookForMates(thinker);
	mind.heldTicks = 0;
	const wait = view.moment === "keeper-holds" ? RESTART.handsTicks : BRAIN_TUNING.restartWaitTicks;
	if (view.momentTicks < wait + (man % 5) * 4) return;
	switch (view.moment) {
		case "penalty":
			shoot(thinker, 0.45 + 0.3 * thinker.chance());
			return;
		case "corner":
			cross(thinker);
			return;
		case "free-kick":
			if (isNearEnough(thinker)) shoot(thinker, 0.75);
			else passFrom(thinker);
			return;
		case "goal-kick":
		case "keeper-holds":
			passFrom(thinker);
			if (thinker.intent.action === "none") longBall(thinker);
			return;
		default:
			passFrom(thinker);
			// Nobody is to be seen: upfield with it, for whoever gets there.
			if (thinker.intent.action === "none" && view.momentTicks > BRAIN_TUNING.restartMostTicks) clearAway(thinker);
	}
	if (thinker.intent.action !== "none") brains.minds[man]!.thinkTick = view.tick;
}

/** Turns to where mates are likely to be, a little to either side: a restart is played to whom he sees. */
function lookForMates(thinker: Thinker): void {
	const { view, mind, player, intent, attack } = thinker;
	const sweep = Math.floor(view.momentTicks / 24) % 2 === 0 ? 0.7 : -0.7;
	const isKickOff = view.moment === "kick-off";
	const inX = FIELD_WIDTH_M / 2 - player.x;
	const wayX = Math.abs(inX) > 20 ? Math.sign(inX) : 0;
	const wayY = isKickOff ? -attack : view.moment === "corner" ? attack * 0.25 : attack * (wayX === 0 ? 1 : 0.3);
	intent.faceX = wayX - wayY * sweep;
	intent.faceY = wayY + wayX * sweep;
	mind.lookX = intent.faceX;
	mind.lookY = intent.faceY;
}

function isNearEnough(thinker: Thinker): boolean {
	const { player, attack } = thinker;
	const goalY = attack === 1 ? FIELD_LENGTH_M : 0;
	return distanceM(player.x, player.y, FIELD_WIDTH_M / 2, goalY) < RESTART.freeKickShotM;
}

/** To whom the team's way of passing says; the lane needn't be as safe the longer he has waited. */
function passFrom(thinker: Thinker): void {
	const { view, brains, man, player, level, chance } = thinker;
	const isLate = view.momentTicks > BRAIN_TUNING.restartMostTicks;
	const isHands = view.moment === "keeper-holds" || view.moment === "goal-kick";
	const isFace = brains.sightBy === "face";
	const thought = choosePass(
		{
			view,
			memory: brains.memory,
			passer: man,
			style: view.teams[player.team]!.passStyle,
			sightX: isFace ? brains.heads[man * 2]! : player.headingX,
			sightY: isFace ? brains.heads[man * 2 + 1]! : player.headingY,
			marginLeastS: isLate ? -9 : isHands ? RESTART.handsMarginS : level.marginLeastS,
			passMostMps: passMostMps(),
			offsideLineY: null,
			isThroughTried: false,
			takers: MATCH_TAKERS,
		},
		chance,
	);
	if (view.moment === "throw-in") dropFar(thought.candidates, player.x, player.y, thought);
	brains.thoughts[player.team as 0 | 1] = thought;
	if (thought.chosen >= 0) passAsThought(thinker, thought);
}

/** Hands throw less far than feet kick: of those in range the best, or nobody yet. */
function dropFar(candidates: readonly PassCandidate[], x: number, y: number, thought: { chosen: number }): void {
	const chosen = candidates.find((candidate) => candidate.man === thought.chosen);
	if (chosen === undefined || distanceM(x, y, chosen.x, chosen.y) < RESTART.throwMostM) return;
	let best: PassCandidate | null = null;
	for (const candidate of candidates) {
		if (distanceM(x, y, candidate.x, candidate.y) > RESTART.throwMostM) continue;
		if (best === null || candidate.score > best.score) best = candidate;
	}
	thought.chosen = best === null ? -1 : best.man;
}

/** A corner: high before the goal, for the mate who is nearest to where it comes down. */
function cross(thinker: Thinker): void {
	const { view, brains, man, attack, chance } = thinker;
	const x = FIELD_WIDTH_M / 2 + (chance() - 0.5) * RESTART.crossWidthM;
	const y = attack === 1 ? FIELD_LENGTH_M - RESTART.crossDepthM : RESTART.crossDepthM;
	let mate = -1;
	let nearest: number = RESTART.crossReachM;
	for (const candidate of passCandidates(view, brains.memory, man)) {
		const far = distanceM(candidate.x, candidate.y, x, y);
		if (far < nearest) {
			nearest = far;
			mate = candidate.man;
		}
	}
	if (mate >= 0) lobTo(thinker, mate, x, y);
	else if (view.momentTicks > BRAIN_TUNING.restartMostTicks) clearAway(thinker);
}

/** Nobody can be thrown to safely: far, to the farthest mate in sight, or away. */
function longBall(thinker: Thinker): void {
	const { view, brains, man, player } = thinker;
	if (view.momentTicks < RESTART.longAfterTicks) return;
	let best: PassCandidate | null = null;
	for (const candidate of passCandidates(view, brains.memory, man)) {
		const far = distanceM(player.x, player.y, candidate.x, candidate.y);
		if (far < 20 || far > RESTART.longMostM) continue;
		if (best === null || candidate.progressM > best.progressM) best = candidate;
	}
	if (best !== null) lobTo(thinker, best.man, best.x, best.y);
	else if (advanceOf(thinker) < 40) clearAway(thinker);
}
