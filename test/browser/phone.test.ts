import type { Browser, CDPSession } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ConsolePage, launchChromium, openConsole, PATIENCE_MS } from "./console-page.ts";
import { pick, testCart } from "./test-carts.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launchChromium();
});
afterAll(() => browser?.close());

const PHONE = { hasTouch: true, isMobile: true, deviceScaleFactor: 1 } as const;

async function openOnPhone(width: number, height: number): Promise<{ c: ConsolePage; touch: CDPSession }> {
	const c = await openConsole(browser, {}, { ...PHONE, viewport: { width, height } });
	await pick(c.page, "walker.cart.png", await testCart("walker"));
	await c.waitForTitle("Walker");
	return { c, touch: await c.page.context().newCDPSession(c.page) };
}

async function middleOf(c: ConsolePage, selector: string): Promise<{ x: number; y: number }> {
	const box = (await c.page.locator(selector).boundingBox())!;
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.each([
	["upright", 390, 844],
	["on its side", 844, 390],
])(
	"on a phone held %s the touch pad is shown whole, and a finger on the cross moves the sprite",
	async (_name, width, height) => {
		const { c, touch } = await openOnPhone(width, height);
		for (const part of [
			".touch-cross",
			".touch-a",
			".touch-b",
			".touch-x",
			".touch-y",
			".touch-start",
			".touch-select",
		]) {
			const box = (await c.page.locator(part).boundingBox())!;
			expect([part, box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height]).toEqual([
				part,
				true,
			]);
			expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
		}
		const boxes = (selector: string) =>
			c.page
				.locator(selector)
				.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
		const touched = await boxes(".touch-l, .touch-r, .touch-cross, .touch-button");
		const covered = (await boxes(".panel-button")).filter((button) =>
			touched.some(
				(part) =>
					button.left < part.right && part.left < button.right && button.top < part.bottom && part.top < button.bottom,
			),
		);
		expect(covered).toEqual([]);
		const cross = await middleOf(c, ".touch-cross");
		await touch.send("Input.dispatchTouchEvent", {
			type: "touchStart",
			touchPoints: [{ x: cross.x - 40, y: cross.y, id: 1 }],
		});
		await expect.poll(async () => (await c.sprite(1))!.x, { timeout: PATIENCE_MS }).toBeLessThan(98);
		// The finger slides to the other side without being lifted.
		const turned = (await c.sprite(1))!.x;
		await touch.send("Input.dispatchTouchEvent", {
			type: "touchMove",
			touchPoints: [{ x: cross.x + 40, y: cross.y, id: 1 }],
		});
		await expect.poll(async () => (await c.sprite(1))!.x, { timeout: PATIENCE_MS }).toBeGreaterThan(turned + 6);
		await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
		await c.close();
	},
);

test("two fingers press two buttons, and a short tap is not lost", async () => {
	const { c, touch } = await openOnPhone(390, 844);
	const cross = await middleOf(c, ".touch-cross");
	const start = await middleOf(c, ".touch-start");
	await touch.send("Input.dispatchTouchEvent", {
		type: "touchStart",
		touchPoints: [
			{ x: cross.x, y: cross.y + 40, id: 1 },
			{ x: start.x, y: start.y, id: 2 },
		],
	});
	await expect.poll(async () => (await c.sprite(1))!.y, { timeout: PATIENCE_MS }).toBeGreaterThan(103);
	expect((await c.sprite(2))!.y).toBe(1);
	await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	const a = await middleOf(c, ".touch-a");
	// Down and up again before a tick can have looked.
	await c.page.evaluate(() => undefined);
	await Promise.all([
		touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: a.x, y: a.y, id: 3 }] }),
		touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
	]);
	await expect.poll(async () => (await c.sprite(2))!.x, { timeout: PATIENCE_MS }).toBe(1);
	await c.close();
});
