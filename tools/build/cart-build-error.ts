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
