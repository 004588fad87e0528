import { stripVTControlCharacters } from "node:util";
import { folderPath } from "./assets/compile-asset.ts";
import { CartBuildError } from "./cart-build-error.ts";
import { ENTRY_ID } from "./cart-modules.ts";

export const NO_CARTRIDGE = "it exports no cartridge: write `export default defineCartridge({ … })` at its end";

/** What rolldown tells of one error. */
interface BundlerError {
	readonly message: string;
	readonly code?: string;
	readonly id?: string;
	readonly loc?: { readonly file?: string; readonly line: number };
	readonly cause?: unknown;
	readonly errors?: readonly BundlerError[];
}

/** Makes our error of the bundler's first one. Other errors (our bugs) pass through. */
export function buildErrorFrom(error: unknown, folder: string, entry: string): Error {
	const own = findOwn(error);
	if (own) return own;
	const first = (error as BundlerError).errors?.[0] ?? (error as BundlerError);
	if (!("code" in first) && !first.loc) return error as Error;
	const file = first.loc?.file ?? first.id ?? "";
	// The bundle's first module is ours; it asks for one thing of the author's.
	if (file.endsWith(ENTRY_ID)) return new CartBuildError(folderPath(folder, entry), 0, NO_CARTRIDGE);
	const line = first.loc?.line ?? lineInMessage(first.message);
	return new CartBuildError(file ? folderPath(folder, file) : "", line, reasonOf(first));
}

/** An error that one of our plugins threw, wherever the bundler has put it. */
function findOwn(error: unknown, depth = 0): CartBuildError | undefined {
	if (error instanceof CartBuildError) return error;
	if (typeof error !== "object" || error === null || depth > 4) return undefined;
	const { cause, errors = [] } = error as BundlerError;
	return findOwn(cause, depth + 1) ?? errors.map((inner) => findOwn(inner, depth + 1)).find(Boolean);
}

/** "╭─[ cartridge.ts:3:7 ]" in the bundler's picture of the place. */
function lineInMessage(message: string): number {
	return Number(/\[ ?[^\]]*?:(\d+):\d+ ?\]/.exec(stripVTControlCharacters(message))?.[1] ?? 0);
}

function reasonOf({ code, message }: BundlerError): string {
	const unresolved = code === "UNRESOLVED_IMPORT" ? /resolve '([^']*)'/.exec(message)?.[1] : undefined;
	if (unresolved === undefined) return firstLine(message);
	return /^\.{0,2}\//.test(unresolved)
		? `"${unresolved}": there is no such file`
		: `"${unresolved}": there is no such package; files beside this one begin with "./"`;
}

function firstLine(message: string): string {
	return stripVTControlCharacters(message)
		.split("\n")[0]!
		.replace(/^\[[A-Z_]+\] (Error: )?/, "")
		.trim();
}
