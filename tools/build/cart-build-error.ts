import { readFileSync } from "node:fs";

/** The cartridge can't be built; the message says what, where and what to do. */
export class CartBuildError extends Error {
	override name = "CartBuildError";

	/**
	 * @param file    path relative to the cartridge's folder, or "" when no file is to blame
	 * @param line    from 1; 0 when the whole file is meant
	 * @param reason  what is wrong and what to do, without the place
	 */
	constructor(
		readonly file: string,
		readonly line: number,
		readonly reason: string,
	) {
		super(`${file}${file && line > 0 ? `:${line}` : ""}${file ? ": " : ""}${reason}`);
	}
}

/** The first line of a file that has a text: the bundler doesn't say where an import stands. 0 when there is none. */
export function lineWith(text: string, file: string): number {
	try {
		return (
			readFileSync(file, "utf8")
				.split("\n")
				.findIndex((line) => line.includes(text)) + 1
		);
	} catch {
		// A module that isn't a file: there is no line to name.
		return 0;
	}
}
