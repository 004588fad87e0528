import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchChromium, openConsole, PATIENCE_MS } from "./console-page.ts";
import { pick, testCart } from "./test-carts.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launchChromium();
});
afterAll(() => browser?.close());

/** Puts a pad with so many buttons in the first slot: what `navigator.getGamepads` then gives. */
function plugIn(pad: { id: string; mapping: string; buttons: number; down: readonly number[] }): void {
	const buttons = Array.from({ length: pad.buttons }, (_, i) => {
		const pressed = pad.down.includes(i);
		return { pressed, touched: pressed, value: pressed ? 1 : 0 };
	});
	const gamepad = { id: pad.id, index: 0, mapping: pad.mapping, connected: true, axes: [0, 0, 0, 0], buttons };
	Object.defineProperty(navigator, "getGamepads", { value: () => [gamepad, null, null, null], configurable: true });
}

test("a standard pad plays with its first press, and one with fewer buttons in its place does no harm", async () => {
	const c = await openConsole(browser, { cart: "carts/hello.cart.png" });
	await pick(c.page, "walker.cart.png", await testCart("walker"));
	await c.waitForTitle("Walker");
	// Button 15 of the standard layout is the cross's right.
	await c.page.evaluate(plugIn, { id: "Sixteen", mapping: "standard", buttons: 17, down: [15] });
	await expect.poll(async () => (await c.sprite(1))!.x, { timeout: PATIENCE_MS }).toBeGreaterThan(106);
	await c.waitForNotice(/Player 1 plays with Sixteen/);
	await c.page.evaluate(plugIn, { id: "Four", mapping: "standard", buttons: 4, down: [] });
	const { tick } = await c.state();
	await c.waitForTick(tick! + 20);
	const rest = await c.sprite(1);
	await c.waitForTick(tick! + 40);
	expect(await c.sprite(1)).toEqual(rest);
	expect(c.troubles).toEqual([]);
	await c.close();
});

/** Until the page has looked at the pad again. */
async function looksAgain(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
	});
}

test("a pad whose layout is unknown is told of, and plays once its buttons have been taught", async () => {
	const c = await openConsole(browser, { cart: "carts/hello.cart.png" });
	await pick(c.page, "walker.cart.png", await testCart("walker"));
	await c.waitForTitle("Walker");
	const odd = { id: "Odd pad", mapping: "", buttons: 12 };
	await c.page.evaluate(plugIn, { ...odd, down: [3] });
	await c.waitForNotice(/doesn't know the buttons of “Odd pad”/);
	await c.page.evaluate(plugIn, { ...odd, down: [] });
	await c.page.getByRole("button", { name: "Settings" }).click();
	await c.page.getByRole("button", { name: "Teach its buttons" }).click();
	await looksAgain(c.page);
	// In the order in which the screen asks: up, down, left, right, A, B, X, Y, L, R, Start, Select.
	for (const [index, name] of [
		"up",
		"down",
		"left",
		"right",
		"a",
		"b",
		"x",
		"y",
		"l",
		"r",
		"start",
		"select",
	].entries()) {
		await c.page
			.locator(".teaching b")
			.filter({ hasText: new RegExp(`^${name}$`) })
			.waitFor();
		await c.page.evaluate(plugIn, { ...odd, down: [11 - index] });
		await looksAgain(c.page);
		if (name !== "select")
			await c.page
				.locator(".teaching b")
				.filter({ hasNotText: new RegExp(`^${name}$`) })
				.waitFor();
		await c.page.evaluate(plugIn, { ...odd, down: [] });
		await looksAgain(c.page);
	}
	await c.page.locator(".teaching").waitFor({ state: "detached" });
	await c.page.getByRole("button", { name: "Done" }).click();
	// Right was taught as button 8.
	await c.page.evaluate(plugIn, { ...odd, down: [8] });
	await expect.poll(async () => (await c.sprite(1))!.x, { timeout: PATIENCE_MS }).toBeGreaterThan(106);
	await c.close();
});
