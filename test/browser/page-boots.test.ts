import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchChromium, openConsole } from "./console-page.ts";
import { pick, testCart } from "./test-carts.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let browser: Browser;
beforeAll(async () => {
	browser = await launchChromium();
});
afterAll(() => browser?.close());

test("the page boots to VOLLEY's title by itself, without an error on the console", async () => {
	const c = await openConsole(browser);
	await c.waitForTitle("VOLLEY");
	await c.waitForTick(30);
	expect(await c.state()).toMatchObject({ fault: null, paused: false, power: "on", television: "ntsc" });
	// A picture, not one colour.
	const colours = await c.page.evaluate(async () => {
		const image = new Image();
		image.src = window.colorburst!.captureFrame();
		await image.decode();
		const canvas = document.createElement("canvas");
		canvas.width = image.width;
		canvas.height = image.height;
		const context = canvas.getContext("2d")!;
		context.drawImage(image, 0, 0);
		return new Set(new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size;
	});
	expect(colours).toBeGreaterThan(8);
	expect(c.troubles).toEqual([]);
	await c.close();
});

/** What axe-core refuses on the page as it stands. */
async function axeViolations(page: Page): Promise<string[]> {
	await page.evaluate(AXE);
	return page.evaluate(async () => {
		const { axe } = window as unknown as {
			axe: { run(o: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
		};
		// The sandbox frame is hidden and has no content of its own.
		const result = await axe.run({ exclude: ["iframe"] });
		return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
	});
}

test("nothing on the page is refused by axe-core, with the settings closed or open", async () => {
	const c = await openConsole(browser);
	await c.waitForTitle("VOLLEY");
	expect(await axeViolations(c.page)).toEqual([]);
	await c.page.getByRole("button", { name: "Settings" }).click();
	await c.page.getByRole("heading", { name: "Settings" }).waitFor();
	expect(await axeViolations(c.page)).toEqual([]);
	await c.close();
});

test("nor with the memory card open, a slot of it in use, or with the rewind bar over the picture", async () => {
	const c = await openConsole(browser);
	await c.waitForTitle("VOLLEY");
	await c.waitForTick(30);
	await c.page.keyboard.press("F2");
	await c.waitForNotice(/Saved in slot 1/);
	await c.page.keyboard.press("KeyV");
	await c.page.getByTestId("slot-1").locator("img").waitFor();
	expect(await axeViolations(c.page)).toEqual([]);
	await c.page.getByRole("button", { name: "Done" }).click();

	await c.page.keyboard.down("KeyR");
	await c.page.getByTestId("rewind-bar").waitFor();
	expect(await axeViolations(c.page)).toEqual([]);
	await c.page.keyboard.up("KeyR");
	await c.close();
});

test("without WebGL2 the picture is drawn by canvas 2D", async () => {
	const c = await openConsole(browser, { screen: "canvas2d" });
	await c.waitForTitle("VOLLEY");
	expect(await c.state()).toMatchObject({ screen: "canvas2d", fault: null });
	await pick(c.page, "walker.cart.png", await testCart("walker"));
	await c.waitForTitle("Walker");
	await c.waitForTick(20);
	// The walker's backdrop is RGB555 (0, 6, 12): the corner of the glass shows it as border.
	expect(await cornerColour(c.page)).toEqual([0, 49, 99]);
	await c.close();
});

test("a lost graphics context comes back with the picture", async () => {
	const c = await openConsole(browser);
	await pick(c.page, "walker.cart.png", await testCart("walker"));
	await c.waitForTitle("Walker");
	await c.waitForTick(20);
	await c.page.evaluate(async () => {
		const canvas = document.querySelector<HTMLCanvasElement>("canvas.screen")!;
		const extension = canvas.getContext("webgl2")!.getExtension("WEBGL_lose_context")!;
		const lost = new Promise((resolve) => canvas.addEventListener("webglcontextlost", resolve, { once: true }));
		extension.loseContext();
		await lost;
		const restored = new Promise((resolve) => canvas.addEventListener("webglcontextrestored", resolve, { once: true }));
		await new Promise((resolve) => setTimeout(resolve));
		extension.restoreContext();
		await restored;
	});
	const { tick } = await c.state();
	await c.waitForTick(tick! + 20);
	expect(await cornerColour(c.page)).toEqual([0, 49, 99]);
	expect((await c.state()).fault).toBeNull();
	await c.close();
});

/** Red, green and blue of a point near the glass's upper left corner, where the border is. */
function cornerColour(page: Page): Promise<number[]> {
	return page.evaluate(async () => {
		const image = new Image();
		image.src = window.colorburst!.captureFrame();
		await image.decode();
		const canvas = document.createElement("canvas");
		canvas.width = image.width;
		canvas.height = image.height;
		const context = canvas.getContext("2d")!;
		context.drawImage(image, 0, 0);
		return [...context.getImageData(4, 4, 1, 1).data.slice(0, 3)];
	});
}
