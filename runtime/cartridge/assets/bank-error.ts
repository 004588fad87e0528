/** What is wrong with a bank, without its place: `decodeAssets` adds that. */
export class BankError extends Error {
	override name = "BankError";
}
