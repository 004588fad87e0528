import { Deflate, inflateSync } from "fflate";
import { hashBytes } from "../hash.ts";
import { finished, type Steps } from "../steps.ts";
import { ByteReader } from "./byte-reader.ts";
import { ByteWriter } from "./byte-writer.ts";
import { SavedFileError } from "./saved-file-error.ts";

/**
 * The outside of every file that the console saves: 4 letters, format version (16 bits), content length (32 bits),
 * content hash (64 bits), then the content, deflated. A file that was cut off or changed does not match its hash.
 */
export interface SealedFileKind {
	/** Four ASCII letters. */
	readonly magic: string;
	readonly version: number;
	/** What it is called in messages: "movie". */
	readonly name: string;
	/** Content longer than this is refused before it is unpacked. */
	readonly contentMaxBytes: number;
}

const HASH_DIGITS = 16;
/** Deflated in a step: a few milliseconds' worth. */
const STEP_BYTES = 65_536;

/** The same content gives the same bytes. */
export function sealFile(kind: SealedFileKind, content: Uint8Array): Uint8Array<ArrayBuffer> {
	return finished(sealFileSteps(kind, content));
}

/** `sealFile` in steps of some milliseconds. */
export function* sealFileSteps(kind: SealedFileKind, content: Uint8Array): Steps<Uint8Array<ArrayBuffer>> {
	const writer = new ByteWriter();
	for (const letter of kind.magic) writer.u8(letter.charCodeAt(0));
	writer.u16(kind.version);
	writer.u32(content.length);
	writeHash(writer, hashBytes(content));
	const deflate = new Deflate((chunk) => writer.bytes(chunk));
	let at = 0;
	for (; at + STEP_BYTES < content.length; at += STEP_BYTES) {
		deflate.push(content.subarray(at, at + STEP_BYTES));
		yield;
	}
	deflate.push(content.subarray(at), true);
	return writer.finish();
}

/** Whether the bytes begin as such a file does. */
export function isSealedFile(kind: SealedFileKind, bytes: Uint8Array): boolean {
	return [...kind.magic].every((letter, i) => bytes[i] === letter.charCodeAt(0));
}

/**
 * Gives the content back.
 * @throws SavedFileError when it is another kind of file, of another version, or damaged
 */
export function openSealedFile(kind: SealedFileKind, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	if (!isSealedFile(kind, bytes)) throw new SavedFileError(`This is no ${kind.name} of this console.`);
	const reader = new ByteReader(bytes, kind.name);
	reader.bytes(kind.magic.length);
	const version = reader.u16();
	if (version !== kind.version) {
		throw new SavedFileError(
			version > kind.version
				? `This ${kind.name} was made by a newer console (format ${version}; this one knows ${kind.version}). Use that one.`
				: `This ${kind.name} has format ${version}, which this console no longer reads (it knows ${kind.version}).`,
		);
	}
	const length = reader.u32();
	if (length > kind.contentMaxBytes) {
		throw new SavedFileError(
			`This ${kind.name} says that it holds ${length} bytes; ${kind.contentMaxBytes} is the most. It is damaged.`,
		);
	}
	const hash = readHash(reader);
	const headerBytes = kind.magic.length + 2 + 4 + HASH_DIGITS / 2;
	const content = inflated(bytes.subarray(headerBytes), length);
	if (!content || hashBytes(content) !== hash) {
		throw new SavedFileError(`This ${kind.name} is damaged: it was cut off or changed. Take another copy of it.`);
	}
	return content;
}

/** 64 bits as 16 hex digits. */
export function writeHash(writer: ByteWriter, hash: string): void {
	for (let i = 0; i < HASH_DIGITS; i += 2) writer.u8(Number.parseInt(hash.slice(i, i + 2), 16));
}

export function readHash(reader: ByteReader): string {
	let hash = "";
	for (const byte of reader.bytes(HASH_DIGITS / 2)) hash += byte.toString(16).padStart(2, "0");
	return hash;
}

/** Never more than `length` bytes are unpacked; null for what isn't deflated data. */
function inflated(compressed: Uint8Array, length: number): Uint8Array<ArrayBuffer> | null {
	try {
		const content = inflateSync(compressed, { out: new Uint8Array(length) });
		return content.length === length ? (content as Uint8Array<ArrayBuffer>) : null;
	} catch {
		// fflate throws on any bit stream that isn't deflate; its reasons are of no use to a player.
		return null;
	}
}
