import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { VolleyState } from "../../cart/volley/volley-state.ts";
import { FONT_TILE } from "../../cart/volley/vram.ts";
import { type CartFile, readCartFile } from "../../runtime/cartridge/index.ts";
import { insertCart } from "../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../runtime/headless/evaluate-in-node.ts";
import { InputPlayer } from "../../runtime/headless/input-script.ts";
import { pads } from "../../runtime/headless/testing.ts";
import { writeSaveState } from "../../runtime/machine/save-state/save-state.ts";
import { type ConsolePage, launchChromium, openConsole, PATIENCE_MS } from "./console-page.ts";
import { consoleCart, drop, pick } from "./test-carts.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launchChromium();
});
afterAll(() => browser?.close());

const SCORE = 55_000;

/** VOLLEY at the moment at which a lost game of SKY asks for initials. */
function askingForInitials(cart: CartFile): Uint8Array {
	const inserted = insertCart(cart, evaluateInNode, { seed: 1 });
	if ("fault" in inserted) throw new Error(inserted.fault.message);
	const { console: headless } = inserted;
	headless.boot();
	const buttons = new InputPlayer(pads().press(20, "start").hold(30, 20_000, "a").changes());
	for (let tick = 0; tick < 20_000; tick++) {
		headless.runTick(buttons.at(tick));
		const { scene } = headless.runner.state as VolleyState;
		if (scene.name === "initials") {
			const { contentHash, manifest } = cart;
			return writeSaveState({ cartId: manifest.id, contentHash, title: manifest.title, ...headless.save() });
		}
		if (scene.name !== "sky") continue;
		// The last ship in play is lost with a fair score, and nobody goes on.
		scene.sky.ships[0]!.spareLives = 0;
		scene.continuesUsed = 3;
		if (scene.sky.ships[0]!.mode === "hit") scene.sky.score = SCORE;
	}
	throw new Error("no game was lost in 20,000 ticks");
}

/** What the text plane says in VOLLEY's own font, row by row. */
const screenText = (c: ConsolePage) =>
	c.page.evaluate((fontTile) => {
		const cells = window.colorburst!.peek(0x1c000, 32 * 28 * 2);
		let text = "";
		for (let i = 0; i < 32 * 28; i++) {
			const tile = (cells[i * 2]! | (cells[i * 2 + 1]! << 8)) & 0x3ff;
			text += (i % 32 === 0 ? "\n" : "") + (tile >= fontTile ? String.fromCharCode(tile - fontTile + 32) : " ");
		}
		return text;
	}, FONT_TILE);

const savesKept = (c: ConsolePage) =>
	c.page.evaluate(
		() =>
			new Promise<number>((done, fail) => {
				const opening = indexedDB.open("colorburst");
				opening.onerror = () => fail(opening.error);
				opening.onsuccess = () => {
					const counting = opening.result.transaction("saves").objectStore("saves").count();
					counting.onsuccess = () => done(counting.result);
					counting.onerror = () => fail(counting.error);
				};
			}),
	);

test("initials that are entered for a high score of SKY are in the table after a reload", async () => {
	const bytes = await consoleCart("volley");
	const c = await openConsole(browser);
	await c.waitForTitle("VOLLEY");
	await pick(c.page, "volley.cart.png", bytes);
	await c.waitForTitle("VOLLEY");
	expect(await savesKept(c)).toBe(0);
	await drop(c.page, "lost.state", Buffer.from(askingForInitials(readCartFile(bytes))));
	// A, A, A; pressed again as long as it takes, for each press needs a tick of its own.
	await expect
		.poll(
			async () => {
				await c.page.keyboard.press("KeyZ", { delay: 60 });
				return savesKept(c);
			},
			{ timeout: PATIENCE_MS },
		)
		.toBe(1);
	await c.page.reload();
	await c.waitForTitle("VOLLEY");
	await expect
		.poll(
			async () => {
				const text = await screenText(c);
				// From the menu's first line: two up is the table.
				if (text.includes("LABORATORY")) {
					for (const key of ["ArrowUp", "ArrowUp", "KeyZ"]) await c.page.keyboard.press(key, { delay: 60 });
				}
				return text;
			},
			{ timeout: PATIENCE_MS, interval: 500 },
		)
		.toMatch(/55\d{3}.*AAA/);
	expect(c.troubles).toEqual([]);
	await c.close();
}, 180_000);
