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
