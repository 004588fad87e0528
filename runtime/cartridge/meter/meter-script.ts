import type { AnyNode, Node } from "acorn";
import { Insertions } from "./insertions.ts";
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
	/** Looks at what was caught: a stack overflow becomes a fault. */
	caught: "$x",
	/** Charges and bounds a string that has grown. */
	string: "$s",
	/** Charges what is spread into a list, and into an object. */
	spread: "$sp",
	objectSpread: "$so",
} as const;

/** A construct that a cartridge can't have, with its place and the remedy. */
export class MeterRefusal extends Error {
	constructor(
		message: string,
		readonly line: number,
		readonly column: number,
	) {
		super(message);
	}
}

/**
 * Inserts charges into a script: the units of each stretch of code that runs as a whole are summed and taken off the
 * counter where it begins; at function entries, in loops and in `catch` the counter is looked at. No line is added.
 * @param source      the text that was parsed
 * @param statements  the script's statements, with locations
 * @returns           the metered text; equal text for equal source in every engine
 * @throws MeterRefusal for what can't be metered
 */
export function meterScript(source: string, statements: readonly AnyNode[]): string {
	const insertions = new Insertions(source);
	new MeterFunctions(source, insertions).script(statements);
	return insertions.apply();
}

export function refuse(node: Node, message: string): never {
	throw new MeterRefusal(message, node.loc?.start.line ?? 0, node.loc?.start.column ?? 0);
}

export function isReservedName(node: AnyNode): boolean {
	return node.type === "Identifier" && /^\$(?:[cdtfxs]|to|sp|so|dd|v|e|r|l\d+)$/.test(node.name);
}
