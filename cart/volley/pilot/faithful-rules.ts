/** All that the text of JP4976771B2 leaves to choose. */
import type { MoveCount } from "./moves.ts";

/** How much more cells near the middle are worth (the text's Az). */
export type MiddleFactor =
	| { readonly by: "none" }
	/**
	 * floor(k/2 · (1 + exp(−r²/spread))), r in cells from the middle. With the text's own k = 1 and spread = 1 it is 0
	 * everywhere but in the middle, which kills: literal, and kept as a choice.
	 */
	| { readonly by: "function"; readonly k: number; readonly spread: number }
	/** A value for each cell, row by row. */
	| { readonly by: "mask"; readonly mask: ArrayLike<number> };

export interface FaithfulRules {
	readonly moves: MoveCount;
	/** The text's n: how many steps ahead. Doubles count exactly to 15 with a fire factor of 2. */
	readonly steps: number;
	/** Ticks of one step (ΔT). */
	readonly stepTicks: number;
	/**
	 * What the threat's place is taken for: the nearest corner of the grid, always the upper left corner of its cell, or
	 * its cell's middle.
	 */
	readonly snap: "nearest-corner" | "fixed-corner" | "centre";
	/**
	 * overlap: every cell that the collision circle overlaps, as the text says; exact: cells whose middle is inside the
	 * circle, on the whole path of the step, from where the threat really is.
	 */
	readonly blocking: "overlap" | "exact";
	readonly goalTie: "first" | "nearest-middle";
	/** The text's As: what cells with an enemy on the line of fire are multiplied by; 1: not at all. */
	readonly fireFactor: number;
	readonly middle: MiddleFactor;
	/** counts: by the backward counts; straight: straight at the goal. */
	readonly choice: "counts" | "straight";
}

/** The text's figures: a king's moves, n = 15, As = 2, nearest corner, any overlap. */
export const FAITHFUL: FaithfulRules = {
	moves: 9,
	steps: 15,
	stepTicks: 1,
	snap: "nearest-corner",
	blocking: "overlap",
	goalTie: "nearest-middle",
	fireFactor: 2,
	middle: { by: "none" },
	choice: "counts",
};

/** The value of the middle factor at a distance of r cells. */
export function middleFactorAt(k: number, spread: number, rCells: number): number {
	return Math.floor((k / 2) * (1 + Math.exp((-rCells * rCells) / spread)));
}
