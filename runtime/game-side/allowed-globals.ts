/**
 * The globals that stay in the game side's worker; every other one is removed before a cartridge's script runs.
 * An allow-list, so that what browsers add next year is out by itself. Nothing here reaches a network, a file, another
 * thread or a clock: those that the runtime needs are captured by it first.
 */
export const ALLOWED_GLOBALS: ReadonlySet<string> = new Set([
	// The language.
	"Object",
	"Function",
	"Array",
	"Number",
	"parseFloat",
	"parseInt",
	"Infinity",
	"NaN",
	"undefined",
	"Boolean",
	"String",
	"Symbol",
	"Math",
	"JSON",
	"Map",
	"Set",
	"WeakMap",
	"WeakSet",
	"Promise",
	"Iterator",
	"isFinite",
	"isNaN",
	"globalThis",
	"BigInt",
	"RegExp",
	"Reflect",
	"Proxy",
	// Binary data: the machine is made of it.
	"ArrayBuffer",
	"DataView",
	"Uint8Array",
	"Int8Array",
	"Uint16Array",
	"Int16Array",
	"Uint32Array",
	"Int32Array",
	"Uint8ClampedArray",
	"Float32Array",
	"Float64Array",
	"BigInt64Array",
	"BigUint64Array",
	"TextDecoder",
	"TextEncoder",
	// Errors.
	"Error",
	"EvalError",
	"RangeError",
	"ReferenceError",
	"SyntaxError",
	"TypeError",
	"URIError",
	"AggregateError",
]);

/**
 * Removes every global that is not allowed, own and inherited.
 * @returns the names that could not be removed: the caller must refuse to run a cartridge unless it is empty.
 */
export function removeGlobals(scope: object, allowed: ReadonlySet<string>): string[] {
	const left: string[] = [];
	for (
		let holder: object | null = scope;
		holder && holder !== Object.prototype;
		holder = Object.getPrototypeOf(holder)
	) {
		for (const name of Object.getOwnPropertyNames(holder)) {
			if (name === "constructor" || (holder === scope && allowed.has(name))) continue;
			if (!Reflect.deleteProperty(holder, name) && !blank(holder, name)) left.push(name);
		}
	}
	return left;
}

/** A property that can't be deleted may still be overwritten for good; a plain number (`TEMPORARY`) leads nowhere. */
function blank(holder: object, name: string): boolean {
	const property = Object.getOwnPropertyDescriptor(holder, name);
	if (!property) return true;
	if (typeof property.value === "number") return true;
	if (!property.writable) return false;
	Object.defineProperty(holder, name, { value: undefined, writable: false });
	return true;
}
