/** Where the lines are, in pixels of the whole ground: the field lies inside a surround, its goals left and right. */
import { PITCH_GEOMETRY as DRAWN } from "../art/maps/pitch-geometry.ts";

/** 105 × 68 m at 6 px a metre, where the map's lines are. */
export const FIELD = {
	left: DRAWN.left,
	right: DRAWN.left + DRAWN.width,
	top: DRAWN.top,
	bottom: DRAWN.top + DRAWN.height,
	middleX: DRAWN.middleX,
	middleY: DRAWN.middleY,
} as const;

/** The ground with its surround: as high as a plane, so that only columns are ever brought in. */
export const GROUND = { widthPx: DRAWN.mapWidth, heightPx: DRAWN.mapHeight } as const;

export type GoalEnd = "left" | "right";
