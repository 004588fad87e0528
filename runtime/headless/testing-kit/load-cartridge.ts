import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Asset } from "../../api/assets.ts";
import type { Cartridge } from "../../api/index.ts";
import { type CartFile, cartScope, createErrorMapper, readCartFile } from "../../cartridge/index.ts";
import { nextFraction } from "../../machine/chance.ts";
import { insertCart } from "../cart-in-console.ts";
import { evaluateInNode } from "../evaluate-in-node.ts";
import { HeadlessConsole } from "../headless-console.ts";
import { profileHeadless } from "../profile-run.ts";
import { TestRun, type TestRunOptions } from "./test-run.ts";

/** A cartridge that tests can run, each time from power-on. */
export interface LoadedCartridge<S> {
	run(options: TestRunOptions): TestRun<S>;
}

/**
 * Loads a cartridge for tests.
 * @param source  a folder with a cartridge.ts, a .ts file or a cart file (path or file: URL), or a cartridge object.
 *                Built from its sources it is exactly what the console runs; an object is run as imported, which
 *                leaves its own errors on the test's stack.
 * @param assets  for an object: the assets it imports, by their banks
 * @throws CartBuildError, CartFileError with what, where and what to do
 */
export async function loadCartridge<S = unknown>(
	source: string | URL | Cartridge<S>,
	assets: readonly Asset[] = [],
): Promise<LoadedCartridge<S>> {
	if (typeof source === "object" && !(source instanceof URL)) {
		return { run: (options) => new TestRun<S>(consoleWith(source, assets, options), options) };
	}
	const path = source instanceof URL || source.startsWith("file:") ? fileURLToPath(source) : source;
	const cart = await readOrBuild(path);
	return {
		run(options) {
			const inserted = insertCart(cart, evaluateInNode, { seed: options.seed ?? 1, saveRam: options.saveRam ?? null });
			if ("fault" in inserted) throw new Error(`${path} can't be loaded: ${inserted.fault.message}`);

			return new TestRun<S>(inserted.console, options, (asked) => profileHeadless(cart, evaluateInNode, asked));
		},
	};
}

async function readOrBuild(path: string): Promise<CartFile> {
	if (!existsSync(path)) throw new Error(`There is no cartridge ${path}.`);
	if (/\.(cart|png)$/i.test(path)) return readCartFile(readFileSync(path));
	const { buildCart } = await import("../../../tools/build/index.ts");
	return (await buildCart(path)).cart;
}

/** A cartridge object sees the global `Math`: while it runs, that is the console's own, seeded and bit-exact. */
function consoleWith<S>(cartridge: Cartridge<S>, assets: readonly Asset[], options: TestRunOptions): HeadlessConsole {
	const { names, values } = cartScope(() => nextFraction(headless.memory.chance));
	const consoleMath = values[names.indexOf("Math")] as typeof Math;
	const withMath = <T>(work: () => T): T => {
		const own = globalThis.Math;
		globalThis.Math = consoleMath;
		try {
			return work();
		} finally {
			globalThis.Math = own;
		}
	};
	const { seed = 1, saveRam = null } = options;
	const headless: HeadlessConsole = new HeadlessConsole({
		cartridge: {
			...(cartridge as Cartridge),
			boot: (machine) => withMath(() => cartridge.boot(machine)),
			tick: (state, machine) => withMath(() => cartridge.tick(state as S, machine)),
		},
		assets,
		seed,
		saveRam,
		mapError: createErrorMapper(""),
	});
	return headless;
}
