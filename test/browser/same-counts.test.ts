import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import puppeteer from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { writeCartFile } from "../../runtime/cartridge/index.ts";
import { evaluateInNode } from "../../runtime/headless/evaluate-in-node.ts";
import { bundleScript } from "../../tools/build/bundle-script.ts";
import { buildCart } from "../../tools/build/index.ts";
import { CHROMIUM_ARGUMENTS } from "../../tools/chromium/launch-arguments.mjs";
import { ensureFirefox, FIREFOX_ADVICE } from "../../tools/firefox/ensure-firefox.mjs";
import { cartPrograms } from "../programs/cart-programs.ts";
import { busyPlay } from "./busy-play.ts";
import { type Counts, countCart, countScripts } from "./same-counts/counts.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** A busy computer takes its time. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const PROGRAMS = 200;
const PROGRAM_TICKS = 3;
const CART_TICKS = process.env["SOAK"] === "1" ? 3600 : 120;
/** Scripts that go to a page at a time. */
const BATCH = 25;

const CARTS = [
	...readdirSync(path("../../cart")).map((name) => `cart/${name}`),
	...readdirSync(path("../carts"))
		.filter((name) => /^[a-z0-9-]+\.ts$/.test(name) && !name.endsWith(".test.ts"))
		.map((name) => `test/carts/${name}`),
];

/** A page of another engine, with the headless console in it. */
interface Engine {
	countCart(file: Uint8Array, options: { ticks: number }): Promise<Counts>;
	countScripts(scripts: readonly string[], ticks: number): Promise<Counts[]>;
	close(): Promise<void>;
}

async function script(): Promise<string> {
	return (await bundleScript({ entry: path("same-counts/in-page.ts"), globalName: "counting" })).code;
}

async function openChromium(): Promise<Engine> {
	const browser = await chromium.launch({ executablePath: process.env["CHROME_PATH"], args: CHROMIUM_ARGUMENTS });
	const page = await browser.newPage();
	await page.addScriptTag({ content: await script() });
	return {
		countCart: (file, options) =>
			page.evaluate(([bytes, wanted]) => globalThis.counting.countCart(bytes, wanted), [[...file], options] as const),
		countScripts: (scripts, ticks) =>
			page.evaluate(([list, count]) => globalThis.counting.countScripts(list, count), [scripts, ticks] as const),
		close: () => browser.close(),
	};
}

/** By BiDi, which Debian's Firefox speaks; Playwright drives only a Firefox of its own. */
async function openFirefox(executablePath: string): Promise<Engine> {
	const browser = await puppeteer.launch({
		browser: "firefox",
		executablePath,
		headless: true,
		protocolTimeout: 600_000,
	});
	const page = await browser.newPage();
	await page.evaluate(`${await script()};globalThis.counting = counting;`);
	return {
		countCart: (file, options) =>
			page.evaluate((bytes, wanted) => globalThis.counting.countCart(bytes, wanted), [...file], options),
		countScripts: (scripts, ticks) =>
			page.evaluate((list, count) => globalThis.counting.countScripts(list, count), scripts, ticks),
		close: () => browser.close(),
	};
}

const firefoxPath = ensureFirefox();
if (!firefoxPath) console.error(FIREFOX_ADVICE);

const ENGINES: readonly (readonly [string, boolean, () => Promise<Engine>])[] = [
	["Chromium", true, openChromium],
	["Firefox", firefoxPath !== null, () => openFirefox(firefoxPath!)],
];

describe.each(ENGINES)("cycles and states are the same in Node and in %s", (_, isThere, open) => {
	let engine: Engine;
	beforeAll(async () => {
		if (isThere) engine = await open();
	});
	afterAll(() => engine?.close());

	test.runIf(isThere).each(CARTS)("of %s", async (name) => {
		const { cart } = await buildCart(path(`../../${name}`));
		const file = writeCartFile(cart, { png: false });
		const options = { ticks: CART_TICKS, input: busyPlay(CART_TICKS) };
		const inNode = countCart(file, options, evaluateInNode);
		expect(inNode.ticks > 0 || inNode.fault !== "").toBe(true);
		expect(await engine.countCart(file, options)).toEqual(inNode);
	});

	test.runIf(isThere)(`of ${PROGRAMS} made-up programs`, async () => {
		const programs = cartPrograms(PROGRAMS);
		let faults = 0;
		for (let from = 0; from < PROGRAMS; from += BATCH) {
			const scripts = programs.slice(from, from + BATCH);
			const inNode = countScripts(scripts, PROGRAM_TICKS, evaluateInNode);
			const there = await engine.countScripts(scripts, PROGRAM_TICKS);
			inNode.forEach((counts, i) => {
				expect(there[i], scripts[i]).toEqual(counts);
			});
			faults += inNode.filter(({ fault }) => fault !== "").length;
		}
		// Programs that ran to their end, not into the same error.
		expect(faults).toBeLessThan(PROGRAMS / 20);
	});
});
