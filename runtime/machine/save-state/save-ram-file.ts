import { SAVE_RAM_SIZE_BYTES } from "../memory-map.ts";
import { ByteReader } from "../saved-file/byte-reader.ts";
import { ByteWriter } from "../saved-file/byte-writer.ts";
import { isSealedFile, openSealedFile, type SealedFileKind, sealFile } from "../saved-file/sealed-file.ts";

/** A cartridge's save RAM as a file, to be put into another browser. It belongs to every build of the cartridge. */
export interface SaveRam {
	readonly cartId: string;
	readonly title: string;
	/** 8 KiB. */
	readonly bytes: Uint8Array;
}

const SAVE_RAM: SealedFileKind = { magic: "CBSR", version: 1, name: "save file", contentMaxBytes: 65_536 };

export function isSaveRamFile(bytes: Uint8Array): boolean {
	return isSealedFile(SAVE_RAM, bytes);
}

export function writeSaveRamFile({ cartId, title, bytes }: SaveRam): Uint8Array<ArrayBuffer> {
	if (bytes.length !== SAVE_RAM_SIZE_BYTES) throw new RangeError(`save RAM has ${SAVE_RAM_SIZE_BYTES} bytes`);
	const writer = new ByteWriter();
	writer.text(cartId);
	writer.text(title);
	writer.bytes(bytes);
	return sealFile(SAVE_RAM, writer.finish());
}

/** @throws SavedFileError for the player */
export function readSaveRamFile(file: Uint8Array): SaveRam {
	const reader = new ByteReader(openSealedFile(SAVE_RAM, file), SAVE_RAM.name);
	const cartId = reader.text("the cartridge's id", 128);
	const title = reader.text("the title", 256);
	const bytes = reader.bytes(SAVE_RAM_SIZE_BYTES);
	reader.end();
	return { cartId, title, bytes };
}
