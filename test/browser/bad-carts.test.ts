import { fileURLToPath } from "node:url";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { bundleScript } from "../../tools/build/bundle-script.ts";
import { launchChromium, openConsole, PATIENCE_MS } from "./console-page.ts";
import { pick, testCart } from "./test-carts.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launchChromium();
});
afterAll(() => browser?.close());

test("a cartridge in an endless loop is stopped at its file and line, and the page stays usable", async () => {
	const c = await openConsole(browser);
	await pick(c.page, "endless-loop.cart.png", await testCart("endless-loop"));
	await c.waitForTitle("Endless loop");
	await c.page.getByTestId("fault").waitFor({ timeout: PATIENCE_MS });
	const { fault } = await c.state();
	expect(fault).toMatchObject({ kind: "cycles", file: "endless-loop.ts" });
	expect(fault!.line).toBeGreaterThan(0);
	expect(fault!.tick).toBeGreaterThanOrEqual(10);
	expect(fault!.message).toMatch(/loop/);
	await pick(c.page, "walker.cart.png", await testCart("walker"));
	await c.waitForTitle("Walker");
	await c.waitForTick(10);
	expect((await c.state()).fault).toBeNull();
	await c.close();
});

test("a cartridge that throws stops on the fault screen with tick, file and line; Reset starts it anew", async () => {
	const c = await openConsole(browser);
	await pick(c.page, "throws.cart.png", await testCart("throws-at-tick-5"));
	await c.page.getByTestId("fault").waitFor({ timeout: PATIENCE_MS });
	expect((await c.state()).fault).toEqual({
		tick: 5,
		file: "throws-at-tick-5.ts",
		line: 11,
		kind: "exception",
		message: "the bridge is out",
	});
	expect(await c.page.getByRole("alert").textContent()).toContain("throws-at-tick-5.ts, line 11");
	await c.page.getByTestId("fault").getByRole("button", { name: "Reset" }).click();
	await c.page.waitForFunction(() => window.colorburst!.state().fault === null || window.colorburst!.state().tick! < 5);
	await c.page.getByTestId("fault").waitFor({ timeout: PATIENCE_MS });
	await c.page.getByTestId("fault").getByRole("button", { name: "Eject" }).click();
	expect(await c.state()).toMatchObject({ power: "off", title: null, fault: null });
	await c.close();
});

test("a cartridge finds no way out of its worker: neither by its scope nor by a function made from text", async () => {
	const c = await openConsole(browser);
	const requests: string[] = [];
	c.page.on("request", (request) => requests.push(request.url()));
	await pick(c.page, "way-out.cart.png", await testCart("looks-for-a-way-out"));
	await c.page.getByTestId("fault").waitFor({ timeout: PATIENCE_MS });
	// The first way it tries is a fault that its own catch can't swallow.
	expect((await c.state()).fault!.message).toMatch(/^A cartridge has no Function/);
	const outside = requests.filter((url) => !/^(blob|data):/.test(url) && !url.includes("/carts/"));
	expect(outside).toEqual([]);
	await c.close();
});

test("in a worker that is made ready for a cartridge nothing is left but the language", async () => {
	const entry = fileURLToPath(new URL("./sandbox/left-over.ts", import.meta.url));
	const { code } = await bundleScript({ entry });
	const page = await browser.newPage();
	await page.goto(inject("pageUrl"));
	const told = await page.evaluate(
		(text) =>
			new Promise<{ before: number; unremovable: string[]; left: string[] }>((resolve, reject) => {
				const worker = new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
				worker.onmessage = (event) => resolve(event.data);
				worker.onerror = (event) => reject(new Error(event.message));
			}),
		code,
	);
	expect(told.unremovable).toEqual([]);
	// "constructor" is the language's own; two numbers are constants that no browser lets go of.
	expect(told.left.filter((name) => name !== "constructor")).toEqual(["TEMPORARY", "PERSISTENT"]);
	expect(told.before).toBeGreaterThan(200);
	await page.close();
});
