import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { inject } from "vitest";
import type { ConsoleHandle, HandleState } from "../../runtime/display-side/console-handle.ts";
import { CHROMIUM_ARGUMENTS } from "../../tools/chromium/launch-arguments.mjs";

/** How long a condition may take on a slow and busy computer. */
export const PATIENCE_MS = 60_000;

declare global {
	interface Window {
		colorburst?: ConsoleHandle;
	}
}

/** The console in a real Chromium, and what went wrong on its page. */
export interface ConsolePage {
	readonly page: Page;
	/** Console errors, uncaught errors and failed requests, as text. */
	readonly troubles: string[];
	state(): Promise<HandleState>;
	/** Waits until a tick has been answered, and later ones may have. */
	waitForTick(tick: number): Promise<void>;
	waitForNotice(words: RegExp): Promise<void>;
	waitForTitle(title: string): Promise<void>;
	/** x and y, in pixels, of the first sprite with an object id, or null. */
	sprite(objectId: number): Promise<{ x: number; y: number } | null>;
	close(): Promise<void>;
}

export function launchChromium(): Promise<Browser> {
	return chromium.launch({ executablePath: process.env["CHROME_PATH"], args: CHROMIUM_ARGUMENTS });
}

/**
 * Opens the console; small, because a test's computer draws without a graphics card.
 * @param settings  what the player has chosen in an earlier visit
 */
export async function openConsole(
	browser: Browser,
	query: Record<string, string> = {},
	options: BrowserContextOptions = {},
	settings: Readonly<Record<string, unknown>> = {},
): Promise<ConsolePage> {
	const context = await browser.newContext({ viewport: { width: 900, height: 620 }, ...options });
	// The tube's effects cost a computer without a graphics card more than the game does.
	await context.addInitScript(
		(chosen) => {
			if (window === top && !localStorage.getItem("colorburst.settings"))
				localStorage.setItem("colorburst.settings", JSON.stringify(chosen));
		},
		{ crt: false, ...settings },
	);
	const page = await context.newPage();
	page.setDefaultTimeout(PATIENCE_MS);
	const troubles: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") troubles.push(message.text());
	});
	page.on("pageerror", (error) => troubles.push(String(error)));
	page.on("requestfailed", (request) => {
		// A cartridge taken out while its worker is still being made: the worker's own script is let go.
		if (request.url().startsWith("blob:") && request.failure()?.errorText === "net::ERR_ABORTED") return;
		troubles.push(`${request.url()}: ${request.failure()?.errorText}`);
	});
	const url = new URL(inject("pageUrl"));
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
	await page.goto(url.href);
	await page.waitForFunction(() => window.colorburst !== undefined, null, { timeout: PATIENCE_MS });
	return {
		page,
		troubles,
		state: () => page.evaluate(() => window.colorburst!.state()),
		async waitForTick(tick) {
			await page.waitForFunction((t) => (window.colorburst?.state().tick ?? -1) >= t, tick, { timeout: PATIENCE_MS });
		},
		async waitForNotice(words) {
			await page.getByTestId("notice").filter({ hasText: words }).waitFor({ timeout: PATIENCE_MS });
		},
		async waitForTitle(title) {
			await page.waitForFunction((t) => window.colorburst?.state().title === t, title, { timeout: PATIENCE_MS });
			await page.waitForFunction(() => (window.colorburst?.state().tick ?? -1) >= 1, null, { timeout: PATIENCE_MS });
		},
		sprite: (objectId) =>
			page.evaluate((wanted) => {
				const ids = window.colorburst!.peek(0x1dc00, 256);
				const sprites = window.colorburst!.peek(0x1e000, 1024);
				const signed = (low: number, high: number) => (((low | (high << 8)) << 16) >> 16) / 16;
				for (let i = 0; i < 128; i++) {
					if ((ids[i * 2]! | (ids[i * 2 + 1]! << 8)) !== wanted) continue;
					const at = i * 8;
					return { x: signed(sprites[at]!, sprites[at + 1]!), y: signed(sprites[at + 2]!, sprites[at + 3]!) };
				}
				return null;
			}, objectId),
		close: () => context.close(),
	};
}
