/**
 * What becomes of a pass: the ball rolls, everybody who can be where it is in time is there. Worked out in small steps
 * of time from true places, without anything of the brain, so that it can judge the brain.
 */
import type { MatchView, PlayerView } from "../../../cart/volley/pitch/brain/interface.ts";
import { normal } from "./snapshots.ts";

const STEP_S = 0.05;
const LONGEST_S = 8;
/** Within a leg's length of the ball he has it. */
const REACH_M = 1;
/** All start this long after the kick, but the man it is meant for, who is waiting for it. */
const REACTION_S = 0.3;
const RECEIVER_REACTION_S = 0.1;
/** Nobody takes it off the passer's boot. */
const FREE_WAY_M = 1.5;
const KICK_NOISE_RAD = (2 * Math.PI) / 180;

export interface Pass {
	readonly receiver: number;
	readonly aimX: number;
	readonly aimY: number;
	readonly speedMps: number;
}

/** @returns whether a man of the passer's team has the ball first */
export function isCompleted(view: MatchView, passer: number, pass: Pass, random: () => number): boolean {
	const from = view.players[passer]!;
	const way = Math.atan2(pass.aimX - from.x, pass.aimY - from.y) + normal(random) * KICK_NOISE_RAD;
	const friction = view.ball.groundFriction;
	const tieToss = random();
	for (let t = 2 * STEP_S; t < LONGEST_S; t += STEP_S) {
		const rolling = Math.min(t, pass.speedMps / friction);
		const far = pass.speedMps * rolling - 0.5 * friction * rolling * rolling;
		const x = from.x + Math.sin(way) * far;
		const y = from.y + Math.cos(way) * far;
		if (x < 0 || x > 68 || y < 0 || y > 105) return false;
		if (far < FREE_WAY_M) continue;
		let isOwn = false;
		let isTheirs = false;
		for (let man = 0; man < view.players.length; man++) {
			const runner = view.players[man]!;
			if (man === passer || !runner.isOnPitch) continue;
			const reaction = man === pass.receiver ? RECEIVER_REACTION_S : REACTION_S;
			if (!canReach(runner, x, y, t, reaction)) continue;
			if (runner.team === from.team) isOwn = true;
			else isTheirs = true;
		}
		if (isOwn && isTheirs) return tieToss < 0.5;
		if (isOwn || isTheirs) return isOwn;
	}
	return false;
}

/** He goes on as he goes until he reacts, and then runs straight to the ball. */
function canReach(man: PlayerView, x: number, y: number, timeS: number, reactionS: number): boolean {
	const goesOn = Math.min(reactionS, timeS);
	const far = Math.hypot(man.x + man.vx * goesOn - x, man.y + man.vy * goesOn - y);
	return far <= man.speedMps * Math.max(0, timeS - reactionS) + REACH_M;
}
