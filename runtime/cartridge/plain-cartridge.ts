import type { Cartridge } from "../api/index.ts";
import { CartFault } from "../machine/fault.ts";

/**
 * What a cartridge's script exports, as the console uses it: its fields are read once, while its code is metered, since
 * they may be getters.
 * @param exported  what the factory gave
 * @throws CartFault of kind "load" when it is no cartridge
 */
export function plainCartridge(exported: unknown, ticksPerSecond: 60 | 30): Cartridge {
	const module = exported as { readonly default?: Partial<Cartridge> } & Partial<Cartridge>;
	const cartridge = module?.default ?? module;
	const boot = cartridge?.boot;
	const tick = cartridge?.tick;
	if (typeof boot !== "function" || typeof tick !== "function") {
		throw new CartFault("load", "The cartridge has no boot and tick: export default defineCartridge({ … }).");
	}
	if (cartridge.ticksPerSecond !== ticksPerSecond) {
		throw new CartFault("load", "The cartridge's ticksPerSecond isn't what its file says: build the file anew.");
	}
	return {
		id: String(cartridge.id),
		title: String(cartridge.title),
		ticksPerSecond,
		boot: (machine) => boot.call(cartridge as Cartridge, machine),
		tick: (state, machine) => tick.call(cartridge as Cartridge, state, machine),
	};
}
