/**
 * What bytes can't keep of an object: the reason in words, for the author. A cartridge may run in another realm, so
 * prototypes are known by where they stand, not by which they are.
 */

const { getOwnPropertyDescriptor, getPrototypeOf, isExtensible, keys } = Object;
const { ownKeys } = Reflect;

/** Of objects and arrays, cheap enough for each of them at every tick; null when nothing is wrong. */
export function obstacleOf(object: object, isArray: boolean): string | null {
	const prototype = getPrototypeOf(object) as object | null;
	// The prototype of a plain object has none itself; that of an array has one, which has none.
	const above = prototype === null ? null : (getPrototypeOf(prototype) as object | null);
	const isPlain = isArray ? above !== null && getPrototypeOf(above) === null : above === null;
	if (!isPlain) return `is an object of class ${prototype?.constructor?.name || "unknown"}`;
	return isExtensible(object) ? null : FROZEN;
}

/** Of a typed array. */
export function viewObstacleOf(view: ArrayBufferView): string | null {
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
