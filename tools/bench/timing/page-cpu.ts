import { type Browser, chromium } from "playwright";
import type { ConsoleHandle } from "../../../runtime/display-side/console-handle.ts";
import { ensureChromium } from "../../chromium/ensure-chromium.mjs";
import { CHROMIUM_ARGUMENTS } from "../../chromium/launch-arguments.mjs";
import { servePage } from "../../chromium/served-page.ts";

/** VOLLEY has shown its title and begun its demo by then. */
const FROM_TICK = 900;
const FRAMES = 600;
const PATIENCE_MS = 240_000;

export interface PageCpu {
	/** Processor time of the page's main thread a frame, in ms: all it does, with messages, layout and garbage. */
	readonly cpuMsAFrame: number;
	/** Pictures a second that were shown meanwhile: fewer than 50 say that the computer was short of time. */
	readonly picturesASecond: number;
	readonly isFine: boolean;
}

type PageWindow = { colorburst?: ConsoleHandle };

/**
 * What the whole display side costs a frame in Chromium while VOLLEY's demo plays on PAL: pacing, messages,
 * interpolation, sound registers, drawing. The game runs in its worker, and what the graphics process does is not in it.
 */
export async function measurePageCpu(motions: readonly ("whole" | "fine")[]): Promise<PageCpu[]> {
	const page = await servePage();
	const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGUMENTS });
	try {
		const measured: PageCpu[] = [];
		for (const motion of motions) measured.push(await measureOnce(browser, `${page.url}?motion=${motion}`));
		return measured;
	} finally {
		await browser.close();
		await page.close();
	}
}

async function measureOnce(browser: Browser, url: string): Promise<PageCpu> {
	const context = await browser.newContext({ viewport: { width: 900, height: 620 } });
	await context.addInitScript(() => {
		localStorage.setItem("colorburst.settings", JSON.stringify({ crt: false, television: "pal" }));
	});
	const page = await context.newPage();
	const waitFor = (count: "askedTick" | "refreshes", least: number) =>
		page.waitForFunction(
			([name, value]) => {
				const { timing } = (window as unknown as PageWindow).colorburst?.state() ?? {};
				return (timing?.[name] ?? 0) >= value;
			},
			[count, least] as const,
			// Looking costs time too: twice a second.
			{ timeout: PATIENCE_MS, polling: 500 },
		);
	const look = () =>
		page.evaluate(() => {
			const { timing, fine } = (window as unknown as PageWindow).colorburst!.state();
			return { refreshes: timing!.refreshes, fine, ms: performance.now() };
		});
	await page.goto(url);
	await page.keyboard.press("Shift");
	await waitFor("askedTick", FROM_TICK);
	const cdp = await context.newCDPSession(page);
	// Of the thread's own clock: what else the computer does isn't in it.
	await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
	const taskSeconds = async () => {
		const { metrics } = await cdp.send("Performance.getMetrics");
		return metrics.find(({ name }) => name === "TaskDuration")!.value;
	};
	const [start, startSeconds] = [await look(), await taskSeconds()];
	await waitFor("refreshes", start.refreshes + FRAMES);
	const [end, endSeconds] = [await look(), await taskSeconds()];
	await context.close();
	const frames = end.refreshes - start.refreshes;
	return {
		cpuMsAFrame: ((endSeconds - startSeconds) * 1000) / frames,
		picturesASecond: (frames * 1000) / (end.ms - start.ms),
		isFine: end.fine,
	};
}
