import { builtinModules } from "node:module";
import { isAbsolute } from "node:path";
import type { Plugin } from "vite";
import { folderPath } from "./assets/compile-asset.ts";
import { CartBuildError, lineWith } from "./cart-build-error.ts";

/** The module that the bundle begins with: it passes on the cartridge alone, whatever else its file exports. */
export const ENTRY_ID = "\0cartridge-entry";

const BUILT_IN = new Set(builtinModules);

/** Rules for the modules of a cartridge, with messages that name the line. */
export function cartModules(entry: string, folder: string, onFile: (file: string) => void): Plugin {
	return {
		name: "colorburst:cart-modules",
		resolveId: {
			order: "pre",
			handler(source, importer) {
				if (source === ENTRY_ID) return source;
				if (!importer || importer === ENTRY_ID) return null;
				if (source.startsWith("node:") || BUILT_IN.has(source)) {
					throw refused(importer, source, `imports ${source}, which is Node's: a cartridge has the machine only`);
				}
				if (/^(https?:|data:)/.test(source)) {
					throw refused(importer, source, `imports ${source}: a cartridge has no network. Put the file beside it`);
				}
				return null;
			},
		},
		load(id) {
			if (id === ENTRY_ID) return { code: `export { default } from ${JSON.stringify(entry)};`, moduleType: "js" };
			if (isAbsolute(id)) onFile(id);
			return null;
		},
		moduleParsed(module) {
			if (module.dynamicallyImportedIds.length > 0) {
				throw refused(module.id, "import(", "uses import(): import the module at the top of the file instead");
			}
		},
	};

	function refused(importer: string, text: string, reason: string): CartBuildError {
		return new CartBuildError(folderPath(folder, importer), lineWith(text, importer), reason);
	}
}
