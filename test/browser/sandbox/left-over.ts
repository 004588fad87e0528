/** Runs in a worker: takes away what the game side's worker takes away, and tells which names still give something. */
import { ALLOWED_GLOBALS, removeGlobals } from "../../../runtime/game-side/allowed-globals.ts";

declare function postMessage(message: unknown): void;
const tell = postMessage;
const names = Object.getOwnPropertyNames(globalThis).concat(
	...chainOf(Object.getPrototypeOf(globalThis)).map((holder) => Object.getOwnPropertyNames(holder)),
);
const unremovable = removeGlobals(globalThis, ALLOWED_GLOBALS);
const scope = globalThis as unknown as Record<string, unknown>;
const left = names.filter((name) => scope[name] !== undefined && !ALLOWED_GLOBALS.has(name));
tell.call(globalThis, { before: names.length, unremovable, left });

function chainOf(start: object | null): object[] {
	const chain: object[] = [];
	for (let holder = start; holder && holder !== Object.prototype; holder = Object.getPrototypeOf(holder))
		chain.push(holder);
	return chain;
}
