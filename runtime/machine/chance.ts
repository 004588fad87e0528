/**
 * The machine's seeded generator: sfc32, 128 bits of state, kept in memory so that a save-state holds it.
 * Source: Chris Doty-Humphrey, PractRand 0.94, "sfc32" (a + b + counter; rotate 21, shifts 9 and 3).
 */

/** Starts the generator from a seed; every 32-bit seed gives its own sequence. */
export function seedChance(state: Uint32Array, seed: number): void {
	state[0] = 0;
	state[1] = seed >>> 0;
	state[2] = 0;
	state[3] = 1;
	// PractRand discards 12 to 20 outputs while the seed spreads through the state.
	for (let i = 0; i < 20; i++) nextWord(state);
}

/** The next 32 bits, 0 to 2³²−1. */
export function nextWord(state: Uint32Array): number {
	const a = state[0]!;
	const b = state[1]!;
	const c = state[2]!;
	const counter = state[3]!;
	const result = (a + b + counter) >>> 0;
	state[3] = counter + 1;
	state[0] = b ^ (b >>> 9);
	state[1] = c + (c << 3);
	state[2] = ((c << 21) | (c >>> 11)) + result;
	return result;
}

/** 0 ≤ x < 1, in steps of 2⁻³². */
export function nextFraction(state: Uint32Array): number {
	return nextWord(state) / 4294967296;
}
