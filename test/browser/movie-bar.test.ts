import { readFileSync } from "node:fs";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readMovie } from "../../runtime/machine/movie/movie-file.ts";
import { ticksRun } from "../../runtime/machine/save-state/save-state.ts";
import { type ConsolePage, launchChromium, openConsole } from "./console-page.ts";
import { drop, pick, testCart } from "./test-carts.ts";

/** Most of it is waiting for a busy computer. */
vi.setConfig({ testTimeout: 240_000 });

let browser: Browser;
let walker: Buffer;
beforeAll(async () => {
	browser = await launchChromium();
	walker = await testCart("walker");
});
afterAll(() => browser?.close());

/** Waits until the machine stands after a tick; gives its hash. */
async function hashAfter(c: ConsolePage, tick: number): Promise<string> {
	await c.page.waitForFunction((t) => window.colorburst!.state().tick === t, tick, { timeout: 60_000 });
	return (await c.state()).stateHash;
}

test("a movie has a bar that leads anywhere in it, by mouse or keys, and one may take over on the way", async () => {
	const c = await openConsole(browser);
	await c.waitForTitle("VOLLEY");
	await pick(c.page, "walker.cart.png", walker);
	await c.waitForTitle("Walker");
	await c.page.keyboard.down("ArrowRight");
	await c.waitForTick(100);
	await c.page.keyboard.up("ArrowRight");
	const downloading = c.page.waitForEvent("download");
	await c.page.keyboard.press("KeyB");
	const bytes = readFileSync(await (await downloading).path());
	const hashes = await c.page.evaluate(() => window.colorburst!.hashes());
	const { start, inputs } = readMovie(new Uint8Array(bytes));
	const startTick = start.from === "state" ? ticksRun(start.machine) - 1 : -1;
	const lastTick = startTick + inputs.length;

	await drop(c.page, "walk.movie", bytes);
	const bar = c.page.getByTestId("movie-bar");
	await bar.waitFor();
	await c.page.getByRole("button", { name: "Pause the movie" }).click();
	const place = bar.getByLabel("Place in the movie");
	// There and back, over what has not been played yet too: each place is that of the recorded run.
	for (const tick of [lastTick - 5, startTick + 10, lastTick, startTick, lastTick - 30]) {
		await place.fill(String(tick));
		expect(await hashAfter(c, tick)).toBe(hashes[tick]);
	}
	expect(await place.getAttribute("aria-valuetext")).toMatch(/^\d+\.\d of \d+\.\d seconds$/);
	await place.focus();
	await c.page.keyboard.press("ArrowLeft");
	expect(await hashAfter(c, lastTick - 31)).toBe(hashes[lastTick - 31]);
	await c.page.keyboard.press("Home");
	expect(await hashAfter(c, startTick)).toBe(hashes[startTick]);

	await c.page.getByRole("button", { name: "Go on with the movie" }).click();
	await c.waitForTick(startTick + 10);
	expect(await c.page.evaluate((t) => window.colorburst!.hashes()[t], startTick + 10)).toBe(hashes[startTick + 10]);
	await c.page.getByRole("button", { name: "Pause the movie" }).click();
	await c.page.getByRole("button", { name: "Take over" }).click();
	await c.waitForNotice(/The movie has stopped: you play on\./);
	expect(await bar.count()).toBe(0);
	expect((await c.state()).fault).toBeNull();
	expect(c.troubles).toEqual([]);
	await c.close();
});
