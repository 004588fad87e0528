/** The pitch on its map, in pixels; 6 px a metre. Lines are drawn on the pitch, from these edges inwards. */
export const PX_PER_METRE = 6;
export const PITCH_GEOMETRY = {
	mapWidth: 704,
	mapHeight: 512,
	/** 105 × 68 m. */
	left: 37,
	top: 52,
	width: 630,
	height: 408,
	middleX: 352,
	middleY: 256,
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
} as const;

/**
 * The crowd's tiles stand at 1 to 16 of pitch-tiles.png. pitch-crowd.png has both frames, 16 tiles each: loading the
 * second frame's over the first's makes the crowd jump.
 */
export const CROWD = { firstTile: 1, tiles: 16, frames: 2 } as const;
