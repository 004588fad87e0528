/** Where the cycles of one tick of a match on the console went. */

import type { CartFile } from "../../../runtime/cartridge/index.ts";
import { breakDown } from "../../../runtime/cartridge/meter/profile/break-down.ts";
import type { FunctionCost } from "../../../runtime/cartridge/meter/profile/cycle-profile.ts";
import { CycleProfiler } from "../../../runtime/cartridge/meter/profile/cycle-profiler.ts";
import { insertCart } from "../../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../../runtime/headless/evaluate-in-node.ts";
import { InputPlayer } from "../../../runtime/headless/input-script.ts";
import { type ConsoleMatch, watchInput } from "./console-match.ts";

const FUNCTIONS = 5;

export interface TickProfile {
	readonly cycles: number;
	/** The functions that took most for themselves, the most expensive first. */
	readonly functions: readonly FunctionCost[];
}

/** @param tick counted from power-on */
export function profileTick(cart: CartFile, { weather, seed }: ConsoleMatch, tick: number): TickProfile {
	const profiler = new CycleProfiler();
	const inserted = insertCart(cart, evaluateInNode, { seed, profiler });
	if ("fault" in inserted) throw new Error(inserted.fault.message);
	const { console } = inserted;
	console.boot();
	const pads = new InputPlayer(watchInput(weather));
	for (let n = 0; n <= tick; n++) console.runTick(pads.at(n));
	const { cycles, functions } = breakDown(profiler.turn(), profiler);
	return { cycles, functions: functions.slice(0, FUNCTIONS) };
}
