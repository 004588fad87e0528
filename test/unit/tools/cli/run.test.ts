import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { decode } from "fast-png";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { main } from "../../../../tools/cli/index.ts";
import { loadCart } from "../../../../tools/cli/load-cart.ts";
import { runInChild } from "../../../../tools/cli/run-in-child.ts";

const COUNTER = fileURLToPath(new URL("fixtures/counter.ts", import.meta.url));
const COMMAND = fileURLToPath(new URL("../../../../tools/colorburst.mjs", import.meta.url));

/** Each run starts a process or two: a busy computer takes its time over that. */
vi.setConfig({ testTimeout: 300_000 });

let folder = "";
const out = vi.spyOn(console, "log").mockImplementation(() => {});
const err = vi.spyOn(console, "error").mockImplementation(() => {});
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "colorburst-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
	out.mockClear();
	err.mockClear();
});

const colorburst = (...words: string[]) => main(["node", "colorburst", ...words]);
const printed = () => String(out.mock.lastCall?.[0]);
const runJson = async (...words: string[]) => {
	const status = await colorburst("run", COUNTER, "--json", ...words);
	return { status, ...JSON.parse(printed()) };
};
const inputFile = (name: string, list: unknown) => {
	const path = join(folder, name);
	writeFileSync(path, JSON.stringify(list));
	return path;
};

describe("colorburst run", () => {
	test("prints one line with the documented fields, the same twice and on either television", async () => {
		const input = inputFile("right.json", [{ tick: 5, player: 0, buttons: ["right"] }]);
		const words = ["--ticks", "40", "--seed", "7", "--input", input];
		const first = await runJson(...words);
		expect(first.status).toBe(0);
		expect(Object.keys(JSON.parse(printed()))).toEqual([
			"ticks",
			"lagTicks",
			"cyclesMean",
			"cyclesMax",
			"stateHash",
			"pictureHash",
			"soundHash",
			"fault",
		]);
		expect(first).toMatchObject({ ticks: 40, lagTicks: 0, fault: null });
		expect(await runJson(...words)).toEqual(first);
		expect(await runJson(...words, "--standard", "pal")).toEqual(first);
	});

	test.each(["-1", "-7.5"])(
		"a negative number (%s) is refused by its option's name, not taken for an option",
		async (value) => {
			expect(await colorburst("run", COUNTER, "--ticks", value)).toBe(2);
			expect(String(err.mock.lastCall?.[0])).toContain(`--ticks is a whole number from 0 to 5184000, not "${value}".`);
		},
	);

	test("writes screenshots after the ticks asked for, in the television's field, and the sound", async () => {
		const input = inputFile("all-right.json", [{ tick: 0, player: 0, buttons: ["right"] }]);
		const [early, late, wav] = ["early.png", "late.png", "sound.wav"].map((name) => join(folder, name)) as [
			string,
			string,
			string,
		];
		const words = ["--ticks", "20", "--standard", "pal", "--input", input, "--wav", wav];
		expect((await runJson(...words, "--screenshot", `${early}@3`, "--screenshot", late)).status).toBe(0);
		// Red is 3 of 31 after 3 ticks: widened to 8 bits 24; 20 of 31 after 20: 165.
		for (const [file, red] of [
			[early, 24],
			[late, 165],
		] as const) {
			const png = decode(readFileSync(file));
			expect([png.width, png.height]).toEqual([256, 288]);
			expect(Array.from(png.data.subarray(0, 3))).toEqual([red, 255, 0]);
		}
		// 20 ticks of 800 samples, two sides of 2 bytes, behind 44 bytes of header.
		expect(readFileSync(wav)).toHaveLength(44 + 20 * 800 * 4);
	});

	test("a fault gives its tick, file, line and kind, and exit status 3", async () => {
		const input = inputFile("fault.json", [{ tick: 12, player: 0, buttons: ["Select"] }]);
		const { status, ticks, fault } = await runJson("--ticks", "40", "--input", input);
		expect(status).toBe(3);
		expect(ticks).toBe(12);
		expect(fault).toMatchObject({ tick: 12, file: "counter.ts", line: 17, kind: "bad-call" });
		expect(fault.message).toMatch(/palette is 16/);
	});

	test("a tick that never ends is a fault of its file and line", async () => {
		const cart = await loadCart(COUNTER);
		const input = [{ tick: 9, player: 0, buttons: ["y" as const] }];
		const result = await runInChild({ cart, options: { ticks: 40, input } });
		expect(result.fault).toMatchObject({ tick: 9, kind: "cycles", file: "counter.ts" });
		expect(result.fault?.line).toBeGreaterThan(0);
		expect(result.ticks).toBe(9);
	});

	test("a cartridge that gives no sign of life is stopped as hanging", async () => {
		const cart = await loadCart(COUNTER);
		// No patience at all: the first look after the start finds it waiting.
		const result = await runInChild({ cart, options: { ticks: 5_000_000 } }, -1);
		expect(result.fault).toMatchObject({ kind: "hang" });
	});

	test("a cart file and its picture are run as their sources are", async () => {
		const [png, bare] = [join(folder, "counter.cart.png"), join(folder, "counter.cart")] as const;
		for (const file of [png, bare]) expect(await colorburst("build", COUNTER, "-o", file)).toBe(0);
		const source = await loadCart(COUNTER);
		for (const file of [png, bare]) {
			const { script, banks, contentHash } = await loadCart(file);
			expect({ script, banks, contentHash }).toEqual({
				script: source.script,
				banks: source.banks,
				contentHash: source.contentHash,
			});
		}
		expect(await colorburst("run", png, "--json", "--ticks", "10")).toBe(0);
		const { ticks, fault } = JSON.parse(printed());
		expect([ticks, fault]).toEqual([10, null]);
	});
});

test("the command runs from any folder", () => {
	const { status, stdout } = spawnSync(process.execPath, [COMMAND, "run", COUNTER, "--ticks", "3"], {
		cwd: folder,
		encoding: "utf8",
	});
	expect(stdout).toMatch(/^Counter: 3 ticks, seed 1, NTSC\n/);
	expect(status).toBe(0);
});

describe("wrong use", () => {
	test.each([
		[["run"], /missing required args/],
		[["frobnicate"], /There is no command "frobnicate"/],
		[["run", "nowhere"], /There is no file or folder nowhere/],
		[["run", COUNTER, "--frob"], /Unknown option `--frob`/],
		[["run", COUNTER, "--ticks", "1.5"], /--ticks is a whole number from 0 to/],
		[["run", COUNTER, "--ticks", "many"], /--ticks is a whole number/],
		[["run", COUNTER, "--seed=-1"], /--seed is a whole number from 0 to 4294967295/],
		[["run", COUNTER, "--standard", "secam"], /--standard is ntsc or pal, not "secam"/],
		[["run", COUNTER, "--screenshot", "a.jpg"], /--screenshot is FILE\.png or FILE\.png@TICKS/],
		[["run", COUNTER, "--screenshot", "a.png@601"], /TICKS is a whole number from 0 to 600/],
		[["run", COUNTER, "--input", "nowhere.json"], /There is no input file nowhere\.json/],
		[["run", COUNTER, "--input", COUNTER], /can't be read as JSON/],
		[["build", COUNTER], /Say where to write/],
		[["build", COUNTER, "-o", "a.zip"], /Say where to write/],
		[["create", fileURLToPath(new URL("fixtures", import.meta.url))], /has files in it/],
		[["create", COUNTER], /is a file/],
		[["inspect", "nowhere.cart"], /There is no file nowhere\.cart/],
		[["dev", "nowhere"], /There is no file or folder nowhere/],
	])("%j says what is wrong, with exit status 2 and no stack trace", async (words, message) => {
		expect(await colorburst(...words)).toBe(2);
		const text = String(err.mock.lastCall?.[0]);
		expect(text).toMatch(message);
		expect(text).not.toMatch(/\n\s+at /);
	});

	test("a bad entry of an input file is named", async () => {
		const input = inputFile("bad.json", [{ tick: 0, player: 0, buttons: ["jump"] }]);
		expect(await colorburst("run", COUNTER, "--input", input)).toBe(2);
		expect(String(err.mock.lastCall?.[0])).toMatch(/bad\.json:1: \[0\]\.buttons\[0\]: "jump" is no button/);
	});

	test("a damaged cart file gives its trouble, with exit status 1 and no stack trace", async () => {
		const file = join(folder, "damaged.cart");
		writeFileSync(file, "no cartridge at all");
		for (const command of ["run", "inspect"]) {
			expect(await colorburst(command, file)).toBe(1);
			const text = String(err.mock.lastCall?.[0]);
			expect(text).toContain("damaged.cart: ");
			expect(text).not.toMatch(/\n\s+at /);
		}
	});
});
