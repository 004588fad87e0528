import {
	type CartFile,
	cartFactory,
	cartScope,
	createErrorMapper,
	decodeAssets,
	FACTORY_PREFIX_LENGTH,
	PROFILED_PREFIX_LENGTH,
	plainCartridge,
} from "../cartridge/index.ts";
import { CartMeter } from "../cartridge/meter/cart-meter.ts";
import type { CycleProfiler } from "../cartridge/meter/profile/cycle-profiler.ts";
import { nextFraction } from "../machine/chance.ts";
import { CartFault, type FaultReport } from "../machine/fault.ts";
import { HeadlessConsole } from "./headless-console.ts";

/** Evaluates a script that is one expression: `(0, eval)(text)` in a browser, a `vm.Script` in Node. */
export type EvaluateScript = (text: string) => unknown;

/** How stacks name the cartridge's script. */
const SCRIPT_URL = "colorburst-cartridge.js";

export interface CartInConsoleOptions {
	readonly seed: number;
	readonly saveRam?: Uint8Array | null;
	/** See `HeadlessOptions.readTicks`. */
	readonly readTicks?: number;
	readonly log?: (level: "log" | "warn" | "error", parts: readonly unknown[]) => void;
	/** Counts where the cycles go. */
	readonly profiler?: CycleProfiler;
}

/**
 * Puts a cartridge into a console; it is not booted yet.
 * @returns the console, or the fault (kind "load") of a cartridge that can't be loaded
 */
export function insertCart(
	cart: CartFile,
	evaluate: EvaluateScript,
	options: CartInConsoleOptions,
): { readonly console: HeadlessConsole } | { readonly fault: FaultReport } {
	const { seed, saveRam = null, readTicks = 1, log, profiler } = options;
	const meter = new CartMeter(true, profiler);
	const mapping = {
		isCartScript: (url: string) => url.endsWith(SCRIPT_URL),
		firstColumn: profiler ? PROFILED_PREFIX_LENGTH : FACTORY_PREFIX_LENGTH,
	};
	let mapError = createErrorMapper(cart.sourceMap, mapping);
	// The script runs once before there is a machine: chance at its top level has no seed yet, and is refused.
	let chance: Uint32Array | null = null;
	const random = () => {
		if (!chance)
			throw new CartFault("bad-call", "Math.random() is called while the cartridge loads: call it in boot or tick.");
		return nextFraction(chance);
	};
	try {
		const assets = decodeAssets(cart.banks);
		const { text, columns, charges } = cartFactory(cart.script, cart.sourceMap, profiler !== undefined);
		if (charges) profiler?.open(charges);
		mapError = createErrorMapper(cart.sourceMap, { ...mapping, columns });
		const factory = evaluate(`${text}\n//# sourceURL=${SCRIPT_URL}`) as Factory;
		const exported = factory(...cartScope(random, { assets, log, meter }).values);
		const cartridge = plainCartridge(exported, cart.manifest.ticksPerSecond);
		meter.end();
		const console = new HeadlessConsole({ cartridge, assets, seed, saveRam, readTicks, mapError, meter });
		chance = console.memory.chance;
		return { console };
	} catch (error) {
		const judged = meter.judge(error);
		meter.end();
		const { file, line, message } = mapError(judged);
		return { fault: { tick: 0, kind: "load", file, line, message } };
	}
}

type Factory = (...scope: readonly unknown[]) => unknown;
