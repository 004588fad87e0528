/** Flight paths of small enemies: legs of turning flight, mirrored for the other side. */

export interface Leg {
	readonly ticks: number;
	/** Pixels a tick. */
	readonly speed: number;
	/** Positive turns clockwise on the screen. */
	readonly turnDegPerTick: number;
}

export interface Path {
	/** 0 is right, 90 is down. */
	readonly headingDeg: number;
	/** The last leg goes on until the enemy has left the picture. */
	readonly legs: readonly Leg[];
}

export const PATHS = {
	straightDown: { headingDeg: 90, legs: [{ ticks: 1, speed: 1.4, turnDegPerTick: 0 }] },
	/** In from above, round in a U and out above: the classic swoop. */
	swoop: {
		headingDeg: 90,
		legs: [
			{ ticks: 56, speed: 2, turnDegPerTick: 0 },
			{ ticks: 60, speed: 1.8, turnDegPerTick: -3 },
			{ ticks: 1, speed: 2, turnDegPerTick: 0 },
		],
	},
	/** From the left edge across, with one loop in the middle. */
	loop: {
		headingDeg: 0,
		legs: [
			{ ticks: 58, speed: 1.8, turnDegPerTick: 0.1 },
			{ ticks: 90, speed: 1.7, turnDegPerTick: 4 },
			{ ticks: 1, speed: 1.9, turnDegPerTick: 0.1 },
		],
	},
	/** A snake downwards. */
	snake: {
		headingDeg: 45,
		legs: [
			{ ticks: 36, speed: 1.5, turnDegPerTick: 2.5 },
			{ ticks: 36, speed: 1.5, turnDegPerTick: -2.5 },
			{ ticks: 36, speed: 1.5, turnDegPerTick: 2.5 },
			{ ticks: 36, speed: 1.5, turnDegPerTick: -2.5 },
			{ ticks: 1, speed: 1.7, turnDegPerTick: 0 },
		],
	},
	/** From an upper corner, slanting across and curving out at the side. */
	slant: {
		headingDeg: 60,
		legs: [
			{ ticks: 70, speed: 1.7, turnDegPerTick: -0.2 },
			{ ticks: 1, speed: 1.9, turnDegPerTick: -1 },
		],
	},
	/** Down, a stop to take aim, and away upwards. */
	peek: {
		headingDeg: 90,
		legs: [
			{ ticks: 40, speed: 1.8, turnDegPerTick: 0 },
			{ ticks: 14, speed: 0.8, turnDegPerTick: 0 },
			{ ticks: 60, speed: 0.15, turnDegPerTick: 0 },
			{ ticks: 30, speed: 1.2, turnDegPerTick: -6 },
			{ ticks: 1, speed: 2.2, turnDegPerTick: 0 },
		],
	},
	/** Straight across from the left. */
	across: { headingDeg: 0, legs: [{ ticks: 1, speed: 1.3, turnDegPerTick: 0 }] },
} as const satisfies Record<string, Path>;

export type PathName = keyof typeof PATHS;

/** The heading a path begins with, mirrored when the enemy comes from the right. */
export function startHeadingDeg(path: PathName, isMirrored: boolean): number {
	const heading = PATHS[path].headingDeg;
	return isMirrored ? 180 - heading : heading;
}
