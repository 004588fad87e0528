/**
 * The process in which `colorburst run` runs a cartridge: see tools/cli/run-in-child.ts. Plain JavaScript and nothing
 * but Node, so that it may be started without rights to files, processes and threads.
 */
import { writeSync } from "node:fs";
import { createContext, Script } from "node:vm";

/** File descriptor on which the parent listens for signs of life. */
const LIFE_FD = 3;

process.once("message", ({ realmText, task, cart, options }) => {
	const realm = openRealm(realmText);
	const result = realm.console[task](cart, realm.evaluate, { ...options, onTick: signOfLife() });
	process.send?.({ type: "result", result }, () => process.disconnect());
});
process.send?.({ type: "ready" });

/** A context with the language and the console's game side in it, and no way to make code from text. */
function openRealm(realmText) {
	const context = createContext(Object.create(null), {
		codeGeneration: { strings: false, wasm: false },
		microtaskMode: "afterEvaluate",
	});
	const evaluate = (text) => new Script(text).runInContext(context);
	// V8 would hand a cartridge the frames of whoever called it.
	evaluate(`for (const [name, value] of [["prepareStackTrace", undefined], ["captureStackTrace", undefined]])
		Object.defineProperty(Error, name, { value, writable: false, configurable: false })`);
	const realm = evaluate(realmText);
	evaluate(`for (const name of Object.getOwnPropertyNames(globalThis))
		if (["WebAssembly", "SharedArrayBuffer", "Atomics", "Intl", "Date", "eval", "FinalizationRegistry", "WeakRef"].includes(name))
			delete globalThis[name]`);
	return { console: realm, evaluate };
}

function signOfLife() {
	const bytes = Buffer.alloc(4);
	return (tick) => {
		bytes.writeInt32LE(tick);
		try {
			writeSync(LIFE_FD, bytes);
		} catch (error) {
			// The pipe is full: the parent has signs enough to read.
			if (error.code !== "EAGAIN") throw error;
		}
	};
}
