/** A man's place in the team's shape: his home, moved with the ball. */
import { FIELD_WIDTH_M, type MatchView } from "./interface.ts";
import type { Place } from "./memory.ts";
import { advanceM, type Situation, yAtAdvance } from "./situation.ts";

/**
 * With the ball a team stretches and moves up; without it, it draws together before its goal. Distances in metres from
 * the own goal line; found by drawing the eleven at five places of the ball.
 */
const WITH_BALL = { stretch: 1.12, follow: 0.7, from: 30, pull: 0.12, width: 1.14 } as const;
const WITHOUT_BALL = { stretch: 0.82, follow: 0.56, from: 40, pull: 0.34, width: 1 } as const;
const FORWARDS_AHEAD_M = 12;
const FORWARDS_WAIT_M = 62;
const LEAST_ADVANCE_M = 6;
const MOST_ADVANCE_M = 97;

export function shapePlace(view: MatchView, situation: Situation, man: number): Place {
	const player = view.players[man]!;
	const { attack } = view.teams[player.team]!;
	const hasBall = situation.possession === player.team;
	const { stretch, follow, from, pull, width } = hasBall ? WITH_BALL : WITHOUT_BALL;
	const home = advanceM(attack, player.homeY);
	const ball = advanceM(attack, view.ball.y);
	let advance = home * stretch + (ball - from) * follow;
	// Forwards don't come all the way back: somebody must be there when the ball is won.
	if (player.role === "forward") advance = Math.max(advance, Math.min(ball + FORWARDS_AHEAD_M, FORWARDS_WAIT_M));
	advance = Math.max(LEAST_ADVANCE_M, Math.min(MOST_ADVANCE_M, advance));
	// Nobody waits offside.
	if (view.isOffsideOn) {
		advance = Math.min(advance, advanceM(attack, situation.offsideY[player.team as 0 | 1]) - 0.8);
	}
	const homeX = FIELD_WIDTH_M / 2 + (player.homeX - FIELD_WIDTH_M / 2) * width;
	return {
		x: Math.max(1.5, Math.min(FIELD_WIDTH_M - 1.5, homeX + (view.ball.x - homeX) * pull)),
		y: yAtAdvance(attack, advance),
	};
}
