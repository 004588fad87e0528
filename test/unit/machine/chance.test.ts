import fc from "fast-check";
import { expect, test } from "vitest";
import { nextFraction, nextWord, seedChance } from "../../../runtime/machine/chance.ts";

/** sfc32 in unbounded arithmetic, as PractRand's text gives it. */
function* reference(seed: number): Generator<number> {
	const mask = 0xffffffffn;
	let [a, b, c, counter] = [0n, BigInt(seed >>> 0), 0n, 1n];
	for (;;) {
		const result = (a + b + counter++) & mask;
		a = b ^ (b >> 9n);
		b = (c + (c << 3n)) & mask;
		c = (((c << 21n) | (c >> 11n)) + result) & mask;
		yield Number(result);
	}
}

test("the generator is sfc32 after 20 discarded words", () => {
	fc.assert(
		fc.property(fc.integer(), (seed) => {
			const state = new Uint32Array(4);
			seedChance(state, seed);
			const words = reference(seed);
			for (let i = 0; i < 20; i++) words.next();
			for (let i = 0; i < 50; i++) expect(nextWord(state)).toBe(words.next().value);
		}),
	);
});

test("fractions fill 0 to 1 evenly and never reach 1", () => {
	const state = new Uint32Array(4);
	seedChance(state, 1);
	let highest = 0;
	const counts = new Array<number>(10).fill(0);
	for (let i = 0; i < 100_000; i++) {
		const x = nextFraction(state);
		highest = Math.max(highest, x);
		counts[Math.floor(x * 10)]!++;
	}
	expect(highest).toBeLessThan(1);
	for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test("the whole generator lies in its four words", () => {
	const state = new Uint32Array(4);
	seedChance(state, 42);
	nextWord(state);
	const copy = state.slice();
	expect([nextWord(copy), nextWord(copy)]).toEqual([nextWord(state), nextWord(state)]);
});
