import type { Node } from "acorn";
import type { Insertions } from "./insertions.ts";

/**
 * Notes where the units of each charge come from, while a script is metered. Most scripts are metered without
 * (`NO_NOTES`); for a profile the charges are the same, and beside each stands a call that counts it.
 */
export interface ChargeNotes {
	/** A node adds so many units to what is being visited. */
	add(node: Node, units: number): void;
	/** Where the notes stand now. */
	mark(): number;
	/** The notes between two marks hold once more, from here on. */
	again(from: number, to: number): void;
	/** Takes the notes since a mark, which make up a charge. @returns text that counts it, and the separator */
	hit(units: number, mark: number, separator: "," | ";"): string;
	/** A function, or the initial value of a field, begins and ends. */
	enter(node: Node): void;
	leave(): void;
	/** Texts with which a function's frame begins and ends, and is the innermost again after something was caught. */
	frame(): string;
	frameEnd(): string;
	frameAgain(): string;
	/** Inserts what notes that a call is next. */
	call(node: Node, insertions: Insertions): void;
	/** First argument of what charges by size: where it stands. */
	place(node: Node): string;
}

export const NO_NOTES: ChargeNotes = {
	add() {},
	mark: () => 0,
	again() {},
	hit: () => "",
	enter() {},
	leave() {},
	frame: () => "",
	frameEnd: () => "",
	frameAgain: () => "",
	call() {},
	place: () => "",
};
