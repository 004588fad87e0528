import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { buildCart } from "../../tools/build/index.ts";

/** Builds one of the tests' own cartridges to a cart file's bytes. */
export async function testCart(name: string, png = true): Promise<Buffer> {
	const built = await buildCart(fileURLToPath(new URL(`../carts/${name}.ts`, import.meta.url)));
	return Buffer.from(built.bytes(png));
}

/** Builds one of the console's cartridges. */
export async function consoleCart(name: string, png = true): Promise<Buffer> {
	const built = await buildCart(fileURLToPath(new URL(`../../cart/${name}`, import.meta.url)));
	return Buffer.from(built.bytes(png));
}

/** Picks a file by the console's file picker. */
export async function pick(page: Page, name: string, buffer: Buffer): Promise<void> {
	await page.getByTestId("cart-file").setInputFiles({ name, mimeType: "image/png", buffer });
}

/** Drops a file on the page, as a person would from a folder. */
export async function drop(page: Page, name: string, buffer: Buffer): Promise<void> {
	await page.evaluate(
		([fileName, base64]) => {
			const bytes = Uint8Array.from(atob(base64!), (c) => c.charCodeAt(0));
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File([bytes], fileName!));
			for (const type of ["dragenter", "dragover", "drop"]) {
				document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
			}
		},
		[name, buffer.toString("base64")],
	);
}
