/**
 * The time base: an integer unit of 1/300 s, the largest in which both 1/60 s and 1/50 s are whole numbers.
 * Ticks and television refreshes stand at whole units; a monitor's own refreshes may fall between them.
 * Source: CN102361670, first embodiment (IA and IB of figures 4 and 5).
 */

export const UNITS_PER_SECOND = 300;

/** Interval between ticks (the seed's IA) in units, by a cartridge's ticks per second. */
export const TICK_UNITS = { 60: 5, 30: 10 } as const;
export type TicksPerSecond = keyof typeof TICK_UNITS;

/** Interval between ticks with the "legacy PAL" switch: the game runs once a 50 Hz field (or every other one). */
export const LEGACY_PAL_TICK_UNITS = { 60: 6, 30: 12 } as const;

/**
 * Units in a number of milliseconds. Whole multiples of 10 ms are exact; other values are right to the last bit
 * of a double, and a whole number of units that went through `unitsToMs` comes back exactly.
 */
export function msToUnits(ms: number): number {
	return (ms * 3) / 10;
}

/** Milliseconds in a number of units: exact for multiples of 3 units (10 ms). */
export function unitsToMs(units: number): number {
	return (units * 10) / 3;
}
