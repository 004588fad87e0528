/** Where a script's charges come from: what a profile needs beside counts. Made while the script is metered. */
export interface ScriptCharges {
	/** Lines of the author's files. */
	readonly places: readonly Place[];
	readonly functions: readonly ChargedFunction[];
	/** Calls, by which the work of built-ins is known. */
	readonly calls: readonly { readonly name: string; readonly place: number }[];
}

export interface Place {
	/** The author's file, or "" without a source map. */
	readonly file: string;
	/** From 1; of the script without a source map. */
	readonly line: number;
}

export interface ChargedFunction {
	readonly name: string;
	/** Index in `places` of where it is written. */
	readonly place: number;
	/** Its charges. */
	readonly sites: readonly ChargeSite[];
}

/** One charge: what it takes each time, and from which lines. */
export interface ChargeSite {
	readonly units: number;
	/** Place and units, in turn. */
	readonly byPlace: readonly number[];
}
