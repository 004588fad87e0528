// biome-ignore-all lint/suspicious/noTemplateCurlyInString: programs are texts here
import { describe, expect, test } from "vitest";
import { createErrorMapper } from "../../../../runtime/cartridge/index.ts";
import { withoutMeter } from "../../../../runtime/cartridge/meter/without-meter.ts";
import { CartFault } from "../../../../runtime/machine/fault.ts";
import { meteredProgram } from "./metered-program.ts";

describe("what never ends is a fault of the cartridge's", () => {
	test.each([
		"for (;;);",
		"for (;;) {}",
		"while (true);",
		"do {} while (true)",
		"do ; while (1); return 2",
		"let i = 0; while (true) { i++; continue; }",
		"outer: for (;;) { for (;;) continue outer; }",
		"for (let i = 0; i < 1; i += 0) Math.floor(i);",
		"const a = [1]; for (const x of a) a.push(x);",
		"for (;;) { switch (1) { case 1: continue; } }",
		"const f = () => { for (;;); }; f();",
		"[1, 2].forEach(() => { for (;;); });",
		"[3, 2, 1].sort(() => { for (;;); });",
		"return `${{ toString() { for (;;); } }}`;",
		"return +{ valueOf() { for (;;); } };",
		"return { get x() { for (;;); } }.x;",
		"for (const x of { [Symbol.iterator]() { return { next() { return { done: false }; } }; } });",
		"new (class { x = (() => { for (;;); })(); })();",
		"const f = (a = (() => { for (;;); })()) => a; f();",
	])("%s", (body) => {
		expect(() => meteredProgram("", body).call()).toThrow(CartFault);
		expect(() => meteredProgram("", body).call()).toThrow(/used more than 16 times its cycles/);
	});
});

describe("no catch and no finally swallows a fault", () => {
	test.each([
		"for (;;) { try { for (;;); } catch {} }",
		"try { for (;;); } catch (e) { return 1; }",
		"try { for (;;); } finally { return 1; }",
		"for (;;) try { for (;;); } finally { continue; }",
		"a: try { for (;;); } finally { break a; } return 3;",
		"try { try { for (;;); } finally { null.x; } } catch { return 2; }",
		"const f = () => { try { f(); } catch { f(); } }; f();",
		"const f = () => { try { f(); } finally { f(); } }; f();",
		"const f = () => { try { f(); } finally { return 1; } }; return f();",
		"let s = 'x'; try { for (;;) s += s; } finally { return 1; }",
		"let s = 'x'; for (;;) try { for (;;) s += s; } catch { s = 'x'; }",
		"[1].forEach(() => { try { for (;;); } catch {} }); return 1;",
		"for (const x of { [Symbol.iterator]() { return { next: () => ({ done: false }), return() { return {}; } }; } }) { try { for (;;); } catch { break; } }",
	])("%s", (body) => {
		expect(() => meteredProgram("", body).call()).toThrow(CartFault);
	});

	test("the fault that comes out is the first one, and the next turn is free of it", () => {
		const program = meteredProgram(
			"n",
			"if (n === 0) return 5; const f = () => f() + 1; try { f(); } finally { for (;;); }",
		);
		expect(() => program.call(1)).toThrow(/nest more than 256 deep/);
		expect(program.call(0)).toBe(5);
	});
});

describe("recursion without end is a fault by whatever way it goes", () => {
	test.each([
		"const f = () => f(); f();",
		"const f = (x) => [x].map(f); f(1);",
		"function f(a = f()) {} f();",
		"const o = { get x() { return this.x; } }; return o.x;",
		"const o = { set x(v) { this.x = v; } }; o.x = 1;",
		"class A { b = new A(); } new A();",
		"const o = { valueOf() { return +o; } }; return +o;",
		"const o = { toString() { return `${o}`; } }; return `${o}`;",
		"const f = () => [2, 1].sort(f); f();",
		"const t = () => t`x`; t();",
		"const o = { [Symbol.iterator]() { return [...o]; } }; [...o];",
		"const f = ({ a = f({}) }) => a; f({});",
	])("%s", (body) => {
		const program = meteredProgram("", body);
		let thrown: unknown;
		try {
			program.call();
		} catch (error) {
			thrown = program.meter.judge(error);
		}
		expect(thrown).toBeInstanceOf(CartFault);
		expect((thrown as CartFault).message).toMatch(/nest more than 256 deep/);
	});

	test("256 calls may nest, and an error gives their depth back", () => {
		const down = meteredProgram("n", "const f = (k) => (k === 0 ? 0 : f(k - 1)); return f(n);");
		expect(down.call(250)).toBe(0);
		expect(() => down.call(260)).toThrow(/nest more than 256 deep/);
		const thrower = meteredProgram(
			"",
			"const f = (k) => { if (k === 0) throw 1; f(k - 1); }; let n = 0; for (let i = 0; i < 20; i++) try { f(200); } catch { n++; } return n;",
		);
		expect(thrower.call()).toBe(20);
	});
});

test("a text can't grow without end, by any operator", () => {
	for (const body of [
		"let s = 'ab'; for (let i = 0; i < 40; i++) s += s; return s;",
		"let s = 'ab'; for (let i = 0; i < 40; i++) s = s + s; return s;",
		"let s = 'ab'; for (let i = 0; i < 40; i++) s = `${s}${s}`; return s;",
		"const o = { s: 'ab' }; for (let i = 0; i < 40; i++) o.s += o.s; return o;",
		"const a = ['ab']; for (let i = 0; i < 40; i++) a[0] += a[0]; return a;",
	]) {
		expect(() => meteredProgram("", body).call(), body).toThrow(/larger than 65536 characters|16 times/);
	}
});

test("a call is given 4096 arguments by a list at most, as engines differ in how many they take", () => {
	expect(meteredProgram("", "return Math.max(...new Uint8Array(4096).fill(7));").call()).toBe(7);
	expect(() => meteredProgram("", "return Math.max(...new Uint8Array(4097));").call()).toThrow(/4096 items/);
});

/** Each script line is the same line of game.ts, but for the program's first: line 3 of the script is line 2. */
const LINES = JSON.stringify({ version: 3, sources: ["game.ts"], names: [], mappings: ";AAAA;AACA;AACA;AACA;AACA" });

describe("whatever a cartridge throws has its place, and no text of the meter's", () => {
	test.each([
		["'text'", "Thrown: text"],
		["5", "Thrown: 5"],
		["null", "Thrown: null"],
		["() => 5", "Thrown: a function"],
		["{ code: 1 }", "an object without a message was thrown"],
		["{ message: 'no fuel' }", "no fuel"],
		["new RangeError('too far')", "RangeError: too far"],
		["{ name: 'Odd', message: 'mine' }", "Odd: mine"],
	])("throw %s", (value, message) => {
		const program = meteredProgram("", `\n\nif (1) throw${value.startsWith("{") ? "(" : " ("}${value});\n`);
		const mapError = createErrorMapper(LINES);
		let told: unknown;
		try {
			program.call();
		} catch (error) {
			told = mapError(program.meter.judge(error));
		}
		expect(told).toEqual({ file: "game.ts", line: 3, message });
	});

	test("the place is that of what came out, not of what was thrown and caught before", () => {
		const program = meteredProgram("", "\ntry { throw 1; } catch {}\nthrow 2;");
		try {
			program.call();
		} catch (error) {
			expect(createErrorMapper(LINES)(program.meter.judge(error))).toMatchObject({ line: 3, message: "Thrown: 2" });
		}
		expect.assertions(1);
	});

	test.each([
		// As V8, SpiderMonkey and JavaScriptCore write them.
		[
			"(s.a || s.b || ($c , (intermediate value).q)) is not a function",
			"(s.a || s.b || ((intermediate value).q)) is not a function",
		],
		["((($c -= 12) < 0 && $t(), f)) is not a function", "((f)) is not a function"],
		["undefined is not a function (near '...$sp(list)...')", "undefined is not a function (near '...(list)...')"],
		["$sp is not a function or its return value is not iterable", "what is spread is not iterable"],
		["$s(...).foo is not a function", "(...).foo is not a function"],
		["($v=(a.b),$d=$dd,$v) is not a function", "an expression in this line can't be used in this way"],
		["costs $5, not $cash", "costs $5, not $cash"],
	])("%s", (message, cleaned) => {
		expect(withoutMeter(message)).toBe(cleaned);
	});
});
