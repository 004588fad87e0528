/**
 * Tiles drawn in the script itself: for marks too few to be worth a sheet.
 * @param pictures each eight rows of eight colour numbers (a hexadecimal digit, . is see-through) with spaces between
 * @returns 32 bytes a tile: 4 bits a pixel, the left one in the low half
 */
export function tilesFromText(pictures: readonly string[]): Uint8Array {
	const bytes = new Uint8Array(pictures.length * 32);
	pictures.forEach((picture, tile) => {
		const pixels = picture.replaceAll(" ", "").replaceAll(".", "0");
		for (let i = 0; i < 32; i++) {
			const [left, right] = [pixels.charAt(2 * i), pixels.charAt(2 * i + 1)];
			bytes[tile * 32 + i] = Number.parseInt(right + left, 16);
		}
	});
	return bytes;
}
