/** The caption line: one sentence at a time of what happens, as a commentator would say it. */
import type { MatchState } from "./match-state.ts";
import { TEAMS } from "./teams.ts";

export const CAPTION_TICKS = 130;

/** Says something, over what was said before. At most 30 characters are shown. */
export function caption(match: MatchState, text: string): void {
	match.caption = text.slice(0, 30);
	match.captionTicks = CAPTION_TICKS;
}

export function nameOf(match: MatchState, player: number): string {
	const man = match.players[player]!;
	return TEAMS[match.sides[man.team as 0 | 1].club]!.names[man.squad]!;
}

export function clubOf(match: MatchState, team: number): string {
	return TEAMS[match.sides[team as 0 | 1].club]!.name;
}
