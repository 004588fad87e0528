import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type CartFile, CartFileError, checkCartFileSize, readCartFile } from "../../runtime/cartridge/index.ts";
import { UsageError } from "./usage-error.ts";

const ENTRY = "cartridge.ts";

/**
 * Loads what a command line names: a cart file, or sources (a folder, one .ts file), which are built.
 * @throws UsageError  the path names nothing that could be a cartridge
 * @throws CartFileError  the file can't be used
 */
export async function loadCart(path: string): Promise<CartFile> {
	if (isCartFilePath(path)) return loadCartFile(path);
	checkSources(path);
	const { buildCart } = await import("../build/index.ts");
	return (await buildCart(path)).cart;
}

/** Whether a path names a cart file, rather than sources. */
export function isCartFilePath(path: string): boolean {
	return /\.(cart|png)$/i.test(path) && !isFolder(path);
}

export function loadCartFile(path: string): CartFile {
	if (!existsSync(path)) throw new UsageError(`There is no file ${path}.`);
	if (isFolder(path)) throw new UsageError(`${path} is a folder, not a cart file.`);
	// A pipe or a device might never end.
	if (!statSync(path).isFile()) throw new UsageError(`${path} is no ordinary file: give the cart file itself.`);
	try {
		checkCartFileSize(statSync(path).size);
		return readCartFile(readFileSync(path));
	} catch (error) {
		throw error instanceof CartFileError ? new CartFileError(`${path}: ${error.message}`) : error;
	}
}

/** @throws UsageError when the path can't be the sources of a cartridge */
export function checkSources(path: string): void {
	if (!existsSync(path)) throw new UsageError(`There is no file or folder ${path}.`);
	if (isFolder(path)) {
		if (!existsSync(join(path, ENTRY))) {
			throw new UsageError(`The folder ${path} has no ${ENTRY}. Make a cartridge with: colorburst create DIR`);
		}
	} else if (!statSync(path).isFile()) {
		throw new UsageError(`${path} is no ordinary file: give a folder with a ${ENTRY}, a .ts file or a cart file.`);
	} else if (!/\.[mc]?tsx?$/.test(path)) {
		throw new UsageError(`${path} is no cartridge: give a folder with a ${ENTRY}, a .ts file, a .cart or a .cart.png.`);
	}
}

function isFolder(path: string): boolean {
	return existsSync(path) && statSync(path).isDirectory();
}
