import * as v from "valibot";
import { byteCount, CART_LIMIT } from "./cart-file-limits.ts";
import { type CartBank, CartFileError } from "./cart-file-types.ts";
import { issueText } from "./manifest-schema.ts";

/** A path inside the cartridge's folder: it names the asset in messages and never opens a file. */
const NAME = /^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\p{Cc}\p{Cf}\\]+$/u;

const headerSchema = v.strictObject({
	kind: v.picklist(["tiles", "map", "song", "effects", "pcm", "data"], "kind isn't one of the asset kinds"),
	name: v.pipe(
		v.string("name must be a text"),
		v.maxLength(CART_LIMIT.nameCharacters.value, `name is longer than ${CART_LIMIT.nameCharacters.value} characters`),
		v.regex(NAME, "name must be a path inside the cartridge's folder"),
	),
	meta: v.record(v.string(), v.unknown()),
});

/** A bank as the file's chunk holds it: length of the header, header as JSON, data. */
export function writeBankChunk({ kind, name, meta, bytes }: CartBank): Uint8Array {
	const header = new TextEncoder().encode(JSON.stringify({ kind, name, meta }));
	if (header.length > CART_LIMIT.bankHeaderBytes.value || bytes.length > CART_LIMIT.bankBytes.value) {
		throw new CartFileError(
			`${name} has ${byteCount(bytes.length)} of data and ${byteCount(header.length)} of fields; ${byteCount(CART_LIMIT.bankBytes.value)} and ${byteCount(CART_LIMIT.bankHeaderBytes.value)} are allowed. Make it smaller, or two of it.`,
		);
	}
	const chunk = new Uint8Array(4 + header.length + bytes.length);
	new DataView(chunk.buffer).setUint32(0, header.length, true);
	chunk.set(header, 4);
	chunk.set(bytes, 4 + header.length);
	return chunk;
}

/** @throws CartFileError when the header or its length is wrong */
export function readBankChunk(chunk: Uint8Array, index: number): CartBank {
	const damaged = (what: string) =>
		new CartFileError(`The cart file is damaged in asset ${index}: ${what}. Get the file again, or build it again.`);
	if (chunk.length < 4) throw damaged("it has no header");
	const headerLength = new DataView(chunk.buffer, chunk.byteOffset).getUint32(0, true);
	if (headerLength > CART_LIMIT.bankHeaderBytes.value || 4 + headerLength > chunk.length) {
		throw damaged(`its header claims ${headerLength} bytes of ${chunk.length - 4}`);
	}
	let header: unknown;
	try {
		header = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(chunk.subarray(4, 4 + headerLength)));
	} catch {
		throw damaged("its header isn't JSON");
	}
	const result = v.safeParse(headerSchema, header);
	if (!result.success) throw damaged(issueText(result.issues));
	return { ...result.output, bytes: chunk.slice(4 + headerLength) };
}
