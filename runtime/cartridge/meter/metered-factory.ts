import { METER_NAMES as NAME } from "./meter-script.ts";
import { STRING_FREE_LENGTH, STRING_LENGTH_MAX } from "./weights.ts";

/** Parameter of a metered factory that takes the `MeterHooks`. */
export const METER_PARAMETER = "$h";

/** What a metered factory gets from its host: see `CartMeter`, which is where they come from. */
export interface MeterHooks {
	/** Units with which the script is loaded. */
	readonly loadUnits: number;
	/** Takes the counter, before the script runs. */
	take(counter: MeterCounter): void;
	/** Throws: the tick's units are used up, or a fault was thrown before. */
	fault(): never;
	/** Throws: calls nest too deeply. */
	depthFault(): never;
	/** Throws: a text has grown too long. */
	textFault(): never;
	/** Looks at a caught value; throws when it must not be caught. */
	caught(error: unknown): void;
	/** Looks at a value that is thrown, and gives it on. */
	thrown<T>(value: T): T;
	/** How many items there are to spread, where that can be told. */
	itemCount(list: unknown): number;
	/** The same of a call's arguments. Throws: more than engines agree on. */
	argumentCount(list: unknown): number;
	/** How many keys an object has. */
	keyCount(object: unknown): number;
	/** Notes what the script's top level has made. */
	keep(...values: readonly unknown[]): void;
	/** Of a script that was metered for a profile. */
	readonly profile?: ProfileHooks;
	/** Makes all that was noted unchangeable, and the cartridge itself. */
	harden(cartridge: unknown): void;
}

/** What the counting calls of a profiled script do: see `CycleProfiler`. */
export interface ProfileHooks {
	/** A charge of a function is made. */
	hit(index: number, site: number): void;
	/** A function's frame begins. @returns what `leave` wants when it ends */
	enter(index: number): number;
	/** The frame is over, and all that it left behind. */
	leave(depth: number): void;
	/** A call is next; gives the value on. */
	call<T>(index: number, value: T): T;
	/** A charge by size. */
	size(place: number, units: number): void;
}

/** The counter of a metered script: units left in this tick. Below zero every check throws. */
export interface MeterCounter {
	get(): number;
	set(units: number): void;
	/** Calls are over: depth starts at 0 again, whatever an error left behind. */
	resetDepth(): void;
}

/**
 * What stands between the factory's parameters and the script, on one line: the counter as a variable of the factory's
 * own (an engine keeps it in a register; in a typed array it would cost twice as much), and what charges by size.
 */
export const METER_PRELUDE = prelude("", () => "");

/** The same, for a script that was metered for a profile: what charges by size is told its place first. */
export const PROFILE_PRELUDE =
	`const ${NAME.hit}=$h.profile.hit,${NAME.enter}=$h.profile.enter,${NAME.leave}=$h.profile.leave,${NAME.call}=$h.profile.call;` +
	prelude("p,", (units) => `$h.profile.size(p,${units});`);

function prelude(place: string, note: (units: string) => string): string {
	const sized = (name: string, value: string, units: string) =>
		`function ${name}(${place}${value}){const n=${units};${note("n")}if((${NAME.counter}-=n)<0)${NAME.fault}();return ${value}}`;
	return [
		`let ${NAME.counter}=$h.loadUnits,${NAME.depth}=0,$r,$v;`,
		`const ${NAME.fault}=$h.fault,${NAME.depthFault}=$h.depthFault,${NAME.caught}=$h.caught,${NAME.thrown}=$h.thrown;`,
		`function ${NAME.flush}(n){if((${NAME.counter}-=n)<0)${NAME.fault}();return 0}`,
		`function ${NAME.string}(${place}s){const n=s.length;if(n>${STRING_FREE_LENGTH}){${note("n>>3")}if((${NAME.counter}-=n>>3)<0)${NAME.fault}();if(n>${STRING_LENGTH_MAX})$h.textFault()}return s}`,
		sized(NAME.spread, "a", "2*$h.itemCount(a)"),
		sized(NAME.spreadArguments, "a", "2*$h.argumentCount(a)"),
		sized(NAME.objectSpread, "o", "8+48*$h.keyCount(o)"),
		`$h.take({get:()=>${NAME.counter},set(n){${NAME.counter}=n},resetDepth(){${NAME.depth}=0}});`,
	].join("");
}
