/** A cartridge's own error: the console shows it on its fault screen. Our bugs are plain `Error`s. */
export type FaultKind =
	/** The cartridge threw, or a built-in did. */
	| "exception"
	/** An API call with a wrong type or a value out of range. */
	| "bad-call"
	/** More cycles in one tick than the hard cap. */
	| "cycles"
	/** No answer within the host's patience. */
	| "hang"
	/** State that is not plain data. */
	| "state"
	/** The script can't be loaded. */
	| "load";

export interface FaultReport {
	readonly tick: number;
	/** The author's source file, or "" when unknown. */
	readonly file: string;
	/** 1-based, 0 when unknown. */
	readonly line: number;
	readonly kind: FaultKind;
	/** What happened and what to do. */
	readonly message: string;
}

/** Thrown inside the cartridge by API calls and the meter; the runner turns it (and any other throw) into a report. */
export class CartFault extends Error {
	override name = "CartFault";
	constructor(
		readonly kind: FaultKind,
		message: string,
	) {
		super(message);
	}
}
