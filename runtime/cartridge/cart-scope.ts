import type { Asset } from "../api/assets.ts";
import { meterBuiltIns } from "./built-ins/index.ts";
import { watchLanguage } from "./built-ins/watch.ts";
import { type CheckedScript, checkCartScript } from "./cart-script.ts";
import { exactMath } from "./exact-math.ts";
import { builtInMeter, CartMeter } from "./meter/cart-meter.ts";
import { harden } from "./meter/harden.ts";
import { METER_PARAMETER, METER_PRELUDE, PROFILE_PRELUDE } from "./meter/metered-factory.ts";
import { ABSENT, REFUSED_WITH_REMEDY, refusedGlobal } from "./refused-globals.ts";

/**
 * What a script may use of the language. Parameters too: a context of Node's finds a global 24 times more slowly than a
 * variable.
 */
const LANGUAGE = [
	"Object",
	"Array",
	"Number",
	"Boolean",
	"String",
	"Symbol",
	"Map",
	"Set",
	"NaN",
	"Infinity",
	"isNaN",
	"isFinite",
	"parseInt",
	"parseFloat",
	"ArrayBuffer",
	"DataView",
	"Uint8Array",
	"Int8Array",
	"Uint8ClampedArray",
	"Uint16Array",
	"Int16Array",
	"Uint32Array",
	"Int32Array",
	"Float32Array",
	"Float64Array",
	"Error",
	"TypeError",
	"RangeError",
] as const;

/**
 * What a cartridge's script sees beside the language: the names are the parameters of its factory, so that they hide
 * the globals of the same name in every host. This is the scope layer; the hosts add their own walls.
 */
const NAMES: readonly string[] = [
	METER_PARAMETER,
	"$banks",
	"Math",
	"console",
	...LANGUAGE,
	...Object.keys(REFUSED_WITH_REMEDY),
	...ABSENT,
];

/**
 * Strict, so that a plain call's `this` is undefined and no assignment makes a global; and a block, so that a script
 * may have a `const name` of its own.
 */
const prefixWith = (prelude: string) => `(function(${NAMES.join(",")}){"use strict";${prelude}{`;
const PREFIX = prefixWith(METER_PRELUDE);
const PROFILE_PREFIX = prefixWith(PROFILE_PRELUDE);
/** On a line of its own: the script may end in a line comment. */
const SUFFIX = "\n}$h.harden(cartridge);return cartridge})";

/** Characters before the script on its first line: an error's column there counts from this. */
export const FACTORY_PREFIX_LENGTH = PREFIX.length;
/** The same, of a factory made for a profile. */
export const PROFILED_PREFIX_LENGTH = PROFILE_PREFIX.length;

export interface CartScope {
	readonly names: readonly string[];
	readonly values: readonly unknown[];
}

export interface CartScopeOptions {
	/** What `$banks` holds: see `decodeAssets`. */
	readonly assets?: readonly Asset[];
	/** Counts the script's work; by default nobody looks. */
	readonly meter?: CartMeter;
	/** Where `console.log` and its like go; nowhere by default. */
	readonly log?: (level: "log" | "warn" | "error", parts: readonly unknown[]) => void;
}

/**
 * Makes the text of an expression that evaluates to the cartridge's metered factory: a function of `cartScope().values`
 * that gives what the cartridge's module exports. The script begins on the text's first line, so that line numbers stay.
 * @param script     a cart file's script
 * @param sourceMap  its source map, for messages that name the author's file
 * @param profiled   for a profile: charges are the same, and counted one by one by the meter's `CycleProfiler`
 * @throws CartFileError when it isn't a script that a cartridge may have, with file and line
 */
export function cartFactory(script: string, sourceMap = "", profiled = false): CheckedScript {
	return checkCartScript(profiled ? PROFILE_PREFIX : PREFIX, script, SUFFIX, sourceMap, profiled);
}

/**
 * The names and values of a cartridge's factory, in order: `factory(...cartScope(random).values)`.
 * @param random  the machine's seeded generator, 0 ≤ x < 1
 */
export function cartScope(random: () => number, options: CartScopeOptions = {}): CartScope {
	const { assets = [], log = () => {}, meter = new CartMeter(false) } = options;
	const quietConsole = Object.freeze({
		log: (...parts: unknown[]) => log("log", parts),
		info: (...parts: unknown[]) => log("log", parts),
		debug: (...parts: unknown[]) => log("log", parts),
		warn: (...parts: unknown[]) => log("warn", parts),
		error: (...parts: unknown[]) => log("error", parts),
	});
	const given: Record<string, unknown> = {
		[METER_PARAMETER]: meter.hooks,
		$banks: assets,
		Math: exactMath(random),
		console: quietConsole,
	};
	harden([assets, given.Math, quietConsole]);
	const metered = meterBuiltIns(builtInMeter);
	for (const name of LANGUAGE) given[name] = metered[name] ?? Reflect.get(globalThis, name);
	watchLanguage([Function.prototype, ...LANGUAGE.map((name) => given[name])]);
	const values = NAMES.map((name) => {
		if (Object.hasOwn(given, name)) return given[name];
		const remedy = REFUSED_WITH_REMEDY[name];
		return remedy === undefined ? undefined : refusedGlobal(name, remedy);
	});
	return { names: NAMES, values };
}
