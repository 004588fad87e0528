/** Where the lines are, in pixels of the whole ground: the field lies inside a surround, its goals at the upper and lower end. */
import { PITCH_GEOMETRY as DRAWN } from "../art/maps/pitch-geometry.ts";

/** 68 × 105 m at 6 px a metre, where the map's lines are. */
export const FIELD = {
	left: DRAWN.left,
	right: DRAWN.left + DRAWN.width,
	top: DRAWN.top,
	bottom: DRAWN.top + DRAWN.height,
	middleX: DRAWN.middleX,
	middleY: DRAWN.middleY,
} as const;

/** The ground with its surround: as wide as a plane, so that only rows are ever brought in. */
export const GROUND = { widthPx: DRAWN.mapWidth, heightPx: DRAWN.mapHeight } as const;

export type GoalEnd = "top" | "bottom";
