import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { type RolldownPluginOption, rolldown } from "rolldown";

/** The module a cartridge means by `import … from "colorburst"`. */
export const API_ENTRY = fileURLToPath(new URL("../../runtime/api/index.ts", import.meta.url));

export interface BundleRequest {
	/** The first module: an absolute path, or the id of a plugin's module. */
	readonly entry: string;
	/** What the source map's paths are relative to; the entry's folder by default. */
	readonly folder?: string;
	/** `var` that holds what the entry exports by default or by name; none for a script that just runs. */
	readonly globalName?: string;
	readonly plugins?: RolldownPluginOption;
	readonly minify?: boolean;
	/** Replaced at build time, as in Vite's `define`. */
	readonly define?: Record<string, string>;
}

export interface BundledScript {
	readonly code: string;
	/** Source map, version 3, JSON. */
	readonly map: string;
	/** Every file that went in, absolute paths. */
	readonly files: readonly string[];
}

/** Bundles a module and all that it imports to one classic script that needs no other file. */
export async function bundleScript(request: BundleRequest): Promise<BundledScript> {
	const bundle = await rolldown({
		input: request.entry,
		cwd: request.folder ?? dirname(request.entry),
		platform: "browser",
		plugins: request.plugins,
		resolve: { alias: { colorburst: API_ENTRY } },
		transform: { target: "es2022", define: request.define ?? {} },
		// The project's own tsconfig must not reach into an author's cartridge, nor the other way round.
		tsconfig: false,
		logLevel: "warn",
		// Comments with the paths of the modules would put this computer's folders into the script.
		experimental: { attachDebugInfo: "none" },
		onLog(level, log, handle) {
			// How long our own plugins took is no news to who builds a cartridge.
			if (log.code === "PLUGIN_TIMINGS") return;
			// The bundler would leave the import for the script's host to resolve: a classic script has none to do so.
			handle(log.code === "UNRESOLVED_IMPORT" ? "error" : level, log);
		},
	});
	try {
		const { output } = await bundle.generate({
			format: "iife",
			codeSplitting: false,
			sourcemap: "hidden",
			minify: request.minify ?? false,
			...(request.globalName ? { name: request.globalName } : {}),
		});
		const chunk = output.find((part) => part.type === "chunk");
		if (!chunk) throw new Error(`bundling ${request.entry} gave no script`);
		return { code: chunk.code, map: chunk.map?.toString() ?? "", files: await bundle.watchFiles };
	} finally {
		await bundle.close();
	}
}
