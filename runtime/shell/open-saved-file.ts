import type { ConsoleHost } from "../display-side/console-host.ts";
import { isMovieFile, readMovie } from "../machine/movie/movie-file.ts";
import { isSaveRamFile, readSaveRamFile } from "../machine/save-state/save-ram-file.ts";
import { isSaveStateFile, readSaveState } from "../machine/save-state/save-state.ts";
import { SavedFileError } from "../machine/saved-file/saved-file-error.ts";
import { notify } from "./notices.tsx";

const MAGIC_BYTES = 4;
/** As long as the longest movie that the console makes. A larger file is none of these, and is not read at all. */
const FILE_MAX_BYTES = 32 * 1024 * 1024;

/**
 * Uses a file that the console has saved: plays a movie, loads a save-state, puts a save file in.
 * @param insertById  puts the cartridge of that id in, if there is one on the shelf
 * @returns false when it is no such file
 */
export async function openSavedFile(
	host: ConsoleHost,
	file: File,
	insertById: (cartId: string) => Promise<boolean>,
): Promise<boolean> {
	if (file.size > FILE_MAX_BYTES) return false;
	const magic = await bytesOf(file.slice(0, MAGIC_BYTES));
	if (!magic || !(isMovieFile(magic) || isSaveStateFile(magic) || isSaveRamFile(magic))) return false;
	try {
		const bytes = await bytesOf(file);
		if (!bytes) throw new SavedFileError("It can't be read.");
		await useFile(host, bytes, insertById);
	} catch (error) {
		if (!(error instanceof SavedFileError)) throw error;
		notify(`“${file.name}” can't be used. ${error.message}`);
	}
	return true;
}

async function useFile(
	host: ConsoleHost,
	bytes: Uint8Array,
	insertById: (cartId: string) => Promise<boolean>,
): Promise<void> {
	const { cartId } = isMovieFile(bytes)
		? readMovie(bytes)
		: isSaveStateFile(bytes)
			? readSaveState(bytes)
			: readSaveRamFile(bytes);
	if (host.cart?.file.manifest.id !== cartId) await insertById(cartId);
	if (isMovieFile(bytes)) await host.playMovie(bytes);
	else if (isSaveStateFile(bytes)) await host.time.loadState(bytes);
	else await host.putInSaveRam(bytes);
}

async function bytesOf(blob: Blob): Promise<Uint8Array | null> {
	try {
		return new Uint8Array(await blob.arrayBuffer());
	} catch {
		return null;
	}
}
