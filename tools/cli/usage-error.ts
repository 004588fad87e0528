/** What the person at the command line got wrong: shown without a stack trace, exit status 2. */
export class UsageError extends Error {
	override name = "UsageError";
}
