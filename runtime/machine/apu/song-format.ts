/**
 * What a compiled song or effect bank holds. Source: docs/songs.md, which says what each part means to a musician;
 * `song-bytes.ts` has the bytes.
 */

/** A value a tick. From `loopEnd` on it goes back to `loopStart` until the note is let go; then on from `loopEnd`. */
export interface Macro {
	readonly values: readonly number[];
	/** 0 to loopEnd − 1; equal to `loopEnd`: no loop. */
	readonly loopStart: number;
	/** Values from here on are the release; without a loop it is `values.length`. */
	readonly loopEnd: number;
}

/** Macros by name, in the order of the bytes. Units: volume 0–15; arp semitones; pitch cents; duty 0–3; pan −7..7. */
export const MACRO_NAMES = ["volume", "arp", "pitch", "duty", "pan"] as const;
export type MacroName = (typeof MACRO_NAMES)[number];

export interface Instrument {
	readonly macros: Readonly<Record<MacroName, Macro>>;
	readonly vibratoDelayTicks: number;
	readonly vibratoDepthCents: number;
	/** 0: none. */
	readonly vibratoPeriodTicks: number;
	/** Index of the wave table, or −1. */
	readonly wave: number;
	readonly shortNoise: boolean;
	/** Index of the sample name, or −1. */
	readonly sample: number;
	/** Semitones above C-0 that a cell without a note plays, or −1. */
	readonly note: number;
}

/** No value in a cell's field. */
export const NONE = -32768;
/** The note field's value for "let go". */
export const NOTE_OFF = -1;

/** A cell's fields, in the order of the bytes; each is 16 bits, `NONE` where the text has nothing. */
export const CELL_FIELDS = [
	/** Semitones above C-0 (0–107), or NOTE_OFF. */
	"note",
	"instrument",
	/** 0–15. */
	"volume",
	/** −7..7. */
	"pan",
	/** Ticks of the slide from the last note to this one. */
	"slide",
	/** Cents a tick, until the next note. */
	"bend",
	/** Ticks after which the note is silenced. */
	"cut",
	/** Ticks the note comes late. */
	"wait",
	/** Ticks a row from this row on. */
	"tempo",
	/** Sixteenths of a volume step a tick, until the next note. */
	"fade",
] as const;
export type CellField = (typeof CELL_FIELDS)[number];
export type Cell = Readonly<Record<CellField, number>>;

/** `columns[channel]` is that channel's rows, or undefined where the pattern has no such column. */
export interface Pattern {
	readonly rows: number;
	readonly columns: readonly (readonly Cell[] | undefined)[];
}

export interface SoundTables {
	readonly waves: readonly Uint8Array[];
	readonly sampleNames: readonly string[];
	readonly instruments: readonly Instrument[];
	readonly patterns: readonly Pattern[];
}

export interface Song extends SoundTables {
	readonly tempoTicks: number;
	/** Slots: how long each is, and which pattern each channel plays; a shorter one begins again. */
	readonly order: readonly { readonly rows: number; readonly patternOfChannel: readonly number[] }[];
	/** Slot at which the song goes on after the last; −1: it ends. */
	readonly loopSlot: number;
}

export interface Effect {
	readonly tempoTicks: number;
	/** 0–255; the higher one takes the channel. */
	readonly priority: number;
	/** Steps of 15 that the music is turned down meanwhile. */
	readonly duck: number;
	readonly pattern: number;
}

export interface EffectBank extends SoundTables {
	readonly effects: readonly Effect[];
}

/** Bounds of everything that is counted, for the compiler's and the reader's messages alike. */
export const SOUND_LIMIT = {
	waves: 64,
	samples: 32,
	instruments: 127,
	patterns: 255,
	rows: 256,
	slots: 512,
	effects: 255,
	macroValues: 255,
	tempoTicks: 120,
	notes: 108,
} as const;

export const NO_LOOP_MACRO: Macro = { values: [], loopStart: 0, loopEnd: 0 };

/** The bytes of a song or effect bank are wrong; the message says what. */
export class SoundDataError extends Error {
	override name = "SoundDataError";
}
