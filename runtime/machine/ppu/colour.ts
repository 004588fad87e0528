/** Every RGB555 value as a picture word: built once, so that a palette or copper write is a single look-up. */
const WORD_OF_RGB555: Uint32Array = (() => {
	const words = new Uint32Array(0x8000);
	for (let v = 0; v < words.length; v++) {
		const red = widen(v & 31);
		const green = widen((v >> 5) & 31);
		const blue = widen((v >> 10) & 31);
		words[v] = 0xff000000 + blue * 0x10000 + green * 0x100 + red;
	}
	return words;
})();

/** 5 bits to 8, so that 0 stays 0 and 31 becomes 255. */
function widen(level5: number): number {
	return (level5 << 3) | (level5 >> 2);
}

/**
 * A palette value as a pixel of the picture.
 * @param rgb555 red in bits 0–4, green 5–9, blue 10–14; bit 15 is not looked at
 * @returns 0xAABBGGRR, which lies in memory as the bytes R, G, B, A; alpha is always 255
 */
export function rgb555ToWord(rgb555: number): number {
	return WORD_OF_RGB555[rgb555 & 0x7fff]!;
}
