import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { CycleProfile } from "../../../../runtime/cartridge/meter/profile/cycle-profile.ts";
import { main } from "../../../../tools/cli/index.ts";

const COUNTER = fileURLToPath(new URL("fixtures/counter.ts", import.meta.url));
const ENDLESS = fileURLToPath(new URL("../../../carts/endless-loop.ts", import.meta.url));

/** Each run starts a process: a busy computer takes its time over that. */
vi.setConfig({ testTimeout: 300_000 });

let folder = "";
const out = vi.spyOn(console, "log").mockImplementation(() => {});
const err = vi.spyOn(console, "error").mockImplementation(() => {});
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "colorburst-profile-"));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
	out.mockClear();
	err.mockClear();
});

const colorburst = (...words: string[]) => main(["node", "colorburst", ...words]);
const printed = () => out.mock.calls.map(([text]) => String(text)).join("\n");

test("the cycles of a run are those that `run` counts, whatever the players do", async () => {
	const input = join(folder, "right.json");
	writeFileSync(input, JSON.stringify([{ tick: 5, player: 0, buttons: ["right"] }]));
	const words = [COUNTER, "--ticks", "40", "--seed", "7", "--input", input, "--json"];
	expect(await colorburst("run", ...words)).toBe(0);
	const run = JSON.parse(printed());
	out.mockClear();
	expect(await colorburst("profile", ...words)).toBe(0);
	const profile: CycleProfile = JSON.parse(printed());
	expect(profile).toMatchObject({ ticks: 40, lagTicks: 0, budget: 119_318, fault: null, stateHash: run.stateHash });
	expect(Math.ceil(profile.worst!.cycles)).toBe(run.cyclesMax);
	const rounded = profile.cyclesByTick.map(Math.ceil).reduce((sum, cycles) => sum + cycles, 0);
	expect(rounded / 40).toBe(run.cyclesMean);
	expect(profile.all.lines.every(({ file }) => file === "counter.ts" || file.startsWith("colorburst"))).toBe(true);
});

test("it prints functions and lines, and writes a page and a picture that hold the same figures", async () => {
	const html = join(folder, "deep/flame.html");
	const svg = join(folder, "flame.svg");
	expect(await colorburst("profile", COUNTER, "--ticks", "20", "--html", html, "--svg", svg)).toBe(0);
	const text = printed();
	expect(text).toMatch(/20 ticks, seed 1/);
	expect(text).toMatch(/of the budget of 119,318/);
	expect(text).toMatch(/tick {2}counter\.ts:\d+/);
	expect(text).toMatch(/% {2}counter\.ts:\d+/);
	expect(text).toContain(`made       the folder ${join(folder, "deep")}`);
	expect(text).toContain(`wrote      ${html}`);
	const page = readFileSync(html, "utf8");
	const { profile } = JSON.parse(/id="profile">(.*)<\/script>/.exec(page)![1]!) as { profile: CycleProfile };
	expect(profile.ticks).toBe(20);
	// One file: nothing is fetched from anywhere.
	expect(page).not.toMatch(/\b(?:src|href)=|url\(|@import|fetch\(/);
	const picture = readFileSync(svg, "utf8");
	expect(picture).toContain(`counter.ts:${profile.all.functions.find(({ name }) => name === "tick")!.line}`);
	expect(picture).toContain(`${profile.cycles} cycles with its calls`);
});

test("a cartridge that never ends is profiled up to there", async () => {
	expect(await colorburst("profile", ENDLESS, "--ticks", "100")).toBe(3);
	expect(printed()).toMatch(/FAULT \(cycles\) in tick \d+ at endless-loop\.ts:\d+: One tick used more than 16 times/);
	expect(printed()).toMatch(/Lines in tick \d+\n.*endless-loop\.ts:\d+/);
});

test("wrong use is told", async () => {
	expect(await colorburst("profile", COUNTER, "--ticks", "many")).toBe(2);
	expect(await colorburst("profile", join(folder, "nothing"))).toBe(2);
	expect(err.mock.calls.map(([text]) => text).join("\n")).toMatch(/--ticks[\s\S]*There is no/);
});
