/** Who flew against the players, as the ending shows them: picture, name and place. */
import type { SequenceName } from "../../art/frames.ts";

export interface CastEntry {
	readonly sequence: SequenceName;
	/** Frames that take turns; a sequence of directions stands still. */
	readonly frames: number;
	readonly name: string;
	/** The picture's middle; the name stands to the right of it. */
	readonly xPx: number;
	readonly yPx: number;
}

const LEFT_PX = 28;
const RIGHT_PX = 148;
/** Middles of text rows 8 to 16, two rows apart and more. */
const ROWS_PX = [68, 92, 116, 140] as const;

export const CAST: readonly CastEntry[] = [
	{ sequence: "popper", frames: 2, name: "POPPER", xPx: LEFT_PX, yPx: ROWS_PX[0] },
	{ sequence: "kamikaze", frames: 2, name: "KAMIKAZE", xPx: RIGHT_PX, yPx: ROWS_PX[0] },
	{ sequence: "sweeper", frames: 2, name: "SWEEPER", xPx: LEFT_PX, yPx: ROWS_PX[1] },
	{ sequence: "mine", frames: 2, name: "MINE", xPx: RIGHT_PX, yPx: ROWS_PX[1] },
	{ sequence: "ringEmitter", frames: 2, name: "RING", xPx: LEFT_PX, yPx: ROWS_PX[2] },
	{ sequence: "lancer", frames: 1, name: "LANCER", xPx: RIGHT_PX, yPx: ROWS_PX[2] },
	{ sequence: "missileBoat", frames: 1, name: "BOAT", xPx: LEFT_PX, yPx: ROWS_PX[3] },
	{ sequence: "enemyMissile", frames: 1, name: "MISSILE", xPx: RIGHT_PX, yPx: ROWS_PX[3] },
];
