import type { Asset } from "../api/assets.ts";
import { type CartFile, type CheckedScript, cartFactory, decodeAssets, readCartFile } from "../cartridge/index.ts";

/** A cartridge file that has been looked through to the last byte and can go into the slot. */
export interface PlayableCart {
	readonly file: CartFile;
	readonly factory: CheckedScript;
	/** Its banks, decoded. */
	readonly assets: readonly Asset[];
}

/**
 * Looks through a cartridge file: layout, bounds, banks and script.
 * @throws CartFileError with what is wrong, for the player
 */
export function playableCart(bytes: Uint8Array): PlayableCart {
	const file = readCartFile(bytes);
	return { file, factory: cartFactory(file.script, file.sourceMap), assets: decodeAssets(file.banks) };
}
