import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createErrorMapper } from "../../../runtime/cartridge/index.ts";
import { parseStack } from "../../../runtime/cartridge/stack-frames.ts";

/**
 * Script lines 1–4 are: nothing, enemies.ts line 7, enemies.ts line 8, sky/boss.ts line 3. By hand: the second
 * segment's fields are column 0, source 0, line +6 (M), column 0; then line +1 (C); then source +1 (C), line −5 (L).
 */
const MAP = JSON.stringify({
	version: 3,
	sources: ["enemies.ts", "sky/boss.ts"],
	names: [],
	mappings: ";AAMA;AACA;ACLA",
});

function thrown(message: string, stack: string): Error {
	return Object.assign(new RangeError(message), { stack });
}

test.each<[string, string]>([
	["V8", "RangeError: too far\n    at fire (blob:null/5c1e:3:11)\n    at Object.tick (blob:null/5c1e:4:2)"],
	["V8, a nameless function", "RangeError: too far\n    at blob:null/5c1e:3:11\n    at blob:null/5c1e:4:2"],
	["SpiderMonkey", "fire@blob:null/5c1e:3:11\ntick@blob:null/5c1e:4:2\n"],
	["SpiderMonkey, evaluated", "fire@blob:null/5c1e line 9 > Function:3:11\n@blob:null/5c1e:4:2\n"],
	["JavaScriptCore", "fire@blob:null/5c1e:3:11\ntick@blob:null/5c1e:4:2\n[native code]"],
	["JavaScriptCore, nameless", "blob:null/5c1e:3:11\nglobal code@blob:null/5c1e:4:2"],
])("an error's place is found in a stack of %s", (_, stack) => {
	expect(createErrorMapper(MAP)(thrown("too far", stack))).toEqual({
		file: "enemies.ts",
		line: 8,
		message: "RangeError: too far",
	});
});

test("the frames of evaluated code in V8 are those of the code, not of who evaluated it", () => {
	const stack = "Error\n    at eval (eval at load (host.js:10:20), <anonymous>:3:7)\n    at load (host.js:10:20)";
	expect(parseStack(stack)).toEqual([
		{ url: "<anonymous>", line: 3, column: 7 },
		{ url: "host.js", line: 10, column: 20 },
	]);
});

test("frames of the console itself are passed over: by script, and by line in a script that holds both", () => {
	const stack = "Error\n    at poke (machine.js:3:1)\n    at send (blob:x:90:1)\n    at tick (blob:x:14:1)";
	const isCartScript = (url: string) => url === "blob:x";
	// The cartridge's text is lines 11 to 14 of the blob: line 14 is its line 4.
	const map = createErrorMapper(MAP, { isCartScript, firstLine: 11, lineCount: 4 });
	expect(map(thrown("x", stack))).toMatchObject({ file: "sky/boss.ts", line: 3 });
});

test("on the first line, what stands before the cartridge's text is taken off the column", () => {
	// One line: column 0 is a.ts line 1, column 10 is a.ts line 2.
	const oneLine = JSON.stringify({ version: 3, sources: ["a.ts"], names: [], mappings: "AAAA,UACA" });
	const map = createErrorMapper(oneLine, { firstColumn: 100 });
	// Columns in stacks count from 1.
	expect(map(thrown("x", "Error\n    at f (c.js:1:110)"))).toMatchObject({ line: 1 });
	expect(map(thrown("x", "Error\n    at f (c.js:1:111)"))).toMatchObject({ line: 2 });
});

test("a real error of this engine is found", () => {
	let caught: unknown;
	try {
		runInNewContext('\n\n  throw new TypeError("no such thing");', {}, { filename: "cartridge.js" });
	} catch (error) {
		caught = error;
	}
	const map = createErrorMapper(MAP, { isCartScript: (url) => url === "cartridge.js" });
	expect(map(caught)).toEqual({ file: "enemies.ts", line: 8, message: "TypeError: no such thing" });
});

test("the console's own faults need no name before their message", () => {
	const fault = Object.assign(new Error("tile is 1024"), { name: "CartFault", stack: "" });
	expect(createErrorMapper(MAP)(fault).message).toBe("tile is 1024");
});

test("whatever is thrown, there is a message and no second error", () => {
	const map = createErrorMapper(MAP);
	const nowhere = { file: "", line: 0 };
	expect(map("oops")).toEqual({ ...nowhere, message: "Thrown: oops" });
	expect(map(null)).toEqual({ ...nowhere, message: "Thrown: null" });
	expect(map(Symbol("s"))).toEqual({ ...nowhere, message: "Thrown: Symbol(s)" });
	expect(map({})).toMatchObject(nowhere);
	const trap = new Proxy(
		{},
		{
			get() {
				throw new Error("a trap");
			},
		},
	);
	expect(map(trap)).toEqual({ ...nowhere, message: "an object that can't be read was thrown" });
	expect(map(thrown("x".repeat(5000), "")).message.length).toBeLessThan(600);
	expect(map(thrown("x", `${"a@".repeat(100_000)}:1:1\n`.repeat(50)))).toMatchObject(nowhere);
	expect(createErrorMapper("not a map")(thrown("x", "Error\n    at f (c.js:3:1)"))).toMatchObject(nowhere);
	expect(createErrorMapper("")(new Error("x"))).toEqual({ ...nowhere, message: "x" });
});
