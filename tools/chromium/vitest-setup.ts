import { ensureChromium } from "./ensure-chromium.mjs";

/** Before the browser tests: they read the path of a Chromium that starts from CHROME_PATH. */
export default async function setup(): Promise<void> {
	process.env.CHROME_PATH = await ensureChromium();
}
