import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadCartridge, pads } from "../../../../runtime/headless/testing.ts";
import { cartridgeName, createCommand, shellWord } from "../../../../tools/cli/create-command.ts";

/** Building a cartridge loads the bundler: a busy computer takes its time over that. */
vi.setConfig({ testTimeout: 120_000 });

let parent = "";
let made = "";
beforeAll(() => {
	vi.spyOn(console, "log").mockImplementation(() => {});
	parent = mkdtempSync(join(tmpdir(), "colorburst-create-"));
	made = join(parent, "Fruit Fall");
	createCommand(made);
});
afterAll(() => rmSync(parent, { recursive: true }));

test("the start is whole: game, pictures, sounds, test, package and directions", () => {
	expect(readdirSync(made).sort()).toEqual([
		".gitignore",
		"README.md",
		"cartridge.ts",
		"package.json",
		"sounds.effects",
		"test",
		"tiles.png",
		"tsconfig.json",
		"tune.song",
	]);
});

test("it has its own name, and finds this package", () => {
	const manifest = JSON.parse(readFileSync(join(made, "package.json"), "utf8"));
	expect(manifest.name).toBe("fruit-fall");
	const [, path] = /^file:(.*)$/.exec(manifest.dependencies.colorburst) ?? [];
	expect(existsSync(join(made, path!, "tools/colorburst.mjs"))).toBe(true);
	expect(readFileSync(join(made, "cartridge.ts"), "utf8")).toContain('id: "fruit-fall"');
});

test("it can be played: the basket moves, apples are caught, sounds are heard", async () => {
	const { run } = await loadCartridge<{ basketX: number; score: number; missed: number }>(made);
	const still = run({ ticks: 300 });
	expect(still.text(1)).toMatch(/APPLES \d+ +LOST \d\/3/);
	expect(run({ ticks: 10, input: pads().hold(0, 10, "right") }).state.basketX).toBe(150);
	// The basket stands at 120 and moves by 3: it goes to where the first apple, object 2, comes down.
	const offset = run({ ticks: 100 }).sprite(2)!.x - 4 - 120;
	const walk = pads().hold(0, Math.ceil(Math.abs(offset) / 3), offset > 0 ? "right" : "left");
	const caught = run({ ticks: 300, input: walk });
	expect(caught.state.score).toBeGreaterThan(0);
	expect(caught.soundHash()).not.toBe(still.soundHash());
	expect(caught.lagTicks).toBe(0);
});

test("a folder with files in it is refused and left as it is", () => {
	const before = readdirSync(made);
	expect(() => createCommand(made)).toThrow(/has files in it/);
	expect(readdirSync(made)).toEqual(before);
});

test("any folder name makes a name that npm and the cartridge's id allow", () => {
	expect(cartridgeName("My Game!")).toBe("my-game");
	expect(cartridgeName("été")).toBe("my-cartridge");
	expect(cartridgeName("x".repeat(60))).toMatch(/^x{30}$/);
	expect(cartridgeName("..a-b..")).toBe("a-b");
});

test.each([
	["my-game", "my-game"],
	["../games/my game", "'../games/my game'"],
	["it's", "'it'\\''s'"],
	["a;b", "'a;b'"],
	["-r", "./-r"],
])("the advice names %s as one word: %s", (path, word) => {
	expect(shellWord(path)).toBe(word);
});
