/** Where the nets' raster of four pixels begins on the ground: at the corners of the goals' insides. */
import { PITCH_GEOMETRY } from "../maps/pitch-geometry.ts";

export const NET_RASTER = {
	x: PITCH_GEOMETRY.middleX - PITCH_GEOMETRY.goalWidth / 2,
	topY: PITCH_GEOMETRY.top - PITCH_GEOMETRY.goalDepth,
	bottomY: PITCH_GEOMETRY.top + PITCH_GEOMETRY.height,
	width: PITCH_GEOMETRY.goalWidth,
	depth: PITCH_GEOMETRY.goalDepth,
} as const;
