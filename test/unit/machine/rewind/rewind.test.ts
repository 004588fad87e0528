import fc from "fast-check";
import { expect, test } from "vitest";
import { hashBytes } from "../../../../runtime/machine/hash.ts";
import { MEMORY_SIZE_BYTES } from "../../../../runtime/machine/memory-map.ts";
import { KEYFRAME_EVERY_TICKS, Rewind } from "../../../../runtime/machine/rewind/rewind.ts";
import { applyStateDelta, stateDelta } from "../../../../runtime/machine/rewind/state-delta.ts";
import { applyXorDelta, writeXorDelta } from "../../../../runtime/machine/rewind/xor-delta.ts";
import type { SavedMachine } from "../../../../runtime/machine/save-state/save-state.ts";
import { ByteWriter } from "../../../../runtime/machine/saved-file/byte-writer.ts";
import { encodeState } from "../../../../runtime/machine/state-codec/index.ts";

/** A machine in which something changes every tick, by a rule that needs no memory of earlier ticks. */
function machineAt(tick: number): SavedMachine {
	const memory = new Uint8Array(MEMORY_SIZE_BYTES);
	for (let i = 0; i < 200; i++) memory[(i * 733 + tick * 4 * (i % 3)) % MEMORY_SIZE_BYTES] = (tick + i) & 0xff;
	const movers = Array.from({ length: 5 + (tick % 7) }, (_, i) => ({
		x: i * tick * 0.25,
		y: tick - i,
		alive: i % 2 === 0,
	}));
	return { memory, state: encodeState({ tick, movers, score: tick * 10 }) };
}

/** Comparing hashes is much quicker than comparing 147,456 elements. */
const digest = (machine: SavedMachine | null) => machine && `${hashBytes(machine.memory)} ${hashBytes(machine.state)}`;

test("every kept tick comes back byte by byte", () => {
	const rewind = new Rewind();
	for (let tick = -1; tick < 200; tick++) rewind.push(tick, machineAt(tick));
	expect([rewind.firstTick, rewind.lastTick]).toEqual([-1, 199]);
	for (const tick of [-1, 0, 58, 59, 60, 119, 150, 199]) expect(digest(rewind.at(tick))).toBe(digest(machineAt(tick)));
	expect(rewind.at(200)).toBeNull();
	expect(rewind.at(-2)).toBeNull();
	const seen: number[] = [];
	for (const { tick, machine } of rewind.walk(50, 130)) {
		seen.push(tick);
		if (tick % 20 === 0) expect(digest(machine())).toBe(digest(machineAt(tick)));
		// Who walks sees the ticks that were kept at the start, whatever becomes of them meanwhile.
		if (tick === 70) rewind.forgetAfter(65);
		if (tick > 70) rewind.push(tick - 5, machineAt(9000 + tick));
	}
	expect(seen).toEqual(Array.from({ length: 81 }, (_, i) => 50 + i));
});

test("what a snapshot was made from may change afterwards", () => {
	const rewind = new Rewind();
	const { memory, state } = machineAt(3);
	const kept = hashBytes(memory);
	rewind.push(3, { memory, state });
	memory.fill(9);
	expect(hashBytes(rewind.at(3)!.memory)).toBe(kept);
});

test("old ticks are forgotten a keyframe's worth at a time once there is no room, and the newest never", () => {
	const rewind = new Rewind(150_000);
	for (let tick = 0; tick < 400; tick++) {
		rewind.push(tick, machineAt(tick));
		if (tick % 37 === 0) expect(digest(rewind.at(tick))).toBe(digest(machineAt(tick)));
	}
	expect(rewind.usedBytes).toBeLessThanOrEqual(150_000);
	expect(rewind.firstTick! % KEYFRAME_EVERY_TICKS).toBe(0);
	expect(rewind.firstTick!).toBeGreaterThan(0);
	expect(digest(rewind.at(rewind.firstTick!))).toBe(digest(machineAt(rewind.firstTick!)));
});

test("after going back the run may go another way, from any tick", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 139 }), (back) => {
			const rewind = new Rewind();
			for (let tick = 0; tick < 140; tick++) rewind.push(tick, machineAt(tick));
			rewind.forgetAfter(back);
			expect(rewind.lastTick).toBe(back);
			for (let i = 1; i <= 70; i++) rewind.push(back + i, machineAt(5000 + back + i));
			expect(digest(rewind.at(back))).toBe(digest(machineAt(back)));
			expect(digest(rewind.at(back + 1))).toBe(digest(machineAt(5001 + back)));
			expect(digest(rewind.at(back + 70))).toBe(digest(machineAt(5070 + back)));
			const fresh = new Rewind();
			for (const { tick, machine } of rewind.walk(0, back + 70)) fresh.push(tick, machine());
			// The bookkeeping of sizes is right after a cut: the same ticks in the same groups take as much.
			expect(rewind.usedBytes).toBe(fresh.usedBytes);
		}),
		{ numRuns: 6 },
	);
});

test("a tick that does not follow the last is our own mistake", () => {
	const rewind = new Rewind();
	rewind.push(4, machineAt(4));
	expect(() => rewind.push(6, machineAt(6))).toThrow("tick 6 does not follow 4");
});

test("a delta leads from any bytes to any others, and a memory's leads back as well", () => {
	const words = fc.array(fc.constantFrom(0, 1, -1, 77), { minLength: 40, maxLength: 40 });
	fc.assert(
		fc.property(words, words, (a, b) => {
			const before = Int32Array.from(a);
			const writer = new ByteWriter();
			writeXorDelta(writer, before, Int32Array.from(b));
			expect([...before]).toEqual(b);
			const delta = writer.finish();
			const there = Int32Array.from(a);
			applyXorDelta(delta, there);
			expect([...there]).toEqual(b);
			applyXorDelta(delta, there);
			expect([...there]).toEqual(a);
		}),
	);
	const state = fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.array(fc.constantFrom(1, 2), { maxLength: 200 }));
	fc.assert(
		fc.property(state, state, (a, b) => {
			const before = Uint8Array.from(a);
			const after = Uint8Array.from(b);
			expect(applyStateDelta(before, stateDelta(before, after))).toEqual(after);
		}),
	);
});

test("a state in which few numbers changed has a small delta, although whole numbers are shorter than others", () => {
	const movers = (shift: number) =>
		Array.from({ length: 300 }, (_, i) => ({ x: i * 3, y: i % 50 === 0 ? i + shift : i }));
	const before = encodeState(movers(0));
	const after = encodeState(movers(0.5));
	expect(after.length).toBe(before.length + 6 * 4);
	expect(stateDelta(before, after).length).toBeLessThan(150);
});
