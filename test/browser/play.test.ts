import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchChromium, openConsole, PATIENCE_MS } from "./console-page.ts";
import { pick, testCart } from "./test-carts.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launchChromium();
});
afterAll(() => browser?.close());

test("a key press starts the sound", async () => {
	// Scripts that Playwright runs on a page count as gestures, so until the key the page tells of itself. Picking a
	// file would be a gesture too: VOLLEY's title has a tune of its own.
	const context = await browser.newContext({ viewport: { width: 900, height: 620 } });
	await context.addInitScript(() => {
		if (window !== top) return;
		const look = setInterval(() => {
			const state = window.colorburst?.state();
			if (state?.title !== "VOLLEY" || (state.tick ?? -1) < 60) return;
			clearInterval(look);
			console.log(`before any gesture: ${JSON.stringify(state.sound.running)} ${state.sound.level}`);
		}, 50);
	});
	const page = await context.newPage();
	const told = page.waitForEvent("console", {
		predicate: (message) => message.text().startsWith("before any gesture"),
		timeout: PATIENCE_MS,
	});
	await page.goto(inject("pageUrl"));
	expect((await told).text()).toBe("before any gesture: false 0");
	await page.keyboard.press("ArrowRight");
	await page.waitForFunction(
		() => {
			const { running, level } = window.colorburst!.state().sound;
			return running && level > 0.001;
		},
		null,
		{ timeout: PATIENCE_MS },
	);
	await context.close();
});

test("arrow keys move the sprite, and letting go stops it", async () => {
	const c = await openConsole(browser);
	await pick(c.page, "walker.cart.png", await testCart("walker"));
	await c.waitForTitle("Walker");
	await c.page.keyboard.down("ArrowRight");
	await c.page.waitForFunction(() => window.colorburst!.peek(0x1e000, 2)[1]! >= 7, null, { timeout: PATIENCE_MS });
	await c.page.keyboard.up("ArrowRight");
	const { tick } = await c.state();
	await c.waitForTick(tick! + 20);
	const rest = await c.sprite(1);
	await c.waitForTick(tick! + 40);
	expect(await c.sprite(1)).toEqual(rest);
	expect(rest!.x).toBeGreaterThan(111);
	expect(rest!.y).toBe(100);
	await c.close();
});

test("the page losing the keyboard lets go of every key", async () => {
	const c = await openConsole(browser);
	await pick(c.page, "walker.cart.png", await testCart("walker"));
	await c.waitForTitle("Walker");
	await c.page.keyboard.down("ArrowRight");
	await c.page.waitForFunction(() => window.colorburst!.peek(0x1e000, 2)[1]! >= 7, null, { timeout: PATIENCE_MS });
	await c.page.evaluate(() => window.dispatchEvent(new Event("blur")));
	const { tick } = await c.state();
	await c.waitForTick(tick! + 20);
	const rest = await c.sprite(1);
	await c.waitForTick(tick! + 40);
	expect(await c.sprite(1)).toEqual(rest);
	await c.close();
});

test("in VOLLEY, Start begins SKY and the arrow keys move the ship", async () => {
	const c = await openConsole(browser, { seed: "1" });
	await c.waitForTitle("VOLLEY");
	await c.waitForTick(60);
	// From the title to the game: Start as often as the menus ask for it.
	const SHIP = await import("../../cart/volley/sky/picture/object-ids.ts").then((m) => m.OBJECT_ID.ship);
	for (let i = 0; i < 10 && (await c.sprite(SHIP)) === null; i++) {
		await c.page.keyboard.press("Enter", { delay: 60 });
		const { tick } = await c.state();
		await c.waitForTick(tick! + 45);
	}
	// A ship that has just come blinks: it is not in every picture.
	let x = Number.NaN;
	const shipX = async () => {
		x = (await c.sprite(SHIP))?.x ?? Number.NaN;
		return x;
	};
	await expect.poll(shipX, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
	const start = x;
	await c.page.keyboard.down("ArrowLeft");
	await expect.poll(shipX, { timeout: PATIENCE_MS }).toBeLessThan(start - 8);
	await c.page.keyboard.up("ArrowLeft");
	await c.close();
});

test("a paused game stands still and goes on where it was", async () => {
	const c = await openConsole(browser);
	await pick(c.page, "walker.cart.png", await testCart("walker"));
	await c.waitForTitle("Walker");
	await c.waitForTick(10);
	await c.page.getByRole("button", { name: "Pause" }).click();
	await expect.poll(async () => (await c.state()).timing, { timeout: PATIENCE_MS }).toMatchObject({ outstanding: 0 });
	const { tick } = await c.state();
	await c.page.evaluate(async () => {
		for (let i = 0; i < 20; i++) await new Promise(requestAnimationFrame);
	});
	expect((await c.state()).tick).toBe(tick);
	await c.page.evaluate(() => window.colorburst!.step());
	await expect.poll(async () => (await c.state()).tick, { timeout: PATIENCE_MS }).toBe(tick! + 1);
	await c.page.getByRole("button", { name: "Paused" }).click();
	await c.waitForTick(tick! + 5);
	await c.close();
});

test("what a cartridge saves is there after the page is loaded again", async () => {
	const c = await openConsole(browser);
	const cart = await testCart("walker");
	await pick(c.page, "walker.cart.png", cart);
	await c.waitForTitle("Walker");
	for (const count of [1, 2, 3]) {
		await c.page.keyboard.press("KeyZ", { delay: 40 });
		await expect.poll(async () => (await c.sprite(2))?.x, { timeout: PATIENCE_MS }).toBe(count);
	}
	// Ejecting writes at once; so does hiding or leaving the page.
	await c.page.getByRole("button", { name: "Eject" }).click();
	await c.page.waitForFunction(
		async () => {
			const request = indexedDB.open("colorburst");
			const database = await new Promise<IDBDatabase>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
			const count = await new Promise<number>((resolve) => {
				const query = database.transaction("saves").objectStore("saves").count();
				query.onsuccess = () => resolve(query.result);
			});
			database.close();
			return count > 0;
		},
		null,
		{ timeout: PATIENCE_MS },
	);
	await c.page.reload();
	await c.page.waitForFunction(() => window.colorburst !== undefined);
	await pick(c.page, "walker.cart.png", cart);
	await c.waitForTitle("Walker");
	await expect.poll(async () => (await c.sprite(2))?.x, { timeout: PATIENCE_MS }).toBe(3);
	await c.close();
});

test("what a cartridge saves right before Reset is there after it", async () => {
	const c = await openConsole(browser);
	await pick(c.page, "boots.cart.png", await testCart("boot-counter"));
	for (const boots of [1, 2, 3, 4]) {
		await expect.poll(async () => (await c.sprite(1))?.x, { timeout: PATIENCE_MS }).toBe(boots);
		await c.page.getByRole("button", { name: "Reset" }).click();
	}
	await expect.poll(async () => (await c.sprite(1))?.x, { timeout: PATIENCE_MS }).toBe(5);
	await c.close();
});
