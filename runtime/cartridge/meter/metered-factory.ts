import { CartFault } from "../../machine/fault.ts";
import { METER_NAMES as NAME } from "./meter-script.ts";
import { CALL_DEPTH_MAX, STRING_FREE_LENGTH, STRING_LENGTH_MAX } from "./weights.ts";

/** Parameter of a metered factory that takes the `MeterHooks`. */
export const METER_PARAMETER = "$h";

/** What a metered factory gets from its host, and the counter it hands back. */
export interface MeterHooks {
	/** Set by the factory before the script runs. */
	counter: MeterCounter | undefined;
	/** Throws: the tick's units are used up. */
	fault(): never;
	/** Throws: calls nest too deeply. */
	depthFault(): never;
	/** Throws: a text has grown too long. */
	textFault(): never;
	/** Looks at a caught value; throws when it must not be caught. */
	caught(error: unknown): void;
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
	`let ${NAME.counter}=0,${NAME.depth}=0,$r,$v;`,
	`const ${NAME.fault}=$h.fault,${NAME.depthFault}=$h.depthFault,${NAME.caught}=$h.caught,$isArray=Array.isArray;`,
	`function ${NAME.flush}(n){if((${NAME.counter}-=n)<0)${NAME.fault}();return 0}`,
	`function ${NAME.string}(s){const n=s.length;if(n>${STRING_FREE_LENGTH}){if((${NAME.counter}-=n>>3)<0)${NAME.fault}();if(n>${STRING_LENGTH_MAX})$h.textFault()}return s}`,
	`function ${NAME.spread}(a){const n=$isArray(a)||typeof a==="string"||ArrayBuffer.isView(a)?a.length:a&&a.size;if(n>0&&(${NAME.counter}-=2*n)<0)${NAME.fault}();return a}`,
	`function ${NAME.objectSpread}(o){if(o&&typeof o==="object"&&(${NAME.counter}-=8+48*Object.keys(o).length)<0)${NAME.fault}();return o}`,
	`$h.counter={get:()=>${NAME.counter},set(n){${NAME.counter}=n},resetDepth(){${NAME.depth}=0}};`,
].join("");

/** Hooks whose faults are the machine's. */
export function meterHooks(describeBudget: () => string): MeterHooks {
	return {
		counter: undefined,
		fault() {
			throw new CartFault("cycles", describeBudget());
		},
		depthFault() {
			throw new CartFault(
				"cycles",
				`Calls nest more than ${CALL_DEPTH_MAX} deep: use a loop and a list of what is left to do.`,
			);
		},
		textFault() {
			throw new CartFault("cycles", `A text has grown past ${STRING_LENGTH_MAX} characters.`);
		},
		caught(error) {
			// A fault is the machine's word: no catch of the cartridge's stops it. Nor does one stop a full stack, whose
			// depth differs from engine to engine.
			if (error instanceof CartFault) throw error;
			if (error instanceof RangeError && /stack|recursion/i.test(String(error.message))) this.depthFault();
			if (typeof error === "object" && error !== null && (error as { name?: unknown }).name === "InternalError")
				this.depthFault();
		},
	};
}
