import type { Asset, DataAsset } from "../../api/assets.ts";
import { storedBytes } from "../../machine/data-bank.ts";
import type { CartBank } from "../cart-file-types.ts";
import { encodeMap } from "./map-bank.ts";
import { encodeTiles } from "./tile-bank.ts";

/** The bank that holds an asset in a cart file. Inverse of `decodeAssets`. */
export function encodeAsset(asset: Asset, name: string): CartBank {
	switch (asset.kind) {
		case "tiles":
			return { kind: asset.kind, name, ...encodeTiles(asset) };
		case "map":
			return { kind: asset.kind, name, ...encodeMap(asset) };
		case "song":
			return { kind: asset.kind, name, meta: {}, bytes: asset.bytes };
		case "data":
			return { kind: asset.kind, name, meta: {}, bytes: bytesOf(asset) };
		case "effects":
			return { kind: asset.kind, name, meta: { names: asset.names }, bytes: asset.bytes };
		case "pcm":
			return {
				kind: asset.kind,
				name,
				meta: { rateHz: asset.rateHz, loopStart: asset.loopStart },
				bytes: new Uint8Array(asset.bytes.buffer, asset.bytes.byteOffset, asset.bytes.length).slice(),
			};
	}
}

function bytesOf(asset: DataAsset): Uint8Array {
	const bytes = storedBytes(asset);
	if (!bytes) throw new Error("This data asset was not made by dataAsset: it has no bytes to keep.");
	return bytes;
}
