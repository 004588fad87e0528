import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ConsolePage, launchChromium, openConsole, PATIENCE_MS } from "./console-page.ts";
import { consoleCart, drop, pick, testCart } from "./test-carts.ts";

let browser: Browser;
let volley: Buffer;
let walker: Buffer;
/** Another site: one that lets other pages read its files, and one that does not. */
let site: Server;
let siteUrl: string;

beforeAll(async () => {
	browser = await launchChromium();
	volley = await consoleCart("volley");
	walker = await testCart("walker");
	site = createServer((request, response) => {
		if (request.url?.startsWith("/open/")) response.setHeader("Access-Control-Allow-Origin", "*");
		if (request.url?.includes("missing")) response.statusCode = 404;
		response.end(request.url?.includes("walker") ? walker : volley);
	});
	await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
	siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
	await browser?.close();
	site?.close();
});

test("volley.cart.png goes in by the file picker, and by dropping it", async () => {
	const c = await openConsole(browser, { cart: "carts/hello.cart.png" });
	for (const way of [pick, drop]) {
		await c.waitForTitle("Hello, firefly");
		await way(c.page, "volley.cart.png", volley);
		await c.waitForTitle("VOLLEY");
		await c.page.getByRole("button", { name: "Insert Hello, firefly" }).click();
	}
	expect(c.troubles).toEqual([]);
	await c.close();
});

test("?cart=URL puts in a cartridge from this site and from another one that allows it", async () => {
	for (const cart of ["carts/hello.cart.png", `${siteUrl}/open/walker.cart.png`]) {
		const c = await openConsole(browser, { cart });
		await c.page.waitForFunction(() => (window.colorburst?.state().tick ?? -1) >= 1, null, { timeout: PATIENCE_MS });
		expect((await c.state()).title).toMatch(/Hello|Walker/);
		await c.close();
	}
});

test.each([
	["closed/walker.cart.png", /other pages read its files \(CORS\).*Download/],
	["open/missing.cart.png", /answers 404/],
])("?cart=URL that can't be had (%s) says why, and the console plays on", async (path, words) => {
	const c = await openConsole(browser, { cart: `${siteUrl}/${path}` });
	await c.waitForNotice(words);
	await c.waitForTitle("VOLLEY");
	await c.close();
});

test.each([
	["a file address", "file:///etc/hosts", /by http or https/],
	["a script address", "javascript:alert(1)", /by http or https/],
])("?cart= with %s is refused", async (_name, cart, words) => {
	const c = await openConsole(browser, { cart });
	await c.waitForNotice(words);
	await c.waitForTitle("VOLLEY");
	await c.close();
});

/** The smallest PNG: one grey pixel, nothing else in it. */
const PLAIN_PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==",
	"base64",
);

/** Where the payload's own data begins in a bare file: after the 8 letters of its name. */
const VERSION_OFFSET = 8;

test("each kind of bad file gives a message that names the trouble, and the game goes on", async () => {
	const c = await openConsole(browser);
	await pick(c.page, "walker.cart.png", walker);
	await c.waitForTitle("Walker");
	const bare = await testCart("walker", false);
	const wrongVersion = Buffer.from(bare);
	wrongVersion.writeUInt16LE(999, VERSION_OFFSET);
	const absurdLength = Buffer.from(walker);
	// The length of the PNG's second chunk: four thousand million bytes.
	absurdLength.writeUInt32BE(0xffff_fff0, 33);
	const cases: [string, Buffer, RegExp][] = [
		["photo.png", PLAIN_PNG, /“photo\.png” can't be played.*without a cartridge in it/],
		["cut.cart.png", walker.subarray(0, walker.length - 60), /“cut\.cart\.png” can't be played.*cut short/],
		["future.cart", wrongVersion, /format 999/],
		["absurd.cart.png", absurdLength, /“absurd\.cart\.png” can't be played.*claims 4294967280 bytes/],
		["notes.txt", Buffer.from("just some text"), /“notes\.txt” can't be played.*isn't a cart file/],
		["empty.cart", Buffer.alloc(0), /“empty\.cart” can't be played.*empty/],
	];
	for (const [name, bytes, words] of cases) {
		const before = (await c.state()).tick!;
		await pick(c.page, name, bytes);
		await c.waitForNotice(words);
		await playsOn(c, before);
		await c.page.getByRole("button", { name: "Put this message away" }).first().click();
	}
	await c.close();
});

test("a file of 200 MB is refused by its size, before a byte of it is read", async () => {
	const c = await openConsole(browser);
	await pick(c.page, "walker.cart.png", walker);
	await c.waitForTitle("Walker");
	const before = (await c.state()).tick!;
	const read = await c.page.evaluate(() => {
		const bytes = new Uint8Array(200 * 1024 * 1024);
		const file = new File([bytes], "film.cart.png");
		let reads = 0;
		for (const name of ["arrayBuffer", "stream", "text", "slice"] as const) {
			Object.defineProperty(file, name, {
				value: () => {
					reads++;
					throw new Error("it was read");
				},
			});
		}
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(file);
		const event = new DragEvent("drop", { bubbles: true, cancelable: true });
		// A DataTransfer gives back another File object than the one put in: hand ours over as it is.
		Object.defineProperty(event, "dataTransfer", { value: { types: ["Files"], files: [file] } });
		document.body.dispatchEvent(event);
		return new Promise<number>((resolve) => setTimeout(() => resolve(reads), 0));
	});
	await c.waitForNotice(/film\.cart\.png.*too large.*200 MiB/);
	expect(read).toBe(0);
	await playsOn(c, before);
	await c.close();
});

async function playsOn(c: ConsolePage, tickBefore: number): Promise<void> {
	await c.waitForTick(tickBefore + 10);
	expect(await c.state()).toMatchObject({ title: "Walker", fault: null, power: "on" });
}
