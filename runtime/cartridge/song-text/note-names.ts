const SEMITONE_OF_LETTER: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Semitones above C-0 of `C-4`, `F#3` or `Bb2`; undefined: not a note from C-0 to B-8. */
export function noteNumber(text: string): number | undefined {
	const match = /^([A-G])([-#b])([0-8])$/.exec(text);
	if (!match) return undefined;
	const accidental = match[2] === "#" ? 1 : match[2] === "b" ? -1 : 0;
	const note = SEMITONE_OF_LETTER[match[1]!]! + accidental + 12 * Number(match[3]);
	return note >= 0 && note < 108 ? note : undefined;
}
