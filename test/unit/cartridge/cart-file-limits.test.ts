import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { byteCount, CART_LIMIT } from "../../../runtime/cartridge/cart-file-limits.ts";

test("docs/cart-file.md shows the bounds that the code has", () => {
	const page = readFileSync(new URL("../../../docs/cart-file.md", import.meta.url), "utf8");
	const rows = Object.entries(CART_LIMIT).map(([name, { value, unit, reason }]) => {
		const shown = unit === "bytes" ? byteCount(value) : `${value.toLocaleString("en-US")} ${unit}`;
		return `| \`${name}\` | ${shown} | ${reason} |`;
	});
	// The formatter lines the columns up.
	const lines = page.split("\n").map((line) => line.replaceAll(/ {2,}/g, " ").replaceAll(/-{3,}/g, "---"));
	const table = ["| Bound | At most | Why |", "| --- | --- | --- |", ...rows];
	expect(lines.slice(lines.indexOf(table[0]!)).slice(0, table.length)).toEqual(table);
});

test("byte counts read well", () => {
	expect([317, 1024, 1536, 8 * 1024 * 1024, 200_000_000].map(byteCount)).toEqual([
		"317 bytes",
		"1 KiB",
		"1.5 KiB",
		"8 MiB",
		"190.7 MiB",
	]);
});
