/** How fast men and balls get somewhere. */
import { PITCH_TUNING } from "../tuning.ts";
import type { PlayerView } from "./interface.ts";

/** Va of the source: what he can run now. */
export function speedNowMps(man: PlayerView): number {
	const { tiredSpeedShare } = PITCH_TUNING;
	return man.speedMps * (tiredSpeedShare + (1 - tiredSpeedShare) * man.energy);
}

/**
 * Seconds that a ball kicked along the ground needs for a way, losing speed evenly; Infinity if it stops before.
 */
export function rollTimeS(speedMps: number, frictionMps2: number, wayM: number): number {
	const rest = speedMps * speedMps - 2 * frictionMps2 * wayM;
	return rest < 0 ? Number.POSITIVE_INFINITY : (speedMps - Math.sqrt(rest)) / frictionMps2;
}

/** The slowest kick that still has `arriveMps` at the end of a way. */
export function kickSpeedMps(frictionMps2: number, wayM: number, arriveMps: number): number {
	return Math.sqrt(arriveMps * arriveMps + 2 * frictionMps2 * wayM);
}
