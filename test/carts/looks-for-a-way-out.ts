/** Looks for the global object through the constructor of functions and by its names, and says what it found. */
import { defineCartridge } from "colorburst";

declare function importScripts(url: string): void;

export default defineCartridge({
	id: "test.way-out",
	title: "Way out",
	ticksPerSecond: 60,
	boot: () => ({ told: false }),
	tick(_state, machine) {
		const found: string[] = [];
		// A sloppy function, made from text and called plainly, would have the worker's global object as `this`.
		for (const sample of [machine.random, () => 0]) {
			try {
				if (Object.getPrototypeOf(sample).constructor("return this")()) found.push("a function from text");
			} catch {
				// Refused, as it should be.
			}
		}
		if (typeof globalThis !== "undefined") found.push("globalThis");
		if (typeof self !== "undefined") found.push("self");
		try {
			importScripts("data:text/javascript,0");
			found.push("importScripts");
		} catch {
			// Refused, with what to do instead.
		}
		throw new Error(`found: ${found.join(", ") || "nothing"}.`);
	},
});
