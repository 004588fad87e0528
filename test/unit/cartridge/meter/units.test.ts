import { describe, expect, test } from "vitest";
import { meteredProgram } from "./metered-program.ts";

/** Each sum is added up by hand from the table in weights.ts. */
describe("units of small programs", () => {
	test.each<[string, number, string]>([
		["return 1;", 4 + 1, "entry, return; a literal is free"],
		[
			"let s = 0; for (let i = 0; i < 10; i++) s = s + i; return s;",
			// entry; let s; for with its init and first test; ten rounds of for, test, update, assignment; return s
			4 + 2 + (2 + 2 + 2) + 10 * (2 + 2 + 3 + 5) + 2,
			"a loop is paid by rounds",
		],
		[
			"let i = 0; do i = i + 1; while (i < 10); return i;",
			// entry; let i; do; ten rounds of do, assignment with sum, test; return i
			4 + 2 + 2 + 10 * (2 + 4 + 2) + 2,
			"the test of a do loop is paid by rounds",
		],
		[
			"let i = 0; while (i < 10) i = i + 1; return i;",
			// the same, and the test once more
			4 + 2 + (2 + 2) + 10 * (2 + 4 + 2) + 2,
			"that of a while loop once more",
		],
		[
			"const g = () => 2; return g() + 1;",
			// entry; const g and the closure; return, +, call of g, giving the depth back; g's entry
			4 + (2 + 6) + (1 + 1 + (8 + 1) + 1) + 4,
			"a call is paid by both sides",
		],
		[
			"try { null.x } catch { return 1 } return 0",
			// entry; try and its member; return 0 with the depth; the catch, return 1 with the depth
			4 + (2 + 2) + (1 + 1) + (4096 + 1 + 1),
			"catching is dear",
		],
		[
			'let s = "x".repeat(64); s = s + s; return s.length',
			// entry; let s, call, member, argument; assignment and sum; return, member, s, depth; an eighth of 128;
			// repeat itself takes 8 and a quarter of 64
			4 + (2 + 8 + 2 + 1) + (2 + 3) + (1 + 2 + 1 + 1) + 16 + (8 + 16),
			"a text that has grown is paid by its length",
		],
		[
			"const a = [1, 2, 3]; return [...a].length;",
			// entry; const a and the array; return, member, array, spread, a, depth; two an item
			4 + (2 + 8) + (1 + 2 + 8 + 8 + 1 + 1) + 2 * 3,
			"a spread is paid by its items",
		],
		[
			"const o = { a: 1, b: 2 }; return { ...o };",
			// entry; const o, object, two properties; return, object, spread, o, depth; 8 and 48 a key
			4 + (2 + 8 + 2) + (1 + 8 + 8 + 1 + 1) + (8 + 48 * 2),
			"an object's spread is paid by its keys",
		],
		["return Math.floor(7 / 2) % 2;", 4 + 1 + (1 + 6) + (8 + 2 + 1 + 1) + (1 + 3), "division costs more than a sum"],
	])("%s takes %d", (body, units) => {
		expect(meteredProgram("", body).units()).toBe(units);
	});

	test("a dear arm of a condition is paid only when it is taken", () => {
		const program = meteredProgram("x", "return x > 1 ? a.b.c.d.e : 0;", "const a = { b: { c: { d: { e: 5 } } } };");
		// entry, x; return, condition, comparison
		const without = 4 + 1 + (1 + 1 + 2);
		expect(program.units(0)).toBe(without);
		expect(program.units(2)).toBe(without + 4 * 2 + 1);
	});

	test("counts don't depend on what ran before", () => {
		const program = meteredProgram("n", "let s = 0; for (let i = 0; i < n; i++) if (i % 3) s += i; return s;");
		const first = program.units(100);
		for (let i = 0; i < 5; i++) program.units(1000);
		expect(program.units(100)).toBe(first);
	});

	test("a loop that is left by return, break or a label is paid for", () => {
		const rounds = (jump: string) => meteredProgram("n", `for (let i = 0; i < 1000; i++) { if (i === n) ${jump} }`);
		for (const jump of ["return;", "break;", "{ break; }"]) {
			const program = rounds(jump);
			const perRound = (program.units(200) - program.units(100)) / 100;
			expect(perRound, jump).toBeGreaterThan(8);
			expect(Number.isInteger(perRound), jump).toBe(true);
		}
		const labelled = meteredProgram(
			"n",
			"outer: for (let k = 0; k < 3; k++) for (let i = 0; i < 1000; i++) if (i === n) { if (k < 2) continue outer; break outer; }",
		);
		expect(labelled.units(200)).toBeGreaterThan(labelled.units(100) + 2400);
	});
});
