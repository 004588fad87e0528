/** After a goal: the scorer runs to the corner, his mates after him. Whoever is steered by a pad runs as it likes. */
import { TEAM_SIZE } from "./brain/interface.ts";
import { runTo } from "./brain/steer.ts";
import { FIELD } from "./field.ts";
import type { MatchState } from "./match-state.ts";

/** The ball is seen in the net before anybody runs. */
const FROM_TICK = 18;
/** Mates keep so far from the scorer, each at his own side of him. */
const CIRCLE_M = 1.8;
const FARTHEST_M = 45;

/** Who is run after, or −1 when no goal is celebrated. Of an own goal it is the other side's man nearest to the ball. */
export function hero(match: MatchState): number {
	const goal = match.goals[match.goals.length - 1];
	const isCelebrated = match.moment === "stopped" && match.next?.moment === "kick-off" && match.replayTicks !== 0;
	if (goal === undefined || !isCelebrated) return -1;
	if (!goal.isOwnGoal && match.players[goal.player]?.isOnPitch) return goal.player;
	let best = -1;
	let least = Number.POSITIVE_INFINITY;
	for (let i = goal.team * TEAM_SIZE + 1; i < (goal.team + 1) * TEAM_SIZE; i++) {
		const { x, y, isOnPitch } = match.players[i]!;
		const far = Math.abs(x - FIELD.middleX) + Math.abs(y - match.ball.y);
		if (!isOnPitch || far >= least) continue;
		least = far;
		best = i;
	}
	return best;
}

/** Fills the intents of the side that has scored. */
export function celebrate(match: MatchState): void {
	const first = hero(match);
	if (first < 0 || match.momentTicks < FROM_TICK) return;
	const scorer = match.players[first]!;
	const isTop = match.ball.y < FIELD.middleY;
	const cornerX = scorer.x < FIELD.middleX ? 5 : FIELD.width - 5;
	const cornerY = isTop ? 6 : FIELD.length - 6;
	if (scorer.pad < 0) runTo(match.intents[first]!, scorer, cornerX, cornerY, 0.85);
	const from = scorer.team * TEAM_SIZE;
	for (let i = from + 1; i < from + TEAM_SIZE; i++) {
		const mate = match.players[i]!;
		if (i === first || mate.pad >= 0 || !mate.isOnPitch) continue;
		const far = Math.abs(mate.x - scorer.x) + Math.abs(mate.y - scorer.y);
		if (far > FARTHEST_M) continue;
		const turn = ((i - from) * 2 * Math.PI) / TEAM_SIZE;
		runTo(match.intents[i]!, mate, scorer.x + Math.cos(turn) * CIRCLE_M, scorer.y + Math.sin(turn) * CIRCLE_M, 0.8);
	}
}
