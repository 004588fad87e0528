/** Whom a pad's pass is for: of the mates on the side that it points to, the one whom the ball reaches soonest. */
import { TEAM_SIZE } from "./brain/interface.ts";
import type { MatchState } from "./match-state.ts";
import { PITCH_TUNING } from "./tuning.ts";

const COS_ASSIST = Math.cos((PITCH_TUNING.passAssistDeg * Math.PI) / 180);
/** Farther than a pass rolls. */
const REACH_M = 45;

/** @param leastM mates nearer than this are passed over @returns a player, or −1 when nobody stands there */
export function passMate(match: MatchState, passer: number, dx: number, dy: number, leastM = 3): number {
	const player = match.players[passer]!;
	const length = Math.sqrt(dx * dx + dy * dy);
	if (length < 0.01) return -1;
	let best = -1;
	let least = Number.POSITIVE_INFINITY;
	for (let i = player.team * TEAM_SIZE; i < (player.team + 1) * TEAM_SIZE; i++) {
		const mate = match.players[i]!;
		if (i === passer || !mate.isOnPitch) continue;
		const toX = mate.x - player.x;
		const toY = mate.y - player.y;
		const distance = Math.sqrt(toX * toX + toY * toY);
		if (distance < leastM || distance > REACH_M) continue;
		const cos = (toX * dx + toY * dy) / (distance * length);
		if (cos < COS_ASSIST) continue;
		// Off the pointed way costs as if he were farther off.
		const cost = distance * (1 + (1 - cos) * 14) + (mate.role === "keeper" ? 12 : 0);
		if (cost < least) {
			least = cost;
			best = i;
		}
	}
	return best;
}
