import { deflateSync } from "fflate";
import { byteCount, CART_FORMAT_VERSION, CART_LIMIT } from "./cart-file-limits.ts";
import { CartFileError } from "./cart-file-types.ts";
import {
	CHUNK_KIND,
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

/** Packs chunks to a payload. The same chunks give the same bytes: raw deflate has no time stamp. */
export function writePayload(chunks: readonly PayloadChunk[]): Uint8Array {
	for (const { type, data } of chunks) checkChunkLength(type, data.length);
	const stored = chunks.map(({ data }) => {
		const deflated = deflateSync(data, { level: 9 });
		return deflated.length < data.length ? deflated : data;
	});
	const dataOffset = TABLE_OFFSET + chunks.length * TABLE_ENTRY_BYTES;
	const length = stored.reduce((sum, part) => sum + part.length, dataOffset);
	const bytes = new Uint8Array(length);
	const view = new DataView(bytes.buffer);
	bytes.set(MAGIC);
	view.setUint16(VERSION_OFFSET, CART_FORMAT_VERSION, true);
	view.setUint16(COUNT_OFFSET, chunks.length, true);
	view.setUint32(LENGTH_OFFSET, length, true);
	bytes.set(contentHash(chunks), HASH_OFFSET);
	let offset = dataOffset;
	for (const [index, { type, data }] of chunks.entries()) {
		const entry = TABLE_OFFSET + index * TABLE_ENTRY_BYTES;
		for (let i = 0; i < 4; i++) bytes[entry + i] = type.charCodeAt(i);
		view.setUint32(entry + 4, offset, true);
		view.setUint32(entry + 8, stored[index]!.length, true);
		view.setUint32(entry + 12, data.length, true);
		bytes.set(stored[index]!, offset);
		offset += stored[index]!.length;
	}
	return bytes;
}

function checkChunkLength(type: PayloadChunk["type"], length: number): void {
	const { limit, meaning } = CHUNK_KIND[type];
	const most = type === "BANK" ? limit.value + CART_LIMIT.bankHeaderBytes.value + 4 : limit.value;
	if (length > most) {
		throw new CartFileError(
			`The cartridge's ${meaning.split(",")[0]!.split(":")[0]} has ${byteCount(length)}; ${byteCount(most)} are allowed. Make it smaller.`,
		);
	}
}
