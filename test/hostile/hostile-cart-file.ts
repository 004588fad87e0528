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
