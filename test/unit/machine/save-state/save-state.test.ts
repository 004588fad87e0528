import { expect, test } from "vitest";
import { hashBytes } from "../../../../runtime/machine/hash.ts";
import { Memory } from "../../../../runtime/machine/memory.ts";
import { ADDRESS } from "../../../../runtime/machine/memory-map.ts";
import {
	readSaveState,
	type SaveState,
	ticksRun,
	writeSaveState,
} from "../../../../runtime/machine/save-state/save-state.ts";
import { ByteWriter } from "../../../../runtime/machine/saved-file/byte-writer.ts";
import { sealFile } from "../../../../runtime/machine/saved-file/sealed-file.ts";
import { encodeState } from "../../../../runtime/machine/state-codec/index.ts";

const HASH = "0123456789abcdef".repeat(4);

function sampleState(): SaveState {
	const memory = new Memory();
	for (let i = 0; i < 5000; i++) memory.bytes[(i * 97) % memory.bytes.length] = i & 0xff;
	// Ticks run: a 32-bit little-endian number at the start of the status region, 0x21100.
	memory.bytes.set([0x39, 0x30, 0, 0], 0x21100);
	return {
		cartId: "sample",
		contentHash: HASH,
		title: "Sämple",
		machine: { memory: memory.bytes, state: encodeState({ ship: { x: 1.5 }, shots: [1, 2] }) },
		synthesizer: { sampleRateHz: 48_000, bytes: Uint8Array.of(1, 2, 3) },
		pendingReads: [
			{ bank: 255, ticksLeft: 1 },
			{ bank: 3, ticksLeft: 600 },
		],
	};
}

test("a save-state comes back from its file whole, with and without sound and banks on their way", () => {
	// Comparing hashes of the memory is much quicker than comparing 147,456 elements.
	const plain = (saved: SaveState) => ({
		...saved,
		machine: { memory: hashBytes(saved.machine.memory), state: hashBytes(saved.machine.state) },
	});
	const saved = sampleState();
	expect(plain(readSaveState(writeSaveState(saved)))).toEqual(plain(saved));
	const silent = { ...saved, synthesizer: null, pendingReads: [] };
	expect(plain(readSaveState(writeSaveState(silent)))).toEqual(plain(silent));
	expect(hashBytes(writeSaveState(saved))).toBe(hashBytes(writeSaveState(sampleState())));
});

test("the ticks that a machine has run are read from its status region", () => {
	expect(ADDRESS.status).toBe(0x21100);
	expect(ticksRun(sampleState().machine)).toBe(12345);
});

test("a file whose seal holds but whose content can't be a save-state is refused with the reason", () => {
	const kind = { magic: "CBSS", version: 2, name: "save-state", contentMaxBytes: 1 << 20 };
	const withFields = (fields: (writer: ByteWriter) => void) => {
		const writer = new ByteWriter();
		fields(writer);
		return sealFile(kind, writer.finish());
	};
	const { machine } = sampleState();
	const header = (writer: ByteWriter, hash: string, tick: number) => {
		writer.text("sample");
		writer.text(hash);
		writer.text("Sample");
		writer.u32(tick);
	};
	expect(() => readSaveState(withFields((w) => w.text("sample")))).toThrow("it ends early");
	expect(() => readSaveState(withFields((w) => header(w, "none", 1)))).toThrow("the content hash is none");
	const wrongTick = withFields((w) => {
		header(w, HASH, 7);
		w.bytes(machine.memory);
		w.block(machine.state);
		w.u32(0);
	});
	expect(() => readSaveState(wrongTick)).toThrow("its tick is not the machine's");
	const noState = withFields((w) => {
		header(w, HASH, 12345);
		w.bytes(machine.memory);
		w.block(Uint8Array.of(99));
		w.u32(0);
	});
	expect(() => readSaveState(noState)).toThrow("The cartridge's state in this file can't be read.");
});
