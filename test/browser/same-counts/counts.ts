import { readCartFile } from "../../../runtime/cartridge/index.ts";
import type { EvaluateScript } from "../../../runtime/headless/cart-in-console.ts";
import type { InputScript } from "../../../runtime/headless/input-script.ts";
import { profileHeadless } from "../../../runtime/headless/profile-run.ts";
import { runHeadless } from "../../../runtime/headless/run-headless.ts";
import { cartOfScript } from "../../programs/cart-of-script.ts";

/** What a run came to that must be equal in every engine. Texts of errors are the engines' own, and so are stacks. */
export interface Counts {
	readonly ticks: number;
	readonly lagTicks: number;
	readonly cyclesMax: number;
	readonly cyclesMean: number;
	readonly stateHash: string;
	readonly fault: string;
	/** Of a profiled run: the cycles of each tick, in eighths. */
	readonly cyclesByTick: readonly number[];
}

function countsOf(cart: Parameters<typeof runHeadless>[0], evaluate: EvaluateScript, options: Options): Counts {
	const { ticks, lagTicks, cyclesMax, cyclesMean, stateHash, fault } = runHeadless(cart, evaluate, options);
	const { cyclesByTick } = profileHeadless(cart, evaluate, options);
	return {
		ticks,
		lagTicks,
		cyclesMax,
		cyclesMean,
		stateHash,
		fault: fault ? `${fault.kind} in tick ${fault.tick}` : "",
		// What a tick that faults had used by then is said by no engine's count.
		cyclesByTick: fault ? cyclesByTick.slice(0, ticks) : cyclesByTick,
	};
}

interface Options {
	readonly ticks: number;
	readonly input?: InputScript;
}

/** Runs a cart file. */
export function countCart(file: Uint8Array, options: Options, evaluate: EvaluateScript): Counts {
	return countsOf(readCartFile(file), evaluate, options);
}

/** Runs scripts, each for some ticks. */
export function countScripts(scripts: readonly string[], ticks: number, evaluate: EvaluateScript): Counts[] {
	return scripts.map((script) => countsOf(cartOfScript(script), evaluate, { ticks }));
}
