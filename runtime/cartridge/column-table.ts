import type { Move } from "./meter/insertions.ts";

/**
 * Where the columns of a metered text lie in the script it was made from: triples of line (from 1), column in the
 * metered text and column in the script, in order. Lines are the same in both.
 * @param firstColumn  characters before the script on its first line, in both texts
 */
export function columnTable(source: string, metered: string, moves: readonly Move[], firstColumn: number): Int32Array {
	const table = new Int32Array(moves.length * 3);
	let line = 1;
	let sourceStart = 0;
	let meteredStart = 0;
	let sourceBreak = source.indexOf("\n");
	let meteredBreak = metered.indexOf("\n");
	moves.forEach(({ from, to }, index) => {
		while (sourceBreak >= 0 && from > sourceBreak) {
			line++;
			sourceStart = sourceBreak + 1;
			meteredStart = meteredBreak + 1;
			sourceBreak = source.indexOf("\n", sourceStart);
			meteredBreak = metered.indexOf("\n", meteredStart);
		}
		const first = line === 1 ? firstColumn : 0;
		table[index * 3] = line;
		table[index * 3 + 1] = to - meteredStart - first;
		table[index * 3 + 2] = from - sourceStart - first;
	});
	return table;
}

/** The script's column of a column of its metered text, both from 0. */
export function scriptColumn(table: Int32Array, line: number, column: number): number {
	let low = 0;
	let high = table.length / 3;
	while (low < high) {
		const middle = (low + high) >> 1;
		const at = table[middle * 3]! - line || table[middle * 3 + 1]! - column;
		if (at <= 0) low = middle + 1;
		else high = middle;
	}
	const entry = (low - 1) * 3;
	if (entry < 0 || table[entry] !== line) return column;
	const moved = table[entry + 2]! + column - table[entry + 1]!;
	// Within inserted text: the place that it was inserted at.
	const next = entry + 3 < table.length && table[entry + 3] === line ? table[entry + 5]! : Number.POSITIVE_INFINITY;
	return Math.min(moved, next);
}
