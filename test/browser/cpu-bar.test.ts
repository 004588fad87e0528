import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCartFile } from "../../runtime/cartridge/index.ts";
import { evaluateInNode } from "../../runtime/headless/evaluate-in-node.ts";
import { runHeadless } from "../../runtime/headless/run-headless.ts";
import { CYCLES_PER_TICK_60 } from "../../runtime/machine/memory-map.ts";
import { type ConsolePage, launchChromium, openConsole, PATIENCE_MS } from "./console-page.ts";
import { pick, testCart } from "./test-carts.ts";

let browser: Browser;
let cart: Buffer;
beforeAll(async () => {
	browser = await launchChromium();
	cart = await testCart("busy");
});
afterAll(() => browser?.close());

async function openBusy(settings: Record<string, unknown> = {}): Promise<ConsolePage> {
	const c = await openConsole(browser, {}, { viewport: { width: 900, height: 620 } }, settings);
	await pick(c.page, "busy.cart.png", cart);
	await c.waitForTitle("Busy");
	return c;
}

/** Colours of the bar's lines, from the top: at its left, where calls begin, and at its right. */
function barLines(page: Page): Promise<{ left: string; right: string }[]> {
	return page.evaluate(() => {
		const canvas = document.querySelector<HTMLCanvasElement>("[data-testid=cpu] canvas")!;
		const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
		const colour = (x: number, y: number) => {
			const at = (y * canvas.width + x) * 4;
			return [...data.slice(at, at + 3)].map((part) => part.toString(16).padStart(2, "0")).join("");
		};
		return Array.from({ length: canvas.height }, (_, y) => ({
			left: colour(1, y),
			right: colour(canvas.width - 2, y),
		}));
	});
}

const GAME = "f7c92b";
const MACHINE = "33c1dc";
const IDLE = "1d1730";
const DEBT = "ea3a4c";

/** Waits until a line of the bar has a colour. */
async function waitForColour(page: Page, line: number, colour: string): Promise<void> {
	await expect.poll(async () => (await barLines(page))[line]?.right, { timeout: PATIENCE_MS }).toBe(colour);
}

test("a key shows the tick line by line: calls first, then the game, then nothing; the key again takes it away", async () => {
	const c = await openBusy();
	const { cyclesMax } = runHeadless(readCartFile(new Uint8Array(cart)), evaluateInNode, { ticks: 20 });
	const busyLines = Math.ceil((cyclesMax / CYCLES_PER_TICK_60) * 262);
	// The cartridge's own account: 20 calls of 912 cycles, and work of its own up to well before the frame's end.
	expect(busyLines).toBeGreaterThan(80);
	expect(busyLines).toBeLessThan(200);
	await c.page.keyboard.press("u");
	await waitForColour(c.page, 20, MACHINE);
	const lines = await barLines(c.page);
	expect(lines).toHaveLength(262);
	expect(lines[60]).toEqual({ left: GAME, right: GAME });
	expect(lines[busyLines - 3]!.right).toBe(GAME);
	expect(lines[busyLines + 3]!.right).toBe(IDLE);
	expect(lines[250]).toEqual({ left: IDLE, right: IDLE });
	const percent = Math.round((cyclesMax / CYCLES_PER_TICK_60) * 100);
	await c.page.getByTestId("cpu").getByText(`${percent} %`).first().waitFor();
	await c.page.keyboard.press("u");
	await c.page.getByTestId("cpu").waitFor({ state: "detached" });
	expect(c.troubles).toEqual([]);
	await c.close();
});

test("a tick that takes too long shows as debt in those after it, and lag ticks are counted", async () => {
	const c = await openBusy({ cpuBar: true });
	await waitForColour(c.page, 60, GAME);
	await c.page.getByLabel(/^Picture of/).focus();
	await c.page.keyboard.down("z");
	await waitForColour(c.page, 200, DEBT);
	await c.page.keyboard.up("z");
	await waitForColour(c.page, 250, IDLE);
	await expect
		.poll(async () => Number(await c.page.locator("[data-testid=cpu] dl > div:last-child dd").textContent()), {
			timeout: PATIENCE_MS,
		})
		.toBeGreaterThan(0);
	await c.close();
});

test("PAL's frame has 312 lines, and the bar can be had from the settings", async () => {
	const c = await openBusy({ television: "pal" });
	await c.page.getByRole("button", { name: "Settings" }).click();
	await c.page.getByLabel(/Processor bar/).check();
	await c.page.getByRole("button", { name: "Done" }).click();
	await waitForColour(c.page, 300, IDLE);
	expect(await barLines(c.page)).toHaveLength(312);
	await c.close();
});
