import fc from "fast-check";
import { expect, test } from "vitest";
import {
	enterScore,
	firstScores,
	type HighScore,
	INITIAL_LETTERS,
	rankOf,
	SCORE_ROWS,
} from "../../../../cart/volley/scores/high-scores.ts";
import { decodeSave, encodeSave, SAVE_BYTES } from "../../../../cart/volley/scores/save-format.ts";

const initials = fc
	.array(fc.integer({ min: 0, max: INITIAL_LETTERS.length - 1 }), { minLength: 3, maxLength: 3 })
	.map((letters) => letters.map((i) => INITIAL_LETTERS[i]).join(""));
const entry: fc.Arbitrary<HighScore> = fc.record({
	initials,
	score: fc.integer({ min: 1, max: 99_999_990 }),
	stage: fc.integer({ min: 1, max: 255 }),
});
const options = fc.record({
	difficulty: fc.constantFrom("easy" as const, "normal" as const, "hard" as const),
	isShakeOn: fc.boolean(),
	isMotionReduced: fc.boolean(),
});
const inSaveRam = (bytes: number[]) => Uint8Array.from({ length: SAVE_BYTES }, (_, i) => bytes[i] ?? 0);

test("what is saved is read back", () => {
	fc.assert(
		fc.property(
			options,
			fc.array(entry, { maxLength: SCORE_ROWS }),
			fc.integer({ min: 1, max: 16 }),
			(chosen, scores, stagesReached) => {
				const save = { options: chosen, scores, stagesReached };
				expect(decodeSave(inSaveRam(encodeSave(save)))).toEqual(save);
			},
		),
	);
});

test("fresh save RAM, all zero, holds no save", () => {
	expect(decodeSave(new Uint8Array(SAVE_BYTES))).toBeNull();
});

test("a save from before practice is read as one that has reached the first stage", () => {
	// "VLY", version 1, hard with shaking, no scores, and Fletcher's sums of these six bytes from 1.
	const bytes = [0x56, 0x4c, 0x59, 1, 2 | 4, 0];
	let low = 1;
	let high = 0;
	for (const byte of bytes) {
		low = (low + byte) % 255;
		high = (high + low) % 255;
	}
	expect(decodeSave(inSaveRam([...bytes, low, high]))).toMatchObject({
		options: { difficulty: "hard", isShakeOn: true },
		stagesReached: 1,
	});
});

test("any one changed byte of a save is noticed", () => {
	const bytes = encodeSave({
		options: { difficulty: "hard", isShakeOn: true, isMotionReduced: false },
		scores: firstScores(),
		stagesReached: 2,
	});
	for (let at = 0; at < bytes.length; at++) {
		const damaged = inSaveRam(bytes);
		damaged[at] = (damaged[at]! + 1) & 255;
		expect(decodeSave(damaged), `byte ${at}`).toBeNull();
	}
});

test("a score enters above the first that is lower, and the last falls off", () => {
	const table = firstScores();
	const row = rankOf(table, 70_000);
	expect(row).toBe(2);
	const after = enterScore(table, { initials: "NEW", score: 70_000, stage: 1 });
	expect(after).toHaveLength(SCORE_ROWS);
	expect(after[2]!.initials).toBe("NEW");
	expect(after.at(-1)!.initials).toBe("ADA");
	expect(table[2]!.initials).toBe("MIA");
});

test("an equal score stands below the older one; a score of nothing never enters", () => {
	const table = firstScores();
	expect(rankOf(table, table[0]!.score)).toBe(1);
	expect(rankOf(table, 0)).toBe(-1);
	expect(rankOf([], 0)).toBe(-1);
	expect(rankOf(table, table.at(-1)!.score)).toBe(-1);
});

test("the table always stays in order and in its length", () => {
	fc.assert(
		fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
			let table = firstScores();
			for (const e of entries) table = enterScore(table, e);
			expect(table.length).toBeLessThanOrEqual(SCORE_ROWS);
			for (let i = 1; i < table.length; i++) expect(table[i - 1]!.score).toBeGreaterThanOrEqual(table[i]!.score);
		}),
	);
});
