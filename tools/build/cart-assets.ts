import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Asset } from "../../runtime/api/assets.ts";
import { encodeAsset } from "../../runtime/cartridge/assets/encode-asset.ts";
import type { CartBank } from "../../runtime/cartridge/cart-file-types.ts";
import { decodeEffectBank, decodeSong } from "../../runtime/machine/apu/song-bytes.ts";
import { assetImport, compileAsset, folderPath } from "./assets/compile-asset.ts";
import { CartBuildError, lineWith } from "./cart-build-error.ts";

/** Modules of assets: "…/ship.png?tiles" → "\0cart-asset:tiles:/…/ship.png"; the mark keeps other plugins off. */
const PREFIX = "\0cart-asset:";
const DECODE_MODULE = fileURLToPath(new URL("../../runtime/cartridge/assets/decode-assets.ts", import.meta.url));

export interface CartAssetsOptions {
	/**
	 * Where the data goes. `false`: into banks, and the module is `$banks[…]`, as in a cart file. `true`: into the
	 * module itself, so that a test or a tool can import a cartridge's modules as they are.
	 */
	readonly inline?: boolean;
	/** The cartridge's folder: names of assets are relative to it. By default Vite's root. */
	readonly folder?: string;
	/** Called with each asset that is loaded into a bank, and the tokens of those it can't do without. */
	readonly onBank?: (bank: CartBank, token: string, needs: readonly string[]) => void;
	/** Called with every file that an asset is made of. */
	readonly onFile?: (file: string) => void;
}

/** Imports of assets: see docs/assets.md. */
export function cartAssets(options: CartAssetsOptions = {}): Plugin {
	let folder = options.folder ?? process.cwd();
	/** Asset modules by the files they are made of. */
	const idsOfFile = new Map<string, Set<string>>();
	let inlineCount = 0;
	return {
		name: "colorburst:cart-assets",
		enforce: "pre",
		configResolved(config) {
			folder = options.folder ?? config.root;
		},
		resolveId(source, importer) {
			const wanted = assetImport(source);
			if (!wanted || !importer || importer.startsWith("\0")) return null;
			const file = resolve(dirname(importer.replace(/\?.*$/, "")), wanted.path);
			if (!/^\.{0,2}\//.test(wanted.path)) {
				throw refused(importer, source, `"${source}" must be a path from this file: begin it with "./"`);
			}
			if (!existsSync(file)) {
				throw refused(importer, source, `"${source}": there is no such file`);
			}
			return { id: `${PREFIX}${wanted.kind}:${file}`, moduleSideEffects: false };
		},
		load(id) {
			if (!id.startsWith(PREFIX)) return null;
			const [kind, file] = splitOnce(id.slice(PREFIX.length));
			// Before compiling: a change of a file that can't be compiled matters most.
			options.onFile?.(file);
			const { asset, name, files } = compileAsset(kind as CartBank["kind"], file, folder);
			const watch = (used: string) => {
				this.addWatchFile(used);
				options.onFile?.(used);
				idsOfFile.set(used, (idsOfFile.get(used) ?? new Set()).add(id));
			};
			for (const used of files) watch(used);
			const bank = encodeAsset(asset, name);
			if (options.inline) return { code: inlineModule(bank, inlineCount++), moduleType: "js" };
			const token = bankToken(kind, name);
			// The samples that a song or an effect names come with it: no module imports them.
			const needs = samplesOf(asset).map((path) => {
				const sample = compileAsset("pcm", resolve(dirname(file), path), folder);
				for (const used of sample.files) watch(used);
				const sampleToken = bankToken("pcm", sample.name);
				options.onBank?.(encodeAsset(sample.asset, sample.name), sampleToken, []);
				return sampleToken;
			});
			options.onBank?.(bank, token, needs);
			return { code: `export default ${token};`, moduleType: "js" };
		},
		hotUpdate({ file, modules }) {
			const touched = [...(idsOfFile.get(file) ?? [])].flatMap(
				(id) => this.environment.moduleGraph.getModuleById(id) ?? [],
			);
			return [...new Set([...modules, ...touched])];
		},
	};

	function refused(importer: string, source: string, reason: string): CartBuildError {
		const file = importer.replace(/\?.*$/, "");
		return new CartBuildError(folderPath(folder, file), lineWith(source, file), reason);
	}
}

/** Stands in the bundle until all assets are known and have their numbers: see `replaceBankTokens`. */
function bankToken(kind: string, name: string): string {
	return `$banks["${kind}:${encodeURIComponent(name)}"]`;
}

function samplesOf(asset: Asset): readonly string[] {
	if (asset.kind === "song") return decodeSong(asset.bytes).sampleNames;
	if (asset.kind === "effects") return decodeEffectBank(asset.bytes).sampleNames;
	return [];
}

/** A bank as the bundler met it. */
export interface FoundBank {
	readonly bank: CartBank;
	/** Tokens of the banks it can't do without. */
	readonly needs: readonly string[];
}

/**
 * Numbers the banks that the script uses, in the order of their names, so that the numbers don't depend on which file
 * the bundler happened to read first.
 */
export function replaceBankTokens(
	script: string,
	banks: ReadonlyMap<string, FoundBank>,
): { script: string; banks: CartBank[] } {
	const named = [...banks.keys()].filter((token) => script.includes(token));
	const used = [...new Set(named.flatMap((token) => [token, ...banks.get(token)!.needs]))].sort();
	const numbered = script.replace(/\$banks\["[a-z]+:[^"]*"\]/g, (token) => {
		const index = used.indexOf(token);
		return index < 0 ? token : `$banks[${index}]`;
	});
	return { script: numbered, banks: used.map((token) => banks.get(token)!.bank) };
}

function inlineModule(bank: CartBank, index: number): string {
	const data = Buffer.from(bank.bytes).toString("base64");
	const { kind, name, meta } = bank;
	return [
		`import { decodeAssets } from ${JSON.stringify(DECODE_MODULE)};`,
		`const bytes = Uint8Array.from(atob("${data}"), (c) => c.charCodeAt(0));`,
		`export default { ...decodeAssets([{ ...${JSON.stringify({ kind, name, meta })}, bytes }])[0], bank: ${index} };`,
	].join("\n");
}

function splitOnce(text: string): [string, string] {
	const at = text.indexOf(":");
	return [text.slice(0, at), text.slice(at + 1)];
}
