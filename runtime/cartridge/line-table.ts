/** What ends a line of a script. Source: ECMA-262, 12.3 "Line Terminators". */
const LINE_BREAK = /\r\n?|[\n\u2028\u2029]/g;

/**
 * Lines and columns of a text, worked out when one is asked for: a parser that notes them for each of a game's 200,000
 * nodes and tokens spends most of its time on that.
 */
export class LineTable {
	private starts: number[] | null = null;

	constructor(private readonly text: string) {}

	/** @returns line from 1 and column from 0 of a place in the text */
	at(offset: number): { readonly line: number; readonly column: number } {
		this.starts ??= [0, ...Array.from(this.text.matchAll(LINE_BREAK), ({ index, 0: { length } }) => index + length)];
		const { starts } = this;
		let low = 0;
		let high = starts.length;
		while (low + 1 < high) {
			const middle = (low + high) >> 1;
			if (starts[middle]! <= offset) low = middle;
			else high = middle;
		}
		return { line: low + 1, column: offset - starts[low]! };
	}
}
