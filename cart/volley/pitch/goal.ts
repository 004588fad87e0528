/** Goals: the mouth, the posts, the bar and the net; and the lines round the field. */
import { FIELD, type GoalEnd } from "./field.ts";
import type { Ball } from "./pitch-state.ts";
import { PITCH_TUNING } from "./tuning.ts";

export type BallEvent = "none" | "goal-top" | "goal-bottom" | "post" | "out-side" | "out-end";

/**
 * What the ball's last step did at the lines.
 * @param fromY where it was a tick ago: the goal line is tested on the path, so that no shot is too fast to count
 */
export function crossLines(ball: Ball, fromX: number, fromY: number): BallEvent {
	const end = endCrossed(fromY, ball.y);
	if (end !== null) {
		const line = end === "top" ? FIELD.top : FIELD.bottom;
		const share = (line - fromY) / (ball.y - fromY);
		const x = fromX + (ball.x - fromX) * share;
		const off = Math.abs(x - FIELD.middleX) - PITCH_TUNING.goalWidthPx / 2;
		const isAtBar = Math.abs(ball.z - PITCH_TUNING.barHeightPx) < PITCH_TUNING.postRadiusPx && off < 0;
		const isAtPost = Math.abs(off) < PITCH_TUNING.postRadiusPx && ball.z < PITCH_TUNING.barHeightPx;
		if (isAtPost || isAtBar) {
			ball.y = line;
			ball.vy = -ball.vy * 0.6;
			if (isAtPost) ball.vx += off * 0.3;
			else ball.vz = -Math.abs(ball.vz) * 0.5;
			return "post";
		}
		if (off < 0 && ball.z < PITCH_TUNING.barHeightPx) return end === "top" ? "goal-top" : "goal-bottom";
		return "out-end";
	}
	if (ball.x < FIELD.left || ball.x > FIELD.right) return "out-side";
	return "none";
}

function endCrossed(fromY: number, toY: number): GoalEnd | null {
	if (fromY >= FIELD.top && toY < FIELD.top) return "top";
	if (fromY <= FIELD.bottom && toY > FIELD.bottom) return "bottom";
	return null;
}

/** Keeps a scored ball in the net. @returns how far the net bulges, in pixels */
export function holdInNet(ball: Ball, end: GoalEnd): number {
	const half = PITCH_TUNING.goalWidthPx / 2 - 2;
	const depth = PITCH_TUNING.goalDepthPx;
	const back = end === "top" ? FIELD.top - depth : FIELD.bottom + depth;
	ball.x = Math.max(FIELD.middleX - half, Math.min(FIELD.middleX + half, ball.x));
	ball.z = Math.min(ball.z, PITCH_TUNING.barHeightPx - 2);
	const past = end === "top" ? back - ball.y : ball.y - back;
	if (past <= 0) return 0;
	ball.y = back;
	const struck = Math.abs(ball.vy);
	ball.vx *= 0.3;
	ball.vy *= -0.12;
	return Math.min(5, struck * 1.6);
}
