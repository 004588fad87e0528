import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeCartFile } from "../../runtime/cartridge/index.ts";
import { evaluateInNode } from "../../runtime/headless/evaluate-in-node.ts";
import type { InputScript } from "../../runtime/headless/input-script.ts";
import { type RunOptions, runHeadless } from "../../runtime/headless/run-headless.ts";
import { pads } from "../../runtime/headless/testing.ts";
import { bundleScript } from "../../tools/build/bundle-script.ts";
import { buildCart } from "../../tools/build/index.ts";
import { CHROMIUM_ARGUMENTS } from "../../tools/chromium/launch-arguments.mjs";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Four runs of a minute of play each. */
const PATIENCE_MS = 600_000;

let browser: Browser;
let page: Page;
beforeAll(async () => {
	browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: CHROMIUM_ARGUMENTS });
	page = await browser.newPage();
	const { code } = await bundleScript({ entry: path("same-hashes/run-in-page.ts"), globalName: "headless" });
	await page.addScriptTag({ content: code });
});
afterAll(() => browser?.close());

/** Every button, in and out of step, so that menus are left and games are played. */
function busyPlay(ticks: number): InputScript {
	const play = pads();
	for (let tick = 60; tick + 60 < ticks; tick += 60) {
		const step = tick / 60;
		if (step % 7 === 1) play.press(tick, "start");
		play.hold(tick, tick + 20 + (step % 30), step % 2 === 0 ? "left" : "right");
		play.hold(tick + 5, tick + 40, step % 3 === 0 ? "up" : "down");
		play.hold(tick + 10, tick + 50, "a");
		if (step % 5 === 0) play.press(tick + 30, "b");
	}
	return play.changes();
}

function inNode(cart: Parameters<typeof runHeadless>[0], options: RunOptions) {
	const { screenshots: _, wav: __, ...result } = runHeadless(cart, evaluateInNode, options);
	return result;
}

test.each(["hello", "volley"])(
	"3,600 ticks of %s hash the same in Node and in Chromium, twice",
	async (name) => {
		const { cart } = await buildCart(path(`../../cart/${name}`));
		const options = { ticks: 3600, seed: 1, input: busyPlay(3600) };
		const first = inNode(cart, options);
		expect(first).toMatchObject({ ticks: 3600, fault: null });
		expect(inNode(cart, options)).toEqual(first);
		const bytes = Array.from(writeCartFile(cart, { png: false }));
		for (let time = 0; time < 2; time++) {
			const inPage = await page.evaluate(
				([file, wanted]) => globalThis.headless.runCart(Uint8Array.from(file), wanted),
				[bytes, options] as const,
			);
			expect(inPage).toEqual(first);
		}
	},
	PATIENCE_MS,
);
