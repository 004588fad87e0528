/**
 * The built-ins of a realm are made to charge for the work they do, or refused with what to use instead: a single
 * native call must not do unbounded work for the price of one call. All of it holds while a cartridge's code runs; to
 * everyone else the realm's built-ins are what they were.
 */
export interface BuiltInMeter {
	/** Whether a cartridge's code runs. Otherwise the other methods do nothing. */
	active(): boolean;
	/** Charges units. @throws CartFault when the tick's are used up */
	charge(units: number): void;
	/** Throws a fault that names a built-in and the remedy. */
	refuse(name: string, remedy: string): void;
	/** Throws a fault: something would grow too large. */
	tooLarge(what: string): void;
	/** Throws a fault if the value belongs to the script's top level, and would be changed. */
	checkUnkept(value: unknown): void;
	/** Throws a fault if the value is part of the language itself. */
	checkOwn(value: unknown): void;
}

/** No list, buffer or text may be made longer than this by one call. */
export const LIST_LENGTH_MAX = 1 << 20;

// biome-ignore lint/suspicious/noExplicitAny: built-ins are replaced by name, whatever their signatures
export type AnyMethod = (this: any, ...rest: any[]) => any;

/** Puts a built-in in the place of another: writable and hidden, as built-ins are. */
export function replace(holder: object, name: PropertyKey, value: unknown): void {
	Object.defineProperty(holder, name, { value, writable: true, enumerable: false, configurable: true });
}

/** Charges by what the call works on, then does what the built-in did. Names that this engine lacks are passed over. */
export function chargeBefore(
	meter: BuiltInMeter,
	holder: object,
	names: readonly string[],
	units: (self: unknown, args: readonly unknown[]) => number,
): void {
	for (const name of names) {
		const native = (holder as Record<string, AnyMethod | undefined>)[name];
		if (typeof native !== "function") continue;
		const { apply } = Reflect;
		const wrapped = {
			[name](this: unknown, ...args: unknown[]): unknown {
				if (meter.active()) meter.charge(units(this, args));
				return apply(native, this, args);
			},
		};
		replace(holder, name, wrapped[name]);
	}
}

/** Refuses built-ins that this engine has. */
export function refuseAll(meter: BuiltInMeter, holder: object, names: readonly string[], remedy: string): void {
	const { apply } = Reflect;
	for (const name of names) {
		const native = (holder as Record<string, AnyMethod | undefined>)[name];
		if (typeof native !== "function") continue;
		const refused = {
			[name](this: unknown, ...args: unknown[]): unknown {
				meter.refuse(name, remedy);
				return apply(native, this, args);
			},
		};
		replace(holder, name, refused[name]);
	}
}

/** Lets built-ins change only what the script's top level doesn't keep. */
export function guardChanges(meter: BuiltInMeter, holder: object, names: readonly string[]): void {
	const { apply } = Reflect;
	for (const name of names) {
		const native = (holder as Record<string, AnyMethod>)[name]!;
		const guarded = {
			[name](this: unknown, ...args: unknown[]): unknown {
				meter.checkUnkept(this);
				return apply(native, this, args);
			},
		};
		replace(holder, name, guarded[name]);
	}
}

/** Constructors of the engine that no cartridge finds. */
export const hiddenConstructors = new Set<unknown>();

/**
 * Makes a cartridge find `metered` where a built-in's prototype says who constructs it. A getter, so that the engine's
 * own constructor stands there for everyone else.
 */
export function hideConstructor(meter: BuiltInMeter, prototype: object, native: unknown, metered: unknown): void {
	hiddenConstructors.add(native);
	Object.defineProperty(prototype, "constructor", {
		get: () => (meter.active() ? metered : native),
		// `Child.prototype.constructor = Child`, as older code has it.
		set(this: object, value: unknown) {
			replace(this, "constructor", value);
		},
		enumerable: false,
		configurable: true,
	});
}

/** Length of a list or list-like as a native would read it, bounded so that it can be reckoned with. */
export function lengthOf(list: unknown): number {
	const length = Number((list as { length?: unknown } | null | undefined)?.length);
	return length > 0 ? Math.min(length, 1e9) : 0;
}
