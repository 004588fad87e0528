import { fileURLToPath } from "node:url";
import { bundleScript } from "./build/bundle-script.ts";

/**
 * Globals of the language that the bundled console uses, as parameters: a context finds a global 24 times more slowly
 * than a variable.
 */
const LANGUAGE =
	"Object Array Number Boolean String Symbol Map Set WeakMap WeakSet Math JSON Reflect Proxy RegExp NaN Infinity isNaN " +
	"isFinite parseInt parseFloat ArrayBuffer DataView Uint8Array Int8Array Uint8ClampedArray Uint16Array Int16Array " +
	"Uint32Array Int32Array Float32Array Float64Array Error TypeError RangeError SyntaxError";

let text: Promise<string> | undefined;

/** One expression that evaluates to runtime/headless/realm.ts, for a context that has nothing but the language. */
export function realmText(): Promise<string> {
	text ??= bundle();
	return text;
}

async function bundle(): Promise<string> {
	const entry = fileURLToPath(new URL("../runtime/headless/realm.ts", import.meta.url));
	const { code } = await bundleScript({ entry, globalName: "realm", minify: false });
	const names = LANGUAGE.split(" ").join(",");
	return `(function(${names}){"use strict";${code}\nreturn realm;})(${names})`;
}
