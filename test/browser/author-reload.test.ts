import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CHROMIUM_ARGUMENTS } from "../../tools/chromium/launch-arguments.mjs";
import { PATIENCE_MS } from "./console-page.ts";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));

let folder: string;
let server: ViteDevServer;
let browser: Browser;

const cartridge = (title: string, step: string) => `import { defineCartridge } from "colorburst";
export default defineCartridge({
	id: "test.author", title: "${title}", ticksPerSecond: 60,
	boot: () => ({ x: 0 }),
	tick(state, machine) {
		${step}
		machine.sprite(1, { tile: 1, x: state.x % 200, y: 50 });
	},
});
`;
/** Two objects, 1 in line 50 and 2 in line 120, that go right from x = 20 on. */
const race = (title: string, step: string) => `import { defineCartridge } from "colorburst";
export default defineCartridge({
	id: "test.race", title: "${title}", ticksPerSecond: 60,
	boot(machine) {
		machine.tiles(1, new Uint8Array(32).fill(0x11));
		machine.color(0, 1, 0x7fff);
		return { x: 20 };
	},
	tick(state, machine) {
		${step}
		machine.sprite(1, { tile: 1, x: state.x, y: 50 });
		machine.sprite(2, { tile: 1, x: state.x, y: 120 });
	},
});
`;
const save = (text: string) => writeFileSync(join(folder, "cartridge.ts"), text);

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "author-"));
	save(cartridge("First try", "state.x += 1;"));
	process.env["COLORBURST_CART"] = folder;
	server = await createServer({
		root: PROJECT,
		configFile: join(PROJECT, "vite.config.ts"),
		logLevel: "error",
		clearScreen: false,
		server: { port: 0, host: "127.0.0.1" },
	});
	delete process.env["COLORBURST_CART"];
	await server.listen();
	browser = await chromium.launch({ executablePath: process.env["CHROME_PATH"], args: CHROMIUM_ARGUMENTS });
});
afterAll(async () => {
	await browser?.close();
	await server?.close();
	rmSync(folder, { recursive: true });
});

async function waitForTitle(page: Page, title: string): Promise<void> {
	const running = (t: string) => window.colorburst?.state().title === t && (window.colorburst.state().tick ?? -1) > 0;
	await page.waitForFunction(running, title, { timeout: PATIENCE_MS });
}

test("saving a file puts the changed cartridge in, and an error says where while the old one plays on", async () => {
	const page = await browser.newPage({ viewport: { width: 900, height: 620 } });
	await page.goto(server.resolvedUrls!.local[0]!);
	await waitForTitle(page, "First try");

	save(cartridge("Second try", "state.x += 2;"));
	await waitForTitle(page, "Second try");

	save(cartridge("Third try", "state.x += ;"));
	const trouble = page.getByTestId("notice").filter({ hasText: /cartridge\.ts:6: / });
	await trouble.waitFor({ timeout: PATIENCE_MS });
	expect(await page.evaluate(() => window.colorburst?.state().title)).toBe("Second try");

	save(cartridge("Fourth try", "state.x += 4;"));
	await waitForTitle(page, "Fourth try");
	await trouble.waitFor({ state: "detached", timeout: PATIENCE_MS });
	await page.close();
});

test("after an edit the way of the chosen object is drawn as it was and as it is now, and the game goes on", async () => {
	save(race("Slow", "state.x += 0.25;"));
	const page = await browser.newPage({ viewport: { width: 900, height: 620 } });
	await page.goto(server.resolvedUrls!.local[0]!);
	await waitForTitle(page, "Slow");
	await page.waitForFunction(() => window.colorburst!.state().tick! > 60, null, { timeout: PATIENCE_MS });

	// By the picture: a click on the lower square, whose tile is 8 pixels wide.
	await page.keyboard.press("KeyO");
	await page.getByTestId("object-chooser").waitFor();
	await clickObject(page, 2);
	expect(await page.getByRole("checkbox", { name: "#2", exact: true }).isChecked()).toBe(true);
	expect(await page.getByRole("checkbox", { name: "#1", exact: true }).isChecked()).toBe(false);
	await page.getByRole("button", { name: "Done" }).click();

	const tickBefore = await page.evaluate(() => window.colorburst!.state().tick!);
	save(race("Quick", "state.x += 0.5;"));
	await waitForTitle(page, "Quick");
	await page.getByTestId("ghost-key").filter({ hasText: "object #2" }).waitFor({ timeout: PATIENCE_MS });
	const drawn = await ghostLines(page);
	// Line 54 is the middle of object 1: nothing of it is drawn.
	expect(drawn.near54).toEqual({ before: 0, after: 0 });
	// Twice as quick from the same place with the same input: the way is twice as long.
	expect(drawn.near124.before).toBeGreaterThan(10);
	expect(drawn.near124.after / drawn.near124.before).toBeGreaterThan(1.7);
	expect(drawn.near124.after / drawn.near124.before).toBeLessThan(2.3);
	// The state was kept: no tick was lost, and none begins at 0.
	await page.waitForFunction((t) => window.colorburst!.state().tick! > t + 30, tickBefore, { timeout: PATIENCE_MS });

	// The choice outlives the next edit; one that can't be built changes nothing and stops nothing.
	save(race("Broken", "state.x += ;"));
	const trouble = page.getByTestId("notice").filter({ hasText: /cartridge\.ts:/ });
	await trouble.waitFor({ timeout: PATIENCE_MS });
	const broken = await page.evaluate(() => window.colorburst!.state());
	expect(broken).toMatchObject({ title: "Quick", fault: null });
	await page.waitForFunction((t) => window.colorburst!.state().tick! > t + 20, broken.tick!, { timeout: PATIENCE_MS });
	save(race("Slow again", "state.x += 0.25;"));
	await waitForTitle(page, "Slow again");
	await page.getByTestId("ghost-key").filter({ hasText: "object #2" }).waitFor({ timeout: PATIENCE_MS });

	// By the keyboard: the list has the focus; object 2 is taken out of the choice, and every object is drawn again.
	await page.keyboard.press("KeyO");
	await page.getByRole("checkbox", { name: "#1", exact: true }).and(page.locator(":focus")).waitFor();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await page.keyboard.press("Escape");
	await page.getByTestId("ghost-key").filter({ hasText: "every object (2)" }).waitFor();
	const all = await ghostLines(page);
	expect(all.near54.before).toBeGreaterThan(10);
	// The same way on another line; its soft edge may fall a pixel off.
	expect(Math.abs(all.near54.before - all.near124.before)).toBeLessThanOrEqual(2);
	expect(Math.abs(all.near54.after - all.near124.after)).toBeLessThanOrEqual(2);
	await page.close();
});

/** Clicks the middle of an object's sprite, where the picture shows it. */
async function clickObject(page: Page, objectId: number): Promise<void> {
	const box = (await page.getByTestId("object-layer").boundingBox())!;
	const { x, y } = await page.evaluate((wanted) => {
		const ids = window.colorburst!.peek(0x1dc00, 256);
		const index = ids.findIndex((low, at) => at % 2 === 0 && (low | (ids[at + 1]! << 8)) === wanted) / 2;
		const [xLow, xHigh, yLow, yHigh] = window.colorburst!.peek(0x1e000 + 8 * index, 4);
		return { x: (xLow! | (xHigh! << 8)) / 16, y: (yLow! | (yHigh! << 8)) / 16 };
	}, objectId);
	// NTSC on a 4:3 glass: 240 lines fill its height, 8 of them above the picture; a pixel is 8/7 as wide as high.
	const lineHeight = box.height / 240;
	const left = (box.width - 256 * lineHeight * (8 / 7)) / 2;
	await page.mouse.click(box.x + left + (x + 4) * lineHeight * (8 / 7), box.y + (y + 4 + 8) * lineHeight);
}

/** How far, in canvas pixels, each colour of the ghosts reaches from left to right near a line of the picture. */
function ghostLines(page: Page): Promise<Record<"near54" | "near124", { before: number; after: number }>> {
	return page.getByTestId("ghosts").evaluate((element) => {
		const canvas = element as HTMLCanvasElement;
		const lineHeight = canvas.height / 240;
		const reach = (line: number) => {
			const top = Math.round((line - 6 + 8) * lineHeight);
			const rows = Math.round(12 * lineHeight);
			const { data } = canvas.getContext("2d")!.getImageData(0, top, canvas.width, rows);
			const ends = { before: [] as number[], after: [] as number[] };
			for (let at = 0; at < data.length; at += 4) {
				if (data[at + 3]! < 100) continue;
				const column = (at / 4) % canvas.width;
				// Orange before, sky blue after.
				ends[data[at]! > data[at + 2]! ? "before" : "after"].push(column);
			}
			const length = (columns: number[]) => columns.length && Math.max(...columns) - Math.min(...columns) + 1;
			return { before: length(ends.before), after: length(ends.after) };
		};
		return { near54: reach(54), near124: reach(124) };
	});
}
