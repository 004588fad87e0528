/** Buffers that hold what a script's top level made: their typed arrays' own methods don't write to them. */
const hardened = new WeakSet<object>();

const { isView } = ArrayBuffer;
const { freeze, getPrototypeOf } = Object;
const { ownKeys, getOwnPropertyDescriptor } = Reflect;
const INTRINSICS: ReadonlySet<unknown> = new Set([
	Object.prototype,
	Array.prototype,
	Function.prototype,
	Map.prototype,
	Set.prototype,
	Error.prototype,
	String.prototype,
	Number.prototype,
	Boolean.prototype,
	Symbol.prototype,
]);

/**
 * Freezes values and all that hangs on them, so that a cartridge can't keep anything in them from tick to tick. A map
 * or set is closed for good too (see `isHardened`). Bytes can't be frozen: their buffers are noted.
 */
export function harden(values: readonly unknown[]): void {
	const waiting: unknown[] = [...values];
	const add = (value: unknown) => {
		if ((typeof value === "object" && value !== null) || typeof value === "function") waiting.push(value);
	};
	while (waiting.length > 0) {
		const value = waiting.pop();
		if ((typeof value !== "object" || value === null) && typeof value !== "function") continue;
		if (hardened.has(value) || INTRINSICS.has(value)) continue;
		hardened.add(value);
		if (isView(value)) {
			hardened.add(value.buffer);
			continue;
		}
		freeze(value);
		for (const key of ownKeys(value)) {
			const property = getOwnPropertyDescriptor(value, key);
			add(property?.value);
			add(property?.get);
			add(property?.set);
		}
		add(getPrototypeOf(value));
		if (value instanceof Map) {
			for (const [key, item] of value) {
				add(key);
				add(item);
			}
		} else if (value instanceof Set) for (const item of value) add(item);
	}
}

/** Whether a map, set or view of bytes belongs to a script's top level. */
export function isHardened(value: unknown): boolean {
	if (typeof value !== "object" || value === null) return false;
	return hardened.has(isView(value) ? value.buffer : value);
}
