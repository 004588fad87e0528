import { CartFileError } from "../../../runtime/cartridge/cart-file-types.ts";
import { cartFactory } from "../../../runtime/cartridge/index.ts";
import { runInSandbox } from "../../../runtime/display-side/sandbox-run.ts";
import { HARMLESS_SCRIPT, hostileCart } from "../../hostile/hostile-cart-file.ts";
import { cartOfScript } from "../../programs/cart-of-script.ts";

/** How a cartridge ended: the kind of its fault, or "refused"; "" if it ran on. */
export interface End {
	readonly kind: string;
	readonly message: string;
	/** From the file read to the end, the start of a sandbox included. */
	readonly tookMs: number;
}

const TICKS = 5;

async function endOf(file: ReturnType<typeof cartOfScript>): Promise<End> {
	const startMs = performance.now();
	const tookMs = () => performance.now() - startMs;
	let factory: ReturnType<typeof cartFactory>;
	try {
		factory = cartFactory(file.script);
	} catch (error) {
		if (!(error instanceof CartFileError)) throw error;
		return { kind: "refused", message: error.message, tookMs: tookMs() };
	}
	const { fault } = await runInSandbox({ file, factory, assets: [] }, { ticks: TICKS, seed: 1, input: [] });
	return { kind: fault?.kind ?? "", message: fault?.message ?? "", tookMs: tookMs() };
}

/** Runs cartridges in the page's own sandbox, one after another. `canary`: the port or file that each must not reach. */
export async function runHostile(
	carts: readonly { readonly top?: string; readonly tick: string; readonly canary: string }[],
): Promise<End[]> {
	const ends: End[] = [];
	for (const cart of carts) ends.push(await endOf(hostileCart(cart, cart.canary)));
	return ends;
}

/** Whether a cartridge that means no harm still runs in this page. */
export async function runsHarmless(): Promise<boolean> {
	return (await endOf(cartOfScript(HARMLESS_SCRIPT))).kind === "";
}

declare global {
	var hostile: { runHostile: typeof runHostile; runsHarmless: typeof runsHarmless };
}
