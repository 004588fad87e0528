import { expect, test } from "vitest";
import { ADVICE, type ChromiumProbes, ensureChromium } from "../../../../tools/chromium/ensure-chromium.mjs";

/** A computer with the given browsers on it, each a path and whether it starts, that writes down what was asked of it. */
function computer(browsers: Record<string, boolean>, overrides: Partial<ChromiumProbes> = {}) {
	const asked: string[] = [];
	const probes: ChromiumProbes = {
		chromePath: undefined,
		knownPaths: ["/known/one", "/known/two"],
		onPath: () => ["/path/chromium"],
		playwrightCache: () => "/cache/chrome",
		exists: (path) => path in browsers,
		launch: async (path) => {
			asked.push(`launch ${path}`);
			return browsers[path] ? "" : "a library is missing";
		},
		canApt: true,
		apt: () => {
			asked.push("apt");
			return "/apt/chromium";
		},
		playwrightInstall: () => {
			asked.push("playwright install");
			return "/cache/chrome";
		},
		log: (message) => asked.push(`say ${message}`),
		...overrides,
	};
	return { probes, asked };
}

test("CHROME_PATH goes before everything else", async () => {
	const { probes } = computer({ "/mine": true, "/known/one": true }, { chromePath: "/mine" });
	expect(await ensureChromium(probes)).toBe("/mine");
});

test("known paths go before the PATH, the PATH before Playwright's cache", async () => {
	const all = { "/known/two": true, "/path/chromium": true, "/cache/chrome": true };
	expect(await ensureChromium(computer(all).probes)).toBe("/known/two");
	expect(await ensureChromium(computer({ "/path/chromium": true, "/cache/chrome": true }).probes)).toBe(
		"/path/chromium",
	);
	expect(await ensureChromium(computer({ "/cache/chrome": true }).probes)).toBe("/cache/chrome");
});

test("a browser that doesn't start is passed over, with its reason said", async () => {
	const { probes, asked } = computer({ "/known/one": false, "/known/two": true });
	expect(await ensureChromium(probes)).toBe("/known/two");
	expect(asked).toContain("say /known/one does not start: a library is missing");
});

test("a CHROME_PATH of no use is said, and the search goes on", async () => {
	const { probes, asked } = computer({ "/known/one": true }, { chromePath: "/nowhere" });
	expect(await ensureChromium(probes)).toBe("/known/one");
	expect(asked.some((line) => line.startsWith("say CHROME_PATH=/nowhere"))).toBe(true);
});

test("nothing is installed while a browser starts", async () => {
	const { probes, asked } = computer({ "/cache/chrome": true });
	await ensureChromium(probes);
	expect(asked).toEqual(["launch /cache/chrome"]);
});

test("apt goes before Playwright's installation, and only for root on Debian", async () => {
	const debian = computer({ "/apt/chromium": true });
	expect(await ensureChromium(debian.probes)).toBe("/apt/chromium");
	expect(debian.asked).toEqual(["apt", "launch /apt/chromium"]);

	const bare: Record<string, boolean> = {};
	const elsewhere = computer(bare, {
		canApt: false,
		playwrightInstall: () => {
			bare["/cache/chrome"] = true;
			return "/cache/chrome";
		},
	});
	expect(await ensureChromium(elsewhere.probes)).toBe("/cache/chrome");
	expect(elsewhere.asked).toEqual(["launch /cache/chrome"]);
});

test("a browser that lacked libraries gets another try after the installation", async () => {
	const browsers: Record<string, boolean> = { "/cache/chrome": false };
	const { probes } = computer(browsers, {
		canApt: false,
		playwrightInstall: () => {
			browsers["/cache/chrome"] = true;
			return "/cache/chrome";
		},
	});
	expect(await ensureChromium(probes)).toBe("/cache/chrome");
});

test("when nothing works it says what to do", async () => {
	await expect(ensureChromium(computer({}).probes)).rejects.toThrow(ADVICE);
	expect(ADVICE).toMatch(/CHROME_PATH/);
	expect(ADVICE).toMatch(/apt-get install chromium/);
	expect(ADVICE).toMatch(/npx playwright install chromium/);
});

test("looking only installs nothing", async () => {
	const { probes, asked } = computer({});
	await expect(ensureChromium(probes, { install: false })).rejects.toThrow("No Chromium");
	expect(asked).toEqual([]);
});
