// biome-ignore-all lint/suspicious/noTemplateCurlyInString: programs are texts here
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CartFault } from "../../../../runtime/machine/fault.ts";
import { meteredProgram, outcome, rawProgram } from "./metered-program.ts";
import { programBody } from "./program-maker.ts";

function expectSame(body: string, args: unknown[] = [], topLevel = ""): void {
	const parameters = args.map((_, i) => `p${i}`).join(",");
	const metered = meteredProgram(parameters, body, topLevel);
	const raw = rawProgram(parameters, body, topLevel);
	expect(
		outcome(() => metered.call(...args)),
		body,
	).toEqual(outcome(() => raw(...args)));
}

describe("a metered program gives what it gives unmetered", () => {
	test.each([
		"let a = {}\na.x = 1\nlet b = a\nb.x += 2\nreturn a",
		"let f = function () { return 1 }\nlet s = ''\ns += f()\nreturn s",
		"const a = () => 1\n;[2].map(a)\nreturn a()",
		"let i = 0\ndo i++; while (i < 5) i += 10; return i",
		"let i = 0; do { i++ } while (i < 5) return i",
		"if (0) 1; else if (1) return 2; else return 3",
		"let r = ''; if (1) if (0) r += 'a'; else r += 'b'; return r",
		"let s = 0; for (const x of [1, 2, 3]) s += x; return s",
		"let s = ''; for (const k in { a: 1, b: 2 }) s += k; return s",
		"let s = ''; for (var k in 'abc') s += k; return s + k",
		"const fs = []; for (let i = 0; i < 3; i++) fs.push(() => i); return fs.map((f) => f())",
		"let n = 0; a: for (let i = 0; i < 9; i++) { for (let k = 0; k < 9; k++) { if (k === i) continue a; if (i === 5) break a; n++; } } return n",
		"a: { b: { break a; } return 1 } return 2",
		"switch (3) { case 1: return 1; default: case 2: { let x = 5; return x } }",
		"let r = []; switch (2) { case 1: r.push(1); case 2: r.push(2); case 3: r.push(3); break; default: r.push(4) } return r",
		"return (() => { try { return 1 } finally { 0 } })()",
		"let o = []; const f = () => { try { o.push(1); throw 2 } catch (e) { o.push(e); return 3 } finally { o.push(4) } }; o.push(f()); return o",
		"const f = () => { try { return 'a' } finally { return 'b' } }; return f()",
		"try { null.x } catch ({ message }) { return 1 }".replace("({ message })", "(e)"),
		"class A { constructor(x) { this.x = x } get y() { return this.x * 2 } static z = 3; w = this.x } class B extends A { constructor() { super(4) } y2() { return super.y } } const b = new B(); return [b.y, b.y2(), B.z, b.w, b instanceof A]",
		"const o = { a: 1, ['b' + 1]: 2, get c() { return 3 }, d() { return this.a }, async: 4 }; return [o.a, o.b1, o.c, o.d(), o.async]",
		"const { a = 5, b: { c } = { c: 6 } } = {}; return [a, c]",
		"const [a, , b = 7] = [1, 2]; return [a, b]",
		"let a = 1, b = 2; [a, b] = [b, a]; return [a, b]",
		"const f = (a, b = a + 1, ...rest) => [a, b, rest]; return f(1, undefined, 3, 4)",
		"function f() { return arguments.length } return f(1, 2, 3)",
		"const f = function g(n) { return n < 2 ? n : g(n - 1) + g(n - 2) }; return f(12)",
		"return [() => {}, function () {}, class {}].map((f) => f.name)",
		"const named = () => {}; const other = 1 ? function () {} : 0; return [named.name, other.name]",
		"let x; x ??= () => {}; return x.name",
		"const o = { a: { b: [1, 2] } }; return [o?.a?.b?.[1], o.z?.b.c, o.a.b?.map((x) => x + 1)]",
		"let a = null; a ||= 5; a &&= a + 1; return a ?? 3",
		"return `a${1 + 2}b${'c' + `d${4}`}e`",
		"const t = (s, ...v) => s.raw.join('|') + v; return t`x${1 + 1}y${'z' + 2}w`",
		"return [typeof nothing, void 0, -(-3), !0, ~5, delete {}.x]",
		"return [1 + '2', '3' * 2, 1 + +'4', [] + {}, null + 1]",
		"return ((a, b) => a + b)(...[1, 2])",
		"return new Map([['a', 1], ...new Map([['b', 2]])]).size + Math.max(...[1, 5, 3])",
		"const a = [3, 1, 2]; return [...a].sort((x, y) => x - y).concat({ ...{ q: 1 } })",
		"var x = 1; { let x = 2; { var y = x } } return x + y",
		"return (1, 2, (3, 4))",
		"let i = 0; while (i < 10) { if (i++ === 5) return 'x' + i }",
		"for (let i = 0, j = 10; ; i++, j--) if (i >= j) return [i, j]",
		"let s = 0; for (let y = 0; y < 5; y++) for (let x = 0; x < 5; x++) { if (x === y) continue; s += x * y } return s",
		"const make = () => { let n = 0; return { up: () => ++n, n: () => n } }; const a = make(); a.up(); a.up(); return a.n()",
		"return (function () { return typeof this })()",
		"return /* => */ ((/* => */ a /* => */) => a + '!')('b')",
		"return(1)",
		"return[1]",
		"return\n1",
		"return'x'+1",
		"throw new TypeError('mine')",
		"throw { a: 1 }",
		"null.foo()",
		"const a = 1; a = 2",
		"x; let x = 1",
		"return 2 ** 3 ** 2 + (-2) ** 2",
		"let a = 3; a **= 2; return a",
		"const s = Symbol('q'); return [s in { [s]: 1 }, String(s)]",
		"if (1) { function f() { return 1 } } return typeof f",
		"return [1, , 3].length",
		"'use strict'\nlet a = ''\na += 1\nreturn a",
		"const f = () => ({ a: 1 }); return f()",
		"const f = (x) => (y) => (z) => x + y + z; return f(1)(2)(3)",
		"const f = x=>y=>x+y+'';return f(1)(2)",
		"let n = 0; const o = { get g() { n++; return n } }; for (let i = 0; i < 4; i++) n += o.g; return n",
		"for (const [k, v] of Object.entries({ a: 1 })) return k + v",
		"let k; for (k of [1, 2]); return k",
		"let o = {}; for (o.x of [1, 2]); return o.x",
	])("%s", (body) => expectSame(body));

	test("as do three hundred made-up programs", () => {
		let finished = 0;
		fc.assert(
			fc.property(programBody, fc.integer({ min: -5, max: 20 }), (body, n) => {
				const raw = outcome(() => rawProgram("p0", body)(n));
				let outgrew = false;
				const metered = outcome(() => {
					try {
						return meteredProgram("p0", body).call(n);
					} catch (error) {
						// Some double a text until it is larger than a cartridge may make: then only the metered one ends.
						outgrew = error instanceof CartFault && error.message.includes(" larger than ");
						throw error;
					}
				});
				if (outgrew) return;
				// A label within itself is no program; engine and parser say it in their own words.
				if (JSON.stringify(raw).includes("SyntaxError")) return;
				expect(metered).toEqual(raw);
				if ("value" in (metered as object)) finished++;
			}),
			{ numRuns: 300 },
		);
		expect(finished).toBeGreaterThan(100);
	}, 180_000);
});

test("each line stays where it was", () => {
	const body = "\nlet s = '';\nfor (let i = 0; i < 3; i++)\n\ts += i;\nconst f = (a) =>\n\ta + s;\nreturn f(1)";
	const { text } = meteredProgram("", body);
	const lines = text.split("\n");
	expect(lines[2]).toContain("let s");
	expect(lines[3]).toContain("for (let i");
	expect(lines[4]).toContain("+= i");
	expect(lines[6]).toContain("a + s");
});
