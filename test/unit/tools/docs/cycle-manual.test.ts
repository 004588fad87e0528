import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cycleManual } from "../../../../tools/docs/cycle-manual.ts";

test("docs/cycles.md is what the table says; if not, `npm run docs` writes it anew", () => {
	expect(readFileSync(new URL("../../../../docs/cycles.md", import.meta.url), "utf8")).toBe(cycleManual());
});
