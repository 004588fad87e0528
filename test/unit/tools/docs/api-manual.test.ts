import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { apiManual } from "../../../../tools/docs/api-manual.ts";
import { declarations } from "../../../../tools/docs/declarations.ts";

test("docs/api.md is what the declarations say; if not, `npm run docs` writes it anew", () => {
	expect(readFileSync(new URL("../../../../docs/api.md", import.meta.url), "utf8")).toBe(apiManual());
});

test("a call stands there with its signature, its words and its cost", () => {
	const manual = apiManual();
	expect(manual).toContain("### sprite\n\n```ts\nsprite(objectId: number, sprite: SpriteSpec): void\n```");
	expect(manual).toContain(
		"Writes a line of text at a column 0–31 and row 0–27. Stays until changed. Cost: 16 cycles and 6 per character.",
	);
	expect(manual).toContain("### defineCartridge");
});

test("of a module what is exported is taken, a function without its body", () => {
	const source = [
		"/** Not exported. */",
		"interface Hidden { a: number }",
		"/**",
		" * Two",
		" * lines.",
		" */",
		"export interface Shown {",
		"\t/** One member. @returns a number */",
		"\tfirst(a: number): number;",
		"\tsecond: string;",
		"}",
		"/** Adds. */",
		"export function add(a: number): number { return a + 1; }",
	].join("\n");
	expect(declarations(source)).toEqual([
		{
			name: "Shown",
			text: source.slice(source.indexOf("interface Shown"), source.indexOf("/** Adds")).trim(),
			comment: "Two lines.",
			members: [
				{ name: "first", signature: "first(a: number): number", comment: "One member. Gives a number" },
				{ name: "second", signature: "second: string", comment: "" },
			],
		},
		{ name: "add", text: "function add(a: number): number", comment: "Adds.", members: [] },
	]);
});
