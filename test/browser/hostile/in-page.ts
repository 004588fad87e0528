import { CartFileError } from "../../../runtime/cartridge/cart-file-types.ts";
import { cartFactory } from "../../../runtime/cartridge/index.ts";
import { runInSandbox } from "../../../runtime/display-side/sandbox-run.ts";
import { hostileCart } from "../../hostile/hostile-cart-file.ts";
import { cartOfScript } from "../../programs/cart-of-script.ts";

/** How a cartridge ended: the kind of its fault, or "refused"; "" if it ran on. */
export interface End {
	readonly kind: string;
	readonly message: string;
}

const TICKS = 5;

async function endOf(file: ReturnType<typeof cartOfScript>): Promise<End> {
	let factory: ReturnType<typeof cartFactory>;
	try {
		factory = cartFactory(file.script);
	} catch (error) {
		if (!(error instanceof CartFileError)) throw error;
		return { kind: "refused", message: error.message };
	}
	const { fault } = await runInSandbox({ file, factory, assets: [] }, { ticks: TICKS, seed: 1, input: [] });
	return { kind: fault?.kind ?? "", message: fault?.message ?? "" };
}

/** Runs cartridges in the page's own sandbox, one after another. */
export async function runHostile(carts: readonly { top?: string; tick: string }[], canary: string): Promise<End[]> {
	const ends: End[] = [];
	for (const cart of carts) ends.push(await endOf(hostileCart(cart, canary)));
	return ends;
}

/** Whether a cartridge that means no harm still runs in this page. */
export async function runsHarmless(): Promise<boolean> {
	const script = `var cartridge = { id: "test.harmless", title: "A", ticksPerSecond: 60, boot: () => ({ n: 0 }),
		tick(state, machine) { state.n += [3, 1, 2].sort()[0] + machine.random(); machine.sprite(1, { tile: 1, x: 9, y: 9 }); } };`;
	return (await endOf(cartOfScript(script))).kind === "";
}

declare global {
	var hostile: { runHostile: typeof runHostile; runsHarmless: typeof runsHarmless };
}
