/**
 * What bytes can't keep of an object: the reason in words, for the author. A cartridge may run in another realm, so
 * prototypes are known by where they stand, not by which they are.
 */

const { getOwnPropertyDescriptor, getPrototypeOf, isExtensible, keys, preventExtensions } = Object;
const { apply, ownKeys } = Reflect;
const { add: setAdd, has: setHas } = WeakSet.prototype;

/** Typed arrays that hold elements and nothing else, and never will. */
const settledViews = new WeakSet<object>();
/** A longer typed array's elements are too many names to go through for one that is none of them. */
const FIELDS_LOOKED_AT = 4096;

/** Of objects and arrays, cheap enough for each of them at every tick; null when nothing is wrong. */
export function obstacleOf(object: object, isArray: boolean): string | null {
	const prototype = getPrototypeOf(object) as object | null;
	// The prototype of a plain object has none itself; that of an array has one, which has none.
	const above = prototype === null ? null : (getPrototypeOf(prototype) as object | null);
	const isPlain = isArray ? above !== null && getPrototypeOf(above) === null : above === null;
	if (!isPlain) return `is an object of class ${prototype?.constructor?.name || "unknown"}`;
	return isExtensible(object) ? null : FROZEN;
}

/**
 * Of a typed array. One that is seen for the first time takes no named fields from then on: they would not be kept, and
 * to look for them again at every tick takes as long as it has elements. Setting one throws in the cartridge's own line.
 */
export function viewObstacleOf(view: ArrayBufferView & { length: number }): { key: string; what: string } | null {
	if (apply(setHas, settledViews, [view])) return null;
	const what = viewKindObstacleOf(view);
	if (what) return { key: "", what };
	const key = view.length > FIELDS_LOOKED_AT ? undefined : ownKeys(view)[view.length];
	if (key !== undefined) return { key: String(key), what: "is a named field of a typed array" };
	settleView(view);
	return null;
}

/** Notes a typed array that has elements only. */
export function settleView(view: ArrayBufferView): void {
	preventExtensions(view);
	apply(setAdd, settledViews, [view]);
}

function viewKindObstacleOf(view: ArrayBufferView): string | null {
	const kind: object = getPrototypeOf(view);
	const above: object | null = getPrototypeOf(getPrototypeOf(kind));
	if (above === null || getPrototypeOf(above) !== null) return `is an object of class ${kind.constructor?.name}`;
	if ((view.buffer as { resizable?: boolean }).resizable) return "is a view of a buffer that can be resized";
	return isExtensible(view) ? null : FROZEN;
}

/** Of an object's or array's own fields: too much work for all of them at every tick. `keyCount`: those with a plain name. */
export function fieldObstacleOf(object: object, keyCount: number): { key: string; what: string } | null {
	const names = ownKeys(object);
	const isArray = Array.isArray(object);
	for (const key of names) {
		if (typeof key === "symbol") return { key: `[${key.toString()}]`, what: "has a symbol for its key" };
		if (isArray && key === "length") continue;
		const field = getOwnPropertyDescriptor(object, key);
		if (!field) continue;
		if (!("value" in field)) return { key, what: `is a ${field.get ? "getter" : "setter"}` };
		if (!field.enumerable) return { key, what: "is a hidden field (not enumerable)" };
		if (!field.writable || !field.configurable) return { key, what: "is a field that can't be changed" };
		if (isArray && !isIndex(key)) return { key, what: "is a named field of an array" };
	}
	if (!isArray && names.length !== keyCount) return { key: "", what: "changes while it is looked at" };
	return null;
}

/** The object's own plain keys, in their order. */
export const plainKeys: (object: object) => string[] = keys;

const FROZEN =
	"is frozen, or belongs to the script's own tables: a copy of it would not. Keep its number or name there instead";

function isIndex(key: string): boolean {
	const index = Number(key) >>> 0;
	return String(index) === key && index !== 0xffffffff;
}
