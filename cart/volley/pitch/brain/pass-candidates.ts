/**
 * Perceive, for a pass: whom the man with the ball sees or remembers, and where he guesses them. Nothing here looks at
 * where a man truly is unless he is in view. Source: JP4025716B2, figures 15, 18 (S15 to S19), 20, 21.
 */
import { FIELD_LENGTH_M, FIELD_WIDTH_M, type MatchView, PLAYER_COUNT, TEAM_SIZE } from "./interface.ts";
import { guessPlace, knows, type SightMemory, seesNow } from "./memory.ts";
import { speedNowMps } from "./pace.ts";
import type { KnownFoe } from "./pass-lane.ts";
import { BRAIN_TUNING } from "./tuning.ts";

/** A mate whom the passer may choose, with all that is said for him. */
export interface PassCandidate {
	man: number;
	/** In view now; else remembered. */
	isSeen: boolean;
	/** Where the passer holds him to be. */
	x: number;
	y: number;
	vx: number;
	vy: number;
	/** Where the ball would be sent, how, and by how much nobody cuts it off. */
	kind: "pass" | "through" | "lob";
	aimX: number;
	aimY: number;
	speedMps: number;
	marginS: number;
	/** Own-positive dominance of the area where he is held to be. */
	dominanceS: number;
	/** Metres towards the other goal. */
	progressM: number;
	score: number;
}

/** Where a man and how he goes, as another knows it: true if in view, guessed if remembered, null if neither. */
export interface Sighting {
	x: number;
	y: number;
	vx: number;
	vy: number;
	isSeen: boolean;
}

export function sightingOf(view: MatchView, memory: SightMemory, seer: number, other: number): Sighting | null {
	const window = view.players[seer]!.memoryTicks;
	if (!knows(memory, seer, other, view.tick, window)) return null;
	const at = seer * PLAYER_COUNT + other;
	const isSeen = seesNow(memory, seer, other, view.tick);
	const place = guessPlace(memory, seer, other, view.tick);
	return { x: place.x, y: place.y, vx: memory.vx[at]!, vy: memory.vy[at]!, isSeen };
}

/** The mates whom `seer` may pass to, without any aim yet. */
export function passCandidates(view: MatchView, memory: SightMemory, seer: number): PassCandidate[] {
	const candidates: PassCandidate[] = [];
	const passer = view.players[seer]!;
	const attack = view.teams[passer.team]!.attack;
	const first = seer < TEAM_SIZE ? 0 : TEAM_SIZE;
	for (let man = first; man < first + TEAM_SIZE; man++) {
		if (man === seer || !view.players[man]!.isOnPitch) continue;
		const sighting = sightingOf(view, memory, seer, man);
		if (sighting === null) continue;
		candidates.push({
			man,
			isSeen: sighting.isSeen,
			x: sighting.x,
			y: sighting.y,
			vx: sighting.vx,
			vy: sighting.vy,
			kind: "pass",
			aimX: sighting.x,
			aimY: sighting.y,
			speedMps: 0,
			marginS: 0,
			dominanceS: 0,
			progressM: (sighting.y - passer.y) * attack,
			score: 0,
		});
	}
	return candidates;
}

/** The opponents whom `seer` knows of: who is neither seen nor remembered is not reckoned with. */
export function knownFoes(view: MatchView, memory: SightMemory, seer: number): KnownFoe[] {
	const foes: KnownFoe[] = [];
	const first = seer < TEAM_SIZE ? TEAM_SIZE : 0;
	for (let man = first; man < first + TEAM_SIZE; man++) {
		const foe = view.players[man]!;
		if (!foe.isOnPitch) continue;
		const sighting = sightingOf(view, memory, seer, man);
		if (sighting === null) continue;
		const { x, y, vx, vy } = sighting;
		foes.push({ x, y, vx, vy, speedMps: speedNowMps(foe) });
	}
	return foes;
}

/** Where a ball that takes `timeS` meets a man: led along his way, and never off the field. */
export function leadX(candidate: PassCandidate, timeS: number): number {
	const lead = Math.min(timeS, BRAIN_TUNING.leadS) * BRAIN_TUNING.leadShare;
	return Math.max(0.5, Math.min(FIELD_WIDTH_M - 0.5, candidate.x + candidate.vx * lead));
}

export function leadY(candidate: PassCandidate, timeS: number): number {
	const lead = Math.min(timeS, BRAIN_TUNING.leadS) * BRAIN_TUNING.leadShare;
	return Math.max(0.5, Math.min(FIELD_LENGTH_M - 0.5, candidate.y + candidate.vy * lead));
}
