import type { CartFile } from "../cartridge/cart-file-types.ts";

/** A cartridge's label picture as an address that needs no release, or null when it has none. */
export function labelUrlOf(cart: CartFile): string | null {
	if (!cart.labelPng) return null;
	let letters = "";
	for (const byte of cart.labelPng) letters += String.fromCharCode(byte);
	return `data:image/png;base64,${btoa(letters)}`;
}
