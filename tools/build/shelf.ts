import { existsSync, readdirSync, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { CARTRIDGE_ENTRY } from "./build-cart.ts";
import { CartBuildError } from "./cart-build-error.ts";
import { CartSource } from "./cart-source.ts";

const VIRTUAL_ID = "virtual:shelf";
const AUTHOR_FILE = "author.cart.png";
/** The cartridge that the console boots with. */
const FIRST = "volley";

export interface ShelfOptions {
	/** The cartridge under work (`colorburst dev DIR`): its folder or file. Served as `carts/author.cart.png`, first on the shelf. */
	readonly authorCart?: string;
	/** Folder of the console's own cartridges; `cart` in Vite's root by default. */
	readonly folder?: string;
}

/** Sent to the page when a cartridge has been built anew: it loads it again, keeping what it can. */
export interface CartChangedEvent {
	readonly url: string;
}

/** Sent to the page when a change can't be built: the running game stays. */
export interface CartErrorEvent {
	readonly url: string;
	readonly message: string;
	readonly file: string;
	readonly line: number;
}

/**
 * The console's own cartridges: `carts/NAME.cart.png` for every folder of `cart/` with a `cartridge.ts`, built when
 * asked for, and the module `virtual:shelf` that lists them. When serving, a change builds the cartridge again and
 * sends `colorburst:cart-changed`, or `colorburst:cart-error` when it can't be built. When building, the cart files
 * are among the output.
 */
export function shelf(options: ShelfOptions = {}): Plugin {
	/** By file name under `carts/`. */
	const sources = new Map<string, CartSource>();
	let base = "/";
	let serving = false;

	return {
		name: "colorburst:shelf",
		configResolved(config) {
			base = config.base;
			serving = config.command === "serve";
			const folder = options.folder ?? join(config.root, "cart");
			sources.clear();
			const author = options.authorCart && resolve(options.authorCart);
			if (author) sources.set(AUTHOR_FILE, new CartSource(author));
			for (const path of cartridgeFolders(folder).map((name) => join(folder, name))) {
				if (path !== author) sources.set(`${basename(path)}.cart.png`, new CartSource(path));
			}
		},
		configureServer(server) {
			const author = options.authorCart && resolve(options.authorCart);
			if (author) server.watcher.add(folderOf(author));
			for (const event of ["change", "add", "unlink"] as const) {
				server.watcher.on(event, (file) => {
					for (const [name, source] of sources) {
						if (source.fileChanged(resolve(file))) void rebuild(server, cartUrl(name), source);
					}
				});
			}
			server.middlewares.use((request, response, next) => {
				const path = new URL(request.url ?? "/", "http://console").pathname;
				const name = path.startsWith(`${base}carts/`) ? path.slice(base.length + "carts/".length) : undefined;
				const source = name === undefined ? undefined : sources.get(name);
				if (name === undefined || !source) next();
				else void serve(response, name, source);
			});
		},
		resolveId(source) {
			return source === VIRTUAL_ID ? `\0${VIRTUAL_ID}` : null;
		},
		async load(id) {
			if (id !== `\0${VIRTUAL_ID}`) return null;
			const entries: { id: string; title: string; file: string }[] = [];
			for (const [file, source] of sources) {
				const name = file.replace(/\.cart(\.png)?$/, "");
				try {
					const built = await source.build();
					if (!serving)
						this.emitFile({ type: "asset", fileName: `carts/${file}`, source: built.bytes(isPngName(file)) });
					entries.push({ id: built.cart.manifest.id, title: built.cart.manifest.title, file });
				} catch (error) {
					if (!serving) throw error;
					// It stays on the shelf under its folder's name; opening it gives the message.
					const title = file === AUTHOR_FILE ? basename(options.authorCart!) : name;
					entries.push({ id: name, title, file });
				}
			}
			return {
				code: [
					'const url = (file) => import.meta.env.BASE_URL + "carts/" + file;',
					`export default ${JSON.stringify(entries)}.map(({ id, title, file }) => ({ id, title, url: url(file) }));`,
					`export const authorCartUrl = ${options.authorCart ? `url(${JSON.stringify(AUTHOR_FILE)})` : "null"};`,
				].join("\n"),
				moduleType: "js",
			};
		},
	};

	function cartUrl(name: string): string {
		return `${base}carts/${name}`;
	}

	async function rebuild(server: ViteDevServer, url: string, source: CartSource): Promise<void> {
		const { hot } = server.environments.client;
		try {
			const startMs = performance.now();
			const { cart } = await source.build();
			const ms = Math.round(performance.now() - startMs);
			server.config.logger.warn(`Built ${cart.manifest.title} again in ${ms} ms`, { timestamp: true });
			hot.send("colorburst:cart-changed", { url } satisfies CartChangedEvent);
		} catch (error) {
			hot.send("colorburst:cart-error", { url, ...place(error) } satisfies CartErrorEvent);
			server.config.logger.error((error as Error).message, { timestamp: true });
		}
	}

	async function serve(response: ServerResponse, name: string, source: CartSource): Promise<void> {
		response.setHeader("Cache-Control", "no-store");
		try {
			const built = await source.build();
			response.setHeader("Content-Type", isPngName(name) ? "image/png" : "application/octet-stream");
			response.end(built.bytes(isPngName(name)));
		} catch (error) {
			response.statusCode = 500;
			response.setHeader("Content-Type", "application/json");
			response.end(JSON.stringify(place(error)));
		}
	}
}

function place(error: unknown): { message: string; file: string; line: number } {
	if (error instanceof CartBuildError) return { message: error.reason, file: error.file, line: error.line };
	return { message: (error as Error).message, file: "", line: 0 };
}

function folderOf(path: string): string {
	return existsSync(path) && statSync(path).isDirectory() ? path : dirname(path);
}

function isPngName(name: string): boolean {
	return name.endsWith(".png");
}

/** The one that the console boots with first, then by name. */
function cartridgeFolders(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((name) => existsSync(join(folder, name, CARTRIDGE_ENTRY)))
		.sort((a, b) => Number(b === FIRST) - Number(a === FIRST) || (a < b ? -1 : 1));
}
