/** Goals: the mouth, the posts, the bar and the net; and the lines round the field. */
import { FIELD, type GoalEnd } from "./field.ts";
import type { Ball } from "./pitch-state.ts";
import { PITCH_TUNING } from "./tuning.ts";

export type BallEvent = "none" | "goal-left" | "goal-right" | "post" | "out-side" | "out-end";

/**
 * What the ball's last step did at the lines.
 * @param fromX where it was a tick ago: the goal line is tested on the path, so that no shot is too fast to count
 */
export function crossLines(ball: Ball, fromX: number, fromY: number): BallEvent {
	const end = endCrossed(fromX, ball.x);
	if (end !== null) {
		const line = end === "left" ? FIELD.left : FIELD.right;
		const share = (line - fromX) / (ball.x - fromX);
		const y = fromY + (ball.y - fromY) * share;
		const off = Math.abs(y - FIELD.middleY) - PITCH_TUNING.goalWidthPx / 2;
		const isAtBar = Math.abs(ball.z - PITCH_TUNING.barHeightPx) < PITCH_TUNING.postRadiusPx && off < 0;
		const isAtPost = Math.abs(off) < PITCH_TUNING.postRadiusPx && ball.z < PITCH_TUNING.barHeightPx;
		if (isAtPost || isAtBar) {
			ball.x = line;
			ball.vx = -ball.vx * 0.6;
			if (isAtPost) ball.vy += off * 0.3;
			else ball.vz = -Math.abs(ball.vz) * 0.5;
			return "post";
		}
		if (off < 0 && ball.z < PITCH_TUNING.barHeightPx) return end === "left" ? "goal-left" : "goal-right";
		return "out-end";
	}
	if (ball.y < FIELD.top || ball.y > FIELD.bottom) return "out-side";
	return "none";
}

function endCrossed(fromX: number, toX: number): GoalEnd | null {
	if (fromX >= FIELD.left && toX < FIELD.left) return "left";
	if (fromX <= FIELD.right && toX > FIELD.right) return "right";
	return null;
}

/** Keeps a scored ball in the net. @returns how far the net bulges, in pixels */
export function holdInNet(ball: Ball, end: GoalEnd): number {
	const half = PITCH_TUNING.goalWidthPx / 2 - 2;
	const depth = PITCH_TUNING.goalDepthPx;
	const back = end === "left" ? FIELD.left - depth : FIELD.right + depth;
	ball.y = Math.max(FIELD.middleY - half, Math.min(FIELD.middleY + half, ball.y));
	ball.z = Math.min(ball.z, PITCH_TUNING.barHeightPx - 2);
	const past = end === "left" ? back - ball.x : ball.x - back;
	if (past <= 0) return 0;
	ball.x = back;
	const struck = Math.abs(ball.vx);
	ball.vy *= 0.3;
	ball.vx *= -0.12;
	return Math.min(5, struck * 1.6);
}
