import { createContext, Script } from "node:vm";
import * as v from "valibot";
import {
	type CartBank,
	cartFactory,
	cartScope,
	createErrorMapper,
	decodeAssets,
	FACTORY_PREFIX_LENGTH,
} from "../../runtime/cartridge/index.ts";
import { cartridgeFieldsSchema, issueText } from "../../runtime/cartridge/manifest-schema.ts";
import { CartMeter } from "../../runtime/cartridge/meter/cart-meter.ts";
import { NO_CARTRIDGE } from "./bundler-errors.ts";
import { CartBuildError } from "./cart-build-error.ts";

/** A cartridge's module level declares; it has no work to do that takes long. */
const LOAD_TIMEOUT_MS = 3000;
const SCRIPT_NAME = "cartridge.js";

const cartridgeSchema = v.object({
	...cartridgeFieldsSchema.entries,
	boot: v.function("boot must be a function that sets up the machine and gives the first state"),
	tick: v.function("tick must be a function that moves the game on"),
});

export type CartridgeFields = v.InferOutput<typeof cartridgeFieldsSchema>;

/** Runs a bundled script once, and reads from its cartridge what the manifest needs. `boot` and `tick` aren't called. */
export function readCartridgeFields(built: {
	script: string;
	sourceMap: string;
	banks: readonly CartBank[];
	/** Name of the entry file, for messages. */
	entry: string;
}): CartridgeFields {
	const { script, sourceMap, banks, entry } = built;
	const { text, columns } = cartFactory(script, sourceMap);
	const mapError = createErrorMapper(sourceMap, {
		isCartScript: (url) => url === SCRIPT_NAME,
		firstColumn: FACTORY_PREFIX_LENGTH,
		columns,
	});
	const random = (): number => {
		throw new Error("Math.random has no machine yet when the module is loaded: call it in boot or tick");
	};
	const meter = new CartMeter();
	const { values } = cartScope(random, { assets: decodeAssets(banks), meter });
	let cartridge: unknown;
	try {
		// A realm of its own with a time limit, so that an endless loop at the module's top ends in a message.
		const context = createContext({ values }, { codeGeneration: { strings: false, wasm: false } });
		const exported = new Script(`${text}(...values)`, { filename: SCRIPT_NAME }).runInContext(context, {
			timeout: LOAD_TIMEOUT_MS,
		});
		// Fields may be getters: they are read while the cartridge's code is metered.
		cartridge = typeof exported === "object" && exported !== null ? { ...exported } : exported;
		meter.end();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") {
			meter.end();
			throw new CartBuildError(entry, 0, "loading it takes over 3 seconds: is there an endless loop outside of boot?");
		}
		const judged = meter.judge(error);
		meter.end();
		const { file, line, message } = mapError(judged);
		throw new CartBuildError(file || entry, line, message);
	}
	if (typeof cartridge !== "object" || cartridge === null) throw new CartBuildError(entry, 0, NO_CARTRIDGE);
	// A missing field is a wrong one, so that its own message says what belongs there.
	const missing = { id: undefined, title: undefined, ticksPerSecond: undefined, boot: undefined, tick: undefined };
	const result = v.safeParse(cartridgeSchema, { ...missing, ...cartridge });
	if (!result.success) throw new CartBuildError(entry, 0, issueText(result.issues));
	const { id, title, author, ticksPerSecond } = result.output;
	return { id, title, author, ticksPerSecond };
}
