/** Goals: the mouth, the posts, the bar and the net; and the lines round the field. */
import { FIELD, type GoalEnd } from "./field.ts";
import type { Ball } from "./match-state.ts";
import { PITCH_TUNING } from "./tuning.ts";

export type BallEvent = "none" | "goal-top" | "goal-bottom" | "post" | "out-side" | "out-end";

/**
 * What the ball's last step did at the lines.
 * @param fromY where it was a tick ago: the goal line is tested on the path, so that no shot is too fast to count
 */
export function crossLines(ball: Ball, fromX: number, fromY: number): BallEvent {
	const end = endCrossed(fromY, ball.y);
	if (end !== null) {
		const line = end === "top" ? 0 : FIELD.length;
		const share = (line - fromY) / (ball.y - fromY);
		const x = fromX + (ball.x - fromX) * share;
		const off = Math.abs(x - FIELD.middleX) - PITCH_TUNING.goalWidthM / 2;
		const isAtBar = Math.abs(ball.z - PITCH_TUNING.barHeightM) < PITCH_TUNING.postRadiusM && off < 0;
		const isAtPost = Math.abs(off) < PITCH_TUNING.postRadiusM && ball.z < PITCH_TUNING.barHeightM;
		if (isAtPost || isAtBar) {
			ball.x = x;
			ball.y = line === 0 ? 0.01 : line - 0.01;
			ball.vy = -ball.vy * 0.6;
			if (isAtPost) ball.vx += (x < FIELD.middleX ? -1 : 1) * off * 12;
			else ball.vz = -Math.abs(ball.vz) * 0.5;
			return "post";
		}
		if (off < 0 && ball.z < PITCH_TUNING.barHeightM) return end === "top" ? "goal-top" : "goal-bottom";
		return "out-end";
	}
	if (ball.x < 0 || ball.x > FIELD.width) return "out-side";
	return "none";
}

function endCrossed(fromY: number, toY: number): GoalEnd | null {
	if (fromY >= 0 && toY < 0) return "top";
	if (fromY <= FIELD.length && toY > FIELD.length) return "bottom";
	return null;
}

/** Keeps a scored ball in the net. @returns how far the net bulges, in pixels */
export function holdInNet(ball: Ball, end: GoalEnd): number {
	const half = PITCH_TUNING.goalWidthM / 2 - 0.3;
	const depth = PITCH_TUNING.goalDepthM;
	const back = end === "top" ? -depth : FIELD.length + depth;
	ball.x = Math.max(FIELD.middleX - half, Math.min(FIELD.middleX + half, ball.x));
	ball.z = Math.min(ball.z, PITCH_TUNING.barHeightM - 0.3);
	const past = end === "top" ? back - ball.y : ball.y - back;
	if (past <= 0) return 0;
	ball.y = back;
	const struck = Math.abs(ball.vy);
	ball.vx *= 0.3;
	ball.vy *= -0.12;
	return Math.min(5, struck * 0.16);
}
