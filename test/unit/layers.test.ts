import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { layerViolations } from "./layers/layer-rules.ts";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));

test("imports run downwards only, and the pure layers touch no host and no engine-defined mathematics", () => {
	const files = readdirSync(join(PROJECT, "runtime"), { recursive: true, encoding: "utf8" })
		.map((name) => posix.join("runtime", name.replaceAll("\\", "/")))
		.filter((name) => /\.(ts|tsx|mjs|js)$/.test(name));
	expect(files.length).toBeGreaterThan(20);
	expect(files.flatMap((file) => layerViolations(file, readFileSync(join(PROJECT, file), "utf8")))).toEqual([]);
});

describe("the check itself", () => {
	const check = (file: string, source: string) => layerViolations(`runtime/${file}`, source);

	test.each([
		["machine/x.ts", 'import { a } from "../time/clock.ts";', "machine stands below time"],
		["machine/x.ts", 'import type { A } from "../cartridge/a.ts";', "machine stands below cartridge"],
		["machine/deep/x.ts", 'export * from "../../shell/a.ts";', "machine stands below shell"],
		["time/x.ts", 'const a = await import("../display-side/a.ts");', "time stands below display-side"],
		["api/x.ts", 'let a: import("../machine/a.ts").A;', "api stands below machine"],
		["game-side/x.ts", 'import "../headless/a.ts";', "game-side stands below headless"],
		["display-side/x.tsx", 'import { a } from "../shell/a.tsx";\nconst b = <p>{a}</p>;', "below shell"],
		["shell/x.ts", 'import { a } from "../../tools/a.ts";', "outside runtime"],
		["machine/x.ts", 'import { readFileSync } from "node:fs";', "any host"],
		["cartridge/x.ts", 'import { h } from "preact";', "any host"],
	])("%s: %s is refused", (file, source, what) => {
		const found = check(file, source);
		expect(found).toHaveLength(1);
		expect(found[0]).toContain(what);
		expect(found[0]).toContain(`runtime/${file}:1 `);
	});

	test.each([
		"const a = Math.sin(1);",
		'const a = Math["cos"](1);',
		"const { atan2 } = Math;",
		"const a = Math.random();",
		"const a = (b: number) => b ** 0.5;",
		"const a = (b: number, c: number) => b ** c;",
		"const a = Date.now();",
		"const a = new Date();",
		"const a = performance.now();",
		"document.title = 'a';",
		"const a = { window };",
		"const a = globalThis.document;",
		'const a = globalThis["fetch"];',
		"setTimeout(() => 0, 1);",
		"const a = process.env;",
	])("in a pure layer %s is refused", (source) => {
		expect(check("machine/x.ts", source)).toHaveLength(1);
		expect(check("game-side/x.ts", source)).toEqual([]);
	});

	test.each([
		[
			"machine/x.ts",
			'import { a } from "../api/a.ts"; import { b } from "./b.ts"; import sin from "@stdlib/math-base-special-sin";',
		],
		["headless/x.ts", 'import { a } from "../game-side/a.ts"; import { readFileSync } from "node:fs";'],
		["shell/x.ts", 'import { a } from "../display-side/a.ts"; import { render } from "preact";'],
		["machine/x.ts", "const a = Math.floor(Math.sqrt(2)) + 3 ** 2 + 2 ** 3;"],
		["machine/x.ts", "// Date.now() and document\nconst a = 'Math.sin(window)';"],
		["machine/x.ts", "const a = (window: number) => window + 1;"],
		["machine/x.ts", "interface A { location: number; process(): void }\nconst a = (b: A) => b.location;"],
		["machine/x.ts", "const a = { document: 1, status: 2 };"],
		["machine/x.ts", "const Object = 1; const a = globalThis.Object.keys({});"],
		["machine/x.ts", "const f = (b: { location: number }) => { const { location } = b; return location; };"],
	])("%s: %s is allowed", (file, source) => {
		expect(check(file, source)).toEqual([]);
	});
});
