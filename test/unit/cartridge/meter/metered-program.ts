import { runInThisContext } from "node:vm";
import { cartFactory, cartScope } from "../../../../runtime/cartridge/index.ts";
import { CartMeter } from "../../../../runtime/cartridge/meter/cart-meter.ts";

export type Program = (...args: unknown[]) => unknown;

/** More than any program of the tests needs, and far less than would take long. */
export const UNITS = 2_000_000;

/** A function's source as a cartridge's script has it, metered; `calls` runs it in a turn of its own. */
export function meteredProgram(parameters: string, body: string, topLevel = "") {
	const meter = new CartMeter();
	const { text } = cartFactory(`${topLevel}\nvar cartridge = function (${parameters}) {${body}\n};`);
	const factory = runInThisContext(text) as (...values: readonly unknown[]) => Program;
	const program = factory(...cartScope(() => 0.5, { meter }).values);
	meter.end();
	return {
		text,
		meter,
		/** Calls the program; what it throws comes out, and so does a fault that it swallowed. */
		call(...args: unknown[]): unknown {
			meter.begin(UNITS);
			try {
				const result = program(...args);
				meter.check();
				return result;
			} finally {
				meter.end();
			}
		},
		/** Units that the call took. */
		units(...args: unknown[]): number {
			this.call(...args);
			return UNITS - meter.left();
		},
	};
}

/** The same function as it stands. */
export function rawProgram(parameters: string, body: string, topLevel = ""): Program {
	return runInThisContext(`(function () {"use strict";{${topLevel}\nreturn function (${parameters}) {${body}\n};}})()`);
}

/** What calling it comes to: a value, or the kind of error (V8's messages hold pieces of the source). */
export function outcome(run: () => unknown): unknown {
	try {
		return { value: run() };
	} catch (error) {
		return error instanceof Error ? { error: error.name } : { thrown: error };
	}
}
