import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
const port = () => String((server.address() as AddressInfo).port);
let folder = "";
const file = () => join(folder, "canary");
const CANARY_TEXT = "Nobody writes here.";

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "canary-"));
	writeFileSync(file(), CANARY_TEXT);
	server = createServer((request, response) => {
		if (request.url !== "/" && request.url !== "/favicon.ico") requests.push(request.url ?? "");
		response.setHeader("content-type", "text/html");
		response.end("<!doctype html><title>Hostile cartridges</title>");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	browser = await launchChromium();
	page = await browser.newPage();
	await page.goto(`http://127.0.0.1:${port()}/`);
	const entry = fileURLToPath(new URL("hostile/in-page.ts", import.meta.url));
	const { code } = await bundleScript({ entry, globalName: "hostile", plugins: [scriptText()] });
	await page.addScriptTag({ content: code });
});
afterAll(async () => {
	await browser?.close();
	server?.close();
	rmSync(folder, { recursive: true });
});

/** Those that go for the network and the disk first: they are what the sandbox is for. */
function chosen(carts: readonly HostileCart[]): HostileCart[] {
	const reaching = carts.filter(({ tick }) => tick.includes("CANARY"));
	return [...reaching, ...carts.filter((cart) => !reaching.includes(cart))].slice(
		0,
		Math.max(OF_EACH_KIND, reaching.length),
	);
}

test.each(Object.entries(HOSTILE_KINDS))("in the page's sandbox: %s", async (kind, all) => {
	const carts = chosen(all);
	const plain = carts.map(({ top = "", tick }) => ({ top, tick, canary: tick.includes("node:fs") ? file() : port() }));
	const ends = await page.evaluate((list) => globalThis.hostile.runHostile(list), plain);
	carts.forEach((cart, i) => {
		expect(ends[i]!.message, cart.name).toMatch(cart.says);
		// The meter has ended it, after so much work, and not the page's patience.
		expect(ends[i]!.kind, cart.name).not.toMatch(/^hang$|^$/);
	});
	expect(await page.evaluate(() => globalThis.hostile.runsHarmless())).toBe(true);
	expect(await page.locator("iframe").count()).toBe(0);
	expect(requests).toEqual([]);
	expect(readFileSync(file(), "utf8")).toBe(CANARY_TEXT);
	// Told and not judged: a busy computer takes its time over each new process.
	console.log(
		`${kind}: the slowest of ${ends.length} took ${Math.max(...ends.map(({ tookMs }) => tookMs)).toFixed(0)} ms`,
	);
});
