/** Reading the moves off a plan that has been worked out. */
import type { Mind } from "./mind.ts";
import { MOVE_DX, MOVE_DY, STAY } from "./moves.ts";
import type { PilotTuning } from "./pilot-tuning.ts";
import { DOOMED } from "./worth.ts";

/** Follows the greatest worth through the first steps; of what is nearly as good it takes what turns least. */
export function readPlan(mind: Mind, tuning: PilotTuning): void {
	const { planTicks } = tuning;
	const square = 2 * planTicks + 1;
	let last = mind.moves[planTicks - 1]!;
	let dx = 0;
	let dy = 0;
	for (let step = 1; step <= planTicks; step++) {
		const at = (step - 1) * square * square + (planTicks + dy) * square + planTicks + dx;
		let most = 0;
		for (let move = 0; move < 9; move++) {
			most = Math.max(most, mind.firstSteps[at + MOVE_DY[move]! * square + MOVE_DX[move]!]!);
		}
		if (step === 1) {
			mind.bestWorth = most;
			mind.isDoomed = most < DOOMED;
		}
		let best = STAY;
		let bestScore = -1;
		for (let move = 0; move < 9; move++) {
			const worth = mind.firstSteps[at + MOVE_DY[move]! * square + MOVE_DX[move]!]!;
			// Where a way is open, what has none is never taken.
			if (most >= DOOMED && worth < DOOMED) continue;
			const turn = turnOf(last, move);
			const score = turn === 0 ? worth : worth / (turn === 1 ? tuning.turnFactor : tuning.backFactor);
			if (score <= bestScore) continue;
			best = move;
			bestScore = score;
		}
		mind.nextMoves[step - 1] = best;
		dx += MOVE_DX[best]!;
		dy += MOVE_DY[best]!;
		last = best;
	}
}

/** 0: on as before; 1: another way; 2: back the way it came, on either axis. */
function turnOf(last: number, move: number): number {
	if (last === move) return 0;
	const isBack = MOVE_DX[last]! * MOVE_DX[move]! < 0 || MOVE_DY[last]! * MOVE_DY[move]! < 0;
	return isBack ? 2 : 1;
}
