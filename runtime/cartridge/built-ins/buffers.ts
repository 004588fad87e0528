import { sorting } from "./lists.ts";
import { type BuiltInMeter, chargeBefore, LIST_LENGTH_MAX, lengthOf, refuseAll, replace } from "./replace.ts";

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
export function meterBuffers(meter: BuiltInMeter): void {
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
	for (const kind of KINDS) constructorOf(meter, kind);
	arrayBuffer(meter);
}

function constructorOf(meter: BuiltInMeter, kind: (typeof KINDS)[number]): void {
	const Native = globalThis[kind] as unknown as TypedArrayConstructor & { BYTES_PER_ELEMENT: number };
	function Metered(this: unknown, ...args: unknown[]): ArrayBufferView {
		if (!new.target) throw new TypeError(`Constructor ${kind} requires 'new'`);
		const [first] = args;
		const length = typeof first === "number" ? first : first instanceof ArrayBuffer ? 0 : lengthOf(first);
		if (length > LIST_LENGTH_MAX) meter.tooLarge(`a ${kind}`);
		meter.charge(16 + (length >> 4));
		return Reflect.construct(Native, args, new.target === (Metered as unknown) ? Native : new.target);
	}
	Metered.prototype = Native.prototype;
	replace(Native.prototype, "constructor", Metered);
	replace(Metered, "name", kind);
	replace(Metered, "BYTES_PER_ELEMENT", Native.BYTES_PER_ELEMENT);
	const from = (source: unknown, map?: (item: unknown, index: number) => unknown) =>
		new (Metered as unknown as TypedArrayConstructor)(Array.from(source as ArrayLike<unknown>, map as never));
	replace(Metered, "from", from);
	replace(Metered, "of", (...items: unknown[]) => from(items));
	replace(globalThis, kind, Metered);
}

function arrayBuffer(meter: BuiltInMeter): void {
	const Native = ArrayBuffer;
	function Metered(this: unknown, length: unknown): ArrayBuffer {
		if (!new.target) throw new TypeError("Constructor ArrayBuffer requires 'new'");
		const bytes = Number(length) || 0;
		if (bytes > LIST_LENGTH_MAX * 8) meter.tooLarge("a buffer");
		meter.charge(16 + (bytes >> 7));
		return new Native(bytes);
	}
	Metered.prototype = Native.prototype;
	replace(Native.prototype, "constructor", Metered);
	replace(Metered, "name", "ArrayBuffer");
	replace(Metered, "isView", Native.isView);
	chargeBefore(meter, Native.prototype, ["slice"], (self) => 16 + ((self as ArrayBuffer).byteLength >> 7));
	refuseAll(meter, Native.prototype, ["resize", "transfer", "transferToFixedLength"], "make a new buffer and copy");
	replace(globalThis, "ArrayBuffer", Metered);
}
