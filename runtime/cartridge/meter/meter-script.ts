import type { AnyNode, Node } from "acorn";
import { type ChargeNotes, NO_NOTES } from "./charge-notes.ts";
import type { Insertions } from "./insertions.ts";
import { MeterFunctions } from "./meter-functions.ts";

/** Names that the inserted code uses: the factory declares them, and no cartridge may. */
export const METER_NAMES = {
	/** Units left in this tick: a variable of the factory's, so that engines keep it in a register. */
	counter: "$c",
	depth: "$d",
	/** Throws the fault: the counter is below zero. */
	fault: "$t",
	/** Throws the fault: calls nest too deeply. */
	depthFault: "$to",
	/** Takes a local count off the counter; gives 0. */
	flush: "$f",
	/** Looks at what was caught: a fault or a stack overflow goes on its way. */
	caught: "$x",
	/** Notes where a value was thrown that doesn't know it itself. */
	thrown: "$th",
	/** Charges and bounds a string that has grown. */
	string: "$s",
	/** Charges what is spread into a list, into arguments, and into an object. */
	spread: "$sp",
	spreadArguments: "$sa",
	objectSpread: "$so",
	/** In a profile: counts a charge; begins and ends a function's frame; notes that a call is next. */
	hit: "$pf",
	enter: "$pe",
	leave: "$px",
	call: "$pk",
} as const;

/** A construct that a cartridge can't have, with its place and the remedy. */
export class MeterRefusal extends Error {
	constructor(
		message: string,
		/** Where it stands in the parsed text. */
		readonly at: number,
	) {
		super(message);
	}
}

/** A parsed script, as the meter needs it. */
export interface ParsedScript {
	/** The text that was parsed. */
	readonly source: string;
	/** The statements to be metered. */
	readonly statements: readonly AnyNode[];
}

/**
 * Inserts charges into a script: the units of each stretch of code that runs as a whole are summed and taken off the
 * counter where it begins; at function entries, in loops and in `catch` the counter is looked at. `a ** b` becomes
 * `Math.pow(a, b)`, since engines differ in the last bits of `**`. No line is added.
 * @param insertions  where the changes are put
 * @param notes       notes where each charge comes from, for a profile
 * @throws MeterRefusal for what can't be metered
 */
export function meterScript(script: ParsedScript, insertions: Insertions, notes: ChargeNotes = NO_NOTES): void {
	new MeterFunctions(script.source, insertions, notes).script(script.statements);
}

export function refuse(node: Node, message: string): never {
	throw new MeterRefusal(message, node.start);
}

/** Whether an identifier, wherever it stands, is one of the meter's own. */
export function isReservedName(name: string): boolean {
	return /^\$(?:[cdtfxshver]|to|th|sp|sa|so|dd|hd|pf|pe|px|pk|pn|l\d+)$/.test(name);
}
