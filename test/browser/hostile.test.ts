import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bundleScript } from "../../tools/build/bundle-script.ts";
import { scriptText } from "../../tools/build/script-text.ts";
import { HOSTILE_KINDS, type HostileCart } from "../hostile/hostile-carts.ts";
import { launchChromium } from "./console-page.ts";

/** A busy computer takes its time over making workers. */
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 300_000 });

const SOAK = process.env["SOAK"] === "1";
/** Cartridges of each kind; all of them when there is time. */
const OF_EACH_KIND = SOAK ? Number.POSITIVE_INFINITY : 3;

let browser: Browser;
let page: Page;
let server: Server;
/** Whatever is asked of the server but the empty page itself. */
const requests: string[] = [];
const canary = () => String((server.address() as AddressInfo).port);

beforeAll(async () => {
	server = createServer((request, response) => {
		if (request.url !== "/" && request.url !== "/favicon.ico") requests.push(request.url ?? "");
		response.setHeader("content-type", "text/html");
		response.end("<!doctype html><title>Hostile cartridges</title>");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	browser = await launchChromium();
	page = await browser.newPage();
	await page.goto(`http://127.0.0.1:${canary()}/`);
	const entry = fileURLToPath(new URL("hostile/in-page.ts", import.meta.url));
	const { code } = await bundleScript({ entry, globalName: "hostile", plugins: [scriptText()] });
	await page.addScriptTag({ content: code });
});
afterAll(async () => {
	await browser?.close();
	server?.close();
});

/** Those that go for the network and the disk first: they are what the sandbox is for. */
function chosen(carts: readonly HostileCart[]): HostileCart[] {
	const reaching = carts.filter(({ tick }) => tick.includes("CANARY"));
	return [...reaching, ...carts.filter((cart) => !reaching.includes(cart))].slice(
		0,
		Math.max(OF_EACH_KIND, reaching.length),
	);
}

test.each(Object.entries(HOSTILE_KINDS))("in the page's sandbox: %s", async (_, kind) => {
	const carts = chosen(kind);
	const plain = carts.map(({ top = "", tick }) => ({ top, tick }));
	const ends = await page.evaluate(([list, port]) => globalThis.hostile.runHostile(list, port), [
		plain,
		canary(),
	] as const);
	carts.forEach((cart, i) => {
		expect(ends[i]!.message, cart.name).toMatch(cart.says);
		// The meter has ended it, after so much work, and not the page's patience.
		expect(ends[i]!.kind, cart.name).not.toMatch(/^hang$|^$/);
	});
	expect(await page.evaluate(() => globalThis.hostile.runsHarmless())).toBe(true);
	expect(await page.locator("iframe").count()).toBe(0);
	expect(requests).toEqual([]);
});
