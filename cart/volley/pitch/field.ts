/** Where the lines are, in pixels of the whole ground: the field lies inside a surround. Up the screen is up the pitch. */

/** 68 × 105 m at 6 px a metre. */
export const FIELD = {
	left: 52,
	right: 460,
	top: 72,
	bottom: 702,
	middleX: 256,
	middleY: 387,
} as const;

/** The ground with its surround: as wide as a plane, so that only rows are ever brought in. */
export const GROUND = { widthPx: 512, heightPx: 776 } as const;

export type GoalEnd = "top" | "bottom";
