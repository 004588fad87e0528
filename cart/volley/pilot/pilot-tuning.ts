/** The pilot's numbers, each with its reason. */
export interface PilotTuning {
	/** Steps of one tick that a plan looks ahead. */
	readonly steps: number;
	/** Ticks that one plan is worked out over, and flown for: 6 to 12. */
	readonly planTicks: number;
	/** From what was seen to the first move that heeds it, in ticks. */
	readonly reactionTicks: number;
	/** A cell is closed this far outside the ship's hit distance: looks and half pixels are not exact. */
	readonly closedMarginPx: number;
	/** Beyond that a cell is dear for so many pixels… */
	readonly dearMarginPx: number;
	/** …and counts only this much. */
	readonly dearFactor: number;
	/** A cell from which a target is on the line of fire counts so much more. */
	readonly fireFactor: number;
	/** For each cell farther from where the ship would like to be, at the end of the look-ahead. */
	readonly homeFactor: number;
	/** Within so many pixels of that place it doesn't matter. */
	readonly homeFreePx: number;
	/**
	 * For each cell away from there, each way, in every step: without it, it would dawdle at the edge, where what comes in
	 * can't be dodged, as long as it could still get home in time.
	 */
	readonly pullFactor: number;
	/** Another way than the last must be worth so many times more… */
	readonly turnFactor: number;
	/** …and the way back so many times. */
	readonly backFactor: number;
	/**
	 * 0: a cell is worth the mean of the nine that follow, which is the count of ways; 1: the best of them, which is the
	 * least danger. The mean sees room, the best sees a narrow way out; a little of the mean is enough.
	 */
	readonly bold: number;
	/** It bombs when every way it sees is closed within so many ticks. */
	readonly bombTicks: number;
}

export const PILOT: PilotTuning = {
	steps: 20,
	planTicks: 8,
	reactionTicks: 12,
	closedMarginPx: 0,
	dearMarginPx: 2.5,
	dearFactor: 0.6,
	fireFactor: 1.5,
	homeFactor: 0.7,
	homeFreePx: 0,
	pullFactor: 0.995,
	turnFactor: 1.6,
	backFactor: 3,
	bold: 0.97,
	bombTicks: 10,
};
