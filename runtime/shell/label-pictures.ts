import type { CartFile } from "../cartridge/cart-file-types.ts";

/** An address for a cartridge's label picture, or null when it has none. */
export function labelUrlOf(cart: CartFile): string | null {
	if (!cart.labelPng) return null;
	return URL.createObjectURL(new Blob([cart.labelPng.slice()], { type: "image/png" }));
}

/** Frees an address that no cartridge on the shelf uses any more. */
export function releaseLabelUrl(url: string | null, inUse: readonly { readonly labelUrl: string | null }[]): void {
	if (url && !inUse.some((item) => item.labelUrl === url)) URL.revokeObjectURL(url);
}
