/** Watches for men who are stuck, and for a ball in play that nobody moves. */
import type { MatchState } from "../../../cart/volley/pitch/match-state.ts";

/** Who wants less than this isn't trying. */
const WANTS = 0.3;
/** Who covers less ground than this in the time is stuck. */
const MOVED_M = 0.4;
const BALL_MOVED_M = 0.5;

interface Anchor {
	x: number;
	y: number;
	ticks: number;
}

export class StandstillWatch {
	longestStuckTicks = 0;
	longestStillBallTicks = 0;
	readonly #men: Anchor[] = Array.from({ length: 22 }, () => ({ x: 0, y: 0, ticks: 0 }));
	readonly #ball: Anchor = { x: 0, y: 0, ticks: 0 };

	look(match: MatchState): void {
		const isPlay = match.moment === "play" && match.replayTicks === 0;
		for (let man = 0; man < 22; man++) {
			const player = match.players[man]!;
			const { moveX, moveY } = match.intents[man]!;
			const isTrying = isPlay && player.isOnPitch && !player.isDown && Math.hypot(moveX, moveY) > WANTS;
			const ticks = stay(this.#men[man]!, player.x, player.y, MOVED_M, isTrying);
			if (ticks > this.longestStuckTicks) this.longestStuckTicks = ticks;
		}
		const still = stay(this.#ball, match.ball.x, match.ball.y, BALL_MOVED_M, isPlay);
		if (still > this.longestStillBallTicks) this.longestStillBallTicks = still;
	}
}

/** @returns for how many ticks it has stayed about where it is */
function stay(anchor: Anchor, x: number, y: number, movedM: number, counts: boolean): number {
	if (counts && Math.hypot(x - anchor.x, y - anchor.y) < movedM) {
		anchor.ticks += 1;
		return anchor.ticks;
	}
	anchor.x = x;
	anchor.y = y;
	anchor.ticks = 0;
	return 0;
}
