/** The man with the ball: shoot, pass, run with it, look round, or get rid of it. */
import { FIELD_LENGTH_M, FIELD_WIDTH_M } from "./interface.ts";
import { clearAway, lobTo, passAsThought, shoot, shotChance } from "./kick-intent.ts";
import { choosePass, type PassThought } from "./pass-choice.ts";
import type { KnownFoe } from "./pass-lane.ts";
import { passMostMps } from "./pass-power.ts";
import { detour, rushTo } from "./steer.ts";
import { advanceOf, distanceM, foesOf, lookAround, lookAt, type Thinker } from "./thinker.ts";
import { BRAIN_TUNING, HOLD, MATCH_TAKERS } from "./tuning.ts";

export function holdBall(thinker: Thinker): void {
	const { view, mind, player, intent, level } = thinker;
	mind.heldTicks += 1;
	if (view.tick >= mind.thinkTick) {
		// A stagger by chance, so that opponents can't count it out.
		const isNearGoal = advanceOf(thinker) > HOLD.boldFromM;
		mind.thinkTick =
			view.tick + level.thinkTicks * (isNearGoal ? HOLD.nearGoalHaste : 1) + Math.floor(thinker.chance() * 4);
		decide(thinker);
		if (intent.action !== "none") return;
	}
	rushTo(intent, player, mind.spotX, mind.spotY, 1);
}

function decide(thinker: Thinker): void {
	const { mind, player, level, attack, chance } = thinker;
	const goalFar = distanceM(player.x, player.y, FIELD_WIDTH_M / 2, attack === 1 ? FIELD_LENGTH_M : 0);
	if (goalFar < level.shotDistanceM) {
		const open = shotChance(thinker);
		// About to lose it, he shoots rather than nothing.
		const isLast = nearestM(player.x, player.y, foesOf(thinker)) < HOLD.tightM && open > HOLD.shotLeastRad * 0.6;
		if (isLast || open > HOLD.shotSureRad || (open > HOLD.shotLeastRad && chance() < open * HOLD.shotBoldness)) {
			shoot(thinker, Math.max(0.4, Math.min(0.9, 0.35 + goalFar / 40)));
			return;
		}
	}
	const foes = foesOf(thinker);
	const pressure = nearestM(player.x, player.y, foes);
	const isPressed = pressure < BRAIN_TUNING.pressureM;
	const advance = advanceOf(thinker);
	const boldS = (isPressed ? HOLD.pressedRiskS : 0) + (advance > HOLD.boldFromM ? HOLD.boldS : 0);
	const thought = think(thinker, level.marginLeastS - boldS);
	if (
		advance > HOLD.crossFromM &&
		Math.abs(player.x - FIELD_WIDTH_M / 2) > HOLD.crossWideM &&
		cross(thinker, thought)
	) {
		return;
	}
	if (isPassWanted(thinker, thought, pressure)) {
		passAsThought(thinker, thought);
		return;
	}
	const isAtTouch = Math.min(player.x, FIELD_WIDTH_M - player.x) < HOLD.touchM;
	if (thought.chosen < 0 && pressure < HOLD.tightM && advance < (isAtTouch ? HOLD.touchBelowM : HOLD.clearBelowM)) {
		clearAway(thinker);
		return;
	}
	runWithBall(thinker, foes);
	// Nobody to pass to: turn to look. Else eyes where he runs.
	if (thought.chosen < 0) lookAround(mind, player, thinker.view.tick);
	else lookAt(mind, player, mind.spotX, mind.spotY);
}

function think(thinker: Thinker, marginLeastS: number): PassThought {
	const { view, brains, man, player, chance } = thinker;
	const offsideY = brains.situation.offsideY[player.team as 0 | 1];
	const isFace = brains.sightBy === "face";
	const thought = choosePass(
		{
			view,
			memory: brains.memory,
			passer: man,
			style: view.teams[player.team]!.passStyle,
			sightX: isFace ? brains.heads[man * 2]! : player.headingX,
			sightY: isFace ? brains.heads[man * 2 + 1]! : player.headingY,
			marginLeastS,
			passMostMps: passMostMps(),
			offsideLineY: view.isOffsideOn ? offsideY + thinker.attack * HOLD.offsideErrorM * chance() : null,
			isThroughTried: true,
			takers: MATCH_TAKERS,
		},
		chance,
	);
	brains.thoughts[player.team as 0 | 1] = thought;
	return thought;
}

/**
 * When the ball is about to be lost, when he has had it long enough, and when it wins ground: at once by some, after
 * another look by others. Back only if he must.
 */
function isPassWanted(thinker: Thinker, thought: PassThought, pressureM: number): boolean {
	if (thought.chosen < 0) return false;
	if (pressureM < HOLD.tightM || thinker.mind.heldTicks > HOLD.longTicks) return true;
	const { progressM } = thought.candidates.find((candidate) => candidate.man === thought.chosen)!;
	const isPressed = pressureM < BRAIN_TUNING.pressureM;
	if (isPressed) return progressM > HOLD.pressedBackM;
	return progressM > HOLD.forwardM && thinker.chance() < HOLD.eagerness;
}

/** High before the goal, to the mate who is nearest to its middle. @returns whether there is one */
function cross(thinker: Thinker, thought: PassThought): boolean {
	const goalY = thinker.attack === 1 ? FIELD_LENGTH_M : 0;
	let best = -1;
	let nearest: number = HOLD.boxM;
	thought.candidates.forEach((candidate, i) => {
		const far = distanceM(candidate.x, candidate.y, FIELD_WIDTH_M / 2, goalY);
		if (far >= nearest) return;
		best = i;
		nearest = far;
	});
	if (best < 0) return false;
	const { man, x, y, vx, vy } = thought.candidates[best]!;
	thought.chosen = man;
	lobTo(thinker, man, x + vx * 0.5, y + vy * 0.5);
	return true;
}

/** Of the ways forward and to the sides the one with the most room and ground to win. */
function runWithBall(thinker: Thinker, foes: readonly KnownFoe[]): void {
	const { player, mind, attack } = thinker;
	const goalY = attack === 1 ? FIELD_LENGTH_M : 0;
	const advance = advanceOf(thinker);
	const third = advance < 35 ? 0 : advance < HOLD.boldFromM ? 1 : 2;
	let bestX = player.x;
	let bestY = player.y + attack * 6;
	let bestWorth = Number.NEGATIVE_INFINITY;
	for (const [across, along] of HOLD.ways) {
		const x = player.x + across * HOLD.runM;
		const y = player.y + along * attack * HOLD.runM;
		if (x < 1.5 || x > FIELD_WIDTH_M - 1.5 || y < 2 || y > FIELD_LENGTH_M - 2) continue;
		const room = Math.min(HOLD.roomMostM, nearestM(x, y, foes));
		// Near the goal the middle counts more, farther off the way forward.
		const goal = distanceM(x, y, FIELD_WIDTH_M / 2, goalY);
		const turning = across * player.headingX + along * attack * player.headingY;
		const worth = room * HOLD.roomWorth[third] - goal * HOLD.goalWorth[third] + turning * 1.2;
		if (worth > bestWorth) {
			bestWorth = worth;
			bestX = x;
			bestY = y;
		}
	}
	const way = detour(player, bestX, bestY, foes);
	mind.spotX = Math.max(1, Math.min(FIELD_WIDTH_M - 1, way.x));
	mind.spotY = Math.max(1, Math.min(FIELD_LENGTH_M - 1, way.y));
}

function nearestM(x: number, y: number, foes: readonly KnownFoe[]): number {
	let least = 99 * 99;
	for (let i = 0; i < foes.length; i++) {
		const foe = foes[i]!;
		const square = (foe.x - x) * (foe.x - x) + (foe.y - y) * (foe.y - y);
		if (square < least) least = square;
	}
	return Math.sqrt(least);
}
