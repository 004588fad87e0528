/** What the coach view shows of one man's mind: only read, never written. Cells of the map: `mapDominanceS`. */
import { type MatchView, PLAYER_COUNT } from "./interface.ts";
import type { Brains } from "./mind.ts";
import { type Sighting, sightingOf } from "./pass-candidates.ts";
import type { PassThought } from "./pass-choice.ts";
import { type Sector, sectorOf } from "./sight.ts";

export interface KnownMan extends Sighting {
	readonly man: number;
}

export interface CoachSight {
	readonly man: number;
	/** Where he looks, how wide (cosine of half the angle) and how far. */
	readonly sector: Sector;
	/** Who is in view now, mates and opponents. */
	readonly seen: readonly KnownMan[];
	/** Who isn't, but was within his window: where he guesses them. */
	readonly remembered: readonly KnownMan[];
	/** His side's last choice of a pass, if it was his: candidates with scores and margins, and the chosen one. */
	readonly thought: PassThought | null;
}

export function coachSightOf(view: MatchView, brains: Brains, man: number): CoachSight {
	const seen: KnownMan[] = [];
	const remembered: KnownMan[] = [];
	for (let other = 0; other < PLAYER_COUNT; other++) {
		if (other === man || !view.players[other]!.isOnPitch) continue;
		const sighting = sightingOf(view, brains.memory, man, other);
		if (sighting === null) continue;
		const { x, y, vx, vy, isSeen } = sighting;
		(isSeen ? seen : remembered).push({ man: other, x, y, vx, vy, isSeen });
	}
	const thought = brains.thoughts[view.players[man]!.team as 0 | 1];
	return {
		man,
		sector: sectorOf(view, brains.heads, man, brains.sightBy),
		seen,
		remembered,
		thought: thought !== null && thought.passer === man ? thought : null,
	};
}
