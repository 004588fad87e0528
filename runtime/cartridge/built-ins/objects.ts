import { ARGUMENT_COUNT_MAX } from "../meter/weights.ts";
import { meteredList } from "./lists.ts";
import {
	type BuiltInMeter,
	chargeBefore,
	guardChanges,
	hideConstructor,
	LIST_LENGTH_MAX,
	lengthOf,
	refuseAll,
	replace,
} from "./replace.ts";

/** Objects and collections: charged by the number of their keys. */
export function meterObjects(meter: BuiltInMeter): Record<string, unknown> {
	const { ownKeys } = Reflect;
	const keyCount = (value: unknown) => (typeof value === "object" && value !== null ? ownKeys(value).length : 0);
	for (const name of ["keys", "values", "entries", "getOwnPropertyNames", "getOwnPropertySymbols"] as const)
		chargeBefore(meter, Object, [name], (_, args) => 8 + 32 * keyCount(args[0]));
	chargeBefore(meter, Object, ["assign"], (_, args) =>
		args.reduce<number>((units, arg) => units + 8 + 4 * keyCount(arg), 0),
	);
	chargeBefore(
		meter,
		Object,
		["freeze", "seal", "isFrozen", "isSealed", "defineProperties", "getOwnPropertyDescriptors"],
		(_, args) => 8 + 8 * Math.max(keyCount(args[0]), keyCount(args[1])),
	);
	// A property may be fixed for good, and then nobody could take it back.
	for (const name of ["defineProperty", "defineProperties", "freeze", "seal", "preventExtensions"] as const)
		chargeBefore(meter, Object, [name], (_, args) => {
			meter.checkOwn(args[0]);
			return 8;
		});
	const { fromEntries } = Object;
	replace(Object, "fromEntries", (entries: Iterable<[PropertyKey, unknown]>) =>
		fromEntries(meter.active() ? (meteredList(meter, entries) as [PropertyKey, unknown][]) : entries),
	);
	refuseAll(meter, Object, ["groupBy", "setPrototypeOf"], "write it as a loop");
	calls(meter);
	iterators(meter);
	return collections(meter);
}

/** What walks through an iterator natively, for the price of a call; younger engines have it. */
function iterators(meter: BuiltInMeter): void {
	const own = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
	const helpers = Object.getOwnPropertyNames(own).filter((name) => name !== "constructor");
	refuseAll(meter, own, helpers, "make an array of it first");
	refuseAll(meter, Array, ["fromAsync"], "tick is synchronous");
}

function collections(meter: BuiltInMeter): Record<string, unknown> {
	const metered: Record<string, unknown> = {};
	metered["Map"] = collection(meter, "Map", (map: Map<unknown, unknown>, item) => {
		const [key, value] = item as [unknown, unknown];
		map.set(key, value);
	});
	metered["Set"] = collection(meter, "Set", (set: Set<unknown>, item) => set.add(item));
	refuseAll(
		meter,
		Set.prototype,
		["union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
		"write it as a loop",
	);
	refuseAll(meter, Map, ["groupBy"], "write it as a loop");
	return metered;
}

function collection<C extends Map<unknown, unknown> | Set<unknown>>(
	meter: BuiltInMeter,
	kind: "Map" | "Set",
	add: (collection: C, item: unknown) => void,
): unknown {
	const Native = globalThis[kind] as unknown as new () => C;
	function Metered(this: unknown, items?: Iterable<unknown> | null): C {
		if (!new.target) throw new TypeError(`Constructor ${kind} requires 'new'`);
		meter.charge(24);
		const made: C = Reflect.construct(Native, [], new.target === (Metered as unknown) ? Native : new.target);
		if (items !== undefined && items !== null) {
			for (const item of items) {
				meter.charge(12);
				if (made.size >= LIST_LENGTH_MAX) meter.tooLarge(`a ${kind}`);
				add(made, item);
			}
		}
		return made;
	}
	Metered.prototype = Native.prototype;
	hideConstructor(meter, Native.prototype, Native, Metered);
	replace(Metered, "name", kind);
	chargeBefore(meter, Native.prototype, ["forEach", "clear"], (self) => 8 + 4 * (self as C).size);
	chargeBefore(meter, Native.prototype, ["keys", "values", "entries"], (self) => 4 + 2 * (self as C).size);
	guardChanges(meter, Native.prototype, kind === "Map" ? ["set", "delete", "clear"] : ["add", "delete", "clear"]);
	// The engine's own iterator and the method by name are one function.
	replace(Native.prototype, Symbol.iterator, (Native.prototype as Map<1, 1>)[kind === "Map" ? "entries" : "values"]);
	return Metered;
}

/** Calls by list, and code from text: neither is a way round the meter. */
function calls(meter: BuiltInMeter): void {
	const { apply } = Reflect;
	replace(
		Function.prototype,
		"apply",
		function (this: (...args: unknown[]) => unknown, self: unknown, args?: ArrayLike<unknown>) {
			if (meter.active()) {
				const count = lengthOf(args);
				if (count > ARGUMENT_COUNT_MAX) meter.tooLarge("a list of arguments");
				meter.charge(4 + count);
			}
			return apply(this, self, args ?? []);
		},
	);
	// A plain function under the built-in's name: "instanceof Function" still holds.
	function noCode(): never {
		meter.refuse("Function", "write the function out");
		throw new TypeError("code from text is not allowed");
	}
	replace(noCode, "name", "Function");
	noCode.prototype = Function.prototype;
	Object.freeze(noCode);
	const makers = [() => {}, function* () {}, async () => {}, async function* () {}];
	for (const maker of makers) {
		const prototype = Object.getPrototypeOf(maker);
		hideConstructor(meter, prototype, prototype.constructor, noCode);
	}
	const sourceOf = Function.prototype.toString;
	// Engines keep a function's source differently, and the metered one is nobody's business.
	replace(Function.prototype, "toString", function (this: unknown) {
		return meter.active() ? "function () { [cartridge] }" : apply(sourceOf, this, []);
	});
}
