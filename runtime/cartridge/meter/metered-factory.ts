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
	/** How many items there are to spread, where that can be told. */
	itemCount(list: unknown): number;
	/** The same of a call's arguments. Throws: more than engines agree on. */
	argumentCount(list: unknown): number;
	/** How many keys an object has. */
	keyCount(object: unknown): number;
	/** Notes what the script's top level has made. */
	keep(...values: readonly unknown[]): void;
	/** Makes all that was noted unchangeable, and the cartridge itself. */
	harden(cartridge: unknown): void;
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
export const METER_PRELUDE = [
	`let ${NAME.counter}=$h.loadUnits,${NAME.depth}=0,$r,$v;`,
	`const ${NAME.fault}=$h.fault,${NAME.depthFault}=$h.depthFault,${NAME.caught}=$h.caught;`,
	`function ${NAME.flush}(n){if((${NAME.counter}-=n)<0)${NAME.fault}();return 0}`,
	`function ${NAME.string}(s){const n=s.length;if(n>${STRING_FREE_LENGTH}){if((${NAME.counter}-=n>>3)<0)${NAME.fault}();if(n>${STRING_LENGTH_MAX})$h.textFault()}return s}`,
	`function ${NAME.spread}(a){if((${NAME.counter}-=2*$h.itemCount(a))<0)${NAME.fault}();return a}`,
	`function ${NAME.spreadArguments}(a){if((${NAME.counter}-=2*$h.argumentCount(a))<0)${NAME.fault}();return a}`,
	`function ${NAME.objectSpread}(o){if((${NAME.counter}-=8+48*$h.keyCount(o))<0)${NAME.fault}();return o}`,
	`$h.take({get:()=>${NAME.counter},set(n){${NAME.counter}=n},resetDepth(){${NAME.depth}=0}});`,
].join("");
