/** One glyph, drawn: its character (or name) and 8 rows of 8 bits, bit 7 left. */
export interface DrawnGlyph {
	readonly name: string;
	readonly rows: Uint8Array;
}

const CELL = 9;

/**
 * Reads glyphs drawn side by side: a line with their names, one every 9 columns, then eight lines of `#` and `.`.
 * Groups are parted by blank lines.
 * @throws Error when a drawing is not eight rows of eight (our bug: the art is part of the program)
 */
export function readArt(art: string): DrawnGlyph[] {
	const glyphs: DrawnGlyph[] = [];
	for (const group of art.trim().split(/\n[ \t]*\n/)) {
		const [names = "", ...lines] = group.split("\n");
		names
			.trim()
			.split(/\s+/)
			.forEach((name, column) => {
				const rows = lines.map((line) => line.slice(column * CELL, column * CELL + 8));
				if (rows.length !== 8 || rows.some((row) => !/^[#.]{8}$/.test(row))) {
					throw new Error(`font art: "${name}" is not drawn as eight rows of eight "#" or "."`);
				}
				glyphs.push({
					name,
					rows: Uint8Array.from(rows, (row) => parseInt(row.replaceAll("#", "1").replaceAll(".", "0"), 2)),
				});
			});
	}
	return glyphs;
}
