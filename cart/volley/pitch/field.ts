/** Where the lines are: in metres for the rules, in pixels of the ground for the picture. */
import { PITCH_GEOMETRY as DRAWN, PX_PER_METRE } from "../art/maps/pitch-geometry.ts";
import { FIELD_LENGTH_M, FIELD_WIDTH_M } from "./brain/interface.ts";

export const FIELD = {
	width: FIELD_WIDTH_M,
	length: FIELD_LENGTH_M,
	middleX: FIELD_WIDTH_M / 2,
	middleY: FIELD_LENGTH_M / 2,
	penaltyDepth: 16.5,
	penaltyHalfWidth: 20.16,
	goalAreaDepth: 5.5,
	penaltySpot: 11,
	circleRadius: 9.15,
} as const;

/** The ground with its surround: as wide as a plane, so that only rows are ever brought in. */
export const GROUND = { widthPx: DRAWN.mapWidth, heightPx: DRAWN.mapHeight } as const;

export function groundX(xM: number): number {
	return DRAWN.left + xM * PX_PER_METRE;
}

export function groundY(yM: number): number {
	return DRAWN.top + yM * PX_PER_METRE;
}

export type GoalEnd = "top" | "bottom";

/** Whether a place lies in the penalty area before the goal line `goalY` (0 or the field's length). */
export function isInPenaltyArea(x: number, y: number, goalY: number): boolean {
	return (
		Math.abs(y - goalY) <= FIELD.penaltyDepth &&
		Math.abs(x - FIELD.middleX) <= FIELD.penaltyHalfWidth &&
		y >= 0 &&
		y <= FIELD.length
	);
}

export function clamp(value: number, least: number, most: number): number {
	return Math.max(least, Math.min(most, value));
}
