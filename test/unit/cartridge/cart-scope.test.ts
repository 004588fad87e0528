import { createContext, runInContext, runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CartFileError, cartFactory, cartScope } from "../../../runtime/cartridge/index.ts";
import { CartFault } from "../../../runtime/machine/fault.ts";

const factoryText = (script: string, sourceMap?: string) => cartFactory(script, sourceMap).text;

/** Evaluates a script as a host does, and gives what its `cartridge` is. */
function load(script: string, options: Parameters<typeof cartScope>[1] = {}): unknown {
	const { names, values } = cartScope(() => 0.5, options);
	expect(values.length).toBe(names.length);
	const context = createContext({ values });
	return runInContext(`${factoryText(script)}(...values)`, context);
}

test("a script's cartridge comes back, and its assets and chance are the ones given", () => {
	const assets = [{ kind: "song" as const, bank: 0, bytes: Uint8Array.of(7) }];
	expect(load("var cartridge = [$banks[0].bytes[0], Math.random()];", { assets })).toEqual([7, 0.5]);
});

test("the script begins on the first line, and a comment at its end does no harm", () => {
	const text = factoryText("var cartridge = 1;\nvar other = 2; // end");
	expect(text.split("\n")[0]).toMatch(/var cartridge = 1;$/);
	expect(text.split("\n")[1]).toBe("var other = 2; // end");
	expect(load("var cartridge = 1; // end")).toBe(1);
});

test("what would differ from run to run, or lead outside, is a fault that says what to do instead", () => {
	const uses: Record<string, RegExp> = {
		"Date.now()": /no Date: count machine\.tick/,
		"new Date()": /no Date/,
		"performance.now()": /no performance/,
		"setTimeout(() => {}, 10)": /no setTimeout: keep a countdown in the state/,
		"fetch('/x')": /no fetch: import the file as an asset/,
		"Promise.resolve()": /no Promise: tick is synchronous/,
		"new Function('return 1')": /no Function/,
		"crypto.getRandomValues(new Uint8Array(1))": /no crypto: use Math\.random/,
		"localStorage.x = 1": /no localStorage: use machine\.writeSave/,
		"new Intl.NumberFormat()": /no Intl/,
		"new Worker('x')": /no Worker/,
		"WebAssembly.compile": /no WebAssembly/,
		"'x' in indexedDB": /no indexedDB/,
	};
	for (const [use, message] of Object.entries(uses)) {
		expect(() => load(`var cartridge = ${use};`), use).toThrow(message);
		expect(() => load(`var cartridge = ${use};`), use).toThrow(CartFault);
	}
});

test("a portable module that asks where it runs finds no page and no Node", () => {
	const asked = ["globalThis", "self", "window", "document", "process", "global", "module", "exports", "navigator"];
	expect(load(`var cartridge = [${asked.map((name) => `typeof ${name}`).join(", ")}].join();`)).toBe(
		asked.map(() => "undefined").join(),
	);
	expect(load("var cartridge = (function () { return typeof this; })();")).toBe("undefined");
	expect(() => load("undeclared = 1; var cartridge = 2;")).toThrow(/undeclared/);
});

test("a script may use the hidden names for its own things", () => {
	expect(load("const name = 'Ann', self = 2; let top = 3; var cartridge = name + self + top;")).toBe("Ann23");
});

test("console is quiet, unless the host listens", () => {
	const heard: unknown[] = [];
	load("console.log('a', 1); console.warn('b'); var cartridge = 0;", {
		log: (level, parts) => heard.push([level, ...parts]),
	});
	expect(heard).toEqual([
		["log", "a", 1],
		["warn", "b"],
	]);
	expect(load("console.error('x'); var cartridge = 1;")).toBe(1);
});

describe("powers are computed by the exact Math", () => {
	test.each<[string, number]>([
		["2 ** 10", 1024],
		["(1 + 1) ** (3) /* ** */ + 1", 9],
		["2 ** 3 ** 2", 512],
		["(2 ** 3) ** 2", 64],
		["-(2 ** 2)", -4],
		["(() => { let x = 3; x **= 2; return x; })()", 9],
		["(() => { let x = 2; x **= x **= 2; return x; })()", 16],
		["[1, 2].map((x) => x ** 2)[1]", 4],
		["3 ** 2 + 'a ** b'.length", 15],
	])("%s = %d", (expression, value) => {
		expect(load(`var cartridge = ${expression};`)).toBe(value);
		expect(factoryText(`var cartridge = ${expression};`).replace(/\/\*.*?\*\/|'[^']*'/g, "")).not.toContain("**");
	});

	test("a power of a field in place is refused with the remedy", () => {
		expect(() => factoryText("var cartridge = {}; cartridge.x **= 2;")).toThrow(/write a\.x = Math\.pow\(a\.x, y\)/);
	});
});

describe("a script is refused, with its line, when", () => {
	test.each<[string, string, RegExp]>([
		["it isn't JavaScript", "var cartridge = 1;\nvar x = = 2;", /line 2 of the script\): Unexpected token/],
		["it leaves its function", "}}); evil(); (function(){{", /leaves its function/],
		["it leaves its function and ends in another", "} return 1 }), (function(){{", /leaves its function|has an error/],
		[
			"it awaits",
			"var cartridge = 1;\n(async () => { await 1; })();",
			/line 2 of the script\) (uses await|has an async)/,
		],
		["it imports while running", "\n\nimport('x');", /line 3 of the script\) uses import\(\)/],
		["it evaluates text", "var cartridge = eval('1');", /line 1 of the script\) uses eval/],
		["it evaluates text by another way", "var cartridge = (0, eval)('1');", /uses eval/],
		["it has module syntax", "export default 1;", /has an error \(line 1/],
	])("%s", (_, script, message) => {
		expect(() => factoryText(script)).toThrow(message);
		expect(() => factoryText(script)).toThrow(CartFileError);
	});

	test("it nests too deeply for the parser, without taking the console down", () => {
		expect(() => factoryText(`var cartridge = ${"[".repeat(200_000)}`)).toThrow(CartFileError);
	});

	test("with a source map, the author's file and line are named", () => {
		// Line 2 of the script is line 5 of enemies.ts.
		const map = JSON.stringify({ version: 3, sources: ["enemies.ts"], names: [], mappings: ";AAIA" });
		expect(() => factoryText("var cartridge = 1;\nimport('x');", map)).toThrow(/\(enemies\.ts, line 5\)/);
	});
});

test("whatever text it is given, the factory is one function or the text is refused", () => {
	const piece = fc.oneof(
		fc.constantFrom(
			"}",
			"{",
			"(",
			")",
			"});",
			"(function(){",
			"}}return 1})",
			"return",
			";",
			"`",
			"${",
			"/*",
			"*/",
			"//",
		),
		fc.constantFrom(
			"\n",
			"'",
			"x",
			"**",
			"**=",
			"=>",
			"var cartridge=1",
			"<!--",
			"-->",
			"/",
			"async",
			"eval",
			"\u2028",
		),
		fc.string({ maxLength: 4 }),
	);
	let accepted = 0;
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
			let text: string;
			try {
				text = factoryText(pieces.join(" "));
			} catch (error) {
				expect(error).toBeInstanceOf(CartFileError);
				return;
			}
			accepted++;
			// Evaluating makes the function; nothing of the script may run before it is called.
			expect(typeof runInNewContext(text, {}, { timeout: 1000 })).toBe("function");
		}),
		{ numRuns: 600 },
	);
	expect(accepted).toBeGreaterThan(5);
});
