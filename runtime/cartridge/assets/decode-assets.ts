import type { Asset } from "../../api/assets.ts";
import { dataAsset } from "../../machine/data-bank.ts";
import { byteCount, CART_LIMIT } from "../cart-file-limits.ts";
import { type CartBank, CartFileError } from "../cart-file-types.ts";
import { BankError } from "./bank-error.ts";
import { decodeMap } from "./map-bank.ts";
import { decodeEffects, decodePcm, decodeSong } from "./sound-bank.ts";
import { decodeTiles } from "./tile-bank.ts";

/**
 * Makes the assets that a cartridge's imports give from the banks of its file, each checked in full.
 * `decodeAssets(banks)[i].bank` is i. Inverse: `encodeAsset`.
 * @throws CartFileError naming the asset and what is wrong with it
 */
export function decodeAssets(banks: readonly CartBank[]): Asset[] {
	if (banks.length > CART_LIMIT.bankCount.value) {
		throw new CartFileError(`There are ${banks.length} assets; ${CART_LIMIT.bankCount.value} are allowed.`);
	}
	return banks.map((bank, index) => {
		try {
			if (bank.bytes.length > CART_LIMIT.bankBytes.value) {
				throw new BankError(
					`it has ${byteCount(bank.bytes.length)}, ${byteCount(CART_LIMIT.bankBytes.value)} are allowed`,
				);
			}
			return decodeBank(bank, index);
		} catch (error) {
			if (!(error instanceof BankError)) throw error;
			throw new CartFileError(
				`Asset ${index} (${bank.kind}, ${bank.name}) is wrong: ${error.message}. Build the cartridge again.`,
			);
		}
	});
}

function decodeBank(bank: CartBank, index: number): Asset {
	switch (bank.kind) {
		case "tiles":
			return decodeTiles(bank, index);
		case "map":
			return decodeMap(bank, index);
		case "song":
			return decodeSong(bank, index);
		case "effects":
			return decodeEffects(bank, index);
		case "pcm":
			return decodePcm(bank, index);
		case "data":
			return dataAsset(index, bank.bytes.slice());
	}
}
