import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { CART_API_VERSION, CART_FORMAT_VERSION } from "../../runtime/cartridge/cart-file-limits.ts";
import { type CartFile, CartFileError, readCartFile, writeCartFile } from "../../runtime/cartridge/index.ts";
import { METER_VERSION } from "../../runtime/cartridge/meter/weights.ts";
import { bundleScript } from "./bundle-script.ts";
import { buildErrorFrom } from "./bundler-errors.ts";
import { cartAssets, type FoundBank, replaceBankTokens } from "./cart-assets.ts";
import { CartBuildError } from "./cart-build-error.ts";
import { cartModules, ENTRY_ID } from "./cart-modules.ts";
import { defaultLabel } from "./default-label.ts";
import { readCartridgeFields } from "./load-cartridge.ts";
import { tidySourceMap } from "./tidy-source-map.ts";

/** A cartridge's first file in its folder, and its label picture. */
export const CARTRIDGE_ENTRY = "cartridge.ts";
export const LABEL_FILE = "label.png";

export interface BuiltCart {
	readonly cart: CartFile;
	/** The cart file: inside its label picture, or bare. The same sources give the same bytes. */
	bytes(png: boolean): Uint8Array;
	/** Every file that went in, absolute paths: a change of one of them means building again. */
	readonly files: readonly string[];
}

/**
 * Builds a cartridge.
 * @param path  its folder (with `cartridge.ts`, and `label.png` or not), or one file with a default-exported cartridge
 * @throws CartBuildError with file and line, relative to the folder
 */
export async function buildCart(path: string): Promise<BuiltCart> {
	const { entry, folder } = findEntry(path);
	const banks = new Map<string, FoundBank>();
	const files = new Set<string>();
	const onFile = (file: string) => void files.add(file);
	let bundled: Awaited<ReturnType<typeof bundleScript>>;
	try {
		bundled = await bundleScript({
			entry: ENTRY_ID,
			folder,
			globalName: "cartridge",
			plugins: [
				cartModules(entry, folder, onFile),
				cartAssets({ folder, onFile, onBank: (bank, token, needs) => banks.set(token, { bank, needs }) }),
			],
		});
	} catch (error) {
		throw Object.assign(buildErrorFrom(error, folder, entry), { files: [...files] });
	}
	try {
		const { script, banks: numbered } = replaceBankTokens(bundled.code, banks);
		const sourceMap = tidySourceMap(bundled.map, folder);
		const fields = readCartridgeFields({ script, sourceMap, banks: numbered, entry: basename(entry) });
		const labelFile = join(folder, LABEL_FILE);
		const hasLabel = entry === join(folder, CARTRIDGE_ENTRY) && existsSync(labelFile);
		if (hasLabel) files.add(labelFile);
		const manifest = {
			formatVersion: CART_FORMAT_VERSION,
			apiVersion: CART_API_VERSION,
			meterVersion: METER_VERSION,
			...fields,
		} as const;
		const labelPng = hasLabel ? new Uint8Array(readFileSync(labelFile)) : defaultLabel(fields.title, fields.id);
		const source = { manifest, script, sourceMap, banks: numbered, labelPng };
		// Reading back what was written: the file is known to load, and its hash comes from its own bytes.
		const cart = readCartFile(writeCartFile(source, { png: true }));
		return { cart, bytes: (png) => writeCartFile(cart, { png }), files: [...files].sort() };
	} catch (error) {
		const built = error instanceof CartFileError ? new CartBuildError(basename(entry), 0, error.message) : error;
		throw Object.assign(built as Error, { files: [...files] });
	}
}

function findEntry(path: string): { entry: string; folder: string } {
	const absolute = resolve(path);
	if (!existsSync(absolute)) throw new CartBuildError("", 0, `There is no file or folder ${path}.`);
	if (!statSync(absolute).isDirectory()) return { entry: absolute, folder: dirname(absolute) };
	const entry = join(absolute, CARTRIDGE_ENTRY);
	if (!existsSync(entry)) {
		throw new CartBuildError("", 0, `The folder ${path} has no ${CARTRIDGE_ENTRY}. A cartridge begins there.`);
	}
	return { entry, folder: absolute };
}
