/** Offside: who stood beyond the last but one defender when his own side kicked the ball. */
import { TEAM_SIZE } from "./brain/interface.ts";
import { FIELD } from "./field.ts";
import { type MatchState, teamOf } from "./match-state.ts";

/** How near to the goal line `attack` leads to, in metres from the far end: larger is farther forward. */
function advance(y: number, attack: 1 | -1): number {
	return attack === 1 ? y : FIELD.length - y;
}

/** Place of the last but one defender, as an advance of the attackers. */
export function offsideLine(match: MatchState, team: number): number {
	const { attack } = match.sides[team as 0 | 1];
	let last = -10;
	let lastButOne = -10;
	const from = team === 0 ? TEAM_SIZE : 0;
	for (let i = from; i < from + TEAM_SIZE; i++) {
		const rival = match.players[i]!;
		if (!rival.isOnPitch) continue;
		const at = advance(rival.y, attack);
		if (at > last) {
			lastButOne = last;
			last = at;
		} else if (at > lastButOne) lastButOne = at;
	}
	return Math.max(lastButOne, FIELD.length / 2);
}

/** Notes who of the kicker's side stands offside at the kick. */
export function markOffside(match: MatchState, kicker: number): void {
	match.offsideBits = 0;
	if (!match.setup.isOffsideOn || match.shootOut !== null) return;
	const team = teamOf(kicker);
	const { attack } = match.sides[team as 0 | 1];
	const line = Math.max(offsideLine(match, team), advance(match.ball.y, attack));
	match.offsideTeam = team;
	for (let n = 0; n < TEAM_SIZE; n++) {
		const i = team * TEAM_SIZE + n;
		const mate = match.players[i]!;
		if (i === kicker || !mate.isOnPitch) continue;
		// Level is onside; so is a hand's breadth, which nobody could see.
		if (advance(mate.y, attack) > line + 0.15) match.offsideBits |= 1 << n;
	}
}

/** Whether he who touches the ball now is offside. The other side's touch ends it. */
export function isOffsideTouch(match: MatchState, index: number): boolean {
	if (match.offsideBits === 0) return false;
	const team = teamOf(index);
	if (team !== match.offsideTeam) {
		match.offsideBits = 0;
		return false;
	}
	const isOffside = (match.offsideBits & (1 << (index % TEAM_SIZE))) !== 0;
	match.offsideBits = 0;
	return isOffside;
}
