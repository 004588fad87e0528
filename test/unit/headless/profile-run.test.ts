import { describe, expect, test } from "vitest";
import type { CartFile } from "../../../runtime/cartridge/index.ts";
import { evaluateInNode } from "../../../runtime/headless/evaluate-in-node.ts";
import { profileHeadless } from "../../../runtime/headless/profile-run.ts";

function cartOf(lines: readonly string[]): CartFile {
	const manifest = {
		formatVersion: 1,
		id: "test.profile",
		title: "P",
		author: "",
		ticksPerSecond: 60,
		apiVersion: 1,
		meterVersion: 1,
	};
	const head = 'var cartridge = { id: "test.profile", title: "P", ticksPerSecond: 60, boot: () => ({ n: 0 }),';
	const script = [head, ...lines].join("\n");
	return { manifest: manifest as CartFile["manifest"], script, sourceMap: "", banks: [], contentHash: "" };
}

const profileOf = (lines: readonly string[], ticks: number) =>
	profileHeadless(cartOf(lines), evaluateInNode, { ticks });

/** Units, added up by hand from the table in weights.ts and that of the machine's calls; 8 units are a cycle. */
describe("a small cartridge", () => {
	const profile = profileOf(
		[
			"tick(state, machine) {", // line 2: entry, two parameters: 4 + 2
			"state.n = add(state.n, 1);", // =, state.n, call, add, two arguments, state.n: 1 + 3 + 8 + 1 + 2 + 3
			"if (state.n === 3) for (let i = 0; i < 100; i++) state.n += 0;", // if, ===, state.n; for, let i, test: 5 + 6
			"machine.random();", // call and machine.random: 8 + 3; its price is 12 cycles
			"} };",
			"function add(a, b) { return a + b; }", // entry, two parameters, return, sum: 4 + 2 + 1 + 3
		],
		5,
	);
	const tickUnits = 6 + 18 + 11 + 11;
	const addUnits = 10;
	// In tick 2 n is 3: a hundred rounds of for, test, update, and assignment to state.n.
	const roundsUnits = 100 * (2 + 2 + 3 + 4);

	test("each tick costs what its parts cost", () => {
		const each = (tickUnits + addUnits) / 8 + 12;
		expect(profile.cyclesByTick).toEqual([each, each, each + roundsUnits / 8, each, each]);
		expect(profile.cycles).toBe(5 * each + roundsUnits / 8);
		expect(profile.worst).toMatchObject({ tick: 2, cycles: each + roundsUnits / 8 });
	});

	test("each function has its own, and what it called", () => {
		const cost = (name: string) => profile.all.functions.find((found) => found.name === name);
		const own = (5 * tickUnits + roundsUnits) / 8;
		expect(cost("tick")).toMatchObject({
			line: 2,
			calls: 5,
			selfCycles: own,
			totalCycles: own + 5 * (addUnits / 8 + 12),
		});
		expect(cost("add")).toMatchObject({ kind: "script", line: 7, calls: 5, selfCycles: 6.25, totalCycles: 6.25 });
		expect(cost("machine.random")).toMatchObject({ kind: "machine", calls: 5, selfCycles: 60, totalCycles: 60 });
		expect(profile.all.functions).toHaveLength(3);
	});

	test("each line has its own, and what the machine did for it", () => {
		const lines = Object.fromEntries(profile.all.lines.map(({ line, cycles }) => [line, cycles]));
		expect(lines).toEqual({
			2: (5 * 6) / 8,
			3: (5 * 18) / 8,
			4: (5 * 11 + roundsUnits) / 8,
			5: (5 * 11) / 8 + 60,
			7: (5 * addUnits) / 8,
		});
		expect(profile.worst?.lines[0]).toEqual({ file: "", line: 4, cycles: (11 + roundsUnits) / 8 });
	});

	test("frames stand under who called them", () => {
		const [tick] = profile.all.tree.children;
		expect(tick?.name).toBe("tick");
		expect(tick?.children.map((child) => child.name)).toEqual(["machine.random", "add"]);
	});
});

test("a built-in stands on the line that called it, and what it calls back under its own name", () => {
	const { all } = profileOf(
		[
			"tick(state) {",
			"const list = [3, 1, 2];",
			"const sorted =",
			"list.map((item) => item * 2)",
			".toSorted();",
			"state.n = sorted.length;",
			"} };",
		],
		1,
	);
	const [tick] = all.tree.children;
	expect(tick?.children.map((child) => child.name).sort()).toEqual(["(for map)", "map", "toSorted"]);
	expect(tick?.children.find((child) => child.name === "map")).toMatchObject({ kind: "built-in", calls: 1 });
	// The code of the call begins on the line of `list`: on line 6 stands what sorting did, and nothing else.
	const mapping = tick!.children.find((child) => child.name === "map")!.selfCycles;
	expect(mapping).toBe((4 + 4 * 3) / 8);
	const sorting = tick!.children.find((child) => child.name === "toSorted")!.selfCycles;
	expect(all.lines.find(({ line }) => line === 6)?.cycles).toBe(sorting);
});

test("recursion counts once in what it called, and an error leaves no frame behind", () => {
	const { all } = profileOf(
		[
			"tick(state) {",
			"for (let i = 0; i < 3; i++) try { down(5); } catch { state.n++; }",
			"after();",
			"} };",
			"function down(k) { if (k === 0) throw 1; down(k - 1); }",
			"function after() {}",
		],
		1,
	);
	const cost = (name: string) => all.functions.find((found) => found.name === name);
	expect(cost("down")?.calls).toBe(3 * 6);
	expect(cost("down")?.totalCycles).toBe(cost("down")?.selfCycles);
	const [tick] = all.tree.children;
	expect(tick?.children.map((child) => child.name)).toContain("after");
});

test("a tick that ends in a fault is the worst, and says where it went round", () => {
	const profile = profileOf(["tick(state) {", "if (++state.n === 3) for (;;) {", "state.n += 0;", "}", "} };"], 10);
	expect(profile).toMatchObject({ ticks: 2, fault: { tick: 2 } });
	expect(profile.worst?.tick).toBe(2);
	expect(profile.worst?.lines.slice(0, 2).map(({ line }) => line)).toEqual([4, 3]);
});

test("the boot has its own account, and a cartridge that can't be loaded has its fault", () => {
	const profile = profileOf(["tick() {} };"], 2);
	// boot: entry and the object with its property; tick: entry.
	expect(profile.bootCycles).toBe((4 + 8 + 1) / 8);
	expect(profile.cyclesByTick).toEqual([0.5, 0.5]);
	expect(profileOf(["tick() { eval('1') } };"], 2)).toMatchObject({ ticks: 0, fault: { kind: "load" } });
});
