/** A save-state, movie or save RAM file that can't be used; the message says what is wrong and what to do. */
export class SavedFileError extends Error {
	override name = "SavedFileError";
}
