import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createContext, Script } from "node:vm";
import { decode, encode } from "fast-png";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Cartridge } from "../../../runtime/api/index.ts";
import {
	cartFactory,
	cartScope,
	createErrorMapper,
	decodeAssets,
	FACTORY_PREFIX_LENGTH,
	readCartFile,
} from "../../../runtime/cartridge/index.ts";
import { writeWav } from "../../../runtime/headless/wav-file.ts";
import { buildCart, CartBuildError } from "../../../tools/build/index.ts";

const FIXTURE = fileURLToPath(new URL("./fixtures/garden", import.meta.url));

let folder: string;

beforeEach(() => {
	folder = realpathSync(mkdtempSync(join(tmpdir(), "cart-")));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a folder becomes a cart file with its manifest and its assets", async () => {
	const built = await buildCart(FIXTURE);
	expect(built.cart.manifest).toEqual({
		formatVersion: 1,
		apiVersion: 1,
		meterVersion: 1,
		id: "test.garden",
		title: "Garden",
		author: "A gardener",
		ticksPerSecond: 60,
	});
	expect(built.cart.banks.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
		"data art/seeds.bin",
		"map art/bed.tmj",
		"tiles art/flowers.png",
	]);
	const names = ["cartridge.ts", "parts/plan.ts", "parts/growth.ts", "art/seeds.bin", "art/bed.tmj", "art/flowers.png"];
	for (const name of names) expect(built.files).toContain(join(FIXTURE, name));
	expect(readCartFile(built.bytes(true))).toEqual(built.cart);
	expect(readCartFile(built.bytes(false)).contentHash).toBe(built.cart.contentHash);
});

test("the same sources give the same bytes wherever they are, and nothing of this computer is in them", async () => {
	const elsewhere = join(folder, "a", "long way", "down");
	mkdirSync(elsewhere, { recursive: true });
	cpSync(FIXTURE, elsewhere, { recursive: true });
	const here = await buildCart(FIXTURE);
	const there = await buildCart(elsewhere);
	expect(there.bytes(true)).toEqual(here.bytes(true));
	expect((await buildCart(FIXTURE)).bytes(false)).toEqual(here.bytes(false));
	for (const path of [folder, tmpdir(), FIXTURE, process.cwd(), "node_modules"]) {
		expect(there.cart.script).not.toContain(path);
		expect(there.cart.sourceMap).not.toContain(path);
	}
});

test("the samples that an effect plays come with it, without an import of their own", async () => {
	const square = Float32Array.from({ length: 100 }, (_, i) => (i & 4 ? 0.5 : -0.5));
	writeFileSync(join(folder, "knock.wav"), writeWav(square, square, 8000));
	const effects = [
		"instrument wood",
		"  sample knock.wav",
		"",
		"effect knock",
		"  on pcm",
		"  priority 1",
		"  C-4 wood",
	];
	writeFileSync(join(folder, "game.effects"), `${effects.join("\n")}\n`);
	writeFileSync(
		join(folder, "cartridge.ts"),
		`import { defineCartridge } from "colorburst";
		import fx from "./game.effects";
		export default defineCartridge({ id: "test.knock", title: "Knock", ticksPerSecond: 60, boot: () => ({}),
			tick: (_, machine) => machine.playEffect(fx, "knock") });`,
	);
	const { cart, files } = await buildCart(folder);
	expect(cart.banks.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["effects game.effects", "pcm knock.wav"]);
	expect(files).toContain(join(folder, "knock.wav"));
});

test("the script runs: its cartridge calls the machine with the decoded assets", async () => {
	const { cart } = await buildCart(FIXTURE);
	const cartridge = run(cart);
	const calls: unknown[] = [];
	const machine = {
		tiles: (first: number, tiles: { count: number }) => calls.push(["tiles", first, tiles.count]),
		map: (plane: string, map: { columns: number }) => calls.push(["map", plane, map.columns]),
	};
	const state = cartridge.boot(machine as never);
	expect(calls).toEqual([
		["tiles", 0, 2],
		["map", "a", 3],
	]);
	cartridge.tick(state, machine as never);
	expect(state).toEqual({ height: 4 });
});

test("an error in the running script is found in the author's file and line", async () => {
	const { cart } = await buildCart(FIXTURE);
	const cartridge = run(cart);
	let caught: unknown;
	try {
		cartridge.tick({ height: 40 }, {} as never);
	} catch (error) {
		caught = error;
	}
	const map = createErrorMapper(cart.sourceMap, {
		isCartScript: (url) => url === "cartridge.js",
		firstColumn: FACTORY_PREFIX_LENGTH,
	});
	// The throw in growth.ts.
	expect(map(caught)).toEqual({ file: "parts/growth.ts", line: 9, message: "RangeError: taller than 40" });
});

test("one file is enough", async () => {
	write("tiny.ts", cartridgeText(""));
	const { cart } = await buildCart(join(folder, "tiny.ts"));
	expect(cart.manifest).toMatchObject({ id: "tiny.cart", title: "Tiny", author: "", ticksPerSecond: 30 });
});

test("label.png is the label; without one a card with the title is drawn, another for another title", async () => {
	write("cartridge.ts", cartridgeText(""));
	const drawn = decode((await buildCart(folder)).bytes(true));
	expect([drawn.width, drawn.height]).toEqual([128, 128]);
	write("cartridge.ts", cartridgeText("").replace("Tiny", "Other"));
	expect(decode((await buildCart(folder)).bytes(true)).data).not.toEqual(drawn.data);

	const own = encode({ width: 128, height: 128, data: new Uint8Array(128 * 128 * 3).fill(77), depth: 8, channels: 3 });
	writeFileSync(join(folder, "label.png"), own);
	const built = await buildCart(folder);
	expect(decode(built.bytes(true)).data).toEqual(decode(own).data);
	expect(built.files).toContain(join(folder, "label.png"));
});

test("an asset that nothing uses takes no bank", async () => {
	write("unused.bin", "x".repeat(5000));
	write("cartridge.ts", `import unused from "./unused.bin?bank";\nexport const u = unused;\n${cartridgeText("")}`);
	expect((await buildCart(folder)).cart.banks).toEqual([]);
});

describe("a mistake is named with file, line and remedy", () => {
	test.each<[string, Record<string, string>, { file: string; line: number; reason: RegExp }]>([
		[
			"a syntax error",
			{ "cartridge.ts": `import "./part.ts";\n${cartridgeText("")}`, "part.ts": "const a = 1;\nconst b = = 2;\n" },
			{ file: "part.ts", line: 2, reason: /Unexpected token/ },
		],
		[
			"a missing module",
			{ "cartridge.ts": `\nimport "./absent.ts";\n${cartridgeText("")}` },
			{ file: "cartridge.ts", line: 2, reason: /"\.\/absent\.ts": there is no such file/ },
		],
		[
			"a missing package",
			{ "cartridge.ts": `import "no-such-package";\n${cartridgeText("")}` },
			{ file: "cartridge.ts", line: 1, reason: /"no-such-package": there is no such package/ },
		],
		[
			"a missing asset",
			{ "cartridge.ts": `\n\nimport a from "./a.png?tiles";\nconsole.log(a);\n${cartridgeText("")}` },
			{ file: "cartridge.ts", line: 3, reason: /"\.\/a\.png\?tiles": there is no such file/ },
		],
		[
			"an asset that is something else",
			{ "cartridge.ts": `import a from "./a.png?tiles";\nconsole.log(a);\n${cartridgeText("")}`, "a.png": "GIF89a" },
			{ file: "a.png", line: 0, reason: /isn't a PNG file/ },
		],
		[
			"a wrong song",
			{
				"cartridge.ts": `import a from "./a.song";\nconsole.log(a);\n${cartridgeText("")}`,
				"a.song": "song X\nblah\n",
			},
			{ file: "a.song", line: 2, reason: /blah/ },
		],
		[
			"a module of Node's",
			{
				"cartridge.ts": `import "./part.ts";\n${cartridgeText("")}`,
				"part.ts": '\nimport { readFileSync } from "node:fs";\nreadFileSync("x");\n',
			},
			{ file: "part.ts", line: 2, reason: /imports node:fs, which is Node's/ },
		],
		[
			"a module of Node's by its old name",
			{ "cartridge.ts": `import fs from "fs";\nfs.readFileSync("x");\n${cartridgeText("")}` },
			{ file: "cartridge.ts", line: 1, reason: /imports fs, which is Node's/ },
		],
		[
			"a module from the network",
			{ "cartridge.ts": `import "https://example.org/x.js";\n${cartridgeText("")}` },
			{ file: "cartridge.ts", line: 1, reason: /a cartridge has no network/ },
		],
		[
			"import() while running",
			{
				"cartridge.ts": `${cartridgeText("")}\nexport const later = () => import("./part.ts");\n`,
				"part.ts": "export const a = 1;\n",
			},
			{ file: "cartridge.ts", line: 10, reason: /uses import\(\)/ },
		],
		[
			"await at the top",
			{ "cartridge.ts": `import "./part.ts";\n${cartridgeText("")}`, "part.ts": "\nawait 1;\nexport {};\n" },
			{ file: "part.ts", line: 2, reason: /[Tt]op-level await/ },
		],
		[
			"an async function",
			{
				"cartridge.ts": `import { f } from "./part.ts";\nconsole.log(f);\n${cartridgeText("")}`,
				"part.ts": "\n\nexport async function f() {}\n",
			},
			{ file: "cartridge.ts", line: 0, reason: /part\.ts, line 3\) has an async function/ },
		],
		[
			"an error while loading",
			{
				"cartridge.ts": `import "./part.ts";\n${cartridgeText("")}`,
				"part.ts": "\nif (Date.now() > 0) console.log(1);\n",
			},
			{ file: "part.ts", line: 2, reason: /no Date: count machine\.tick/ },
		],
		[
			"chance while loading",
			{ "cartridge.ts": `const x = Math.random();\nconsole.log(x);\n${cartridgeText("")}` },
			{ file: "cartridge.ts", line: 1, reason: /call it in boot or tick/ },
		],
		[
			"no cartridge",
			{ "cartridge.ts": "export default 5;\n" },
			{ file: "cartridge.ts", line: 0, reason: /exports no cartridge/ },
		],
		[
			"no default export",
			{ "cartridge.ts": "export const a = 1;\n" },
			{ file: "cartridge.ts", line: 0, reason: /default/ },
		],
		[
			"a wrong id",
			{ "cartridge.ts": cartridgeText("").replace("tiny.cart", "Tiny Cart") },
			{ file: "cartridge.ts", line: 0, reason: /id must be 3–40 of a–z/ },
		],
		[
			"no tick",
			{ "cartridge.ts": cartridgeText("").replace("tick()", "tack()") },
			{ file: "cartridge.ts", line: 0, reason: /tick must be a function/ },
		],
		[
			"a label of another size",
			{ "cartridge.ts": cartridgeText(""), "label.png": "not a picture" },
			{ file: "cartridge.ts", line: 0, reason: /label picture isn't a PNG/ },
		],
	])("%s", async (_, files, expected) => {
		for (const [name, text] of Object.entries(files)) write(name, text);
		const error = await buildCart(folder).then(
			() => undefined,
			(e: unknown) => e,
		);
		expect(error).toBeInstanceOf(CartBuildError);
		const { file, line, reason } = error as CartBuildError;
		expect(reason).toMatch(expected.reason);
		expect(`${file}:${line}`).toBe(`${expected.file}:${expected.line}`);
		expect((error as Error).message).not.toContain(folder);
	});

	test("an endless loop at the top of a module", async () => {
		write("cartridge.ts", `for (;;) if (Math.abs(1) === 2) break;\n${cartridgeText("")}`);
		await expect(buildCart(folder)).rejects.toThrow(/cartridge\.ts:1: .* a loop that never ends/);
	});

	test("a folder without a cartridge", async () => {
		await expect(buildCart(folder)).rejects.toThrow(/has no cartridge\.ts/);
		await expect(buildCart(join(folder, "nowhere"))).rejects.toThrow(/no file or folder/);
	});
});

function write(name: string, text: string): void {
	writeFileSync(join(folder, name), text);
}

function cartridgeText(more: string): string {
	return `import { defineCartridge } from "colorburst";
export default defineCartridge({
	id: "tiny.cart",
	title: "Tiny",
	ticksPerSecond: 30,
	boot() { return {}; },
	tick() {},
	${more}
});`;
}

function run(cart: { script: string; banks: Parameters<typeof decodeAssets>[0] }): Cartridge {
	const { values } = cartScope(() => 0.5, { assets: decodeAssets(cart.banks) });
	const script = new Script(`${cartFactory(cart.script).text}(...values)`, { filename: "cartridge.js" });
	return script.runInContext(createContext({ values })) as Cartridge;
}
