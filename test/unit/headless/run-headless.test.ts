import { expect, test } from "vitest";
import type { CartFile } from "../../../runtime/cartridge/index.ts";
import { evaluateInNode } from "../../../runtime/headless/evaluate-in-node.ts";
import { type RunOptions, runHeadless } from "../../../runtime/headless/run-headless.ts";

/** A cart file as if it were read; the script is what the bundler would have made. */
function cartOf(script: string, ticksPerSecond: 60 | 30 = 60): CartFile {
	const manifest = {
		formatVersion: 1,
		id: "test.cart",
		title: "T",
		author: "",
		ticksPerSecond,
		apiVersion: 1,
		meterVersion: 1,
	} as const;
	return { manifest, script, sourceMap: "", banks: [], contentHash: "" };
}

const mover = (ticksPerSecond: 60 | 30 = 60) =>
	cartOf(
		`var cartridge = {
			id: "test.cart", title: "T", ticksPerSecond: ${ticksPerSecond},
			boot() { return { x: 0, luck: Math.random() }; },
			tick(state, machine) {
				if (machine.pad(0).held.right) state.x++;
				machine.backdrop(state.x);
				machine.channel(1, { frequencyHz: 300 + state.x, volume: 9 });
				if (machine.pad(0).held.select) state.x.y.z = 1;
			},
		};`,
		ticksPerSecond,
	);
const run = (cart: CartFile, options: Partial<RunOptions> = {}) =>
	runHeadless(cart, evaluateInNode, { ticks: 20, ...options });
const hashes = ({ stateHash, pictureHash, soundHash }: ReturnType<typeof run>) => ({
	stateHash,
	pictureHash,
	soundHash,
});
const right = [{ tick: 0, player: 0, buttons: ["right" as const] }];

test("the same run gives the same hashes, on either television", () => {
	const first = run(mover(), { input: right, seed: 3 });
	expect(hashes(run(mover(), { input: right, seed: 3 }))).toEqual(hashes(first));
	expect(hashes(run(mover(), { input: right, seed: 3, standard: "pal" }))).toEqual(hashes(first));
});

test("another seed changes the state only, another input state, picture and sound", () => {
	const plain = run(mover());
	const seeded = run(mover(), { seed: 2 });
	const moved = run(mover(), { input: right });
	expect(seeded.stateHash).not.toBe(plain.stateHash);
	expect([seeded.pictureHash, seeded.soundHash]).toEqual([plain.pictureHash, plain.soundHash]);
	for (const hash of ["stateHash", "pictureHash", "soundHash"] as const) expect(moved[hash]).not.toBe(plain[hash]);
});

test("picture and sound hashes hold every tick, not just the last", () => {
	const there = [...right, { tick: 5, player: 0, buttons: [] }];
	const later = [
		{ tick: 5, player: 0, buttons: ["right" as const] },
		{ tick: 10, player: 0, buttons: [] },
	];
	const [a, b] = [run(mover(), { input: there }), run(mover(), { input: later })];
	expect(a.pictureHash).not.toBe(b.pictureHash);
	expect(a.soundHash).not.toBe(b.soundHash);
});

test("a tick sounds for 1/60 s, one of 30 a second for 1/30 s", () => {
	const frames = (cart: CartFile) => (run(cart, { ticks: 6, wav: true }).wav!.length - 44) / 4;
	expect(frames(mover(60))).toBe(6 * 800);
	expect(frames(mover(30))).toBe(6 * 1600);
});

test("screenshots are taken after so many ticks, from the boot to the end", () => {
	const { screenshots } = run(mover(), { screenshots: [0, 7, 20] });
	expect(screenshots.map(({ afterTicks }) => afterTicks)).toEqual([0, 7, 20]);
});

test("each finished tick is told, the boot as −1", () => {
	const told: number[] = [];
	run(mover(), { ticks: 3, onTick: (tick) => told.push(tick) });
	expect(told).toEqual([-1, 0, 1, 2]);
});

test("a fault ends the run in its tick", () => {
	const result = run(mover(), { input: [{ tick: 4, player: 0, buttons: ["select"] }], screenshots: [2, 9] });
	expect(result.ticks).toBe(4);
	expect(result.fault).toMatchObject({ tick: 4, kind: "exception" });
	expect(result.screenshots.map(({ afterTicks }) => afterTicks)).toEqual([2]);
});

test("cycles are the mean and the most of the ticks that ran", () => {
	// Set-up at boot isn't counted; a tick that fills a plane costs 1,056, one that does nothing 0.
	const filler = cartOf(
		`var cartridge = { id: "test.cart", title: "T", ticksPerSecond: 60, boot() { return { n: 0 }; },
			tick(state, machine) { if (state.n++ % 2) machine.fill("a", 0); } };`,
	);
	// A fill costs 1,056 cycles. Own code: 19 units in every tick (3 cycles, rounded up), 13 more for the call's syntax.
	expect(run(filler, { ticks: 10 })).toMatchObject({ cyclesMean: (3 + 1060) / 2, cyclesMax: 1060, lagTicks: 0 });
});

test("a tick over its budget is followed by lag ticks until the debt is paid", () => {
	// 400 fills cost 422,400 cycles, their loop 8,019 units, which are 1,003: 304,085 over one budget of 119,318, which
	// three lag ticks pay.
	const heavy = cartOf(
		`var cartridge = { id: "test.cart", title: "T", ticksPerSecond: 60, boot() { return { n: 0 }; },
			tick(state, machine) { if (state.n++ === 0) for (let i = 0; i < 400; i++) machine.fill("a", 0); } };`,
	);
	expect(run(heavy, { ticks: 10 })).toMatchObject({ lagTicks: 3, cyclesMax: 423_403, ticks: 10 });
});

test.each([
	["var cartridge = 5;", /no boot and tick/],
	["var cartridge = { boot() {} };", /no boot and tick/],
	["var x = ;", /has an error/],
	["var cartridge = null; throw new Error('at once');", /at once/],
	["var cartridge = { luck: Math.random() };", /Math\.random\(\) is called while the cartridge loads/],
])("a script that can't be loaded is a fault of kind load: %s", (script, message) => {
	const { fault, ticks } = run(cartOf(script));
	expect(fault).toMatchObject({ kind: "load", tick: 0 });
	expect(fault!.message).toMatch(message);
	expect(ticks).toBe(0);
});

test("a script can't import Node's modules", () => {
	expect(run(cartOf('var cartridge = import("node:fs");')).fault?.message).toMatch(/import\(\)/);
});
