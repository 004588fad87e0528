/** Waves, instruments and patterns of accompaniment that the songs share. */

export const WAVES = `
wave round = 89bc deef ffee dcb9 8643 2110 0112 3467
wave pluck = 8cef fedc baaa 9998 8777 6665 5543 2114
wave organ = 8dfe caac effd a865 5795 1003 5530 1258
wave growl = 8fff fdb9 78ac eca8 7653 4578 6420 0013
`;

export const DRUMS = `
instrument bassdrum
  volume  12
  sample  bass-drum.wav
  note    C-4

instrument snaredrum
  volume  10
  sample  snare-drum.wav
  note    C-4

instrument tomtom
  volume  10
  sample  tom.wav
  note    C-4

instrument hat
  volume  4 2 2 1 0
  note    C-8

instrument openhat
  volume  4 4 3 3 2 2 2 2 2 2 1 1 0
  note    B-7

instrument crash
  volume  7 7 7 7 7 6 6 6 5 5 5 4 4 4 3 3 3 3 2 2 2 2 2 2 2 2 2 1 1 1 1 1 0
  note    G-7

instrument shaker
  volume  2 3 2 2 1 0
  note    A-8
`;

export const DRUM_SIGNS: Readonly<Record<string, string>> = {
	k: "bassdrum",
	s: "snaredrum",
	S: "snaredrum v9",
	t: "F-4 tomtom",
	u: "C-4 tomtom",
	v: "G-3 tomtom",
	h: "hat",
	H: "hat v10",
	o: "openhat",
	c: "crash",
	j: "shaker",
	J: "shaker v9",
};

const NAMES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"];
const STEPS: Readonly<Record<string, readonly number[]>> = {
	"": [0, 4, 7],
	m: [0, 3, 7],
	sus: [0, 5, 7],
	dim: [0, 3, 6],
};

function parts(chord: string): { root: number; steps: readonly number[] } {
	const match = /^([A-G])([#b]?)(m|sus|dim)?$/.exec(chord);
	if (!match) throw new Error(`"${chord}" is no chord`);
	const shift = match[2] === "#" ? 1 : match[2] === "b" ? -1 : 0;
	return { root: (NAMES.indexOf(match[1]!) + shift + 12) % 12, steps: STEPS[match[3] ?? ""]! };
}

/** A note by its number of semitones above C-0. */
export function noteName(semitones: number): string {
	return `${NAMES[semitones % 12]}${Math.floor(semitones / 12)}`;
}

/** The lowest note of a chord's root from a given note on. */
function rootFrom(root: number, lowest: number): number {
	return lowest + ((((root - lowest) % 12) + 12) % 12);
}

/**
 * A bass bar a chord: `rhythm` has 16 signs: 0 root, 5 fifth, 8 octave, 3 third, "-" holds on, "." lets go.
 */
export function bass(instrument: string, chords: string, rhythm: string, lowest = 28): string[] {
	return chords.split(" ").map((chord) => {
		const { root, steps } = parts(chord);
		const low = rootFrom(root, lowest);
		const words = [...rhythm.replaceAll(" ", "")].map((sign) => {
			if (sign === "-") return "=/1";
			if (sign === ".") return "r/1";
			const up = sign === "5" ? steps[2]! : sign === "8" ? 12 : sign === "3" ? steps[1]! : 0;
			return `${noteName(low + up)}/1`;
		});
		return `@${instrument} ${words.join(" ")}`;
	});
}

/** Broken chords: sixteen signs, 0 to 5 the chord's notes upwards over two octaves; "-" holds on, "." lets go. */
export function broken(instrument: string, chords: string, figure: string, lowest: number, volume = 15): string[] {
	return chords.split(" ").map((chord) => {
		const { root, steps } = parts(chord);
		const low = rootFrom(root, lowest);
		const words = [...figure.replaceAll(" ", "")].map((sign) => {
			if (sign === "-") return "=/1";
			if (sign === ".") return "r/1";
			const n = Number(sign);
			return `${noteName(low + steps[n % 3]! + 12 * Math.floor(n / 3))}/1:v${volume}`;
		});
		return `@${instrument} ${words.join(" ")}`;
	});
}

/** A held chord by fast arpeggio: instruments NAME-maj, NAME-min, NAME-sus, NAME-dim are needed. */
export function pad(
	instrument: string,
	chords: string,
	lowest: number,
	rhythm = "0---------------",
	volume = 15,
): string[] {
	return chords.split(" ").map((chord) => {
		const { root } = parts(chord);
		const kind = chord.endsWith("sus") ? "sus" : chord.endsWith("dim") ? "dim" : chord.endsWith("m") ? "min" : "maj";
		const note = noteName(rootFrom(root, lowest));
		const words = [...rhythm.replaceAll(" ", "")].map((sign) =>
			sign === "-" ? "=/1" : sign === "." ? "r/1" : `${note}/1:v${volume}`,
		);
		return `@${instrument}-${kind} ${words.join(" ")}`;
	});
}

/** Instruments for `pad`: one for each kind of chord. */
export function padInstruments(name: string, lines: string): string {
	return (
		[
			["maj", "[0 0 4 4 7 7]"],
			["min", "[0 0 3 3 7 7]"],
			["sus", "[0 0 5 5 7 7]"],
			["dim", "[0 0 3 3 6 6]"],
		] as const
	)
		.map(([kind, arp]) => `instrument ${name}-${kind}\n${lines}\n  arp     ${arp}\n`)
		.join("\n");
}
