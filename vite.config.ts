import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { scriptText, shelf } from "./tools/build/index.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
	root: here("."),
	// Relative, so that any folder of any static host serves it.
	base: "./",
	plugins: [
		scriptText(),
		// `colorburst dev DIR` names its cartridge this way.
		shelf(process.env["COLORBURST_CART"] ? { authorCart: process.env["COLORBURST_CART"] } : {}),
	],
	resolve: {
		alias: [
			{ find: /^colorburst$/, replacement: here("runtime/api/index.ts") },
			{ find: /^colorburst\/testing$/, replacement: here("runtime/headless/testing.ts") },
			// All that @pixi/sound asks of pixi.js, a renderer of 500 KB that nothing else here uses.
			{ find: /^pixi\.js$/, replacement: here("runtime/display-side/audio/pixi-names.ts") },
		],
	},
	oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
	// The game side's worker and the sound's worklet travel inside the page's script as text: it is large by design.
	build: { outDir: "dist", target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 1500 },
});
