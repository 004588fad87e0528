/** One missile with the law it flies by: what the game, the laboratory and the benchmark share. */
import { type HomingLaw, turnTowards } from "../sky/homing.ts";
import { type Moving, steerProportionally } from "./proportional.ts";

export type SeekerLaw = HomingLaw | "proportional";

export interface SeekerTuning {
	readonly speed: number;
	/** Turn limit of a steering, in degrees, and ticks between two. */
	readonly turnDeg: number;
	readonly everyTicks: number;
	/** Of proportional navigation: its gain, and its limit in degrees a tick. */
	readonly gain: number;
	readonly limitDegPerTick: number;
}

/**
 * The game's enemy missiles: 5° every five ticks. Runs are met about every other time, a late
 * step aside is always enough.
 */
export const SEEKER: SeekerTuning = { speed: 3, turnDeg: 5, everyTicks: 5, gain: 3, limitDegPerTick: 0.8 };

/** The lesson's own numbers. */
export const LESSON_SEEKER: SeekerTuning = { ...SEEKER, turnDeg: 5, everyTicks: 10 };

const DEGREE = Math.PI / 180;

/** One tick of a missile: it steers when it is time, then moves. @returns it as it is after the tick */
export function stepSeeker(
	missile: Moving,
	target: Moving,
	law: SeekerLaw,
	tuning: SeekerTuning,
	tick: number,
): Moving {
	let { vx, vy } = missile;
	if (law === "proportional") {
		({ vx, vy } = steerProportionally(missile, target, tuning.gain, tuning.limitDegPerTick * DEGREE));
	} else if (tick % tuning.everyTicks === 0) {
		({ vx, vy } = turnTowards(vx, vy, target.x - missile.x, target.y - missile.y, tuning.turnDeg, law));
	}
	return { x: missile.x + vx, y: missile.y + vy, vx, vy };
}
