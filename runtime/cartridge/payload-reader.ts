import { byteCount, CART_FORMAT_VERSION, CART_LIMIT } from "./cart-file-limits.ts";
import { CartFileError } from "./cart-file-types.ts";
import { inflateBounded } from "./inflate-bounded.ts";
import {
	bytesToHex,
	CHUNK_KIND,
	type ChunkType,
	COUNT_OFFSET,
	contentHash,
	HASH_OFFSET,
	LENGTH_OFFSET,
	MAGIC,
	type PayloadChunk,
	TABLE_ENTRY_BYTES,
	TABLE_OFFSET,
	VERSION_OFFSET,
} from "./payload-layout.ts";

const GET_AGAIN = "Get the file again from where it came from.";

export function isPayload(bytes: Uint8Array): boolean {
	return MAGIC.every((value, index) => bytes[index] === value);
}

/**
 * Unpacks a payload: every length and offset is checked before it is used, and no chunk is inflated past its bound.
 * @throws CartFileError
 */
export function readPayload(bytes: Uint8Array): { chunks: PayloadChunk[]; hash: string } {
	if (bytes.length < TABLE_OFFSET) {
		throw new CartFileError(
			`The cart file is cut short: ${bytes.length} bytes are less than its header has (${TABLE_OFFSET}). ${GET_AGAIN}`,
		);
	}
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const version = view.getUint16(VERSION_OFFSET, true);
	if (version !== CART_FORMAT_VERSION) {
		throw new CartFileError(
			`This cartridge is made for format ${version}, this console reads ${CART_FORMAT_VERSION}: ${
				version > CART_FORMAT_VERSION ? "update the console" : "ask its author for a newer file"
			}.`,
		);
	}
	checkLength(view.getUint32(LENGTH_OFFSET, true), bytes.length);
	const count = view.getUint16(COUNT_OFFSET, true);
	// Manifest, script and source map beside the banks.
	if (count > CART_LIMIT.bankCount.value + 3) {
		throw new CartFileError(
			`The cart file is damaged at byte ${COUNT_OFFSET}: it claims ${count} chunks, at most ${CART_LIMIT.bankCount.value + 3} are allowed. ${GET_AGAIN}`,
		);
	}
	const entries = readTable(bytes, view, count);
	const chunks = entries.map((entry) => readChunk(bytes, entry));
	const hash = bytesToHex(contentHash(chunks));
	if (hash !== bytesToHex(bytes.subarray(HASH_OFFSET, HASH_OFFSET + 32))) {
		throw new CartFileError(
			`The cart file is damaged: its content doesn't fit the checksum at byte ${HASH_OFFSET}. ${GET_AGAIN}`,
		);
	}
	return { chunks, hash };
}

function checkLength(claimed: number, actual: number): void {
	if (claimed > CART_LIMIT.fileBytes.value) {
		throw new CartFileError(
			`The cart file is damaged at byte ${LENGTH_OFFSET}: it claims to have ${claimed} bytes, more than the ${byteCount(CART_LIMIT.fileBytes.value)} that are allowed. ${GET_AGAIN}`,
		);
	}
	if (claimed > actual) {
		throw new CartFileError(
			`The cart file is cut short: it should have ${claimed} bytes and has ${actual}. Download or copy it again.`,
		);
	}
	if (claimed < actual) {
		throw new CartFileError(
			`The cart file is damaged: it should end at byte ${claimed} and has ${actual - claimed} more. ${GET_AGAIN}`,
		);
	}
}

interface TableEntry {
	readonly index: number;
	readonly type: ChunkType;
	readonly offset: number;
	readonly storedLength: number;
	readonly length: number;
}

function readTable(bytes: Uint8Array, view: DataView, count: number): TableEntry[] {
	const dataOffset = TABLE_OFFSET + count * TABLE_ENTRY_BYTES;
	if (dataOffset > bytes.length) {
		throw new CartFileError(
			`The cart file is damaged at byte ${COUNT_OFFSET}: its table of ${count} chunks doesn't fit into ${bytes.length} bytes. ${GET_AGAIN}`,
		);
	}
	let expectedOffset = dataOffset;
	let inflatedBytes = 0;
	const entries: TableEntry[] = [];
	for (let index = 0; index < count; index++) {
		const at = TABLE_OFFSET + index * TABLE_ENTRY_BYTES;
		const type = String.fromCharCode(...bytes.subarray(at, at + 4));
		const where = `chunk ${index + 1} of ${count}, listed at byte ${at}`;
		if (!isChunkType(type)) {
			throw new CartFileError(
				`The cart file holds an unknown chunk ${JSON.stringify(type)} (${where}). It is damaged, or made by a newer tool: ${GET_AGAIN}`,
			);
		}
		const offset = view.getUint32(at + 4, true);
		const storedLength = view.getUint32(at + 8, true);
		const length = view.getUint32(at + 12, true);
		const most = CHUNK_KIND[type].limit.value + (type === "BANK" ? CART_LIMIT.bankHeaderBytes.value + 4 : 0);
		if (length > most) {
			throw new CartFileError(
				`The cart file is damaged or too large: ${where} ("${type}") claims ${length} bytes, at most ${byteCount(most)} are allowed. ${GET_AGAIN}`,
			);
		}
		if (storedLength > length) {
			throw new CartFileError(
				`The cart file is damaged: ${where} ("${type}") claims ${storedLength} stored bytes for ${length} of content. ${GET_AGAIN}`,
			);
		}
		if (offset !== expectedOffset || offset + storedLength > bytes.length) {
			throw new CartFileError(
				`The cart file is damaged: ${where} ("${type}") claims bytes ${offset} to ${offset + storedLength}; it must begin at ${expectedOffset} and end by ${bytes.length}. ${GET_AGAIN}`,
			);
		}
		inflatedBytes += length;
		if (inflatedBytes > CART_LIMIT.inflatedBytes.value) {
			throw new CartFileError(
				`The cart file holds more than ${byteCount(CART_LIMIT.inflatedBytes.value)} once unpacked (${where}). Its author must make it smaller.`,
			);
		}
		expectedOffset = offset + storedLength;
		entries.push({ index, type, offset, storedLength, length });
	}
	if (expectedOffset !== bytes.length) {
		throw new CartFileError(
			`The cart file is damaged: its chunks end at byte ${expectedOffset}, the file at ${bytes.length}. ${GET_AGAIN}`,
		);
	}
	return entries;
}

function readChunk(bytes: Uint8Array, entry: TableEntry): PayloadChunk {
	const stored = bytes.subarray(entry.offset, entry.offset + entry.storedLength);
	const data = entry.storedLength === entry.length ? stored.slice() : inflateBounded(stored, entry.length);
	if (!data) {
		throw new CartFileError(
			`The cart file is damaged: chunk ${entry.index + 1} ("${entry.type}", bytes ${entry.offset} to ${entry.offset + entry.storedLength}) doesn't unpack to the ${entry.length} bytes it claims. ${GET_AGAIN}`,
		);
	}
	return { type: entry.type, data };
}

function isChunkType(type: string): type is ChunkType {
	return Object.hasOwn(CHUNK_KIND, type);
}
