/** The machine's seeded chance, as rules see it: the same tick from the same state always throws the same. */
export interface Chance {
	/** 0 ≤ x < 1. */
	random(): number;
	/** A whole number, 0 ≤ x < n. */
	randomInt(n: number): number;
}
