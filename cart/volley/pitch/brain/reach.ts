/** Where the ball goes, and when and where each man can be at it. */
import { PITCH_TUNING } from "../tuning.ts";
import { type BallView, FIELD_LENGTH_M, FIELD_WIDTH_M, type MatchView, PLAYER_COUNT } from "./interface.ts";
import { speedNowMps } from "./pace.ts";

export interface Reach {
	/** Seconds until each man is at the ball, FAR_S if not within the look-ahead. */
	timeS: Float32Array;
	/** Where he meets it. */
	x: Float32Array;
	y: Float32Array;
}

export const FAR_S = 9;

/** Looks ahead at these times: close at first, where a tenth of a second decides. */
const LOOKS_S = [0, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1, 1.3, 1.6, 2, 2.5, 3.2] as const;
/** Nearer than this he has it. */
const REACH_M = 1;
/** A held ball's way is foreseen no longer than this. */
const HELD_LOOK_S = 0.6;

export function createReach(): Reach {
	return {
		timeS: new Float32Array(PLAYER_COUNT).fill(FAR_S),
		x: new Float32Array(PLAYER_COUNT),
		y: new Float32Array(PLAYER_COUNT),
	};
}

/** Seconds until a flying ball can be played by foot; 0 for one on the ground. */
export function fallTimeS(ball: BallView): number {
	const above = ball.z - PITCH_TUNING.touchHeightM;
	if (above <= 0 && ball.vz <= 0) return 0;
	const { gravityMps2 } = PITCH_TUNING;
	const inside = ball.vz * ball.vz + 2 * gravityMps2 * above;
	if (inside <= 0) return 0;
	return (ball.vz + Math.sqrt(inside)) / gravityMps2;
}

/** The part of its way in a time: flies unslowed, loses a share when it lands, rolls out. */
function wayShare(ball: BallView, speed: number, landS: number, timeS: number): number {
	if (speed < 0.01) return 0;
	if (timeS <= landS) return timeS;
	const rolling = landS > 0 ? speed * PITCH_TUNING.bounceGrip : speed;
	const most = rolling / ball.groundFriction;
	const t = Math.min(timeS - landS, most);
	return landS + (rolling * t - 0.5 * ball.groundFriction * t * t) / speed;
}

/** Writes `reach` anew. */
export function findReach(reach: Reach, view: MatchView): void {
	const { ball, players } = view;
	const isHeld = ball.holder >= 0;
	const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy);
	const landS = isHeld ? 0 : fallTimeS(ball);
	const placesX: number[] = [];
	const placesY: number[] = [];
	for (let look = 0; look < LOOKS_S.length; look++) {
		const timeS = LOOKS_S[look]!;
		const way = isHeld ? Math.min(timeS, HELD_LOOK_S) : wayShare(ball, speed, landS, timeS);
		placesX.push(Math.max(0, Math.min(FIELD_WIDTH_M, ball.x + ball.vx * way)));
		placesY.push(Math.max(0, Math.min(FIELD_LENGTH_M, ball.y + ball.vy * way)));
	}
	for (let i = 0; i < PLAYER_COUNT; i++) {
		const man = players[i]!;
		reach.timeS[i] = FAR_S;
		reach.x[i] = placesX[LOOKS_S.length - 1]!;
		reach.y[i] = placesY[LOOKS_S.length - 1]!;
		if (!man.isOnPitch) continue;
		const top = speedNowMps(man);
		const late = man.isDown ? 0.4 : man.kickPauseTicks / 60;
		// Not even if the ball came straight towards him is he at it sooner than this.
		const toX = ball.x - man.x;
		const toY = ball.y - man.y;
		const soonestS = (Math.sqrt(toX * toX + toY * toY) - REACH_M + top * late) / (top + speed);
		let from = 0;
		while (from < LOOKS_S.length && LOOKS_S[from]! < soonestS) from += 1;
		for (let look = from; look < LOOKS_S.length; look++) {
			const timeS = LOOKS_S[look]!;
			if (timeS < landS) continue;
			const dx = placesX[look]! - man.x;
			const dy = placesY[look]! - man.y;
			const can = top * (timeS - late) + REACH_M;
			if (can < 0 || dx * dx + dy * dy > can * can) continue;
			reach.timeS[i] = timeS;
			reach.x[i] = placesX[look]!;
			reach.y[i] = placesY[look]!;
			break;
		}
		if (reach.timeS[i] === FAR_S) {
			// Beyond the look-ahead the ball lies still: the order of the men is kept by their ways to it.
			const dx = reach.x[i]! - man.x;
			const dy = reach.y[i]! - man.y;
			reach.timeS[i] = Math.min(FAR_S - 0.1, 3.2 + Math.sqrt(dx * dx + dy * dy) / top);
		}
	}
}
