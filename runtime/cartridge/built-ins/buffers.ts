import { meteredList, sorting } from "./lists.ts";
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

const KINDS = [
	"Int8Array",
	"Uint8Array",
	"Uint8ClampedArray",
	"Int16Array",
	"Uint16Array",
	"Int32Array",
	"Uint32Array",
	"Float32Array",
	"Float64Array",
] as const;

type TypedArrayConstructor = new (...args: unknown[]) => ArrayBufferView;

/** Typed arrays and buffers: moving bytes is cheap (16 items a unit), looking at items is not. */
export function meterBuffers(meter: BuiltInMeter): Record<string, unknown> {
	const shared = Object.getPrototypeOf(Int8Array.prototype) as object;
	chargeBefore(meter, shared, ["fill", "set", "slice", "copyWithin"], (self, args) => {
		return 4 + (Math.max(lengthOf(self), lengthOf(args[0])) >> 4);
	});
	chargeBefore(
		meter,
		shared,
		[
			"indexOf",
			"lastIndexOf",
			"includes",
			"reverse",
			"toReversed",
			"with",
			"map",
			"filter",
			"forEach",
			"reduce",
			"reduceRight",
			"some",
			"every",
			"find",
			"findIndex",
			"findLast",
			"findLastIndex",
		],
		(self) => 4 + lengthOf(self),
	);
	sorting(
		meter,
		shared,
		(list) => Array.prototype.slice.call(list),
		(a: number, b: number) => a - b,
	);
	refuseAll(meter, shared, ["toLocaleString"], "use join");
	refuseAll(meter, Object.getPrototypeOf(Int8Array), ["from", "of"], "make it by length and fill it in a loop");
	chargeBefore(meter, shared, ["keys", "values", "entries"], (self) => 4 + 2 * lengthOf(self));
	guardChanges(meter, shared, ["fill", "set", "sort", "reverse", "copyWithin"]);
	refuseAll(meter, DataView.prototype, ["getBigInt64", "getBigUint64", "setBigInt64", "setBigUint64"], NO_BIGINT);
	const metered: Record<string, unknown> = { ArrayBuffer: arrayBuffer(meter) };
	for (const kind of KINDS) metered[kind] = constructorOf(meter, kind);
	return metered;
}

const NO_BIGINT = "numbers are exact up to 2 to the power of 53";

function constructorOf(meter: BuiltInMeter, kind: (typeof KINDS)[number]): unknown {
	const Native = globalThis[kind] as unknown as TypedArrayConstructor & { BYTES_PER_ELEMENT: number };
	function Metered(this: unknown, ...args: unknown[]): ArrayBufferView {
		if (!new.target) throw new TypeError(`Constructor ${kind} requires 'new'`);
		const [first] = args;
		const length = typeof first === "number" ? first : first instanceof ArrayBuffer ? 0 : lengthOf(first);
		if (length > LIST_LENGTH_MAX) meter.tooLarge(`a ${kind}`);
		// Eight bytes a unit: what is allocated has to be bounded too.
		meter.charge(16 + ((length * Native.BYTES_PER_ELEMENT) >> 3));
		return Reflect.construct(Native, args, new.target === (Metered as unknown) ? Native : new.target);
	}
	Metered.prototype = Native.prototype;
	hideConstructor(meter, Native.prototype, Native, Metered);
	replace(Metered, "name", kind);
	replace(Metered, "BYTES_PER_ELEMENT", Native.BYTES_PER_ELEMENT);
	const from = (source: unknown, map?: (item: unknown, index: number) => unknown) =>
		new (Metered as unknown as TypedArrayConstructor)(meteredList(meter, source, map));
	replace(Metered, "from", from);
	replace(Metered, "of", (...items: unknown[]) => from(items));
	return Metered;
}

function arrayBuffer(meter: BuiltInMeter): unknown {
	const Native = ArrayBuffer;
	function Metered(this: unknown, length: unknown): ArrayBuffer {
		if (!new.target) throw new TypeError("Constructor ArrayBuffer requires 'new'");
		const bytes = Number(length) || 0;
		if (bytes > LIST_LENGTH_MAX * 8) meter.tooLarge("a buffer");
		meter.charge(16 + (bytes >> 3));
		return new Native(bytes);
	}
	Metered.prototype = Native.prototype;
	hideConstructor(meter, Native.prototype, Native, Metered);
	replace(Metered, "name", "ArrayBuffer");
	replace(Metered, "isView", Native.isView);
	chargeBefore(meter, Native.prototype, ["slice"], (self) => 16 + ((self as ArrayBuffer).byteLength >> 3));
	refuseAll(meter, Native.prototype, ["resize", "transfer", "transferToFixedLength"], "make a new buffer and copy");
	return Metered;
}
