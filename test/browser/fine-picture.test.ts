import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleScript } from "../../tools/build/bundle-script.ts";
import { CHROMIUM_ARGUMENTS } from "../../tools/chromium/launch-arguments.mjs";
import type { FinePicturePage } from "./fine-picture/page.ts";

let browser: Browser;
let page: Page;

beforeAll(async () => {
	const { code } = await bundleScript({ entry: fileURLToPath(new URL("./fine-picture/page.ts", import.meta.url)) });
	browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: CHROMIUM_ARGUMENTS });
	page = await browser.newPage();
	await page.addScriptTag({ content: code });
});
afterAll(() => browser?.close());

type PageWindow = { finePicture: FinePicturePage };

test("at whole pixels the graphics card draws the software picture, sample for sample", async () => {
	const different = await page.evaluate(() => {
		const { differentSamples } = (window as unknown as PageWindow).finePicture;
		const results: number[] = [];
		for (let seed = 0; seed < 16; seed++) results.push(differentSamples(seed, seed % 4 === 3 ? "pal" : "ntsc"));
		return results;
	});
	expect(different).toEqual(new Array(16).fill(0));
});

test.each(["sprite", "plane"] as const)(
	"a %s between two pixels stands at the quarter below its place",
	async (kind) => {
		const edges = await page.evaluate((kind) => {
			const { edgeOf } = (window as unknown as PageWindow).finePicture;
			// 50 px and 30 px, then on by a sixteenth and by three.
			return Array.from({ length: 17 }, (_, k) => edgeOf(kind, 800 + k, 480 + 3 * k));
		}, kind);
		// A plane moves against its scroll: a scroll cut to the quarter below puts the plane at the quarter above.
		const quarter = (sixteenths: number) => (kind === "sprite" ? Math.floor : Math.ceil)(sixteenths / 4);
		expect(edges).toEqual(Array.from({ length: 17 }, (_, k) => ({ x: quarter(800 + k), y: quarter(480 + 3 * k) })));
	},
);
