import { byteCount, CART_LIMIT, LABEL_SIZE_PX } from "./cart-file-limits.ts";
import { CartFileError } from "./cart-file-types.ts";

/**
 * A cartridge inside a PNG: the picture is the label, the payload sits in one chunk of our own before IEND.
 * Source of the chunk layout: PNG specification (third edition), sections 5.2 to 5.5. The case of the letters in
 * "cbRt" says: ancillary, private, reserved bit clear, safe to copy when an editor changes the picture.
 */
export const PAYLOAD_CHUNK = "cbRt";
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Chunks of the picture itself; text, time and colour profiles of a label are dropped. */
const LABEL_CHUNKS = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);
const CHUNK_OVERHEAD_BYTES = 12;

export function isPng(bytes: Uint8Array): boolean {
	return SIGNATURE.every((value, index) => bytes[index] === value);
}

interface PngChunk {
	readonly type: string;
	readonly offset: number;
	/** The whole chunk: length, type, data, checksum. */
	readonly whole: Uint8Array;
	readonly data: Uint8Array;
}

/** Takes a PNG apart; the payload is undefined when it has none. */
export function splitPng(bytes: Uint8Array): { label: Uint8Array; payload: Uint8Array | undefined } {
	const chunks = readChunks(bytes);
	const payloads = chunks.filter((chunk) => chunk.type === PAYLOAD_CHUNK);
	if (payloads.length > 1) {
		throw new CartFileError(
			`This picture holds ${payloads.length} cartridges (at bytes ${payloads.map((p) => p.offset).join(", ")}); one is allowed. Build it again.`,
		);
	}
	checkLabelSize(chunks);
	const label = chunks.filter((chunk) => LABEL_CHUNKS.has(chunk.type)).map((chunk) => chunk.whole);
	const labelBytes = join([Uint8Array.from(SIGNATURE), ...label]);
	if (labelBytes.length > CART_LIMIT.labelBytes.value) {
		throw new CartFileError(
			`The label picture has ${byteCount(labelBytes.length)}; ${byteCount(CART_LIMIT.labelBytes.value)} are allowed. Build the cartridge with a simpler label.png.`,
		);
	}
	return { label: labelBytes, payload: payloads[0]?.data };
}

/** Puts a payload into a label picture. The same input gives the same bytes. */
export function joinPng(label: Uint8Array, payload: Uint8Array): Uint8Array {
	if (!isPng(label)) throw new CartFileError("The label picture isn't a PNG file. Save it as PNG, 128×128 pixels.");
	const { label: plain } = splitPng(label);
	const end = plain.length - CHUNK_OVERHEAD_BYTES;
	return join([plain.subarray(0, end), chunk(PAYLOAD_CHUNK, payload), plain.subarray(end)]);
}

function readChunks(bytes: Uint8Array): PngChunk[] {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const chunks: PngChunk[] = [];
	let at = SIGNATURE.length;
	while (chunks.at(-1)?.type !== "IEND") {
		if (at + CHUNK_OVERHEAD_BYTES > bytes.length) {
			throw new CartFileError(
				`The picture file is cut short: it ends at byte ${bytes.length} without its end mark. Download or copy it again.`,
			);
		}
		const length = view.getUint32(at);
		const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
		if (!/^[A-Za-z]{4}$/.test(type)) {
			throw new CartFileError(`The picture file is damaged at byte ${at}: no PNG chunk begins there. Get it again.`);
		}
		if (length > CART_LIMIT.fileBytes.value) {
			throw new CartFileError(
				`The picture file is damaged at byte ${at}: chunk "${type}" claims ${length} bytes, more than any cart file may have. Get it again.`,
			);
		}
		const next = at + CHUNK_OVERHEAD_BYTES + length;
		if (next > bytes.length) {
			throw new CartFileError(
				`The picture file is cut short: chunk "${type}" at byte ${at} needs ${next - at} bytes, the file has ${bytes.length - at} left. Download or copy it again.`,
			);
		}
		const whole = bytes.subarray(at, next);
		if (crc32(whole.subarray(4, length + 8)) !== view.getUint32(next - 4)) {
			throw new CartFileError(
				`The picture file is damaged: the checksum of chunk "${type}" at byte ${at} doesn't fit. Get the file again.`,
			);
		}
		chunks.push({ type, offset: at, whole, data: whole.subarray(8, length + 8) });
		at = next;
	}
	return chunks;
}

/** A label of another size is refused, so that nothing that shows it decodes a picture of unknown size. */
function checkLabelSize(chunks: readonly PngChunk[]): void {
	const header = chunks[0];
	if (header?.type !== "IHDR" || header.data.length !== 13) {
		throw new CartFileError("The picture file is damaged at byte 8: its first chunk must be its size. Get it again.");
	}
	const view = new DataView(header.data.buffer, header.data.byteOffset, header.data.byteLength);
	const width = view.getUint32(0);
	const height = view.getUint32(4);
	if (width !== LABEL_SIZE_PX || height !== LABEL_SIZE_PX) {
		const payload = chunks.some((c) => c.type === PAYLOAD_CHUNK);
		throw new CartFileError(
			payload
				? `The label picture is ${width}×${height} pixels; a cartridge's label is ${LABEL_SIZE_PX}×${LABEL_SIZE_PX}. Build the cartridge with a label of that size.`
				: `This PNG is a picture of ${width}×${height} pixels without a cartridge in it. ${STRIPPED}`,
		);
	}
}

/** What to do about a picture without a payload. */
export const STRIPPED =
	"If it was a cartridge, a site or a picture editor has stripped it: take the original .cart.png file.";

function chunk(type: string, data: Uint8Array): Uint8Array {
	const whole = new Uint8Array(data.length + CHUNK_OVERHEAD_BYTES);
	const view = new DataView(whole.buffer);
	view.setUint32(0, data.length);
	for (let i = 0; i < 4; i++) whole[4 + i] = type.charCodeAt(i);
	whole.set(data, 8);
	view.setUint32(data.length + 8, crc32(whole.subarray(4, data.length + 8)));
	return whole;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
	const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
	let value = index;
	for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
	return value;
});

/** CRC-32 of PNG chunks. Source: PNG specification, annex D. */
export function crc32(bytes: Uint8Array): number {
	let crc = 0xffffffff;
	for (let i = 0; i < bytes.length; i++) crc = CRC_TABLE[(crc ^ bytes[i]!) & 255]! ^ (crc >>> 8);
	return ~crc >>> 0;
}
