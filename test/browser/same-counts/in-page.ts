import * as counts from "./counts.ts";

// biome-ignore lint/security/noGlobalEval: how a page evaluates a script; the cartridges are our own.
const evaluate = (text: string): unknown => globalThis.eval(text);

export function countCart(file: readonly number[], options: Parameters<typeof counts.countCart>[1]): counts.Counts {
	return counts.countCart(Uint8Array.from(file), options, evaluate);
}

export function countScripts(scripts: readonly string[], ticks: number): counts.Counts[] {
	return counts.countScripts(scripts, ticks, evaluate);
}

declare global {
	var counting: { countCart: typeof countCart; countScripts: typeof countScripts };
}
