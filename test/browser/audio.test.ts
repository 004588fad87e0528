import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleScript } from "../../tools/build/bundle-script.ts";
import { scriptText } from "../../tools/build/index.ts";
import { CHROMIUM_ARGUMENTS } from "../../tools/chromium/launch-arguments.mjs";
import type { AudioPage } from "./audio/page.ts";

type PageWindow = { audioPage: AudioPage };

let browser: Browser;
let code: string;

beforeAll(async () => {
	const entry = fileURLToPath(new URL("./audio/page.ts", import.meta.url));
	const pixiNames = fileURLToPath(new URL("../../runtime/display-side/audio/pixi-names.ts", import.meta.url));
	const inPixisPlace = { name: "pixi-names", resolveId: (id: string) => (id === "pixi.js" ? pixiNames : null) };
	({ code } = await bundleScript({ entry, plugins: [scriptText(), inPixisPlace] }));
	browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: CHROMIUM_ARGUMENTS });
});
afterAll(() => browser?.close());

/**
 * A page with the sound open and not yet unlocked: its script is its own, since one that Playwright runs counts as a
 * gesture. Worklets want a secure address, which localhost is.
 */
async function openPage(): Promise<Page> {
	const page = await browser.newPage();
	await page.route("http://localhost/", (route) =>
		route.fulfill({ contentType: "text/html", body: '<script src="page.js"></script>' }),
	);
	await page.route("http://localhost/page.js", (route) =>
		route.fulfill({ contentType: "text/javascript", body: code }),
	);
	await page.goto("http://localhost/");
	await page.evaluate(() => (window as unknown as PageWindow).audioPage.ready);
	return page;
}

/** Waits until the level of what goes out lies between two bounds; gives it. */
async function levelBetween(page: Page, min: number, max: number): Promise<number> {
	const handle = await page.waitForFunction(
		([min, max]) => {
			const level = (window as unknown as PageWindow).audioPage.out.captureLevel();
			return level >= min! && level <= max! ? { level } : false;
		},
		[min, max],
		{ timeout: 10_000 },
	);
	return ((await handle.jsonValue()) as { level: number }).level;
}

test("a key press unlocks the sound, and the level is the sound unit's own", async () => {
	const page = await openPage();
	expect(await page.evaluate(() => (window as unknown as PageWindow).audioPage.stateAtStart)).toBe("locked");
	await page.keyboard.press("a");
	await page.waitForFunction(() => (window as unknown as PageWindow).audioPage.out.state === "running");
	await page.evaluate(() => (window as unknown as PageWindow).audioPage.feed(15));
	// A square of ±0.3 × 91⁄128: the compressor, were it at work, would lift it to 0.28.
	await levelBetween(page, 0.207, 0.219);
	await page.close();
});

test("volume, mute and pause reach the worklet; ticks that stop coming fade to silence", async () => {
	const page = await openPage();
	await page.keyboard.press("a");
	await page.waitForFunction(() => (window as unknown as PageWindow).audioPage.out.state === "running");
	await page.evaluate(() => (window as unknown as PageWindow).audioPage.feed(15));
	await levelBetween(page, 0.2, 0.23);
	await page.evaluate(() => (window as unknown as PageWindow).audioPage.out.setVolume(0.5));
	await levelBetween(page, 0.1, 0.115);
	await page.evaluate(() => (window as unknown as PageWindow).audioPage.out.setMuted(true));
	await levelBetween(page, 0, 0.0001);
	await page.evaluate(() => (window as unknown as PageWindow).audioPage.out.setMuted(false));
	await levelBetween(page, 0.1, 0.115);
	await page.evaluate(() => (window as unknown as PageWindow).audioPage.feed(0));
	await levelBetween(page, 0, 0.0001);
	await page.evaluate(() => (window as unknown as PageWindow).audioPage.out.pause());
	expect(await page.evaluate(() => (window as unknown as PageWindow).audioPage.out.state)).toBe("paused");
	await page.keyboard.press("a");
	expect(await page.evaluate(() => (window as unknown as PageWindow).audioPage.out.state)).toBe("paused");
	await page.evaluate(() => (window as unknown as PageWindow).audioPage.out.resume());
	await page.waitForFunction(() => (window as unknown as PageWindow).audioPage.out.state === "running");
	await page.close();
});

test("a voice sounds until its end, a looped one until it is stopped", async () => {
	const page = await openPage();
	await page.keyboard.press("a");
	await page.waitForFunction(() => (window as unknown as PageWindow).audioPage.out.state === "running");
	await page.evaluate(() => (window as unknown as PageWindow).audioPage.voice(1, false));
	await levelBetween(page, 0.05, 0.5);
	await levelBetween(page, 0, 0.0001);
	await page.evaluate(() => (window as unknown as PageWindow).audioPage.voice(2, true));
	await levelBetween(page, 0.05, 0.5);
	// The sample is half a second long.
	await page.waitForTimeout(1200);
	await levelBetween(page, 0.05, 0.5);
	await page.evaluate(() => (window as unknown as PageWindow).audioPage.stopVoice(2));
	await levelBetween(page, 0, 0.0001);
	// What a save-state brings with it sounds on, and ends with the next one that has it not.
	await page.evaluate(() => (window as unknown as PageWindow).audioPage.setVoice(3));
	await levelBetween(page, 0.05, 0.5);
	await page.evaluate(() => (window as unknown as PageWindow).audioPage.setVoice(null));
	await levelBetween(page, 0, 0.0001);
	await page.evaluate(() => (window as unknown as PageWindow).audioPage.out.playConsoleSound("cartridge-in"));
	await levelBetween(page, 0.005, 0.5);
	await page.close();
});
