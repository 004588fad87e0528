import { readCartFile } from "../../../runtime/cartridge/index.ts";
import { type RunOptions, type RunResult, runHeadless } from "../../../runtime/headless/run-headless.ts";

/** Runs a cart file in this page, without the page's console. */
export function runCart(file: Uint8Array, options: RunOptions): RunResult {
	// biome-ignore lint/security/noGlobalEval: how a page evaluates a script; the cartridge is our own.
	const evaluate = (text: string): unknown => globalThis.eval(text);
	const { screenshots: _, wav: __, ...result } = runHeadless(readCartFile(file), evaluate, options);
	return result;
}

declare global {
	var headless: { runCart: typeof runCart };
}
