/** What the brains keep from tick to tick: plain data in the match's state. */
import { createDominanceMap, type DominanceMap } from "./dominance.ts";
import { type MatchView, PLAYER_COUNT } from "./interface.ts";
import { createMemory, type SightMemory } from "./memory.ts";
import type { PassThought } from "./pass-choice.ts";
import { createReach, type Reach } from "./reach.ts";
import { createHeads, type Heads, type SightBy } from "./sight.ts";
import { createSituation, type Situation } from "./situation.ts";

/** One man's plans. */
export interface Mind {
	/** Ticks that he has had the ball. */
	heldTicks: number;
	/** Tick of his next decision with the ball. */
	thinkTick: number;
	/** Where he means to go. */
	spotX: number;
	spotY: number;
	/** Where he means to look, relative to himself; (0, 0): straight on. */
	lookX: number;
	lookY: number;
	/** Until this tick he runs behind the last line. */
	runTick: number;
	/** How far beyond the last line he strays while he plays on it; below 0: short of it. */
	strayM: number;
	/** Opponent he marks, or −1. */
	mark: number;
	/** A keeper: tick in which he saw the shot come, or −1. */
	shotTick: number;
	/** And by how much he misreads it, metres across. */
	misreadM: number;
	/** The shot is a penalty: he makes up his mind with the kick. */
	isPenalty: boolean;
}

export interface Brains {
	/** Sight follows the face in the game; the body's way is the source's first embodiment. */
	sightBy: SightBy;
	heads: Heads;
	memory: SightMemory;
	dominance: DominanceMap;
	reach: Reach;
	situation: Situation;
	minds: Mind[];
	/** Each team's last choice of a pass. */
	thoughts: [PassThought | null, PassThought | null];
}

export function createBrains(view: MatchView): Brains {
	const minds: Mind[] = [];
	for (let man = 0; man < PLAYER_COUNT; man++) {
		const { x, y } = view.players[man]!;
		minds.push({
			heldTicks: 0,
			thinkTick: 0,
			spotX: x,
			spotY: y,
			lookX: 0,
			lookY: 0,
			runTick: 0,
			strayM: 0,
			mark: -1,
			shotTick: -1,
			misreadM: 0,
			isPenalty: false,
		});
	}
	return {
		sightBy: "face",
		heads: createHeads(view),
		memory: createMemory(),
		dominance: createDominanceMap(),
		reach: createReach(),
		situation: createSituation(),
		minds,
		thoughts: [null, null],
	};
}
