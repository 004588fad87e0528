import { mergeSort } from "./merge-sort.ts";
import {
	type AnyMethod,
	type BuiltInMeter,
	chargeBefore,
	hideConstructor,
	LIST_LENGTH_MAX,
	lengthOf,
	refuseAll,
	replace,
} from "./replace.ts";

type Callback = (this: unknown, item: unknown, index: number, list: unknown) => unknown;

/** Longest text that `join` may make. */
const JOIN_LENGTH_MAX = 65_536;
/** Lists within lists that `join` follows: a list that holds itself twice at each level would take for ever. */
const JOIN_DEPTH_MAX = 8;

/** Arrays: what scans is charged by length; what calls back is plain code, the same in every engine. */
export function meterLists(meter: BuiltInMeter): Record<string, unknown> {
	const prototype = Array.prototype;
	chargeBefore(
		meter,
		prototype,
		[
			"fill",
			"indexOf",
			"lastIndexOf",
			"includes",
			"slice",
			"reverse",
			"shift",
			"unshift",
			"splice",
			"copyWithin",
			"toReversed",
			"toSpliced",
			"with",
		],
		(self, args) => 4 + lengthOf(self) + args.length,
	);
	chargeBefore(meter, prototype, ["concat"], (self, args) => {
		let units = 4 + lengthOf(self);
		for (const arg of args) units += Array.isArray(arg) ? lengthOf(arg) : 1;
		return units;
	});
	for (const [name, method] of Object.entries(callingBack(meter))) replace(prototype, name, method);
	sorting(meter, prototype, (list) => list as unknown[]);
	joining(meter);
	const { flat } = prototype;
	replace(prototype, "flat", function (this: unknown[], depth: unknown = 1) {
		if (!meter.active()) return flat.call(this, depth as number);
		if (depth !== 1) meter.refuse("flat with a depth", "flatten one level at a time");
		let units = 4;
		for (let i = 0; i < this.length; i++) units += 1 + (Array.isArray(this[i]) ? lengthOf(this[i]) : 0);
		meter.charge(units);
		return flat.call(this, 1);
	});
	refuseAll(meter, prototype, ["toLocaleString"], "use join");
	chargeBefore(meter, prototype, ["keys", "values", "entries"], (self) => 4 + 2 * lengthOf(self));
	return { Array: arrayConstructor(meter) };
}

function callingBack(meter: BuiltInMeter): Record<string, AnyMethod> {
	const begin = (list: unknown, callback: unknown): number => {
		if (typeof callback !== "function") throw new TypeError(`${String(callback)} is not a function`);
		const length = lengthOf(list);
		meter.charge(4 + 4 * length);
		return length;
	};
	const search = (from: "start" | "end", give: "item" | "index") =>
		function (this: unknown[], callback: Callback, self?: unknown) {
			const length = begin(this, callback);
			for (let k = 0; k < length; k++) {
				const i = from === "start" ? k : length - 1 - k;
				const item = this[i];
				if (callback.call(self, item, i, this)) return give === "item" ? item : i;
			}
			return give === "item" ? undefined : -1;
		};
	const fold = (from: "start" | "end") =>
		function (
			this: unknown[],
			callback: (sum: unknown, item: unknown, index: number, list: unknown) => unknown,
			...initial: unknown[]
		) {
			const length = begin(this, callback);
			let k = 0;
			const index = () => (from === "start" ? k : length - 1 - k);
			let sum = initial[0];
			if (initial.length === 0) {
				while (k < length && !(index() in this)) k++;
				if (k >= length) throw new TypeError("Reduce of empty array with no initial value");
				sum = this[index()];
				k++;
			}
			for (; k < length; k++) if (index() in this) sum = callback(sum, this[index()], index(), this);
			return sum;
		};
	return {
		forEach(this: unknown[], callback: Callback, self?: unknown) {
			const length = begin(this, callback);
			for (let i = 0; i < length; i++) if (i in this) callback.call(self, this[i], i, this);
		},
		map(this: unknown[], callback: Callback, self?: unknown) {
			const length = begin(this, callback);
			if (length > LIST_LENGTH_MAX) meter.tooLarge("a list");
			const result = new Array(length);
			for (let i = 0; i < length; i++) if (i in this) result[i] = callback.call(self, this[i], i, this);
			return result;
		},
		filter(this: unknown[], callback: Callback, self?: unknown) {
			const length = begin(this, callback);
			const result: unknown[] = [];
			for (let i = 0; i < length; i++) {
				if (!(i in this)) continue;
				const item = this[i];
				if (callback.call(self, item, i, this)) result.push(item);
			}
			return result;
		},
		some(this: unknown[], callback: Callback, self?: unknown) {
			const length = begin(this, callback);
			for (let i = 0; i < length; i++) if (i in this && callback.call(self, this[i], i, this)) return true;
			return false;
		},
		every(this: unknown[], callback: Callback, self?: unknown) {
			const length = begin(this, callback);
			for (let i = 0; i < length; i++) if (i in this && !callback.call(self, this[i], i, this)) return false;
			return true;
		},
		flatMap(this: unknown[], callback: Callback, self?: unknown) {
			const length = begin(this, callback);
			const result: unknown[] = [];
			for (let i = 0; i < length; i++) {
				if (!(i in this)) continue;
				const part = callback.call(self, this[i], i, this);
				if (!Array.isArray(part)) result.push(part);
				else {
					meter.charge(part.length);
					for (let k = 0; k < part.length; k++) if (k in part) result.push(part[k]);
				}
			}
			return result;
		},
		find: search("start", "item"),
		findIndex: search("start", "index"),
		findLast: search("end", "item"),
		findLastIndex: search("end", "index"),
		reduce: fold("start"),
		reduceRight: fold("end"),
	};
}

function byText(a: unknown, b: unknown): number {
	const left = `${a}`;
	const right = `${b}`;
	return left < right ? -1 : left > right ? 1 : 0;
}

/** `sort` and `toSorted`, on arrays and typed arrays alike. */
export function sorting(
	meter: BuiltInMeter,
	prototype: object,
	items: (list: unknown) => unknown[],
	byDefault: (a: never, b: never) => number = byText,
): void {
	const charge = (units: number) => meter.charge(units);
	const sorted = (list: unknown, compare: unknown): unknown[] => {
		if (compare !== undefined && typeof compare !== "function")
			throw new TypeError("The comparator must be a function");
		const length = lengthOf(list);
		meter.charge(8 + 4 * length);
		if (length > LIST_LENGTH_MAX) meter.tooLarge("a list to be sorted");
		const all = items(list);
		// As the language has it, undefined goes last and is never compared.
		const defined: unknown[] = [];
		for (let i = 0; i < length; i++) if (all[i] !== undefined) defined.push(all[i]);
		const result = mergeSort(defined, (compare ?? byDefault) as (a: unknown, b: unknown) => number, charge);
		for (let i = result.length; i < length; i++) result.push(undefined);
		return result;
	};
	replace(prototype, "sort", function (this: unknown[], compare?: unknown) {
		const result = sorted(this, compare);
		for (let i = 0; i < result.length; i++) this[i] = result[i];
		return this;
	});
	replace(prototype, "toSorted", function (this: unknown[], compare?: unknown) {
		const result = sorted(this, compare);
		const kind = (this as { constructor: unknown }).constructor as new (list: unknown[]) => unknown;
		return Array.isArray(this) ? result : new kind(result);
	});
}

function joining(meter: BuiltInMeter): void {
	let depth = 0;
	const { join: nativeJoin } = Array.prototype;
	const join = function (this: unknown, separator: unknown = ","): string {
		// A list within itself ends here as the language says; a cartridge's ends by depth.
		if (!meter.active()) return nativeJoin.call(this as unknown[], separator as string);
		const length = lengthOf(this);
		meter.charge(8 + 4 * length);
		if (depth >= JOIN_DEPTH_MAX) meter.tooLarge("a text of lists within lists");
		depth++;
		try {
			const between = `${separator}`;
			let text = "";
			for (let i = 0; i < length; i++) {
				if (i > 0) text += between;
				const item = (this as unknown[])[i];
				if (item !== undefined && item !== null) text += item;
				if (text.length > JOIN_LENGTH_MAX) meter.tooLarge("a text");
			}
			meter.charge(text.length >> 3);
			return text;
		} finally {
			depth--;
		}
	};
	replace(Array.prototype, "join", join);
	replace(Array.prototype, "toString", function (this: unknown) {
		return join.call(this);
	});
	replace(Object.getPrototypeOf(Int8Array.prototype), "join", join);
	replace(Object.getPrototypeOf(Int8Array.prototype), "toString", function (this: unknown) {
		return join.call(this);
	});
}

function arrayConstructor(meter: BuiltInMeter): unknown {
	const Native = Array;
	const make = (args: unknown[], target: typeof Array): unknown[] => {
		if (args.length === 1 && typeof args[0] === "number") {
			if (args[0] > LIST_LENGTH_MAX) meter.tooLarge("a list");
			meter.charge(8 + args[0]);
		} else meter.charge(8 + args.length);
		return Reflect.construct(Native, args, target);
	};
	function MeteredArray(...args: unknown[]): unknown[] {
		return make(args, (new.target as unknown as typeof Array | undefined) ?? Native);
	}
	MeteredArray.prototype = Native.prototype;
	hideConstructor(meter, Native.prototype, Native, MeteredArray);
	replace(MeteredArray, "isArray", Native.isArray);
	replace(MeteredArray, "of", (...items: unknown[]) => {
		meter.charge(8 + items.length);
		return items;
	});
	replace(MeteredArray, "from", (source: unknown, map?: (item: unknown, index: number) => unknown) => {
		return meteredList(meter, source, map);
	});
	replace(MeteredArray, "name", "Array");
	return MeteredArray;
}

/** `Array.from`, paid by the item. */
export function meteredList(
	meter: BuiltInMeter,
	source: unknown,
	map?: (item: unknown, index: number) => unknown,
): unknown[] {
	const result: unknown[] = [];
	const add = (item: unknown) => {
		meter.charge(6);
		if (result.length >= LIST_LENGTH_MAX) meter.tooLarge("a list");
		result.push(map ? map(item, result.length) : item);
	};
	if (source === undefined || source === null) throw new TypeError(`${source} can't be made a list of`);
	if ((source as Iterable<unknown>)[Symbol.iterator]) for (const item of source as Iterable<unknown>) add(item);
	else for (let i = 0; i < lengthOf(source); i++) add((source as ArrayLike<unknown>)[i]);
	return result;
}
