import type { Asset } from "../api/assets.ts";

/** The manifest in a cart file. */
export interface CartManifest {
	/** Layout of the file; a reader refuses versions it doesn't know. */
	readonly formatVersion: 1;
	readonly id: string;
	readonly title: string;
	readonly author: string;
	readonly ticksPerSecond: 60 | 30;
	/** Version of the API it was built against. */
	readonly apiVersion: 1;
	/** Version of the table of what code costs (`METER_VERSION`): with another one the same cartridge is another game. */
	readonly meterVersion: 1;
}

/** One asset as the file holds it. `meta` is the asset's small fields, `bytes` its data. */
export interface CartBank {
	readonly kind: Asset["kind"];
	/** Path of the source file, relative to the cartridge's folder. */
	readonly name: string;
	readonly meta: Readonly<Record<string, unknown>>;
	readonly bytes: Uint8Array;
}

/**
 * A cart file, decoded and validated. `script` is one classic script that assigns the cartridge to `var cartridge`;
 * it reads assets from `$banks[i]` (the decoded `Asset` of bank i) and sees no other outside name.
 */
export interface CartFile {
	readonly manifest: CartManifest;
	readonly script: string;
	/** Source map (version 3, JSON) from `script` to the author's files, or "" without one. */
	readonly sourceMap: string;
	readonly banks: readonly CartBank[];
	/** SHA-256 of the payload, lower-case hex: the identity of the content. */
	readonly contentHash: string;
	/** The label picture as a PNG file, 128×128, or undefined (a bare `.cart`). */
	readonly labelPng?: Uint8Array;
}

/** The file can't be used; the message says what, where and what to do. */
export class CartFileError extends Error {
	override name = "CartFileError";
}
