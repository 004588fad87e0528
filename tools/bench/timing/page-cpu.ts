import { type Browser, chromium } from "playwright";
import type { ConsoleHandle } from "../../../runtime/display-side/console-handle.ts";
import { ensureChromium } from "../../chromium/ensure-chromium.mjs";
import { CHROMIUM_ARGUMENTS } from "../../chromium/launch-arguments.mjs";
import { servePage } from "../../chromium/served-page.ts";

/** VOLLEY has shown its title and begun its demo by then. */
const FROM_TICK = 900;
const FRAMES = 600;
const PATIENCE_MS = 240_000;

export interface PageCase {
	readonly television: "ntsc" | "pal";
	readonly motion: "whole" | "fine";
}

export interface PageCpu {
	/**
	 * Processor time of the page's main thread an animation frame, in ms: all it does, with messages, layout, the
	 * browser's own steps to the compositor, and garbage.
	 */
	readonly cpuMsAFrame: number;
	/** Animation frames a second: fewer than 55 of a 60 Hz monitor say that the computer was short of time. */
	readonly framesASecond: number;
	/** Pictures a second that were shown meanwhile. */
	readonly picturesASecond: number;
	readonly isFine: boolean;
}

type PageWindow = { colorburst?: ConsoleHandle; animationFrames?: number };

/**
 * What the whole display side costs a frame in Chromium while VOLLEY's demo plays: pacing, messages,
 * interpolation, sound registers, drawing. The game runs in its worker, and what the graphics process does is not in it.
 */
export async function measurePageCpu(cases: readonly PageCase[]): Promise<PageCpu[]> {
	const page = await servePage();
	const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGUMENTS });
	try {
		const measured: PageCpu[] = [];
		for (const each of cases) measured.push(await measureOnce(browser, page.url, each));
		return measured;
	} finally {
		await browser.close();
		await page.close();
	}
}

async function measureOnce(browser: Browser, url: string, { television, motion }: PageCase): Promise<PageCpu> {
	const context = await browser.newContext({ viewport: { width: 900, height: 620 } });
	const settings = JSON.stringify(JSON.stringify({ crt: false, television }));
	// As text: what compiles this file names functions by a helper that the page doesn't have.
	await context.addInitScript({
		content: `if (window === top) {
			localStorage.setItem("colorburst.settings", ${settings});
			window.animationFrames = 0;
			requestAnimationFrame(function count() {
				window.animationFrames++;
				requestAnimationFrame(count);
			});
		}`,
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
			const { colorburst, animationFrames } = window as unknown as PageWindow;
			const { timing, fine } = colorburst!.state();
			return { refreshes: timing!.refreshes, frames: animationFrames!, fine, ms: performance.now() };
		});
	await page.goto(`${url}?motion=${motion}`);
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
	const aSecond = (count: number) => (count * 1000) / (end.ms - start.ms);
	return {
		cpuMsAFrame: ((endSeconds - startSeconds) * 1000) / (end.frames - start.frames),
		framesASecond: aSecond(end.frames - start.frames),
		picturesASecond: aSecond(end.refreshes - start.refreshes),
		isFine: end.fine,
	};
}
