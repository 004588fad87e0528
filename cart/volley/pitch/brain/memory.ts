/**
 * Whom each man has seen, when and where: written every tick for every man, held by a pad or not, so that a man who is
 * let go of knows what he saw. Source: JP4025716B2, claims 1, 2 and 8, figures 20 and 21.
 */
import { FIELD_LENGTH_M, FIELD_WIDTH_M, type MatchView, PLAYER_COUNT, TICKS_PER_SECOND } from "./interface.ts";
import { type Heads, type Sector, type SightBy, sectorOf, seesPlace } from "./sight.ts";

/** Entry seer × 22 + seen. The last frame in which he was seen says all: windows of frames reach from there to now. */
export interface SightMemory {
	/** Tick of the last sight, or NEVER. */
	seenTick: Int32Array;
	x: Float32Array;
	y: Float32Array;
	vx: Float32Array;
	vy: Float32Array;
}

export const NEVER = -1_000_000;

export interface Place {
	x: number;
	y: number;
}

export function createMemory(): SightMemory {
	const entries = PLAYER_COUNT * PLAYER_COUNT;
	return {
		seenTick: new Int32Array(entries).fill(NEVER),
		x: new Float32Array(entries),
		y: new Float32Array(entries),
		vx: new Float32Array(entries),
		vy: new Float32Array(entries),
	};
}

/** Records one sight. */
export function noteSeen(memory: SightMemory, seer: number, seen: number, view: MatchView): void {
	const at = seer * PLAYER_COUNT + seen;
	const man = view.players[seen]!;
	memory.seenTick[at] = view.tick;
	memory.x[at] = man.x;
	memory.y[at] = man.y;
	memory.vx[at] = man.vx;
	memory.vy[at] = man.vy;
}

/** Every man looks, at mates and opponents alike. */
export function perceiveAll(memory: SightMemory, view: MatchView, heads: Heads, sightBy: SightBy): void {
	const { players } = view;
	for (let seer = 0; seer < PLAYER_COUNT; seer++) {
		if (!players[seer]!.isOnPitch) continue;
		perceive(memory, view, sectorOf(view, heads, seer, sightBy), seer);
	}
}

/** One man looks. What `seesPlace` says, without asking it 462 times a tick: who is behind him needs one product. */
function perceive(memory: SightMemory, view: MatchView, sector: Sector, seer: number): void {
	const { players } = view;
	const { x, y, wayX, wayY, cosHalf } = sector;
	const isNarrow = cosHalf > 0.01;
	for (let seen = 0; seen < PLAYER_COUNT; seen++) {
		const man = players[seen]!;
		if (isNarrow && (man.x - x) * wayX + (man.y - y) * wayY < 0) continue;
		if (seen === seer || !man.isOnPitch) continue;
		if (seesPlace(sector, man.x, man.y)) noteSeen(memory, seer, seen, view);
	}
}

/**
 * Whether `seer` sees `other` now or has within his own window: seen in the frame that is `memoryTicks` back counts.
 * @param memoryTicks 0: only whom he sees now
 */
export function knows(memory: SightMemory, seer: number, other: number, tick: number, memoryTicks: number): boolean {
	return memory.seenTick[seer * PLAYER_COUNT + other]! >= tick - memoryTicks;
}

/** Whether he is in view in this very frame. */
export function seesNow(memory: SightMemory, seer: number, other: number, tick: number): boolean {
	return memory.seenTick[seer * PLAYER_COUNT + other]! === tick;
}

/** Where `seer` guesses `other` to be: last seen there, and gone on as he went. Never where he truly is. */
export function guessPlace(memory: SightMemory, seer: number, other: number, tick: number): Place {
	const at = seer * PLAYER_COUNT + other;
	const ageS = (tick - memory.seenTick[at]!) / TICKS_PER_SECOND;
	return {
		x: Math.max(0, Math.min(FIELD_WIDTH_M, memory.x[at]! + memory.vx[at]! * ageS)),
		y: Math.max(0, Math.min(FIELD_LENGTH_M, memory.y[at]! + memory.vy[at]! * ageS)),
	};
}
