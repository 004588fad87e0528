/** Cards: the second yellow is a red, and who sees red is off the pitch. */
import { caption, nameOf } from "./captions.ts";
import type { MatchState } from "./match-state.ts";

export function showYellow(match: MatchState, index: number): void {
	const player = match.players[index]!;
	player.yellows += 1;
	match.sides[player.team as 0 | 1].statistics.yellows += 1;
	match.sounds.push("card");
	if (player.yellows >= 2) sendOff(match, index, "SECOND YELLOW");
	else caption(match, `YELLOW CARD: ${nameOf(match, index)}`);
}

/** @param reason what the caption says before the name */
export function sendOff(match: MatchState, index: number, reason: string): void {
	const player = match.players[index]!;
	player.isOnPitch = false;
	player.pad = -1;
	for (const pad of match.pads) {
		if (pad.player === index) pad.player = -1;
	}
	if (match.ball.holder === index) match.ball.holder = -1;
	if (match.ball.passTarget === index) match.ball.passTarget = -1;
	// Out of sight of all who measure distances.
	player.x = -40;
	player.y = -40;
	player.vx = 0;
	player.vy = 0;
	player.slideTicks = 0;
	player.lungeTicks = 0;
	match.sides[player.team as 0 | 1].statistics.reds += 1;
	match.sounds.push("card");
	caption(match, `${reason}: ${nameOf(match, index)}`);
}
