// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: values worked out elsewhere, not by the Math under test
import fc from "fast-check";
import { expect, test } from "vitest";
import { exactMath } from "../../../runtime/cartridge/exact-math.ts";
import { hashOfMathBits, MATH_BITS_HASH } from "./math-bits.ts";

const math = exactMath(() => 0.25);

/** Correctly rounded, from the decimal expansions of the functions' values (OEIS numbers in brackets). */
const KNOWN: readonly [name: keyof typeof math, args: number[], value: number][] = [
	["sin", [1], 0.8414709848078965], // A049469
	["cos", [1], 0.5403023058681398], // A049470
	["tan", [1], 1.5574077246549023], // A049471
	["asin", [0.5], 0.5235987755982989], // π/6, A019673
	["acos", [0.5], 1.0471975511965979], // π/3, A019670
	["atan", [1], 0.7853981633974483], // π/4, A003881
	["atan2", [1, -1], 2.356194490192345], // 3π/4, A177870
	["exp", [1], 2.718281828459045], // A001113
	["log", [2], 0.6931471805599453], // A002162
	["log2", [8], 3],
	["log10", [1000], 3],
	["pow", [2, 0.5], 1.4142135623730951], // A002193
	["pow", [10, -2], 0.01],
	["cbrt", [27], 3],
	["sinh", [1], 1.1752011936438014], // A073742
	["cosh", [1], 1.5430806348152437], // A073743
	["tanh", [1], 0.7615941559557649], // A073744
	["asinh", [1], 0.881373587019543], // A091648
	["acosh", [2], 1.3169578969248166], // A065918
	["atanh", [0.5], 0.5493061443340548], // A156057
	["expm1", [1], 1.718281828459045], // e − 1
	["log1p", [1], 0.6931471805599453],
	["hypot", [3, 4], 5],
	["hypot", [1, 2, 2], 3],
];

test.each(KNOWN)("Math.%s(%j) has its known value to the last bit or the one beside it", (name, args, value) => {
	const got = (math[name] as (...args: number[]) => number)(...args);
	expect(Math.abs(got - value)).toBeLessThanOrEqual(Math.abs(value) * 2 ** -52);
});

/** Found alike in Node's V8 and Chromium's: test/browser/exact-math.test.ts asks the latter. */
test("the bits of 20,000 results are the ones that were written down", () => {
	expect(hashOfMathBits(math)).toBe(MATH_BITS_HASH);
});

test("every result is within four units in the last place of the engine's own", () => {
	const number = fc.oneof(fc.double({ min: -50, max: 50, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }));
	const names = Object.keys(math).filter((n) => typeof math[n as keyof typeof math] === "function" && n !== "random");
	fc.assert(
		fc.property(fc.constantFrom(...names), number, number, (name, x, y) => {
			const own = Math[name as "pow"](x, y);
			const ours = (math[name as "pow"] as (x: number, y: number) => number)(x, y);
			if (Number.isNaN(own) || !Number.isFinite(own)) expect(ours).toBe(own);
			else expect(Math.abs(ours - own)).toBeLessThanOrEqual(Math.abs(own) * 2 ** -50);
		}),
		{ numRuns: 2000 },
	);
});

/** ECMA-262, Number::exponentiate and the Math functions' special values. */
test.each<[number, number, number]>([
	[Number.NaN, 0, 1],
	[0, 0, 1],
	[1, Number.POSITIVE_INFINITY, Number.NaN],
	[-1, Number.NEGATIVE_INFINITY, Number.NaN],
	[2, Number.NaN, Number.NaN],
	[-0, 3, -0],
	[-0, 0.5, 0],
	[-0, -3, Number.NEGATIVE_INFINITY],
	[-0, -2, Number.POSITIVE_INFINITY],
	[-8, 1 / 3, Number.NaN],
	[-2, 3, -8],
	[-2, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
	[-0.5, Number.POSITIVE_INFINITY, 0],
	[-1, 1e308, 1],
	[Number.NEGATIVE_INFINITY, 0.5, Number.POSITIVE_INFINITY],
	[Number.NEGATIVE_INFINITY, 3, Number.NEGATIVE_INFINITY],
	[Number.NEGATIVE_INFINITY, -3, -0],
	[Number.POSITIVE_INFINITY, -1, 0],
])("Math.pow(%d, %d) is %d", (x, y, value) => {
	expect(math.pow(x, y)).toBe(value);
});

test("other special values are the language's", () => {
	expect(math.atan2(0, -0)).toBe(Math.PI);
	expect(math.atan2(-0, 0)).toBe(-0);
	// y/x is too small for a number: the side of the axis still counts.
	expect(math.atan2(-5e-324, -2)).toBe(-Math.PI);
	expect(math.atan2(5e-324, -2)).toBe(Math.PI);
	expect(math.hypot()).toBe(0);
	expect(math.hypot(Number.NaN, Number.NEGATIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
	expect(math.hypot(-3)).toBe(3);
	expect(math.log(-1)).toBe(Number.NaN);
	expect(math.log(0)).toBe(Number.NEGATIVE_INFINITY);
	expect(math.cbrt(-0)).toBe(-0);
	expect(math.sin(Number.POSITIVE_INFINITY)).toBe(Number.NaN);
	// e^710 is too large for a number, half of it isn't: 1.1169973830808557e308 by the series.
	expect(math.cosh(710) / 1.1169973830808557e308).toBeCloseTo(1, 12);
	expect(math.cosh(711)).toBe(Number.POSITIVE_INFINITY);
});

test("all of the language's Math of 2023 is there, random is the machine's, and nothing can be kept in it", () => {
	const names =
		"E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos acosh asin asinh atan atan2 atanh cbrt ceil clz32 cos cosh exp expm1 floor fround hypot imul log log10 log1p log2 max min pow random round sign sin sinh sqrt tan tanh trunc";
	expect(Object.keys(math).sort().join(" ")).toBe(names.split(" ").sort().join(" "));
	expect(math.random()).toBe(0.25);
	expect(Object.isFrozen(math)).toBe(true);
});
