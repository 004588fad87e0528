/**
 * The built-ins of a cartridge's realm are made to charge for the work they do, or refused with what to use instead:
 * a single native call must not do unbounded work for the price of one call. Everything here changes the realm it runs
 * in, which therefore holds one cartridge and the game side, and nothing else.
 */
export interface BuiltInMeter {
	/** Charges units. @throws CartFault when the tick's are used up; never while the cartridge is not running */
	charge(units: number): void;
	/** Throws a fault that names a built-in and the remedy. */
	refuse(name: string, remedy: string): never;
	/** Throws a fault: something would grow too large. */
	tooLarge(what: string): never;
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
				meter.charge(units(this, args));
				return apply(native, this, args);
			},
		};
		replace(holder, name, wrapped[name]);
	}
}

/** Refuses built-ins, whether this engine has them or not: the next version may. */
export function refuseAll(meter: BuiltInMeter, holder: object, names: readonly string[], remedy: string): void {
	for (const name of names) replace(holder, name, { [name]: () => meter.refuse(name, remedy) }[name]);
}

/** Length of a list or list-like as a native would read it, bounded so that it can be reckoned with. */
export function lengthOf(list: unknown): number {
	const length = Number((list as { length?: unknown } | null | undefined)?.length);
	return length > 0 ? Math.min(length, 1e9) : 0;
}
