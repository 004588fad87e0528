import { type BuiltInMeter, chargeBefore, LIST_LENGTH_MAX, lengthOf, refuseAll, replace } from "./replace.ts";

/** Objects and collections: charged by the number of their keys. */
export function meterObjects(meter: BuiltInMeter): void {
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
	const { fromEntries } = Object;
	replace(Object, "fromEntries", (entries: Iterable<[PropertyKey, unknown]>) => fromEntries(Array.from(entries)));
	refuseAll(meter, Object, ["groupBy", "setPrototypeOf"], "write it as a loop");
	collections(meter);
	calls(meter);
}

function collections(meter: BuiltInMeter): void {
	collection(meter, "Map", (map: Map<unknown, unknown>, item) => {
		const [key, value] = item as [unknown, unknown];
		map.set(key, value);
	});
	collection(meter, "Set", (set: Set<unknown>, item) => set.add(item));
	refuseAll(
		meter,
		Set.prototype,
		["union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
		"write it as a loop",
	);
	refuseAll(meter, Map, ["groupBy"], "write it as a loop");
}

function collection<C extends Map<unknown, unknown> | Set<unknown>>(
	meter: BuiltInMeter,
	kind: "Map" | "Set",
	add: (collection: C, item: unknown) => void,
): void {
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
	replace(Native.prototype, "constructor", Metered);
	replace(Metered, "name", kind);
	chargeBefore(meter, Native.prototype, ["forEach", "clear"], (self) => 8 + 4 * (self as C).size);
	replace(globalThis, kind, Metered);
}

/** Calls by list, and code from text: neither is a way round the meter. */
function calls(meter: BuiltInMeter): void {
	const { apply } = Reflect;
	replace(
		Function.prototype,
		"apply",
		function (this: (...args: unknown[]) => unknown, self: unknown, args?: ArrayLike<unknown>) {
			const count = lengthOf(args);
			if (count > 4096) meter.tooLarge("a list of arguments");
			meter.charge(4 + count);
			return apply(this, self, args ?? []);
		},
	);
	// A plain function under the built-in's name: "instanceof Function" still holds.
	const noCode = (): never => meter.refuse("Function", "write the function out");
	replace(noCode, "name", "Function");
	noCode.prototype = Function.prototype;
	const makers = [() => {}, function* () {}, async () => {}, async function* () {}];
	for (const maker of makers) replace(Object.getPrototypeOf(maker), "constructor", noCode);
	replace(Function.prototype, "toString", () => "function () { [cartridge] }");
	replace(globalThis, "Function", noCode);
}
