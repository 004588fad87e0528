import type { CartFile } from "../../runtime/cartridge/index.ts";
import { cartOfScript } from "../programs/cart-of-script.ts";
import type { HostileCart } from "./hostile-carts.ts";

/** @param canary  port or file that it must not reach */
export function hostileCart({ top = "", tick }: Pick<HostileCart, "top" | "tick">, canary = ""): CartFile {
	return cartOfScript(
		`${top}
var cartridge = { id: "test.hostile", title: "H", ticksPerSecond: 60, boot: () => ({}), tick(state, machine) {
${tick}
} };`.replaceAll("CANARY", canary),
	);
}

/** A cartridge that means no harm: what hostile ones have done must not have hurt it. */
export const HARMLESS_SCRIPT = `var cartridge = { id: "test.harmless", title: "A", ticksPerSecond: 60, boot: () => ({ n: 0 }),
	tick(state, machine) { state.n += [3, 1, 2].sort()[0] + machine.random(); machine.sprite(1, { tile: 1, x: 9, y: 9 }); } };`;
