import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCartFile } from "../../runtime/cartridge/index.ts";
import { evaluateInNode } from "../../runtime/headless/evaluate-in-node.ts";
import type { InputChange } from "../../runtime/headless/input-script.ts";
import { runHeadless } from "../../runtime/headless/run-headless.ts";
import { type ConsolePage, launchChromium, openConsole, PATIENCE_MS } from "./console-page.ts";
import { pick, testCart } from "./test-carts.ts";

const SOAKS = Boolean(process.env["SOAK"]);
/** Long ones, and those that want a computer with time to spare: `npm run soak`. */
const soak = test.runIf(SOAKS);

let browser: Browser;
let cart: Buffer;
beforeAll(async () => {
	browser = await launchChromium();
	cart = await testCart("clockwork");
});
afterAll(() => browser?.close());

async function openClockwork(
	settings: Record<string, unknown> = {},
	query: Record<string, string> = {},
): Promise<ConsolePage> {
	const c = await openConsole(browser, query, { viewport: { width: 560, height: 480 } }, settings);
	await pick(c.page, "clockwork.cart.png", cart);
	await c.waitForTitle("Clockwork");
	await c.waitForTick(60);
	return c;
}

interface Shown {
	readonly x: number;
	/** Tick that the picture's own sprite tells, and that of the state it was made from. */
	readonly pictureTick: number;
	readonly stateTick: number;
	readonly askedTick: number;
	readonly deltaUnits: number;
	readonly refreshes: number;
	readonly missed: number;
}

/** Looks at the picture after each of the console's frames, and keeps the new ones. */
function watchPictures(page: Page, seconds: number): Promise<Shown[]> {
	return page.evaluate(async (watchSeconds) => {
		const signed = (low: number, high: number) => (((low | (high << 8)) << 16) >> 16) / 16;
		const shown: Shown[] = [];
		const endMs = performance.now() + watchSeconds * 1000;
		while (performance.now() < endMs) {
			await new Promise(requestAnimationFrame);
			const { timing } = window.colorburst!.state();
			if (!timing?.shown || timing.refreshes === shown.at(-1)?.refreshes) continue;
			const sprites = window.colorburst!.peek(0x1e000, 16);
			shown.push({
				x: signed(sprites[0]!, sprites[1]!),
				pictureTick: signed(sprites[8]!, sprites[9]!),
				stateTick: timing.shown.earlier,
				askedTick: timing.askedTick,
				deltaUnits: timing.deltaUnits,
				refreshes: timing.refreshes,
				missed: timing.missedRefreshes,
			});
		}
		return shown;
	}, seconds);
}

/** From picture to picture: px moved. Where a state was missing, ΔT changed or the sprite began anew it is no glide. */
function movements(shown: readonly Shown[]): number[] {
	return shown.slice(1).flatMap((now, i) => {
		const before = shown[i]!;
		const isGlide =
			now.refreshes === before.refreshes + 1 &&
			now.missed === before.missed &&
			now.deltaUnits === before.deltaUnits &&
			now.x > before.x;
		return isGlide ? [now.x - before.x] : [];
	});
}

test.each([
	["ntsc", 3],
	["pal", 3.6],
])(
	"%s: from one picture to the next a sprite of 3 px a tick moves by %f px, or by whole multiples where frames were dropped",
	async (television, stepPx) => {
		const c = await openClockwork({ television });
		const moved = movements(await watchPictures(c.page, 4));
		expect(moved.length).toBeGreaterThan(20);
		for (const px of moved) {
			const steps = Math.max(1, Math.round(px / stepPx));
			// Places are kept in sixteenths of a pixel.
			expect(Math.abs(px - steps * stepPx), `${px} px`).toBeLessThanOrEqual(1 / 16 + 1e-9);
		}
		await c.close();
	},
	120_000,
);

test("latest state only on PAL: nothing glides, each picture is a whole tick's", async () => {
	const c = await openClockwork({ television: "pal", latestStateOnly: true });
	const moved = movements(await watchPictures(c.page, 2));
	expect(moved.length).toBeGreaterThan(10);
	for (const px of moved) expect(px % 3).toBe(0);
	await c.close();
}, 120_000);

soak(
	"fine motion, asked for: the picture stands at quarters of a pixel, and whole pixels can be chosen",
	async () => {
		const c = await openClockwork({ television: "pal" }, { motion: "fine" });
		expect((await c.state()).fine).toBe(true);
		expect(c.troubles).toEqual([]);
		await c.close();
		const whole = await openClockwork({ television: "pal", wholePixels: true }, { motion: "fine" });
		expect((await whole.state()).fine).toBe(false);
		const moved = movements(await watchPictures(whole.page, 2));
		for (const px of moved) expect(Number.isInteger(px)).toBe(true);
		await whole.close();
	},
	180_000,
);

test("a data read arrives some ticks after it is asked for, and is waited for no more", async () => {
	const c = await openClockwork();
	await expect.poll(async () => (await c.sprite(4))?.x, { timeout: PATIENCE_MS }).toBe(1 + 2 + 3 + 100);
	const { y: readAtTick } = (await c.sprite(4))!;
	expect(readAtTick).toBeGreaterThan(30);
	expect((await c.state()).timing).toMatchObject({ readsWaiting: 0 });
	await c.close();
}, 120_000);

test("a hidden page stands still; shown again it goes on where it was, without racing", async () => {
	const c = await openClockwork();
	const setHidden = (hidden: boolean) =>
		c.page.evaluate((value) => {
			Object.defineProperty(document, "hidden", { value, configurable: true });
			document.dispatchEvent(new Event("visibilitychange"));
		}, hidden);
	await setHidden(true);
	await expect.poll(async () => (await c.state()).timing?.outstanding, { timeout: PATIENCE_MS }).toBe(0);
	const { tick } = await c.state();
	await c.page.waitForTimeout(1500);
	expect((await c.state()).tick).toBe(tick);
	await setHidden(false);
	await expectNoRace(c.page);
	await c.close();
}, 120_000);

test("a main thread stopped for a second and a half: its ticks are dropped, not raced through", async () => {
	const c = await openClockwork();
	const before = (await c.state()).timing!.droppedMs;
	await c.page.evaluate(() => {
		const endMs = performance.now() + 1500;
		while (performance.now() < endMs);
	});
	await expectNoRace(c.page);
	expect((await c.state()).timing!.droppedMs - before).toBeGreaterThan(1300);
	await c.close();
}, 120_000);

test("a debugger that stops the page for a second and a half: nothing races when it goes on", async () => {
	const c = await openClockwork();
	const debug = await c.page.context().newCDPSession(c.page);
	await debug.send("Debugger.enable");
	const before = (await c.state()).timing!.droppedMs;
	await debug.send("Debugger.pause");
	await setTimeout(1500);
	await debug.send("Debugger.resume");
	await debug.send("Debugger.disable");
	await expectNoRace(c.page);
	expect((await c.state()).timing!.droppedMs - before).toBeGreaterThan(1000);
	await c.close();
}, 120_000);

test("a window moved to another monitor in play: its refresh is followed, and the game is the same", async () => {
	const c = await openConsole(browser, {}, { viewport: { width: 560, height: 480 } }, { television: "host" });
	const walker = await testCart("walker");
	await pick(c.page, "walker.cart.png", walker);
	await c.waitForTitle("Walker");
	// A busy computer's timers are late: within a tenth, which is nearer to this monitor than to the other one.
	const follows = (hz: number) =>
		expect
			.poll(async () => Math.abs(300 / ((await c.state()).timing?.refreshUnits || 1) - hz), { timeout: PATIENCE_MS })
			.toBeLessThan(hz / 10);
	await setMonitor(c.page, 30);
	const input: readonly InputChange[] = [
		{ tick: 5, player: 0, buttons: ["right"] },
		{ tick: 70, player: 0, buttons: ["left", "down"] },
	];
	await c.page.evaluate((changes) => window.colorburst!.playInput(changes, 1), input);
	await follows(30);
	await setMonitor(c.page, 50);
	await follows(50);
	const tick = (await c.state()).tick!;
	const hashes = await c.page.evaluate(() => window.colorburst!.hashes());
	const inNode = runHeadless(readCartFile(walker), evaluateInNode, { ticks: tick + 1, seed: 1, input });
	expect(hashes[tick]).toBe(inNode.stateHash);
	await c.close();
}, 120_000);

/** In the monitor's place: animation frames at another rate, with that monitor's stamps. */
function setMonitor(page: Page, hz: number): Promise<void> {
	return page.evaluate((rate) => {
		const startMs = performance.now();
		window.requestAnimationFrame = (callback) => {
			const frame = Math.floor(((performance.now() - startMs) * rate) / 1000 + 1e-6) + 1;
			const stampMs = startMs + (frame * 1000) / rate;
			return window.setTimeout(() => callback(stampMs), stampMs - performance.now());
		};
	}, hz);
}

/** Over the next second no more ticks than its time, and what a backlog of 100 ms may hold, are asked for. */
async function expectNoRace(page: Page): Promise<void> {
	const run = await page.evaluate(async () => {
		const ticks = () => window.colorburst!.state().timing!.askedTick;
		const [startTick, startMs] = [ticks(), performance.now()];
		while (performance.now() < startMs + 1000) await new Promise(requestAnimationFrame);
		return { ticks: ticks() - startTick, seconds: (performance.now() - startMs) / 1000 };
	});
	expect(run.ticks).toBeGreaterThan(0);
	expect(run.ticks).toBeLessThanOrEqual(run.seconds * 60 + 8);
}

test("stalls of 50 ms lose no tick: what is asked for keeps to the clock, but for what was dropped", async () => {
	const c = await openClockwork();
	const run = await c.page.evaluate(async () => {
		const read = () => window.colorburst!.state().timing!;
		const [start, startMs] = [read(), performance.now()];
		for (let i = 0; i < 15; i++) {
			const endMs = performance.now() + 50;
			while (performance.now() < endMs);
			for (let frame = 0; frame < 8; frame++) await new Promise(requestAnimationFrame);
		}
		const end = read();
		const droppedMs = end.droppedMs - start.droppedMs;
		return { ticks: end.askedTick - start.askedTick, ms: performance.now() - startMs - droppedMs };
	});
	expect(Math.abs(run.ticks - (run.ms * 60) / 1000)).toBeLessThanOrEqual(8);
	await c.close();
}, 120_000);

test("two tabs play side by side, each at its own place", async () => {
	const first = await openClockwork();
	const second = await openClockwork({ television: "pal" });
	const ticks = async () => [(await first.state()).tick!, (await second.state()).tick!];
	const before = await ticks();
	await first.waitForTick(before[0]! + 30);
	await second.waitForTick(before[1]! + 30);
	expect([...first.troubles, ...second.troubles]).toEqual([]);
	await first.close();
	await second.close();
}, 180_000);

soak(
	"play goes on and on: no queue grows, and sound keeps to the picture",
	async () => {
		const c = await openClockwork();
		await c.page.keyboard.press("ArrowUp");
		await c.page.waitForFunction(() => window.colorburst!.state().sound.running, null, { timeout: PATIENCE_MS });
		await c.page.waitForTimeout(2000);
		const late: number[] = [];
		const endMs = Date.now() + 600_000;
		while (Date.now() < endMs) {
			await c.page.waitForTimeout(500);
			const { timing, sound } = await c.state();
			expect(timing!.queuedTicks.length).toBeLessThanOrEqual(timing!.queueLength + 4);
			expect(timing!.outstanding).toBeLessThanOrEqual(6);
			expect(timing!.readsWaiting).toBe(0);
			expect(sound.stats!.queueBlocks).toBeLessThanOrEqual(6);
			late.push(sound.stats!.lateMs);
		}
		// The queue's bounds: no more than six blocks where two and a half should be.
		for (const ms of late) expect(ms).toBeLessThan(60);
		expect(Math.abs(median(late))).toBeLessThan(5);
		await c.close();
	},
	720_000,
);

function median(values: readonly number[]): number {
	return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}
