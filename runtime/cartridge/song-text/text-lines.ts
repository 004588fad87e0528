/** A song or effects text is wrong; the message is `file:line: what is wrong, what to write instead`. */
export class SongTextError extends Error {
	override name = "SongTextError";

	constructor(
		readonly file: string,
		readonly line: number,
		/** What is wrong and what to write instead. */
		readonly what: string,
	) {
		super(`${file}:${line}: ${what}`);
	}
}

/** One line that says something: comments are gone. */
export interface TextLine {
	readonly file: string;
	/** From 1. */
	readonly number: number;
	/** Trimmed, never empty. */
	readonly text: string;
	/** The first word, lower case, and the rest. */
	readonly keyword: string;
	readonly rest: string;
}

export function fail(line: TextLine, what: string): never {
	throw new SongTextError(line.file, line.number, what);
}

/** Splits a text into lines that say something. `//` begins a comment. */
export function textLines(text: string, file: string): TextLine[] {
	const lines: TextLine[] = [];
	for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
		const kept = raw.replace(/(^|\s)\/\/.*$/, "").trim();
		if (kept === "") continue;
		const keyword = kept.split(/\s/, 1)[0]!;
		const rest = kept.slice(keyword.length).trim();
		lines.push({ file, number: index + 1, text: kept, keyword: keyword.toLowerCase(), rest });
	}
	return lines;
}

/** A whole number within bounds, or an error that says them. */
export function wholeNumber(line: TextLine, what: string, text: string | undefined, min: number, max: number): number {
	const value = Number(text);
	if (text === undefined || !/^[+-]?\d+$/.test(text) || value < min || value > max) {
		fail(line, `${what} is "${text ?? ""}"; write a whole number from ${min} to ${max}.`);
	}
	return value;
}

/** A list of words for a message: `a, b or c`. */
export function oneOf(words: readonly string[]): string {
	return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
