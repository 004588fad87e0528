import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { checkSources } from "./load-cart.ts";
import { UsageError } from "./usage-error.ts";

/** `colorburst build PATH -o FILE`: `.cart.png` with the label picture, or bare `.cart`. */
export async function buildCommand(path: string, options: { readonly out?: unknown }): Promise<void> {
	const out = options.out;
	if (typeof out !== "string" || !/\.cart(\.png)?$/i.test(out)) {
		throw new UsageError("Say where to write: -o NAME.cart.png (a picture that is the cartridge) or -o NAME.cart.");
	}
	checkSources(path);
	const { buildCart } = await import("../build/index.ts");
	const { cart, bytes } = await buildCart(path);
	const file = bytes(/\.png$/i.test(out));
	const made = mkdirSync(dirname(out), { recursive: true });
	writeFileSync(out, file);
	if (made !== undefined) console.log(`made the folder ${made}`);
	console.log(`${out}: ${cart.manifest.title}, ${file.length} bytes, content ${cart.contentHash}`);
}
