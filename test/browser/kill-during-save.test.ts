import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleScript } from "../../tools/build/bundle-script.ts";
import { launchChromium } from "./console-page.ts";

declare global {
	interface Window {
		saves: typeof import("./saves/page.ts");
		tellTest(what: "begun" | "done", number: number): void;
	}
}

/** 200 kills under soak. */
const BATCHES = process.env["SOAK"] === "1" ? 10 : 1;
const KILLS = process.env["SOAK"] === "1" ? 20 : 12;
const LONGEST_WAIT_MS = 12;

let browser: Browser;
let server: Server;
let code: string;
beforeAll(async () => {
	({ code } = await bundleScript({
		entry: fileURLToPath(new URL("saves/page.ts", import.meta.url)),
		globalName: "saves",
	}));
	server = createServer((_, response) => response.setHeader("Content-Type", "text/html").end("<!doctype html>"));
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	browser = await launchChromium();
});
afterAll(async () => {
	await browser?.close();
	server?.close();
});

async function openPage(context: BrowserContext): Promise<Page> {
	const page = await context.newPage();
	await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
	await page.addScriptTag({ content: code });
	return page;
}

/** The tab's process dies at once, whatever it was doing; or the tab is closed without being asked. */
async function kill(page: Page, how: "crash" | "close"): Promise<void> {
	if (how === "crash") {
		const session = await browser.newBrowserCDPSession();
		const renderers = async () => {
			const { processInfo } = await session.send("SystemInfo.getProcessInfo");
			return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
		};
		// One of them is the tab's, the others wait for a page. A process only just started may be missing from the first list.
		const killed = new Set<number>();
		for (let rounds = 0; rounds < 3; rounds++) {
			for (const id of await renderers()) {
				killIfThere(id);
				killed.add(id);
			}
		}
		while ((await renderers()).some((id) => killed.has(id))) await new Promise((resolve) => setTimeout(resolve, 20));
		await session.detach();
		await page.close();
	} else {
		const closed = page.waitForEvent("close");
		// Not answered: who should answer is gone.
		void page
			.context()
			.newCDPSession(page)
			.then((session) => session.send("Page.close").catch(() => {}));
		await closed;
	}
}

function killIfThere(processId: number): void {
	try {
		process.kill(processId, "SIGKILL");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}

/** Begins to save from a number on, and waits for the third save. */
async function saveIn(page: Page, from: number): Promise<{ begun: number; done: number }> {
	const told = { begun: from - 1, done: from - 1 };
	let enough = () => {};
	const severalSaves = new Promise<void>((resolve) => {
		enough = resolve;
	});
	await page.exposeFunction("tellTest", (what: "begun" | "done", save: number) => {
		told[what] = save;
		if (told.done >= from + 2) enough();
	});
	await page.evaluate((first) => {
		void window.saves.saveForever(first, {
			begun: (save) => window.tellTest("begun", save),
			done: (save) => window.tellTest("done", save),
		});
	}, from);
	await severalSaves;
	return told;
}

test.each(Array.from({ length: BATCHES }, (_, batch) => batch + 1))(
	`a tab killed in the midst of saving, ${KILLS} times, leaves the old save or the new one (batch %i of ${BATCHES})`,
	async (batch) => {
		const context = await browser.newContext();
		let killedWhileSaving = 0;
		let newOnes = 0;
		let page = await openPage(context);
		let next = 1;
		for (let number = 0; number < KILLS; number++) {
			const told = await saveIn(page, next);
			// Some moment of one of the saves that follow one another; each kill has its own.
			await new Promise((resolve) => setTimeout(resolve, ((batch * KILLS + number) * 7.3) % LONGEST_WAIT_MS));
			await kill(page, number % 2 === 0 ? "crash" : "close");
			const { begun, done } = told;

			page = await openPage(context);
			const found = await page.evaluate(() => window.saves.findSave());
			const what = `kill ${number}: ${found.number} is there after ${done} was done and ${begun} begun`;
			expect(found.troubles, what).toEqual([]);
			expect(found.isWhole, what).toBe(true);
			// What is there is never older than what was told as done; of later ones the page had no time to tell.
			expect(found.number, what).toBeGreaterThanOrEqual(done);
			if (begun > done) killedWhileSaving++;
			if (found.number! > done) newOnes++;
			next = Math.max(found.number!, begun) + 1;
		}
		await context.close();
		console.log(`${killedWhileSaving} of ${KILLS} kills met a save half way; ${newOnes} times the new one was there`);
		// Otherwise the test would not have tried what it says.
		expect(killedWhileSaving).toBeGreaterThan(KILLS / 4);
	},
	KILLS * 30_000,
);
