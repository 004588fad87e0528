import { expect, test } from "vitest";
import { Memory } from "../../../runtime/machine/memory.ts";
import { ADDRESS, STATUS_REGISTER } from "../../../runtime/machine/memory-map.ts";
import { VoiceTable } from "../../../runtime/machine/voice-table.ts";
import { pcm } from "./apu/sound-block.ts";

/** Two seconds and a quarter of one. */
const LONG = 3;
const SHORT = 4;
const ASSETS = [pcm(LONG, new Array(16_000).fill(1), 8000), pcm(SHORT, new Array(2000).fill(1), 8000)];
const WISH = { id: 7, bank: LONG, volume: 1, pan: 0, loop: false };

function table(memory = new Memory()) {
	const voices = new VoiceTable(memory, ASSETS, 60);
	return {
		memory,
		voices,
		at(tick: number) {
			memory.status[STATUS_REGISTER.tick >> 2] = tick;
			return voices;
		},
	};
}

test("a voice sounds from its tick until its sample is over, a loop until it is stopped", () => {
	const { at } = table();
	at(100).play({ ...WISH, id: 1 });
	at(100).play({ ...WISH, id: 2, bank: SHORT });
	at(100).play({ ...WISH, id: 3, bank: SHORT, loop: true, volume: 0.5, pan: -1 });
	const ids = (tick: number) =>
		at(tick)
			.sounding()
			.map(({ id }) => id);
	expect(ids(100)).toEqual([1, 2, 3]);
	expect(ids(114)).toEqual([1, 2, 3]);
	expect(ids(115)).toEqual([1, 3]);
	expect(ids(219)).toEqual([1, 3]);
	expect(ids(220)).toEqual([3]);
	const [loop] = at(700).sounding();
	expect(loop).toMatchObject({ id: 3, bank: SHORT, loop: true, startTick: 100, forSeconds: 10 });
	expect(loop!.volume).toBeCloseTo(0.5, 4);
	expect(loop!.pan).toBeCloseTo(-1, 4);
	at(701).stop(3);
	expect(ids(701)).toEqual([]);
});

test("an id begun again is one voice, and a bank without a sample none", () => {
	const { at } = table();
	at(0).play(WISH);
	at(30).play({ ...WISH, bank: SHORT });
	at(30).play({ ...WISH, id: 8, bank: 99 });
	expect(at(30).sounding()).toMatchObject([{ id: 7, bank: SHORT, startTick: 30, forSeconds: 0 }]);
});

test("it is memory: copied and put back, the same voices sound at the same places", () => {
	const { at, memory } = table();
	at(10).play({ ...WISH, loop: true });
	at(40);
	const other = table();
	other.memory.bytes.set(memory.bytes);
	expect(other.voices.sounding()).toEqual(at(40).sounding());
	expect(memory.peek(ADDRESS.voices)).toBe(7);
	// All stopped, nothing is left that a state hash could tell.
	at(41).stop(7);
	expect(memory.bytes.subarray(ADDRESS.voices, ADDRESS.saveRam).every((byte) => byte === 0)).toBe(true);
});

test("of more than 32 at once the one begun first is forgotten; one that is over makes room", () => {
	const { at } = table();
	for (let id = 0; id < 32; id++) at(id).play({ ...WISH, id, loop: id !== 20 });
	at(32).play({ ...WISH, id: 100, loop: true });
	expect(
		at(32)
			.sounding()
			.map(({ id }) => id)
			.sort((a, b) => a - b),
	).toEqual([...Array.from({ length: 31 }, (_, i) => i + 1), 100]);
	at(400).play({ ...WISH, id: 101, loop: true });
	expect(
		at(400)
			.sounding()
			.some(({ id }) => id === 1),
	).toBe(true);
});
