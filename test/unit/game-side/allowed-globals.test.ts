import { expect, test } from "vitest";
import { removeGlobals } from "../../../runtime/game-side/allowed-globals.ts";

/** A global object as a worker has it: own names, inherited ones, and some that can't be deleted. */
function globalObject() {
	const events = { addEventListener: () => "e" };
	const workerScope = Object.create(events, {
		importScripts: { value: () => "i", configurable: true },
		TEMPORARY: { value: 0 },
		fetch: { value: () => "f", configurable: true },
	});
	return Object.create(workerScope, {
		Array: { value: Array, configurable: true, writable: true },
		WebSocket: { value: class {}, configurable: true },
		cartFactory: { value: () => "c", writable: true, configurable: false },
	});
}

test("what is not allowed is gone, own or inherited; what is allowed stays", () => {
	const scope = globalObject();
	expect(removeGlobals(scope, new Set(["Array"]))).toEqual([]);
	for (const name of ["WebSocket", "importScripts", "fetch", "addEventListener", "cartFactory"]) {
		expect([name, scope[name]]).toEqual([name, undefined]);
	}
	expect(scope.Array).toBe(Array);
});

test("an allowed name counts for the global object itself only", () => {
	const scope = globalObject();
	removeGlobals(scope, new Set(["fetch"]));
	expect(scope.fetch).toBeUndefined();
});

test("what can be neither deleted nor overwritten is reported", () => {
	const scope = Object.create(null, { Worker: { value: class {}, writable: false, configurable: false } });
	expect(removeGlobals(scope, new Set())).toEqual(["Worker"]);
});
