import { byteCount } from "../runtime/cartridge/cart-file-limits.ts";
import { type CartFile, readCartFile } from "../runtime/cartridge/index.ts";
import { parseSourceMap } from "../runtime/cartridge/source-map-schema.ts";

/** What a cart file holds. */
export interface CartInspection {
	readonly manifest: CartFile["manifest"];
	/** SHA-256 of the content. */
	readonly contentHash: string;
	/** Whether the file is a label picture with the cartridge inside. */
	readonly png: boolean;
	readonly fileBytes: number;
	readonly scriptBytes: number;
	readonly scriptLines: number;
	/** The author's files, as the source map names them; none without a map. */
	readonly sources: readonly string[];
	readonly banks: readonly {
		readonly bank: number;
		readonly kind: string;
		readonly name: string;
		readonly bytes: number;
		/** Its small fields: tiles' count, a map's size, a sample's rate. */
		readonly meta: Readonly<Record<string, unknown>>;
	}[];
}

/**
 * Looks into a cart file without running it.
 * @throws CartFileError when the file can't be used
 */
export function inspectCart(bytes: Uint8Array): CartInspection {
	return inspectLoadedCart(readCartFile(bytes), bytes.length);
}

/** The same of a file that has been read already. */
export function inspectLoadedCart(cart: CartFile, fileBytes: number): CartInspection {
	const script = new TextEncoder().encode(cart.script);
	return {
		manifest: cart.manifest,
		contentHash: cart.contentHash,
		png: cart.labelPng !== undefined,
		fileBytes,
		scriptBytes: script.length,
		scriptLines: cart.script.split("\n").length,
		sources: cart.sourceMap ? parseSourceMap(cart.sourceMap).sources.filter((source) => source !== null) : [],
		banks: cart.banks.map(({ kind, name, meta, bytes: data }, bank) => ({
			bank,
			kind,
			name,
			bytes: data.length,
			meta,
		})),
	};
}

/** An inspection for reading. */
export function inspectionText(inspection: CartInspection): string {
	const { manifest, banks, sources } = inspection;
	const assetBytes = banks.reduce((sum, { bytes }) => sum + bytes, 0);
	const lines = [
		`${manifest.title}${manifest.author ? ` by ${manifest.author}` : ""}`,
		`  id        ${manifest.id}`,
		`  ticks     ${manifest.ticksPerSecond} a second`,
		`  versions  file format ${manifest.formatVersion}, API ${manifest.apiVersion}, cycle table ${manifest.meterVersion}`,
		`  content   ${inspection.contentHash}`,
		`  file      ${byteCount(inspection.fileBytes)}, ${inspection.png ? "inside its label picture" : "bare"}`,
		`  script    ${byteCount(inspection.scriptBytes)}, ${inspection.scriptLines} lines, from ${countOf(sources.length, "file")}`,
		`  assets    ${countOf(banks.length, "bank")}, ${byteCount(assetBytes)} unpacked`,
	];
	const nameWidth = Math.max(0, ...banks.map(({ name }) => name.length));
	for (const { bank, kind, name, bytes, meta } of banks) {
		const fields = Object.entries(meta).map(([key, value]) => `${key} ${fieldText(value)}`);
		lines.push(
			`  ${String(bank).padStart(4)}  ${kind.padEnd(7)} ${name.padEnd(nameWidth)}  ${byteCount(bytes).padStart(9)}  ${fields.join(", ")}`.trimEnd(),
		);
	}
	return lines.join("\n");
}

function countOf(count: number, what: string): string {
	return `${count} ${what}${count === 1 ? "" : "s"}`;
}

/** A list by its length: a map's objects, an effect bank's names. */
function fieldText(value: unknown): string {
	return Array.isArray(value) ? String(value.length) : String(value);
}
