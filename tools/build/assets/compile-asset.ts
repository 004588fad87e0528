import { readFileSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import type { Asset } from "../../../runtime/api/assets.ts";
import { byteCount, CART_LIMIT } from "../../../runtime/cartridge/cart-file-limits.ts";
import { type DecodedWav, decodeWav, WavError } from "../../../runtime/cartridge/pcm-wav.ts";
import { compileEffects, compileSong, SongTextError } from "../../../runtime/cartridge/song-text/index.ts";
import { dataAsset } from "../../../runtime/machine/data-bank.ts";
import { CartBuildError } from "../cart-build-error.ts";
import { mapFromTiled } from "./map-from-tiled.ts";
import { tilesFromPng } from "./tiles-from-png.ts";

/** What an import asks for: the kind, and the file. */
export interface AssetImport {
	readonly kind: Asset["kind"];
	/** As the import names it, without its query. */
	readonly path: string;
}

const QUERY_KIND: Readonly<Record<string, Asset["kind"]>> = { tiles: "tiles", map: "map", pcm: "pcm", bank: "data" };

/** Whether an import names an asset: `x.png?tiles`, `x.tmj?map`, `x.wav?pcm`, `x.bin?bank`, `x.song`, `x.effects`. */
export function assetImport(source: string): AssetImport | undefined {
	const query = /^(.+)\?(tiles|map|pcm|bank)$/.exec(source);
	if (query) return { kind: QUERY_KIND[query[2]!]!, path: query[1]! };
	if (source.endsWith(".song")) return { kind: "song", path: source };
	if (source.endsWith(".effects")) return { kind: "effects", path: source };
	return undefined;
}

/**
 * Makes an asset of a file.
 * @param file    absolute path
 * @param folder  the cartridge's folder: messages and the asset's name are relative to it
 * @returns the asset, as bank 0, and every file that went in
 * @throws CartBuildError
 */
export function compileAsset(
	kind: Asset["kind"],
	file: string,
	folder: string,
): { asset: Asset; name: string; files: readonly string[] } {
	const name = folderPath(folder, file);
	const files = [file];
	const bytes = readFile(file, name, name);
	if (bytes.length > CART_LIMIT.bankBytes.value) {
		throw new CartBuildError(
			name,
			0,
			`it has ${byteCount(bytes.length)}; ${byteCount(CART_LIMIT.bankBytes.value)} are allowed`,
		);
	}
	const readBeside = (path: string) => {
		const beside = resolve(dirname(file), path);
		files.push(beside);
		return readFile(beside, folderPath(folder, beside), name);
	};
	return { asset: { ...compile(kind, bytes, name, readBeside) }, name, files };
}

function compile(
	kind: Asset["kind"],
	bytes: Uint8Array,
	name: string,
	readBeside: (path: string) => Uint8Array,
): Asset {
	switch (kind) {
		case "tiles":
			return tilesFromPng(bytes, name);
		case "map":
			return mapFromTiled(bytes, name, readBeside);
		case "song":
			return { kind, bank: 0, bytes: fromText(() => compileSong(textOf(bytes, name), name)) };
		case "effects":
			return { kind, bank: 0, ...fromText(() => compileEffects(textOf(bytes, name), name)) };
		case "data":
			return dataAsset(0, bytes);
		case "pcm":
			return { kind, bank: 0, name, ...fromWav(bytes, name) };
	}
}

/** Path from the cartridge's folder, with "/" on every system. */
export function folderPath(folder: string, file: string): string {
	return relative(folder, file).split(sep).join("/");
}

function readFile(file: string, name: string, askedBy: string): Uint8Array {
	try {
		return new Uint8Array(readFileSync(file));
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		const reason = code === "ENOENT" ? "there is no such file" : `it can't be read (${code})`;
		throw new CartBuildError(askedBy, 0, name === askedBy ? reason : `${name}: ${reason}`);
	}
}

function textOf(bytes: Uint8Array, name: string): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw new CartBuildError(name, 0, "it isn't UTF-8 text. Save it as UTF-8");
	}
}

function fromWav(bytes: Uint8Array, name: string): DecodedWav {
	try {
		return decodeWav(bytes);
	} catch (error) {
		if (!(error instanceof WavError)) throw error;
		throw new CartBuildError(name, 0, error.message);
	}
}

function fromText<T>(compileText: () => T): T {
	try {
		return compileText();
	} catch (error) {
		if (!(error instanceof SongTextError)) throw error;
		throw new CartBuildError(error.file, error.line, error.what);
	}
}
