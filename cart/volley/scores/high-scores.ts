/** The table of high scores and how a new one enters it. */

export const SCORE_ROWS = 8;
export const INITIALS_LENGTH = 3;
/** What initials are made of: the stick turns through these. */
export const INITIAL_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-! ";

export interface HighScore {
	/** Three of INITIAL_LETTERS. */
	initials: string;
	score: number;
	/** 1-based stage reached, loops counted on: stage 1 of the second loop of three is 4. */
	stage: number;
}

/** What a new cartridge shows: the last is beaten in half a minute, the first by clearing the stage well. */
const FIRST_SCORES = [
	["NOA", 100_000, 2],
	["KAI", 80_000, 1],
	["MIA", 60_000, 1],
	["LEO", 40_000, 1],
	["UMA", 20_000, 1],
	["IVO", 10_000, 1],
	["ADA", 5000, 1],
	["BEN", 2000, 1],
] as const;

export function firstScores(): HighScore[] {
	return FIRST_SCORES.map(([initials, score, stage]) => ({ initials, score, stage }));
}

/** Row at which a score would stand, or −1: not good enough. A score equal to another stands below it. */
export function rankOf(table: readonly HighScore[], score: number): number {
	if (score <= 0) return -1;
	const row = table.findIndex((entry) => score > entry.score);
	if (row >= 0) return row;
	return table.length < SCORE_ROWS ? table.length : -1;
}

/** The table with a score entered at its place, never longer than SCORE_ROWS. */
export function enterScore(table: readonly HighScore[], entry: HighScore): HighScore[] {
	const row = rankOf(table, entry.score);
	if (row < 0) return [...table];
	return [...table.slice(0, row), entry, ...table.slice(row)].slice(0, SCORE_ROWS);
}
