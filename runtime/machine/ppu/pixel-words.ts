/**
 * The unit works on four pixels at a time: a 32-bit word holds four bytes, the leftmost pixel lowest. A byte is
 * (palette << 4) | colour, or 0 where the pixel is see-through. In a plane's words, whose palettes are 0–7, bit 7
 * is the cell's priority.
 */

/** 0x01 in each byte whose colour is not see-through. */
export function solidBits(word: number): number {
	return (((word & 0x0f0f0f0f) + 0x0f0f0f0f) >>> 4) & 0x01010101;
}

/** 0xff in each byte whose colour is not see-through. */
export function solidMask(word: number): number {
	return Math.imul((((word & 0x0f0f0f0f) + 0x0f0f0f0f) >>> 4) & 0x01010101, 255);
}
