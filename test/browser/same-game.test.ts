import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCartFile } from "../../runtime/cartridge/index.ts";
import { evaluateInNode } from "../../runtime/headless/evaluate-in-node.ts";
import type { InputChange } from "../../runtime/headless/input-script.ts";
import { runHeadless } from "../../runtime/headless/run-headless.ts";
import { launchChromium, openConsole, PATIENCE_MS } from "./console-page.ts";
import { consoleCart, pick, testCart } from "./test-carts.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launchChromium();
});
afterAll(() => browser?.close());

const WALK: readonly InputChange[] = [
	{ tick: 5, player: 0, buttons: ["right"] },
	{ tick: 40, player: 0, buttons: ["right", "down"] },
	{ tick: 61, player: 0, buttons: ["left", "a"] },
	{ tick: 62, player: 0, buttons: [] },
	{ tick: 90, player: 0, buttons: ["up"] },
];

test("NTSC and PAL, changed in play, leave the sequence of states as it was", async () => {
	const cart = await testCart("walker");
	const sequences: Record<number, string>[] = [];
	for (const switching of [false, true]) {
		const c = await openConsole(browser);
		await pick(c.page, "walker.cart.png", cart);
		await c.waitForTitle("Walker");
		await c.page.evaluate((walk) => window.colorburst!.playInput(walk, 7), WALK);
		for (const tick of [20, 50, 80]) {
			await c.waitForTick(tick);
			if (switching) {
				await c.page.keyboard.press("KeyN");
				await c.page.waitForFunction(
					(name) => window.colorburst!.state().television === name,
					tick === 50 ? "ntsc" : "pal",
					{ timeout: PATIENCE_MS },
				);
			}
		}
		await c.waitForTick(150);
		sequences.push(await c.page.evaluate(() => window.colorburst!.hashes()));
		await c.close();
	}
	const [steady, switched] = sequences;
	for (let tick = -1; tick <= 150; tick++) expect([tick, switched![tick]]).toEqual([tick, steady![tick]]);
	expect(new Set(Object.values(steady!)).size).toBeGreaterThan(100);
});

test("3,600 ticks of VOLLEY give the same state, picture and sound in Chromium as in Node", {
	timeout: 300_000,
}, async () => {
	const bytes = await consoleCart("volley");
	const input: InputChange[] = [
		{ tick: 60, player: 0, buttons: ["start"] },
		{ tick: 64, player: 0, buttons: [] },
		{ tick: 130, player: 0, buttons: ["a", "left"] },
		{ tick: 260, player: 0, buttons: ["a", "right"] },
		{ tick: 500, player: 0, buttons: ["a", "up", "left"] },
		{ tick: 620, player: 0, buttons: ["a", "b"] },
		{ tick: 640, player: 0, buttons: ["a"] },
	];
	const inNode = runHeadless(readCartFile(bytes), evaluateInNode, { ticks: 3600, seed: 1, input });
	const c = await openConsole(browser, { cart: "carts/hello.cart.png" });
	await pick(c.page, "volley.cart.png", bytes);
	await c.waitForTitle("VOLLEY");
	await c.page.getByRole("button", { name: "Pause" }).click();
	const inChromium = await c.page.evaluate(
		(changes) => window.colorburst!.runTicks(3600, { seed: 1, input: changes }),
		input,
	);
	const { ticks, stateHash, pictureHash, soundHash, fault } = inNode;
	expect(inChromium).toEqual({ ticks, stateHash, pictureHash, soundHash, fault });
	expect(ticks).toBe(3600);
	await c.close();
});
