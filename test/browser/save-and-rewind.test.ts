import { readFileSync } from "node:fs";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMovie } from "../../runtime/machine/movie/movie-file.ts";
import { ticksRun } from "../../runtime/machine/save-state/save-state.ts";
import { type ConsolePage, launchChromium, openConsole } from "./console-page.ts";
import { drop, pick, testCart } from "./test-carts.ts";

let browser: Browser;
let walker: Buffer;
beforeAll(async () => {
	browser = await launchChromium();
	walker = await testCart("walker");
});
afterAll(() => browser?.close());

async function walking(): Promise<ConsolePage> {
	const c = await openConsole(browser);
	await c.waitForTitle("VOLLEY");
	await pick(c.page, "walker.cart.png", walker);
	await c.waitForTitle("Walker");
	await c.waitForTick(5);
	return c;
}

/** The walker's dot is the sprite without an object id: its place is the first sprite's x. */
const dotX = (c: ConsolePage) =>
	c.page.evaluate(() => {
		const [low, high] = window.colorburst!.peek(0x1e000, 2);
		return (((low! | (high! << 8)) << 16) >> 16) / 16;
	});
const waitForX = (c: ConsolePage, x: number) =>
	c.page.waitForFunction(
		(wanted) => {
			const [low, high] = window.colorburst!.peek(0x1e000, 2);
			return (((low! | (high! << 8)) << 16) >> 16) / 16 >= wanted;
		},
		x,
		{ timeout: 60_000 },
	);

async function walkRightTo(c: ConsolePage, x: number): Promise<void> {
	await c.page.keyboard.down("ArrowRight");
	await waitForX(c, x);
	await c.page.keyboard.up("ArrowRight");
}

test("a save-state in a slot outlasts a reload of the page, and the game goes on from it", async () => {
	const c = await walking();
	await walkRightTo(c, 130);
	await c.page.keyboard.press("F2");
	await c.waitForNotice(/Saved in slot 1/);
	const saved = await dotX(c);
	expect(saved).toBeGreaterThanOrEqual(130);
	await c.page.reload();
	await c.waitForTitle("VOLLEY");
	await pick(c.page, "walker.cart.png", walker);
	await c.waitForTitle("Walker");
	await c.waitForTick(5);
	expect(await dotX(c)).toBeLessThan(saved);
	await c.page.keyboard.press("KeyV");
	await c.page.getByTestId("slot-1").locator("img").waitFor();
	await c.page.getByRole("button", { name: "Load slot 1" }).click();
	await waitForX(c, saved);
	const { tick } = await c.state();
	await c.waitForTick(tick! + 10);
	expect(await dotX(c)).toBe(saved);
	expect((await c.state()).fault).toBeNull();
	expect(c.troubles).toEqual([]);
	await c.close();
});

test("as long as R is held the game goes back; let go, it goes on from there", async () => {
	const c = await walking();
	await walkRightTo(c, 150);
	const before = await dotX(c);
	const { tick } = await c.state();
	await c.page.keyboard.down("KeyR");
	await c.page.getByTestId("rewind-bar").waitFor();
	await c.page.waitForFunction((t) => window.colorburst!.state().tick! < t - 30, tick!, { timeout: 60_000 });
	await c.page.keyboard.up("KeyR");
	const back = (await c.state()).tick!;
	await c.waitForTick(back + 20);
	expect(await dotX(c)).toBeLessThan(before);
	expect((await c.state()).fault).toBeNull();
	expect(c.troubles).toEqual([]);
	await c.close();
});

test("B keeps the last minute as a movie that runs again, tick by tick, when it is dropped on the page", async () => {
	const c = await walking();
	await walkRightTo(c, 120);
	const downloading = c.page.waitForEvent("download");
	await c.page.keyboard.press("KeyB");
	const bytes = readFileSync(await (await downloading).path());
	const movie = readMovie(new Uint8Array(bytes));
	expect(movie).toMatchObject({ cartId: "test.walker", title: "Walker", ticksPerSecond: 60 });
	expect(movie.start.from).toBe("state");
	expect(movie.inputs.length).toBeGreaterThan(20);
	const first = movie.start.from === "state" ? ticksRun(movie.start.machine) : 0;
	await drop(c.page, "walk.movie", bytes);
	await c.waitForNotice(/The movie of \d+ seconds is over: you play on\./);
	expect(await c.page.getByText("another way than recorded").count()).toBe(0);
	// Every hash is the one that was recorded.
	const hashes = await c.page.evaluate(() => window.colorburst!.hashes());
	const lastTick = first + movie.inputs.length - 1;
	expect(hashes[lastTick]).toBe(movie.checkpoints.at(-1));
	expect(c.troubles).toEqual([]);
	await c.close();
});
