import { SOUND_CHANNEL, type SoundChannelName } from "../../machine/apu/registers.ts";
import { CELL_FIELDS, type Cell, type CellField, NONE, NOTE_OFF, SOUND_LIMIT } from "../../machine/apu/song-format.ts";
import type { InstrumentDraft } from "./instrument-text.ts";
import { noteNumber } from "./note-names.ts";
import { fail, type TextLine, wholeNumber } from "./text-lines.ts";

const COMMANDS: Readonly<Record<string, { field: CellField; min: number; max: number; what: string }>> = {
	v: { field: "volume", min: 0, max: 15, what: "v (volume)" },
	p: { field: "pan", min: -7, max: 7, what: "p (pan)" },
	s: { field: "slide", min: 1, max: 255, what: "s (ticks of the slide)" },
	b: { field: "bend", min: -1200, max: 1200, what: "b (bend in cents a tick)" },
	f: { field: "fade", min: -240, max: 240, what: "f (fade in sixteenths of a volume step a tick)" },
	k: { field: "cut", min: 0, max: 255, what: "k (ticks until the cut)" },
	w: { field: "wait", min: 0, max: 255, what: "w (ticks to wait)" },
	t: { field: "tempo", min: 1, max: SOUND_LIMIT.tempoTicks, what: "t (ticks a row)" },
};

export interface InstrumentList {
	readonly numbers: ReadonlyMap<string, number>;
	readonly drafts: readonly InstrumentDraft[];
}

export type CellDraft = Record<CellField, number>;

export function emptyCell(): CellDraft {
	const cell = {} as CellDraft;
	for (const field of CELL_FIELDS) cell[field] = NONE;
	return cell;
}

/**
 * Reads one cell: `C-4 lead v12 p-3`, `off`, `v8`, `kick` (an instrument with a note of its own), or `.` for nothing.
 * @param current the instrument that the column plays so far, or NONE
 */
export function parseCell(
	line: TextLine,
	text: string,
	channel: SoundChannelName,
	current: number,
	instruments: InstrumentList,
): Cell {
	const cell = emptyCell();
	for (const word of text.split(/\s+/).filter(Boolean)) {
		if (/^[.-]+$/.test(word)) continue;
		const command = /^([a-z])([+-]?\d+)$/.exec(word);
		const note = noteNumber(word);
		if (note !== undefined) set(line, cell, "note", note, word);
		else if (word === "off") set(line, cell, "note", NOTE_OFF, word);
		else if (instruments.numbers.has(word)) set(line, cell, "instrument", instruments.numbers.get(word)!, word);
		else if (command && COMMANDS[command[1]!]) {
			const { field, min, max, what } = COMMANDS[command[1]!]!;
			set(line, cell, field, wholeNumber(line, what, command[2], min, max), word);
		} else if (/^[A-Ga-g][-#b]?\d$/.test(word)) {
			fail(line, `"${word}" is no note; write it like C-4, F#3 or Bb2 (capital letter, three signs, up to B-8).`);
		} else {
			fail(
				line,
				`"${word}" is neither a note (C-4), an instrument above (${[...instruments.numbers.keys()].join(", ") || "none yet"}), "off", nor a command (v12 p-3 s6 b20 f-8 k3 w2 t5).`,
			);
		}
	}
	finishNote(line, cell, channel, current, instruments);
	return cell;
}

function set(line: TextLine, cell: CellDraft, field: CellField, value: number, word: string): void {
	if (cell[field] !== NONE) fail(line, `"${word}" says the ${field} a second time in one cell; write it once.`);
	cell[field] = value;
}

/** Gives a note its instrument, or an instrument its own note, and checks that the channel can play it. */
function finishNote(
	line: TextLine,
	cell: CellDraft,
	channel: SoundChannelName,
	current: number,
	{ numbers, drafts }: InstrumentList,
): void {
	const names = [...numbers.keys()];
	if (cell.instrument !== NONE && cell.note === NONE) {
		cell.note = drafts[cell.instrument]!.note;
		if (cell.note < 0) {
			fail(
				line,
				`${names[cell.instrument]} has no note of its own; write one before it, like "C-4 ${names[cell.instrument]}".`,
			);
		}
	}
	if (cell.note === NONE || cell.note === NOTE_OFF) return;
	if (cell.instrument === NONE) cell.instrument = current;
	if (cell.instrument === NONE) {
		fail(line, `the first note of a column needs an instrument; write one after it, like "C-4 ${names[0] ?? "lead"}".`);
	}
	const draft = drafts[cell.instrument]!;
	const wave = SOUND_CHANNEL[channel] === SOUND_CHANNEL.wave1 || SOUND_CHANNEL[channel] === SOUND_CHANNEL.wave2;
	if (wave && draft.wave < 0)
		fail(line, `${names[cell.instrument]} has no wave, ${channel} needs one; write "wave NAME" in it.`);
	if (channel === "pcm" && draft.sample < 0) {
		fail(line, `${names[cell.instrument]} has no sample, pcm needs one; write "sample FILE.wav" in it.`);
	}
}
