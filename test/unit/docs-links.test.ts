import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));
const DOCUMENTS = [
	"README.md",
	"CONTRIBUTING.md",
	...readdirSync(join(PROJECT, "docs"))
		.filter((name) => name.endsWith(".md"))
		.map((name) => `docs/${name}`),
];

test.each(DOCUMENTS)("links of %s lead to files that are there", (document) => {
	const text = readFileSync(join(PROJECT, document), "utf8").replaceAll(/```[\s\S]*?```/g, "");
	const targets = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)|\bsrc="([^"]+)"/g)].map(
		(match) => match[1] ?? match[2]!,
	);
	const inside = targets.filter((target) => !/^[a-z]+:/.test(target));
	expect(inside.filter((target) => !existsSync(join(PROJECT, dirname(document), target)))).toEqual([]);
});

test("files named in docs/one-tick.md are links, and there are many", () => {
	const text = readFileSync(join(PROJECT, "docs/one-tick.md"), "utf8");
	expect([...text.matchAll(/\]\(\.\.\/runtime/g)].length).toBeGreaterThan(20);
});
