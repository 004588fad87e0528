import type { Asset } from "../../api/assets.ts";
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
		case "data":
			return { kind: asset.kind, name, meta: {}, bytes: asset.bytes };
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
