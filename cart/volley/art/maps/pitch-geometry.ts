/** The pitch on its map, in pixels; 6 px a metre, goals at the upper and lower end. Lines are drawn from these edges inwards. */
export const PX_PER_METRE = 6;
export const PITCH_GEOMETRY = {
	mapWidth: 512,
	mapHeight: 776,
	/** 68 × 105 m. */
	left: 52,
	top: 72,
	width: 408,
	height: 630,
	middleX: 256,
	middleY: 387,
	/** A little wider than 7.32 m, which is kinder. */
	goalWidth: 48,
	goalDepth: 14,
	penaltyDepth: 99,
	penaltyWidth: 242,
	goalAreaDepth: 33,
	goalAreaWidth: 110,
	penaltySpot: 66,
	circleRadius: 55,
	cornerRadius: 6,
	/** Boards stand at these edges of the surround; the crowd is beyond them. */
	boardsLeft: 24,
	boardsRight: 480,
	boardsTop: 40,
	boardsBottom: 728,
} as const;

/**
 * The crowd's tiles stand at 1 to 16 of pitch.png. pitch-crowd.png has both frames, 16 tiles each: loading the
 * second frame's over the first's makes the crowd jump.
 */
export const CROWD = { firstTile: 1, tiles: 16, frames: 2 } as const;
