import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { expect, test } from "vitest";
import { bundleScript } from "../../tools/build/bundle-script.ts";
import { CHROMIUM_ARGUMENTS } from "../../tools/chromium/launch-arguments.mjs";
import { MATH_BITS_HASH } from "../unit/cartridge/math-bits.ts";

test("a cartridge's Math gives the same bits in Chromium as in Node", async () => {
	const entry = fileURLToPath(new URL("../unit/cartridge/math-bits-script.ts", import.meta.url));
	const { code } = await bundleScript({ entry });
	const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: CHROMIUM_ARGUMENTS });
	try {
		const page = await browser.newPage();
		expect(await page.evaluate(`${code}; mathBitsHash`)).toBe(MATH_BITS_HASH);
	} finally {
		await browser.close();
	}
});
