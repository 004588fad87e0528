/** Colours a palette holds beside its see-through one. */
const CAPACITY = 15;

/**
 * Packs tiles' colours into few palettes of 15: the tiles with the most colours first, each into the palette that then
 * grows least. Not always the fewest possible (that is a hard problem), but always the same for the same picture.
 * Palettes stand in the order of the first tile that uses them, colours in the order of their first use.
 */
export function choosePalettes(tiles: readonly ReadonlySet<number>[]): {
	palettes: number[][];
	paletteOfTile: Uint8Array;
} {
	const order = tiles.map((_, tile) => tile).filter((tile) => tiles[tile]!.size > 0);
	order.sort((a, b) => tiles[b]!.size - tiles[a]!.size || a - b);
	const bins: Set<number>[] = [];
	const binOfTile = new Map<number, Set<number>>();
	for (const tile of order) {
		const colours = tiles[tile]!;
		let best: Set<number> | undefined;
		let leastGrowth = CAPACITY + 1;
		for (const bin of bins) {
			let growth = 0;
			for (const colour of colours) if (!bin.has(colour)) growth++;
			if (bin.size + growth <= CAPACITY && growth < leastGrowth) {
				best = bin;
				leastGrowth = growth;
			}
		}
		if (!best) {
			best = new Set();
			bins.push(best);
		}
		for (const colour of colours) best.add(colour);
		binOfTile.set(tile, best);
	}
	const used: Set<number>[] = [];
	const palettes: number[][] = [];
	const paletteOfTile = new Uint8Array(tiles.length);
	for (const [tile, colours] of tiles.entries()) {
		const bin = binOfTile.get(tile);
		if (!bin) continue;
		if (!used.includes(bin)) {
			used.push(bin);
			palettes.push([]);
		}
		const palette = used.indexOf(bin);
		paletteOfTile[tile] = palette;
		for (const colour of colours) if (!palettes[palette]!.includes(colour)) palettes[palette]!.push(colour);
	}
	return { palettes: palettes.length > 0 ? palettes : [[]], paletteOfTile };
}
