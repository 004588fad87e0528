import { isReservedName } from "./meter-script.ts";

/**
 * Engines put the text of the failing expression into an error's message, with what the meter has inserted: that is
 * taken out. What is left in spite of it is no help to an author, and goes as a whole.
 * @param message  of an engine's own error: "(a || ($c , b)) is not a function"
 */
export function withoutMeter(message: string): string {
	if (!/\$[a-z]/.test(message)) return message;
	const text = message
		// Charges in front of an expression, as V8 and as the others write them.
		.replace(/\(\$c\s?-=\s?\d+\)\s?<\s?0\s?&&\s?\$t\(\)\s?,\s?/g, "")
		.replace(/\$(?:c|l\d+)(?:\s?[-+]=\s?\d+)?\s?,\s?/g, "")
		// What measures a value that is spread, or a text.
		.replace(/^\$s[pa] is not a function or its return value is not iterable/, "what is spread is not iterable")
		.replace(/\$(?:s|sp|sa|so|th)\((?:\.\.\.)?\)/g, "(...)")
		.replace(/\$(?:s|sp|sa|so|th)\(/g, "(");
	const left = text.match(/\$[a-z]\w*/g) ?? [];
	return left.some(isReservedName) ? "an expression in this line can't be used in this way" : text;
}
