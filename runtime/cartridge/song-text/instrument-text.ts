import {
	type Instrument,
	type Macro,
	type MacroName,
	NO_LOOP_MACRO,
	SOUND_LIMIT,
} from "../../machine/apu/song-format.ts";
import { noteNumber } from "./note-names.ts";
import { fail, oneOf, type TextLine, wholeNumber } from "./text-lines.ts";

const MACRO_BOUNDS: Readonly<Record<MacroName, readonly [number, number]>> = {
	volume: [0, 15],
	arp: [-96, 96],
	pitch: [-9600, 9600],
	duty: [0, 3],
	pan: [-7, 7],
};

const DUTY_NAMES: Readonly<Record<string, string>> = { "1/8": "0", "1/4": "1", "1/2": "2", "3/4": "3" };

export const INSTRUMENT_KEYWORDS = [
	"volume",
	"arp",
	"pitch",
	"duty",
	"pan",
	"vibrato",
	"wave",
	"noise",
	"sample",
	"note",
];

/** An instrument as the text's lines make it up. */
export type InstrumentDraft = { -readonly [K in keyof Instrument]: Instrument[K] } & {
	macros: Record<MacroName, Macro>;
};

export function newInstrument(): InstrumentDraft {
	const none = NO_LOOP_MACRO;
	return {
		macros: { volume: none, arp: none, pitch: none, duty: none, pan: none },
		vibratoDelayTicks: 0,
		vibratoDepthCents: 0,
		vibratoPeriodTicks: 0,
		wave: -1,
		shortNoise: false,
		sample: -1,
		note: -1,
	};
}

/** Names that instruments may refer to. `sample` adds one that is new. */
export interface InstrumentNames {
	readonly waves: ReadonlyMap<string, number>;
	sample(name: string): number;
}

/** Takes one line inside an instrument; false: the line isn't an instrument's. */
export function instrumentLine(draft: InstrumentDraft, line: TextLine, names: InstrumentNames): boolean {
	switch (line.keyword) {
		case "volume":
		case "arp":
		case "pitch":
		case "duty":
		case "pan":
			draft.macros[line.keyword] = macro(line, line.keyword);
			return true;
		case "vibrato":
			vibrato(draft, line);
			return true;
		case "wave": {
			const wave = names.waves.get(line.rest);
			if (wave === undefined) {
				fail(
					line,
					`there is no wave "${line.rest}" above; write a line "wave ${line.rest || "soft"} = 32 hex digits" first.`,
				);
			}
			draft.wave = wave;
			return true;
		}
		case "noise":
			if (line.rest !== "short" && line.rest !== "long") fail(line, `noise is "${line.rest}"; write short or long.`);
			draft.shortNoise = line.rest === "short";
			return true;
		case "sample":
			if (line.rest === "") fail(line, `sample has no file; write its name, like "sample kick.wav".`);
			draft.sample = names.sample(line.rest);
			return true;
		case "note": {
			const note = noteNumber(line.rest);
			if (note === undefined) fail(line, `"${line.rest}" is no note; write one like C-4, F#3 or Bb2.`);
			draft.note = note;
			return true;
		}
		default:
			return false;
	}
}

/** `15 12 [10 9] 4 0`: a value a tick; what stands in brackets repeats while the note is held, the rest is its release. */
function macro(line: TextLine, name: MacroName): Macro {
	const [min, max] = MACRO_BOUNDS[name];
	const words = line.rest.replaceAll("[", " [ ").replaceAll("]", " ] ").split(/\s+/).filter(Boolean);
	const values: number[] = [];
	let loopStart = -1;
	let loopEnd = -1;
	for (const word of words) {
		if (word === "[") {
			if (loopStart >= 0) fail(line, `${name} has a second "["; one pair of brackets repeats.`);
			loopStart = values.length;
		} else if (word === "]") {
			if (loopStart < 0 || loopEnd >= 0) fail(line, `${name} has a "]" without a "["; write "[" before what repeats.`);
			if (loopStart === values.length) fail(line, `${name} repeats nothing; write a value between the brackets.`);
			loopEnd = values.length;
		} else {
			const [, value, times] = /^(.*?)(?:\*(\d+))?$/.exec(word)!;
			const number = wholeNumber(line, name, name === "duty" ? (DUTY_NAMES[value!] ?? value) : value, min, max);
			const count =
				times === undefined ? 1 : wholeNumber(line, "the number after *", times, 1, SOUND_LIMIT.macroValues);
			for (let i = 0; i < count; i++) values.push(number);
		}
	}
	if (loopStart >= 0 && loopEnd < 0) fail(line, `${name} has a "[" without a "]"; write "]" after what repeats.`);
	if (values.length === 0) fail(line, `${name} has no values; write one a tick, like "${name} ${max} ${min}".`);
	if (values.length > SOUND_LIMIT.macroValues) {
		fail(line, `${name} has ${values.length} values; at most ${SOUND_LIMIT.macroValues} are kept. Make it shorter.`);
	}
	return loopStart < 0 ? { values, loopStart: values.length, loopEnd: values.length } : { values, loopStart, loopEnd };
}

/** `vibrato 12 period 6 delay 20`. */
function vibrato(draft: InstrumentDraft, line: TextLine): void {
	const words = line.rest.split(/\s+/);
	draft.vibratoDepthCents = wholeNumber(line, "vibrato's depth in cents", words[0], 0, 1200);
	draft.vibratoPeriodTicks = 10;
	for (let i = 1; i < words.length; i += 2) {
		if (words[i] === "period") draft.vibratoPeriodTicks = wholeNumber(line, "period in ticks", words[i + 1], 2, 255);
		else if (words[i] === "delay") draft.vibratoDelayTicks = wholeNumber(line, "delay in ticks", words[i + 1], 0, 255);
		else
			fail(line, `vibrato doesn't know "${words[i]}"; write ${oneOf(["period", "delay"])} and ticks after the depth.`);
	}
}
