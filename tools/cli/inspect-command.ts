import { statSync } from "node:fs";
import { inspectionText, inspectLoadedCart } from "../inspect.ts";
import { loadCartFile } from "./load-cart.ts";

/** `colorburst inspect FILE`: what a cart file holds. Reads it only; its script is not run. */
export function inspectCommand(path: string, options: { readonly json?: unknown }): void {
	const inspection = inspectLoadedCart(loadCartFile(path), statSync(path).size);
	console.log(options.json ? JSON.stringify(inspection) : inspectionText(inspection));
}
