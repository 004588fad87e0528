import { hiddenConstructors } from "./replace.ts";

/**
 * Looks whether a cartridge has changed the language itself: what it put into a prototype, a constructor or a built-in
 * function would outlive its tick outside of the state. They can't be frozen, as that makes typed arrays several times
 * slower, so they are compared at the end of each turn; the functions in them are frozen, as nobody keeps anything there.
 */

const { defineProperty, freeze, getOwnPropertyDescriptor, getPrototypeOf } = Object;
const { deleteProperty, ownKeys, setPrototypeOf } = Reflect;

/** The realm's; null before a cartridge has come into it. */
export let languageWatch: LanguageWatch | null = null;

/** @param roots  see `LanguageWatch`; those of the first call hold */
export function watchLanguage(roots: readonly unknown[]): void {
	languageWatch ??= new LanguageWatch(roots);
}

interface Noted {
	readonly holder: Record<PropertyKey, unknown>;
	readonly prototype: object | null;
	readonly keys: readonly PropertyKey[];
	/** Keys and values of plain properties, in turn. */
	readonly plain: readonly unknown[];
	readonly descriptors: readonly (readonly [PropertyKey, PropertyDescriptor])[];
}

export class LanguageWatch {
	private readonly noted: Noted[] = [];
	private readonly seen = new Set<unknown>();

	/** @param roots  all that a cartridge is given of the language, and what is found from there is watched too */
	constructor(roots: readonly unknown[]) {
		for (const root of roots) this.add(root);
		for (const made of [
			[][Symbol.iterator](),
			new Map()[Symbol.iterator](),
			new Set()[Symbol.iterator](),
			""[Symbol.iterator](),
		])
			this.add(getPrototypeOf(made));
	}

	/** Puts back what has been changed. @returns what it was, or null */
	restore(): string | null {
		let changed: string | null = null;
		for (const [index, noted] of this.noted.entries()) {
			if (isSame(noted)) continue;
			changed ??= nameOf(noted.holder);
			putBack(noted);
			this.noted[index] = note(noted.holder);
		}
		return changed;
	}

	/** Whether something is part of the language, and may be changed by nobody. */
	holds(value: unknown): boolean {
		return this.seen.has(value);
	}

	/** What stands in a constructor now is right: hosts and test runners write to `Error` as they please. */
	accept(holder: unknown): void {
		const index = this.noted.findIndex((noted) => noted.holder === holder);
		if (index >= 0) this.noted[index] = note(this.noted[index]!.holder);
	}

	private add(value: unknown): void {
		if ((typeof value !== "object" && typeof value !== "function") || value === null) return;
		if (this.seen.has(value) || hiddenConstructors.has(value)) return;
		this.seen.add(value);
		const isMethod = typeof value === "function" && value !== Function.prototype && !isConstructor(value);
		const noted = note(value as Record<PropertyKey, unknown>);
		for (const [key, { value: held, get, set }] of noted.descriptors) {
			this.add(held);
			this.add(get);
			this.add(set);
			// Where a constructor stands behind a getter, it is as good a place to keep something.
			if (key === "constructor" && get) this.add((value as Record<PropertyKey, unknown>)[key]);
		}
		this.add(noted.prototype);
		if (isMethod) freeze(value);
		else this.noted.push(noted);
	}
}

function isConstructor(value: object): boolean {
	const prototype = (value as { prototype?: unknown }).prototype;
	return typeof prototype === "object" && prototype !== null;
}

function note(holder: Record<PropertyKey, unknown>): Noted {
	const keys = ownKeys(holder);
	const descriptors = keys.map((key) => [key, getOwnPropertyDescriptor(holder, key)!] as const);
	const plain = descriptors.flatMap(([key, descriptor]) => ("value" in descriptor ? [key, descriptor.value] : []));
	return { holder, prototype: getPrototypeOf(holder), keys, plain, descriptors };
}

function isSame({ holder, prototype, keys, plain, descriptors }: Noted): boolean {
	if (getPrototypeOf(holder) !== prototype || ownKeys(holder).length !== keys.length) return false;
	for (let i = 0; i < plain.length; i += 2) {
		const value = holder[plain[i] as PropertyKey];
		if (value !== plain[i + 1] && !Object.is(value, plain[i + 1])) return false;
	}
	if (plain.length === keys.length * 2) return true;
	return descriptors.every(([key, { get, set }]) => {
		if (!get && !set) return true;
		const now = getOwnPropertyDescriptor(holder, key);
		return now !== undefined && now.get === get && now.set === set;
	});
}

function putBack({ holder, prototype, keys, descriptors }: Noted): void {
	if (getPrototypeOf(holder) !== prototype) setPrototypeOf(holder, prototype);
	for (const key of ownKeys(holder)) if (!keys.includes(key)) deleteProperty(holder, key);
	for (const [key, descriptor] of descriptors) defineProperty(holder, key, descriptor);
}

/** "Array.prototype", or as near to it as can be told. */
function nameOf(holder: Record<PropertyKey, unknown>): string {
	if (typeof holder === "function") return (holder as { name?: string }).name || "a function of the language";
	const owner = getOwnPropertyDescriptor(holder, "constructor")?.value as { name?: string } | undefined;
	return owner?.name ? `${owner.name}.prototype` : "a prototype of the language";
}
