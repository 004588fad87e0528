import { resolve } from "node:path";
import { folderPath } from "./assets/compile-asset.ts";
import { API_ENTRY } from "./bundle-script.ts";

interface SourceMap {
	readonly sources: readonly (string | null)[];
	readonly names: readonly string[];
	readonly mappings: string;
}

/**
 * Leaves in a source map what a message needs, and nothing of the computer it was made on: paths relative to the
 * cartridge's folder, "colorburst" for the API, "npm:…" for packages, no text of the sources.
 */
export function tidySourceMap(json: string, folder: string): string {
	const { sources, mappings, names } = JSON.parse(json) as SourceMap;
	// The bundler gives paths relative to its output folder, "dist" in the cartridge's.
	const tidy = sources.map((source) => (source === null ? null : sourceName(resolve(folder, "dist", source), folder)));
	return JSON.stringify({ version: 3, sources: tidy, names, mappings });
}

function sourceName(file: string, folder: string): string {
	if (file === API_ENTRY) return "colorburst";
	const path = file.replaceAll("\\", "/");
	const inPackages = path.lastIndexOf("/node_modules/");
	if (inPackages >= 0) return `npm:${path.slice(inPackages + "/node_modules/".length)}`;
	return folderPath(folder, file);
}
