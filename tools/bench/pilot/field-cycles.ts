import { fileURLToPath } from "node:url";
import { insertCart } from "../../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../../runtime/headless/evaluate-in-node.ts";
import { idleInput } from "../../../runtime/machine/pad-input.ts";
import { buildCart } from "../../build/index.ts";

const TICKS = 240;

/** The most cycles that a tick of the densest field costs with our pilot in it, the field's own work included. */
export async function fieldWorstTickCycles(): Promise<number> {
	const { cart } = await buildCart(fileURLToPath(new URL("field-cart", import.meta.url)));
	const inserted = insertCart(cart, evaluateInNode, { seed: 1 });
	if ("fault" in inserted) throw new Error(inserted.fault.message);
	const { console: headless } = inserted;
	headless.boot();
	let most = 0;
	for (let tick = 0; tick < TICKS; tick++) most = Math.max(most, headless.runTick(idleInput()).cycles);
	return most;
}
