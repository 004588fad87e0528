import { expect, test } from "vitest";
import type { Machine } from "../../../runtime/api/index.ts";
import { CartRunner } from "../../../runtime/game-side/cart-runner.ts";
import { HeadlessConsole } from "../../../runtime/headless/headless-console.ts";
import { dataAsset, noteArrivals } from "../../../runtime/machine/data-bank.ts";
import { ADDRESS } from "../../../runtime/machine/memory-map.ts";
import { idleInput } from "../../../runtime/machine/pad-input.ts";

const LEVEL = dataAsset(9, Uint8Array.of(10, 20, 30, 40));

type Seen = { seen: (number[] | null)[]; costs: number[] };

/** Reads the level in every tick, and notes what came and what the call cost. */
const reader = (read: (machine: Machine) => Uint8Array | null = (machine) => machine.readBank(LEVEL)) => ({
	id: "test.reads",
	title: "Reads",
	ticksPerSecond: 60 as const,
	boot: (): Seen => ({ seen: [], costs: [] }),
	tick(state: Seen, machine: Machine) {
		const before = machine.cyclesLeft();
		const bytes = read(machine);
		state.costs.push(before - machine.cyclesLeft());
		state.seen.push(bytes && [...bytes]);
		// A copy is the cartridge's own: changing it changes nothing of the bank.
		bytes?.fill(0);
	},
});

const mapError = (error: unknown) => ({ file: "", line: 0, message: (error as Error).message });

function runnerOf(cartridge = reader()): CartRunner {
	const runner = new CartRunner({ cartridge: cartridge as never, assets: [LEVEL], seed: 1, mapError });
	expect(runner.boot()).toBeNull();
	return runner;
}

const arriving = (...arrivals: number[]) => ({ ...idleInput(), arrivals });

test("a read is null and an instruction until its bank has arrived, then the bytes, and stays", () => {
	const runner = runnerOf();
	const asked = [idleInput(), idleInput(), arriving(9), idleInput()].map((input) => runner.runTick(input).instructions);
	expect(asked).toEqual([[{ op: "read-bank", bank: 9 }], [{ op: "read-bank", bank: 9 }], [], []]);
	const whole = [10, 20, 30, 40];
	expect((runner.state as Seen).seen).toEqual([null, null, whole, whole]);
});

test("the same arrivals give the same hashes, and an arrival a tick later another one", () => {
	const hashes = (arrivalTick: number) => {
		const runner = runnerOf();
		return Array.from({ length: 6 }, (_, tick) => {
			runner.runTick(tick === arrivalTick ? arriving(9) : idleInput());
			return runner.stateHash();
		});
	};
	expect(hashes(3)).toEqual(hashes(3));
	expect(hashes(4)).not.toEqual(hashes(3));
});

test("what has arrived is part of the memory: bit 1 of the banks' byte 1 is bank 9, and a restore takes it back", () => {
	const runner = runnerOf();
	runner.runTick(idleInput());
	const before = runner.save();
	runner.runTick(arriving(9));
	expect(runner.memory.bytes[ADDRESS.banks + 1]).toBe(0b10);
	runner.restore(before);
	expect(runner.runTick(idleInput()).instructions).toEqual([{ op: "read-bank", bank: 9 }]);
});

test("arrivals that no bank can have are ignored", () => {
	const runner = runnerOf();
	const before = runner.memory.bytes.slice();
	noteArrivals(runner.memory, [-1, 256, 1.5, Number.NaN]);
	expect(runner.memory.bytes).toEqual(before);
});

test("a read costs 48 cycles, and a quarter of one for each byte that it gives", () => {
	const runner = runnerOf(reader((machine) => machine.readBank(LEVEL)));
	for (const input of [idleInput(), arriving(9)]) runner.runTick(input);
	// The machine counts whole cycles.
	expect((runner.state as Seen).costs).toEqual([48, 49]);
});

test("a part of a bank can be read", () => {
	const runner = runnerOf(reader((machine) => machine.readBank(LEVEL, 1, 2)));
	runner.runTick(arriving(9));
	expect((runner.state as Seen).seen).toEqual([[20, 30]]);
});

test.each<[string, (machine: Machine) => Uint8Array | null, RegExp]>([
	["past the end", (m) => m.readBank(LEVEL, 3, 2), /readBank: length is 2; .* from 0 to 1/],
	["from before the start", (m) => m.readBank(LEVEL, -1), /readBank: from is -1/],
	["of no asset", (m) => m.readBank(undefined as never), /readBank: .*"data".*\?bank/],
	["of a made-up asset", (m) => m.readBank({ kind: "data", bank: 9, length: 4 }), /readBank: .*import itself/],
])("a read %s is a bad call", (_, read, message) => {
	const { fault } = runnerOf(reader(read)).runTick(arriving(9));
	expect(fault).toMatchObject({ kind: "bad-call", message: expect.stringMatching(message) });
});

test("without a page a bank arrives at the next tick, or as many ticks later as is asked for", () => {
	const nulls = (readTicks?: number) => {
		const cartridge = reader() as never;
		const headless = new HeadlessConsole({ cartridge, assets: [LEVEL], mapError, ...(readTicks && { readTicks }) });
		headless.boot();
		for (let tick = 0; tick < 8; tick++) headless.runTick(idleInput());
		return (headless.runner.state as Seen).seen.filter((bytes) => bytes === null).length;
	};
	expect([nulls(), nulls(1), nulls(4)]).toEqual([1, 1, 4]);
	expect(() => nulls(0.5)).toThrow(/whole number of ticks/);
});

test("without a page, an input that says what arrives has its way", () => {
	const headless = new HeadlessConsole({ cartridge: reader() as never, assets: [LEVEL], mapError });
	headless.boot();
	const inputs = [idleInput(), arriving(), arriving(), arriving(9)];
	for (const input of inputs) headless.runTick(input);
	expect((headless.runner.state as Seen).seen.map((bytes) => bytes === null)).toEqual([true, true, true, false]);
});
