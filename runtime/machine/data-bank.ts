import type { DataAsset } from "../api/assets.ts";
import type { Memory } from "./memory.ts";
import { ADDRESS, BANK_COUNT } from "./memory-map.ts";

/** Under this key a data asset holds its bytes: a cartridge gets them by `readBank`, once they have arrived. */
const STORED = Symbol("stored bytes");

type StoredDataAsset = DataAsset & { readonly [STORED]?: Uint8Array };

/** The asset of a bank of data. */
export function dataAsset(bank: number, bytes: Uint8Array): DataAsset {
	const asset: StoredDataAsset = { kind: "data", bank, length: bytes.length, [STORED]: bytes };
	return asset;
}

/** The bytes of a bank of data, arrived or not; undefined for an asset that no build has made. */
export function storedBytes(asset: DataAsset): Uint8Array | undefined {
	return (asset as StoredDataAsset)[STORED];
}

/** Whether a bank of data has arrived. */
export function hasArrived(memory: Memory, bank: number): boolean {
	return ((memory.bytes[ADDRESS.banks + (bank >> 3)]! >> (bank & 7)) & 1) === 1;
}

/** Marks the banks that have arrived with a tick's input. Numbers that no bank has are ignored. */
export function noteArrivals(memory: Memory, banks: readonly number[]): void {
	for (const bank of banks) {
		if (Number.isInteger(bank) && bank >= 0 && bank < BANK_COUNT) {
			memory.bytes[ADDRESS.banks + (bank >> 3)]! |= 1 << (bank & 7);
		}
	}
}
