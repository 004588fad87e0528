import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { cartAssets } from "./tools/build/index.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const shared = {
	resolve: {
		alias: [
			{ find: /^colorburst$/, replacement: here("runtime/api/index.ts") },
			{ find: /^colorburst\/testing$/, replacement: here("runtime/headless/testing.ts") },
		],
	},
	// A test may import a cartridge as its source: its pictures and songs become the assets that the build makes.
	plugins: [cartAssets({ inline: true })],
};

export default defineConfig({
	test: {
		projects: [
			{
				...shared,
				test: {
					name: "node",
					include: ["test/**/*.test.ts", "cart/**/*.test.ts"],
					exclude: ["test/browser/**"],
					testTimeout: 30_000,
				},
			},
			{
				...shared,
				test: {
					name: "browser",
					include: ["test/browser/**/*.test.ts"],
					// The tests run in Node and drive a real Chromium through Playwright.
					globalSetup: ["tools/chromium/vitest-setup.ts", "test/browser/page-setup.ts"],
					testTimeout: 90_000,
					hookTimeout: 90_000,
					// A shared computer may starve a browser past any patience: there a failed test gets one more try, and the
					// report says which did ("retry x1").
					retry: process.env["CI"] ? 1 : 0,
					// Each file starts servers and browsers; side by side they only slow one another.
					fileParallelism: false,
				},
			},
		],
	},
});
