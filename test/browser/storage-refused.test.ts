import { readFileSync } from "node:fs";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readSaveRamFile } from "../../runtime/machine/save-state/save-ram-file.ts";
import { readSaveState } from "../../runtime/machine/save-state/save-state.ts";
import { type ConsolePage, launchChromium, openConsole, PATIENCE_MS } from "./console-page.ts";
import { pick, testCart } from "./test-carts.ts";

/** A page is opened twice. */
vi.setConfig({ testTimeout: 240_000 });

let browser: Browser;
let walker: Buffer;
beforeAll(async () => {
	browser = await launchChromium();
	walker = await testCart("walker");
});
afterAll(() => browser?.close());

/** As in a private window, or with storage switched off: nothing can be read or kept. */
function refuseAll(): void {
	const refuse = (): never => {
		throw new DOMException("The operation is insecure.", "SecurityError");
	};
	IDBFactory.prototype.open = refuse;
	Storage.prototype.getItem = refuse;
	Storage.prototype.setItem = refuse;
}

/** As on a full disk: what is there can be read, and nothing can be added. */
function refuseMore(): void {
	const refuse = (): never => {
		throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
	};
	IDBObjectStore.prototype.put = refuse;
	Storage.prototype.setItem = refuse;
}

/** The walker keeps a count in the first byte of its save RAM, and shows it as sprite 2's x. */
const waitForCount = (c: ConsolePage, count: number) =>
	expect.poll(async () => (await c.sprite(2))?.x, { timeout: PATIENCE_MS }).toBe(count);

/** Until the browser's database has a copy of the walker's save. */
const waitUntilKept = (c: ConsolePage) =>
	expect
		.poll(
			() =>
				c.page.evaluate(
					() =>
						new Promise<number>((done, fail) => {
							const opening = indexedDB.open("colorburst");
							opening.onerror = () => fail(opening.error);
							opening.onsuccess = () => {
								const keys = IDBKeyRange.bound("test.walker/0", "test.walker/1");
								const counting = opening.result.transaction("saves").objectStore("saves").count(keys);
								counting.onerror = () => fail(counting.error);
								counting.onsuccess = () => done(counting.result);
							};
						}),
				),
			{ timeout: PATIENCE_MS },
		)
		.toBeGreaterThan(0);

async function putWalkerIn(c: ConsolePage): Promise<void> {
	await c.waitForTitle("VOLLEY");
	await pick(c.page, "walker.cart.png", walker);
	await c.waitForTitle("Walker");
}

async function downloaded(c: ConsolePage, button: string): Promise<Uint8Array> {
	const downloading = c.page.waitForEvent("download");
	await c.page.getByRole("button", { name: button }).click();
	return new Uint8Array(readFileSync(await (await downloading).path()));
}

test.each([
	["is refused", refuseAll, /Saves are not kept: the browser lets this page keep nothing/, 0],
	["is full", refuseMore, /Saves are not kept: the browser's storage for this page is full/, 1],
] as const)(
	"when the browser's storage %s it is said, and nothing is lost while the page is open",
	async (_, refuse, says, keptBefore) => {
		const c = await openConsole(browser);
		await putWalkerIn(c);
		await c.page.keyboard.press("KeyZ");
		await waitForCount(c, 1);
		await waitUntilKept(c);
		await c.page.addInitScript(refuse);
		await c.page.reload();
		await putWalkerIn(c);
		await waitForCount(c, keptBefore);

		for (const presses of [1, 2]) {
			await c.page.keyboard.press("KeyZ");
			await waitForCount(c, keptBefore + presses);
		}
		await c.waitForNotice(says);
		// The cartridge's save outlasts a reset, and goes into a file.
		const tick = (await c.state()).tick!;
		await c.page.getByRole("button", { name: "Reset" }).click();
		await c.page.waitForFunction((before) => (window.colorburst!.state().tick ?? before) < before, tick);
		await c.waitForTick(3);
		await waitForCount(c, keptBefore + 2);
		await c.page.keyboard.press("F2");
		await c.waitForNotice(/Slot 1 holds only until you close the page/);
		await c.page.keyboard.press("KeyV");
		expect(readSaveRamFile(await downloaded(c, "What the cartridge saved")).bytes[0]).toBe(keptBefore + 2);
		// So does the save-state, and its slot can be loaded.
		expect(readSaveState(await downloaded(c, "Save slot 1 as a file")).title).toBe("Walker");
		await c.page.getByRole("button", { name: "Load slot 1" }).click();
		await c.page.getByRole("dialog", { name: "Memory card" }).waitFor({ state: "hidden" });
		expect(await c.state()).toMatchObject({ title: "Walker", fault: null });
		expect(c.troubles).toEqual([]);
		await c.close();
	},
);
