import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeCartFile } from "../../runtime/cartridge/index.ts";
import { evaluateInNode } from "../../runtime/headless/evaluate-in-node.ts";
import { type RunOptions, runHeadless } from "../../runtime/headless/run-headless.ts";
import { bundleScript } from "../../tools/build/bundle-script.ts";
import { buildCart } from "../../tools/build/index.ts";
import { CHROMIUM_ARGUMENTS } from "../../tools/chromium/launch-arguments.mjs";
import { busyPlay } from "./busy-play.ts";

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
