import { decodeAssets } from "./assets/decode-assets.ts";
import { readBankChunk, writeBankChunk } from "./bank-chunk.ts";
import { byteCount, CART_LIMIT } from "./cart-file-limits.ts";
import { type CartBank, type CartFile, CartFileError } from "./cart-file-types.ts";
import { parseManifest } from "./manifest-schema.ts";
import { CHUNK_KIND, type ChunkType, type PayloadChunk } from "./payload-layout.ts";
import { isPayload, readPayload } from "./payload-reader.ts";
import { writePayload } from "./payload-writer.ts";
import { isPng, joinPng, STRIPPED, splitPng } from "./png-container.ts";
import { parseSourceMap } from "./source-map-schema.ts";

export { isPng };

/**
 * Refuses a file by its size alone: call it before reading a file that a person has chosen.
 * @throws CartFileError
 */
export function checkCartFileSize(sizeBytes: number): void {
	if (sizeBytes > CART_LIMIT.fileBytes.value) {
		throw new CartFileError(
			`This file has ${byteCount(sizeBytes)}; a cart file has at most ${byteCount(CART_LIMIT.fileBytes.value)}. Choose a .cart or .cart.png file.`,
		);
	}
}

/**
 * Reads a cart file, bare (`.cart`) or inside its label picture (`.cart.png`), and checks all of it: the lengths, the
 * checksum, the manifest and every asset. Nothing is trusted because our own packer made it.
 * @throws CartFileError with what is wrong, where, and what to do
 */
export function readCartFile(bytes: Uint8Array): CartFile {
	checkCartFileSize(bytes.length);
	if (bytes.length === 0) throw new CartFileError("This file is empty. Choose a .cart or .cart.png file.");
	if (!isPng(bytes)) return readBare(bytes);
	const { label, payload } = splitPng(bytes);
	if (!payload) throw new CartFileError(`This PNG is a picture without a cartridge in it. ${STRIPPED}`);
	return { ...readBare(payload), labelPng: label };
}

/**
 * Writes a cart file. The same cart gives the same bytes.
 * @param options.png  put it into its label picture, which it must then have
 * @throws CartFileError when something is over its bound, or the label isn't a PNG of 128×128
 */
export function writeCartFile(cart: Omit<CartFile, "contentHash">, options: { png: boolean }): Uint8Array {
	const encoder = new TextEncoder();
	// Field by field, so that the order in which a manifest was put together doesn't change the bytes.
	const { formatVersion, apiVersion, meterVersion, id, title, author, ticksPerSecond } = cart.manifest;
	const manifest = JSON.stringify({ formatVersion, apiVersion, meterVersion, id, title, author, ticksPerSecond });
	parseManifest(manifest);
	if (cart.sourceMap) parseSourceMap(cart.sourceMap);
	decodeAssets(cart.banks);
	const chunks: PayloadChunk[] = [
		{ type: "MANI", data: encoder.encode(manifest) },
		{ type: "SCRP", data: encoder.encode(cart.script) },
	];
	if (cart.sourceMap) chunks.push({ type: "SMAP", data: encoder.encode(cart.sourceMap) });
	if (cart.banks.length > CART_LIMIT.bankCount.value) {
		throw new CartFileError(
			`The cartridge has ${cart.banks.length} assets; ${CART_LIMIT.bankCount.value} are allowed. Join some of them.`,
		);
	}
	for (const bank of cart.banks) chunks.push({ type: "BANK", data: writeBankChunk(bank) });
	const payload = writePayload(chunks);
	if (options.png && !cart.labelPng) {
		throw new CartFileError("A .cart.png needs a label picture (PNG, 128×128 pixels); write a bare .cart without one.");
	}
	const file = options.png && cart.labelPng ? joinPng(cart.labelPng, payload) : payload;
	if (file.length > CART_LIMIT.fileBytes.value) {
		throw new CartFileError(
			`The cart file would have ${byteCount(file.length)}; ${byteCount(CART_LIMIT.fileBytes.value)} are allowed. Make its assets smaller.`,
		);
	}
	return file;
}

function readBare(bytes: Uint8Array): CartFile {
	if (!isPayload(bytes)) {
		throw new CartFileError("This isn't a cart file: it begins like none. Choose a .cart or .cart.png file.");
	}
	const { chunks, hash } = readPayload(bytes);
	checkOrder(chunks);
	const text = (type: ChunkType) => {
		const chunk = chunks.find((c) => c.type === type);
		return chunk ? decodeText(chunk.data, CHUNK_KIND[type].meaning) : "";
	};
	const banks: CartBank[] = chunks.filter((c) => c.type === "BANK").map((c, index) => readBankChunk(c.data, index));
	const cart: CartFile = {
		manifest: parseManifest(text("MANI")),
		script: text("SCRP"),
		sourceMap: text("SMAP"),
		banks,
		contentHash: hash,
	};
	if (cart.sourceMap) parseSourceMap(cart.sourceMap);
	decodeAssets(banks);
	return cart;
}

function checkOrder(chunks: readonly PayloadChunk[]): void {
	const order = chunks.map((chunk) => chunk.type).join(" ");
	if (!/^MANI SCRP( SMAP)?( BANK)*$/.test(order)) {
		throw new CartFileError(
			`The cart file's chunks are ${order || "none"}; they must be MANI, SCRP, then SMAP or not, then BANK for each asset. Build it again.`,
		);
	}
}

function decodeText(data: Uint8Array, meaning: string): string {
	try {
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(data);
	} catch {
		throw new CartFileError(`The cart file is damaged: its ${meaning} isn't UTF-8 text. Build it again.`);
	}
}
