import type { EnvironmentModuleNode, Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";

const QUERY = "?script-text";

interface Settings {
	minify: boolean;
	mode: string;
	/** Files inside each script: id of the importing module → absolute paths. */
	readonly filesOf: Map<string, ReadonlySet<string>>;
	readonly pluginsInside: () => Plugin[];
}

/**
 * `import text from "./worker.ts?script-text"`: the module and all that it imports, bundled to one classic script and
 * given as a string, for workers and worklets that are made from blobs. Works when serving (bundled again when one of
 * its files changes), when building, and in vitest. Modules inside may use `?script-text` themselves.
 * @param pluginsInside  further plugins for the modules inside; made anew for each bundle
 */
export function scriptText(pluginsInside: () => Plugin[] = () => []): Plugin {
	const settings: Settings = { minify: false, mode: "production", filesOf: new Map(), pluginsInside };
	return {
		...resolveAndLoad(settings),
		enforce: "pre",
		configResolved(config) {
			settings.minify = config.command === "build" && config.build.minify !== false;
			settings.mode = config.mode;
		},
		// The files inside a script aren't modules of the page, so that Vite can't know whom a change of them touches.
		hotUpdate({ file, modules }) {
			const touched = new Set<EnvironmentModuleNode>(modules);
			for (const [id, files] of settings.filesOf) {
				const module = files.has(file) ? this.environment.moduleGraph.getModuleById(id) : undefined;
				if (module) touched.add(module);
			}
			return [...touched];
		},
	};
}

function resolveAndLoad(settings: Settings): Plugin {
	return {
		name: "colorburst:script-text",
		async resolveId(source, importer) {
			if (!source.endsWith(QUERY)) return null;
			const target = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
			if (!target) throw new Error(`${importer ?? "the entry"} imports "${source}": there is no such file`);
			return `${target.id}${QUERY}`;
		},
		async load(id) {
			if (!id.endsWith(QUERY)) return null;
			const development = settings.mode !== "production";
			const { code, files } = await bundleScript({
				entry: id.slice(0, -QUERY.length),
				minify: settings.minify,
				plugins: [resolveAndLoad(settings), ...settings.pluginsInside()],
				define: {
					"import.meta.env.DEV": String(development),
					"import.meta.env.PROD": String(!development),
					"import.meta.env.MODE": JSON.stringify(settings.mode),
				},
			});
			settings.filesOf.set(id, new Set(files));
			for (const file of files) this.addWatchFile(file);
			return { code: `export default ${JSON.stringify(code)};`, map: null, moduleType: "js" };
		},
	};
}
