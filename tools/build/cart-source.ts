import { dirname, sep } from "node:path";
import { type BuiltCart, buildCart } from "./build-cart.ts";

/** A cartridge's sources, built when asked for and kept until one of their files changes. */
export class CartSource {
	#building: Promise<BuiltCart> | undefined;
	#files: ReadonlySet<string> = new Set();
	#failed = false;

	readonly #folder: string;

	/** @param path  absolute: a folder with `cartridge.ts`, or one file */
	constructor(readonly path: string) {
		this.#folder = /\.[mc]?tsx?$/.test(path) ? dirname(path) : path;
	}

	/** @throws CartBuildError, until a file changes */
	build(): Promise<BuiltCart> {
		this.#building ??= this.#buildNow();
		return this.#building;
	}

	/** Notes that a file has changed; true when the cartridge must be built again. */
	fileChanged(file: string): boolean {
		// After a failure any file of the folder may be the missing one.
		const concerned = this.#files.has(file) || (this.#failed && file.startsWith(this.#folder + sep));
		if (concerned) this.#building = undefined;
		return concerned;
	}

	async #buildNow(): Promise<BuiltCart> {
		try {
			const built = await buildCart(this.path);
			this.#files = new Set(built.files);
			this.#failed = false;
			return built;
		} catch (error) {
			this.#failed = true;
			const { files = [] } = error as { files?: readonly string[] };
			this.#files = new Set([...this.#files, ...files]);
			throw error;
		}
	}
}
