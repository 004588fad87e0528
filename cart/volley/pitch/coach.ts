/** The coach's view: whose mind is shown, and what the picture remembers of it. */
import { type CoachSight, coachSightOf } from "./brain/coach-sight.ts";
import { PLAYER_COUNT } from "./brain/interface.ts";
import { type MatchState, viewOf } from "./match-state.ts";

export interface Coach {
	isOn: boolean;
	/** Man chosen by hand, or −1: the man at the ball. */
	chosen: number;
}

export function createCoach(): Coach {
	return { isOn: false, chosen: -1 };
}

/** Whose mind is shown: who was chosen; else the man at the ball, who takes the restart, or who touched it last; or −1. */
export function watchedMan(coach: Coach, match: MatchState): number {
	const { holder, lastTouch } = match.ball;
	const { chosen } = coach;
	if (chosen >= 0 && match.players[chosen]!.isOnPitch) return chosen;
	return holder >= 0 ? holder : match.restartTaker >= 0 ? match.restartTaker : lastTouch;
}

/** The next man, by number, round all 22; past the last and before the first: the man at the ball. */
export function chooseNext(coach: Coach, match: MatchState, step: 1 | -1): void {
	const places = PLAYER_COUNT + 1;
	do {
		coach.chosen = ((coach.chosen + 1 + step + places) % places) - 1;
	} while (coach.chosen >= 0 && !match.players[coach.chosen]!.isOnPitch);
}

/** What he sees, remembers and thinks, or null when nobody is watched. */
export function watchedSight(coach: Coach, match: MatchState): CoachSight | null {
	const man = watchedMan(coach, match);
	return man >= 0 && match.players[man]!.isOnPitch ? coachSightOf(viewOf(match), match.minds, man) : null;
}
