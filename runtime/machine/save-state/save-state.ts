import { ADDRESS, BANK_COUNT, MEMORY_SIZE_BYTES, STATUS_REGISTER } from "../memory-map.ts";
import { ByteReader } from "../saved-file/byte-reader.ts";
import { ByteWriter } from "../saved-file/byte-writer.ts";
import { SavedFileError } from "../saved-file/saved-file-error.ts";
import { isSealedFile, openSealedFile, type SealedFileKind, sealFile } from "../saved-file/sealed-file.ts";
import { decodeState, STATE_SIZE_MAX_BYTES } from "../state-codec/index.ts";

/** A machine between two ticks, whole: the memory (sound driver included) and the cartridge's encoded state. */
export interface SavedMachine {
	readonly memory: Uint8Array;
	readonly state: Uint8Array;
}

/** Which cartridge something was saved from. */
export interface CartIdentity {
	/** The manifest's id, the same for every build of a cartridge. */
	readonly cartId: string;
	/** SHA-256 of the content, 64 lower-case hex digits: this build. */
	readonly contentHash: string;
	readonly title: string;
}

/** What comes out of the speakers next depends on this too, beside the registers. */
export interface SavedSynthesizer {
	readonly sampleRateHz: number;
	readonly bytes: Uint8Array;
}

/** A bank of data on its way: a cartridge asks in vain until it is there. */
export interface PendingRead {
	readonly bank: number;
	/** 1: it arrives with the next tick's input. */
	readonly ticksLeft: number;
}

/** A save-state: everything that the rest of a run depends on, but for its input. */
export interface SaveState extends CartIdentity {
	readonly machine: SavedMachine;
	/** So that sound without a page goes on sample by sample; a page makes its own. */
	readonly synthesizer: SavedSynthesizer | null;
	/** So that banks arrive without a page when they would have; a page sends for them anew when it is asked again. */
	readonly pendingReads: readonly PendingRead[];
}

const SAVE_STATE: SealedFileKind = {
	magic: "CBSS",
	version: 2,
	name: "save-state",
	contentMaxBytes: MEMORY_SIZE_BYTES + STATE_SIZE_MAX_BYTES + 65_536,
};
const CART_ID_MAX_UNITS = 128;
const TITLE_MAX_UNITS = 256;
const SYNTHESIZER_MAX_BYTES = 32_768;
const READ_MAX_TICKS = 0xffff;

/** Ticks that a saved machine has run since power-on: the number of its next tick. */
export function ticksRun(machine: SavedMachine): number {
	const { buffer, byteOffset } = machine.memory;
	return new DataView(buffer, byteOffset).getUint32(ADDRESS.status + STATUS_REGISTER.tick, true);
}

export function isSaveStateFile(bytes: Uint8Array): boolean {
	return isSealedFile(SAVE_STATE, bytes);
}

/** Makes the file of a save-state. The same state gives the same bytes. */
export function writeSaveState(saved: SaveState): Uint8Array<ArrayBuffer> {
	const writer = new ByteWriter();
	writeIdentity(writer, saved);
	writer.u32(ticksRun(saved.machine));
	writeMachine(writer, saved.machine);
	writer.u32(saved.synthesizer?.sampleRateHz ?? 0);
	if (saved.synthesizer) writer.block(saved.synthesizer.bytes);
	writer.count(saved.pendingReads.length);
	for (const { bank, ticksLeft } of saved.pendingReads) {
		writer.count(bank);
		writer.count(ticksLeft);
	}
	return sealFile(SAVE_STATE, writer.finish());
}

/** Reads the file of a save-state, and looks through all of it. @throws SavedFileError for the player */
export function readSaveState(bytes: Uint8Array): SaveState {
	const reader = new ByteReader(openSealedFile(SAVE_STATE, bytes), SAVE_STATE.name);
	const identity = readIdentity(reader);
	const tick = reader.u32();
	const machine = readMachine(reader);
	if (ticksRun(machine) !== tick) throw reader.damage("its tick is not the machine's");
	const sampleRateHz = reader.u32();
	const synthesizer =
		sampleRateHz === 0 ? null : { sampleRateHz, bytes: reader.block("the synthesizer", SYNTHESIZER_MAX_BYTES) };
	const pendingReads = Array.from({ length: reader.count("the number of reads", BANK_COUNT) }, () => ({
		bank: reader.count("a read's bank", BANK_COUNT - 1),
		ticksLeft: reader.count("a read's ticks", READ_MAX_TICKS),
	}));
	reader.end();
	return { ...identity, machine, synthesizer, pendingReads };
}

export function writeIdentity(writer: ByteWriter, { cartId, contentHash, title }: CartIdentity): void {
	writer.text(cartId);
	writer.text(contentHash);
	writer.text(title);
}

export function readIdentity(reader: ByteReader): CartIdentity {
	const cartId = reader.text("the cartridge's id", CART_ID_MAX_UNITS);
	const contentHash = reader.text("the content hash", 64);
	if (!/^[0-9a-f]{64}$/.test(contentHash)) throw reader.damage("the content hash is none");
	return { cartId, contentHash, title: reader.text("the title", TITLE_MAX_UNITS) };
}

export function writeMachine(writer: ByteWriter, { memory, state }: SavedMachine): void {
	if (memory.length !== MEMORY_SIZE_BYTES) throw new RangeError(`a machine's memory has ${MEMORY_SIZE_BYTES} bytes`);
	writer.bytes(memory);
	writer.block(state);
}

/** @throws SavedFileError when the cartridge's state in it can't be decoded */
export function readMachine(reader: ByteReader): SavedMachine {
	const memory = reader.bytes(MEMORY_SIZE_BYTES);
	const state = reader.block("the cartridge's state", STATE_SIZE_MAX_BYTES);
	try {
		decodeState(state);
	} catch (error) {
		throw new SavedFileError(`The cartridge's state in this file can't be read. ${(error as Error).message}`);
	}
	return { memory, state };
}
