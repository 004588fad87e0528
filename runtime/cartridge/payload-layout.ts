import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { CART_LIMIT, type CartLimit } from "./cart-file-limits.ts";

/**
 * Layout of a payload; all numbers little-endian.
 *
 * | Offset | Bytes | What |
 * |---|---|---|
 * | 0 | 8 | magic: "CBCART", 26, 10 |
 * | 8 | 2 | format version |
 * | 10 | 2 | number of chunks, n |
 * | 12 | 4 | length of the payload |
 * | 16 | 32 | SHA-256 of the content: see `contentHash` |
 * | 48 | 16·n | chunk table: type (4 letters), offset, stored length, length (4 bytes each) |
 * | 48 + 16·n | | the chunks, one after the other without gaps |
 *
 * A chunk whose stored length is its length is stored as it is; a shorter one is raw deflate (RFC 1951).
 * Order: MANI, SCRP, SMAP (may be missing), BANK for each bank.
 */
export const MAGIC = [0x43, 0x42, 0x43, 0x41, 0x52, 0x54, 0x1a, 0x0a];
export const HASH_OFFSET = 16;
export const TABLE_OFFSET = 48;
export const TABLE_ENTRY_BYTES = 16;
export const VERSION_OFFSET = 8;
export const COUNT_OFFSET = 10;
export const LENGTH_OFFSET = 12;

export const CHUNK_KIND = {
	MANI: { meaning: "manifest, JSON", limit: CART_LIMIT.manifestBytes },
	SCRP: { meaning: "script, UTF-8", limit: CART_LIMIT.scriptBytes },
	SMAP: { meaning: "source map, JSON", limit: CART_LIMIT.sourceMapBytes },
	BANK: { meaning: "asset: length of its header (4 bytes), header (JSON), data", limit: CART_LIMIT.bankBytes },
} as const satisfies Record<string, { meaning: string; limit: CartLimit }>;

export type ChunkType = keyof typeof CHUNK_KIND;

export interface PayloadChunk {
	readonly type: ChunkType;
	/** Inflated. */
	readonly data: Uint8Array;
}

/**
 * Identity of the content: SHA-256 over, chunk by chunk, its type, its length (4 bytes) and its inflated data.
 * It doesn't depend on how well a packer compresses.
 */
export function contentHash(chunks: readonly PayloadChunk[]): Uint8Array {
	const hash = sha256.create();
	const head = new Uint8Array(8);
	const view = new DataView(head.buffer);
	for (const { type, data } of chunks) {
		for (let i = 0; i < 4; i++) head[i] = type.charCodeAt(i);
		view.setUint32(4, data.length, true);
		hash.update(head).update(data);
	}
	return hash.digest();
}

export { bytesToHex };
