import fc from "fast-check";
import { expect, test } from "vitest";
import { Memory } from "../../../../runtime/machine/memory.ts";
import { locateDifferences, locatorOf } from "../../../../runtime/machine/movie/difference-locator.ts";

interface Sample {
	ships: { x: number; y: number; name: string }[];
	lives: number;
	grid: Int16Array;
	[more: string]: unknown;
}

const sample = (): Sample => ({
	ships: Array.from({ length: 100 }, (_, i) => ({ x: i * 1.5, y: i, name: `ship ${i}` })),
	lives: 3,
	grid: new Int16Array(200),
});

test("equal machines have no difference", () => {
	const memory = new Memory();
	expect(locateDifferences(locatorOf(sample(), memory.bytes), sample(), memory.bytes)).toEqual([]);
});

test("the one leaf that differs is named by its path", () => {
	const memory = new Memory().bytes;
	const recorded = locatorOf(sample(), memory);
	const changes: [string, (state: Sample) => void][] = [
		["state.lives", (state) => (state.lives = 2)],
		["state.ships[73].x", (state) => (state.ships[73]!.x += 2 ** -40)],
		["state.ships[5].name", (state) => (state.ships[5]!.name = "ship five")],
		// Sixteen elements of a typed array make one leaf, named by the first.
		["state.grid[96]", (state) => (state.grid[100] = 1)],
		["state.lives", (state) => (state.lives = -0)],
	];
	for (const [path, change] of changes) {
		const state = sample();
		change(state);
		expect(locateDifferences(recorded, state, memory)).toEqual([path]);
	}
});

test("what only this machine has is named, and what only the other has by the list that held it", () => {
	const memory = new Memory().bytes;
	const longer = sample();
	longer["bonus"] = 1;
	expect(locateDifferences(locatorOf(sample(), memory), longer, memory)).toEqual(["state.bonus"]);
	const shorter = sample();
	shorter.ships.pop();
	expect(locateDifferences(locatorOf(sample(), memory), shorter, memory)).toContain("state.ships.length");
});

test("a difference in memory is named by region and offset", () => {
	const before = new Memory().bytes;
	const after = before.slice();
	// Plane A begins at 0x18000.
	after[0x18000 + 0x1234] = 1;
	expect(locateDifferences(locatorOf({}, before), {}, after)).toEqual(["memory planeA+0x1200"]);
});

test("of a few differences each is found, with little else", () => {
	const memory = new Memory().bytes;
	const recorded = locatorOf(sample(), memory);
	fc.assert(
		fc.property(fc.uniqueArray(fc.nat(99), { minLength: 1, maxLength: 4 }), (indices) => {
			const state = sample();
			for (const i of indices) state.ships[i]!.y += 1000;
			const found = locateDifferences(recorded, state, memory);
			// A sum of one byte may be equal by accident, once in some 64 times for a leaf.
			const right = found.filter((path) => indices.some((i) => path === `state.ships[${i}].y`));
			expect(right.length).toBeGreaterThanOrEqual(indices.length - 1);
			expect(found.length - right.length).toBeLessThanOrEqual(2);
		}),
		{ numRuns: 50, seed: 7 },
	);
});

test("cycles and shared objects are walked once", () => {
	const memory = new Memory().bytes;
	const cyclic: { self?: unknown; n: number } = { n: 1 };
	cyclic.self = cyclic;
	const other: { self?: unknown; n: number } = { n: 2 };
	other.self = other;
	expect(locateDifferences(locatorOf(cyclic, memory), other, memory)).toEqual(["state.n"]);
});
