import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCommand } from "../../../../tools/cli/create-command.ts";
import { loadCart } from "../../../../tools/cli/load-cart.ts";
import { entryLine, runRequest } from "../../../../tools/cli/run-options.ts";

let folder = "";
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "colorburst-options-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const REQUEST = { ticks: "60", seed: "1", standard: "ntsc" };

test("an entry of an input file that can't be used is named with its line", () => {
	const file = join(folder, "moves.json");
	const entries = [
		'{ "tick": 9,\n    "player": 0, "buttons": ["a", "b"] }',
		'{ "tick": 9, "player": 1 }',
		'{ "tick": 2, "player": 0 }',
	];
	writeFileSync(file, `[\n  ${entries.join(",\n  ")}\n]\n`);
	expect(() => runRequest({ ...REQUEST, input: file })).toThrow(`${file}:5: [2]: tick 2 stands after tick 9.`);
	writeFileSync(file, '[\n\n{ "tick": 0, "player": 0 },\n{ "tick": "soon", "player": 0 }]');
	expect(() => runRequest({ ...REQUEST, input: file })).toThrow(`${file}:4: [1].tick: a tick is a whole number`);
});

test("lines are counted past texts that look like structure", () => {
	const text = '[{"a":"]},\\"\\n["},\n 7,\n\n"x,y",[\n[1,\n2]\n],\n{}]';
	expect([0, 1, 2, 3, 4].map((entry) => entryLine(text, entry))).toEqual([1, 2, 4, 4, 8]);
});

test.skipIf(process.platform === "win32").each(["pipe.cart", "pipe.ts"])(
	"a pipe by the name of %s is refused, not waited for",
	async (name) => {
		const pipe = join(folder, name);
		expect(spawnSync("mkfifo", [pipe]).status).toBe(0);
		await expect(loadCart(pipe)).rejects.toThrow(`${pipe} is no ordinary file`);
	},
);

test("a new cartridge needs the name of a folder", () => {
	for (const name of ["", "  "]) expect(() => createCommand(name)).toThrow("Name the new folder");
});
