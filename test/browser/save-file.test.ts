import { readFileSync } from "node:fs";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSaveRamFile, writeSaveRamFile } from "../../runtime/machine/save-state/save-ram-file.ts";
import { type ConsolePage, launchChromium, openConsole, PATIENCE_MS } from "./console-page.ts";
import { pick, testCart } from "./test-carts.ts";

let browser: Browser;
let walker: Buffer;
beforeAll(async () => {
	browser = await launchChromium();
	walker = await testCart("walker");
});
afterAll(() => browser?.close());

async function putWalkerIn(c: ConsolePage): Promise<void> {
	await c.waitForTitle("VOLLEY");
	await pick(c.page, "walker.cart.png", walker);
	await c.waitForTitle("Walker");
}

/** The walker keeps a count in the first byte of its save RAM, and shows it as sprite 2's x. */
const waitForCount = (c: ConsolePage, count: number) =>
	expect.poll(async () => (await c.sprite(2))?.x, { timeout: PATIENCE_MS }).toBe(count);

async function openByCard(c: ConsolePage, name: string, bytes: Uint8Array): Promise<void> {
	await c.page.keyboard.press("KeyV");
	const card = c.page.getByRole("dialog", { name: "Memory card" });
	await card
		.getByLabel("Open a file…")
		.setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });
	await card.waitFor({ state: "hidden" });
}

/** As when someone clears what the browser keeps for the page. */
const deleteSaves = (c: ConsolePage) =>
	c.page.evaluate(
		() =>
			new Promise<void>((done, fail) => {
				const opening = indexedDB.open("colorburst");
				opening.onerror = () => fail(opening.error);
				opening.onsuccess = () => {
					const transaction = opening.result.transaction("saves", "readwrite");
					transaction.objectStore("saves").clear();
					transaction.oncomplete = () => done();
					transaction.onerror = () => fail(transaction.error);
				};
			}),
	);

test("a save that was written to a file and deleted is there again when the file is opened", async () => {
	const c = await openConsole(browser);
	await putWalkerIn(c);
	for (const count of [1, 2, 3]) {
		await c.page.keyboard.press("KeyZ");
		await waitForCount(c, count);
	}
	await c.page.keyboard.press("KeyV");
	const downloading = c.page.waitForEvent("download");
	await c.page.getByRole("button", { name: "What the cartridge saved" }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toBe("walker.save");
	const file = new Uint8Array(readFileSync(await download.path()));
	const saved = readSaveRamFile(file);
	expect(saved).toMatchObject({ cartId: "test.walker", title: "Walker" });
	expect(saved.bytes[0]).toBe(3);

	await deleteSaves(c);
	await c.page.reload();
	await putWalkerIn(c);
	await waitForCount(c, 0);

	await openByCard(c, "walker.save", file);
	await c.waitForNotice(/The save of “Walker” is in/);
	await waitForCount(c, 3);
	// And the browser keeps it.
	await c.page.reload();
	await putWalkerIn(c);
	await waitForCount(c, 3);
	expect(c.troubles).toEqual([]);
	await c.close();
});

test("a file that is none, is damaged or is of another cartridge is refused with a message, and the save stays", async () => {
	const c = await openConsole(browser);
	await putWalkerIn(c);
	await c.page.keyboard.press("KeyZ");
	await waitForCount(c, 1);
	const bytes = new Uint8Array(8192).fill(9);

	await openByCard(c, "letter.save", new TextEncoder().encode("Dear console, this is no save."));
	await c.waitForNotice(/“letter\.save” can't be played/);

	const damaged = writeSaveRamFile({ cartId: "test.walker", title: "Walker", bytes });
	damaged[damaged.length - 3]! ^= 0x40;
	await openByCard(c, "damaged.save", damaged);
	await c.waitForNotice(/“damaged\.save” can't be used\. This save file is damaged/);

	await openByCard(c, "other.save", writeSaveRamFile({ cartId: "test.other", title: "Other", bytes }));
	await c.waitForNotice(/“other\.save” can't be used\. This is a save file of “Other”\. Put that cartridge in first/);

	expect(await c.state()).toMatchObject({ title: "Walker", fault: null });
	await c.page.getByRole("button", { name: "Reset" }).click();
	await waitForCount(c, 1);
	expect(c.troubles).toEqual([]);
	await c.close();
});
