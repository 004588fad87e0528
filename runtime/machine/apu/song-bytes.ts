import { SOUND_CHANNEL_COUNT } from "../memory-map.ts";
import { ByteReader, ByteWriter } from "./byte-stream.ts";
import { WAVE_STEPS } from "./registers.ts";
import {
	CELL_FIELDS,
	type Cell,
	type CellField,
	type Effect,
	type EffectBank,
	type Instrument,
	MACRO_NAMES,
	type Macro,
	type MacroName,
	NONE,
	NOTE_OFF,
	type Pattern,
	SOUND_LIMIT,
	type Song,
	SoundDataError,
	type SoundTables,
} from "./song-format.ts";

const SONG_MARK = "CBS1";
const EFFECTS_MARK = "CBE1";

const MACRO_RANGE: Readonly<Record<MacroName, readonly [number, number]>> = {
	volume: [0, 15],
	arp: [-96, 96],
	pitch: [-9600, 9600],
	duty: [0, 3],
	pan: [-7, 7],
};

const CELL_RANGE: Readonly<Record<CellField, readonly [number, number]>> = {
	note: [NOTE_OFF, SOUND_LIMIT.notes - 1],
	instrument: [0, SOUND_LIMIT.instruments - 1],
	volume: [0, 15],
	pan: [-7, 7],
	slide: [1, 255],
	bend: [-1200, 1200],
	cut: [0, 255],
	wait: [0, 255],
	tempo: [1, SOUND_LIMIT.tempoTicks],
	fade: [-240, 240],
};

export function encodeSong(song: Song): Uint8Array {
	const out = new ByteWriter();
	out.all(new TextEncoder().encode(SONG_MARK));
	out.i16(song.tempoTicks);
	out.i16(song.loopSlot);
	writeTables(out, song);
	out.i16(song.order.length);
	for (const slot of song.order) {
		out.i16(slot.rows);
		for (const pattern of slot.patternOfChannel) out.i16(pattern);
	}
	return out.done();
}

export function encodeEffectBank(bank: EffectBank): Uint8Array {
	const out = new ByteWriter();
	out.all(new TextEncoder().encode(EFFECTS_MARK));
	writeTables(out, bank);
	out.i16(bank.effects.length);
	for (const effect of bank.effects) {
		for (const value of [effect.tempoTicks, effect.priority, effect.duck, effect.pattern]) out.i16(value);
	}
	return out.done();
}

/** @throws SoundDataError when anything in the bytes is out of bounds */
export function decodeSong(bytes: Uint8Array): Song {
	const from = new ByteReader(bytes);
	from.expect(SONG_MARK);
	const tempoTicks = from.bounded("the tempo", 1, SOUND_LIMIT.tempoTicks);
	const loopSlot = from.bounded("the loop", -1, SOUND_LIMIT.slots - 1);
	const tables = readTables(from);
	const order = list(from, "the order", 1, SOUND_LIMIT.slots, () => ({
		rows: from.bounded("a slot's rows", 1, SOUND_LIMIT.rows),
		patternOfChannel: Array.from({ length: SOUND_CHANNEL_COUNT }, () =>
			from.bounded("a slot's pattern", 0, tables.patterns.length - 1),
		),
	}));
	from.end();
	if (loopSlot >= order.length) throw new SoundDataError(`the loop goes to slot ${loopSlot} of ${order.length}`);
	return { ...tables, tempoTicks, loopSlot, order };
}

/** @throws SoundDataError when anything in the bytes is out of bounds */
export function decodeEffectBank(bytes: Uint8Array): EffectBank {
	const from = new ByteReader(bytes);
	from.expect(EFFECTS_MARK);
	const tables = readTables(from);
	const effects = list(
		from,
		"the effects",
		0,
		SOUND_LIMIT.effects,
		(): Effect => ({
			tempoTicks: from.bounded("an effect's tempo", 1, SOUND_LIMIT.tempoTicks),
			priority: from.bounded("an effect's priority", 0, 255),
			duck: from.bounded("an effect's duck", 0, 15),
			pattern: from.bounded("an effect's pattern", 0, tables.patterns.length - 1),
		}),
	);
	from.end();
	return { ...tables, effects };
}

function writeTables(out: ByteWriter, tables: SoundTables): void {
	out.i16(tables.waves.length);
	for (const wave of tables.waves) out.all(wave);
	out.i16(tables.sampleNames.length);
	for (const name of tables.sampleNames) out.text(name);
	out.i16(tables.instruments.length);
	for (const instrument of tables.instruments) writeInstrument(out, instrument);
	out.i16(tables.patterns.length);
	for (const pattern of tables.patterns) {
		out.i16(pattern.rows);
		for (let channel = 0; channel < SOUND_CHANNEL_COUNT; channel++) {
			const cells = pattern.columns[channel];
			out.u8(cells ? 1 : 0);
			for (const cell of cells ?? []) writeCell(out, cell);
		}
	}
}

function readTables(from: ByteReader): SoundTables {
	const waves = list(from, "the waves", 0, SOUND_LIMIT.waves, () =>
		Uint8Array.from({ length: WAVE_STEPS }, () => from.u8("a wave") & 15),
	);
	const sampleNames = list(from, "the samples", 0, SOUND_LIMIT.samples, () => from.text("a sample's name"));
	const instruments = list(from, "the instruments", 0, SOUND_LIMIT.instruments, () =>
		readInstrument(from, waves.length, sampleNames.length),
	);
	const patterns = list(from, "the patterns", 0, SOUND_LIMIT.patterns, (): Pattern => {
		const rows = from.bounded("a pattern's rows", 1, SOUND_LIMIT.rows);
		const columns = Array.from({ length: SOUND_CHANNEL_COUNT }, () =>
			from.u8("a column") === 0 ? undefined : Array.from({ length: rows }, () => readCell(from, instruments.length)),
		);
		return { rows, columns };
	});
	return { waves, sampleNames, instruments, patterns };
}

function writeInstrument(out: ByteWriter, instrument: Instrument): void {
	for (const name of MACRO_NAMES) {
		const macro = instrument.macros[name];
		for (const value of [macro.values.length, macro.loopStart, macro.loopEnd, ...macro.values]) out.i16(value);
	}
	for (const value of [
		instrument.vibratoDelayTicks,
		instrument.vibratoDepthCents,
		instrument.vibratoPeriodTicks,
		instrument.wave,
		instrument.shortNoise ? 1 : 0,
		instrument.sample,
		instrument.note,
	]) {
		out.i16(value);
	}
}

function readInstrument(from: ByteReader, waves: number, samples: number): Instrument {
	const macros = {} as Record<MacroName, Macro>;
	for (const name of MACRO_NAMES) macros[name] = readMacro(from, name);
	return {
		macros,
		vibratoDelayTicks: from.bounded("a vibrato's delay", 0, 255),
		vibratoDepthCents: from.bounded("a vibrato's depth", 0, 1200),
		vibratoPeriodTicks: from.bounded("a vibrato's period", 0, 255),
		wave: from.bounded("an instrument's wave", -1, waves - 1),
		shortNoise: from.bounded("an instrument's noise", 0, 1) === 1,
		sample: from.bounded("an instrument's sample", -1, samples - 1),
		note: from.bounded("an instrument's note", -1, SOUND_LIMIT.notes - 1),
	};
}

function readMacro(from: ByteReader, name: MacroName): Macro {
	const [min, max] = MACRO_RANGE[name];
	const length = from.bounded(`the length of ${name}`, 0, SOUND_LIMIT.macroValues);
	const loopStart = from.bounded(`the loop of ${name}`, 0, length);
	const loopEnd = from.bounded(`the loop's end of ${name}`, loopStart, length);
	return { values: Array.from({ length }, () => from.bounded(name, min, max)), loopStart, loopEnd };
}

/** A cell is a 16-bit mask of the fields that it has, then those. */
function writeCell(out: ByteWriter, cell: Cell): void {
	let mask = 0;
	for (const [bit, field] of CELL_FIELDS.entries()) if (cell[field] !== NONE) mask |= 1 << bit;
	out.i16(mask);
	for (const field of CELL_FIELDS) if (cell[field] !== NONE) out.i16(cell[field]);
}

function readCell(from: ByteReader, instruments: number): Cell {
	const mask = from.i16("a cell");
	const cell = {} as Record<CellField, number>;
	for (const [bit, field] of CELL_FIELDS.entries()) {
		const [min, max] = CELL_RANGE[field];
		cell[field] = mask & (1 << bit) ? from.bounded(`a cell's ${field}`, min, max) : NONE;
	}
	if (cell.instrument >= instruments) {
		throw new SoundDataError(`a cell plays instrument ${cell.instrument} of ${instruments}`);
	}
	return cell;
}

function list<T>(from: ByteReader, what: string, min: number, max: number, read: () => T): T[] {
	const length = from.bounded(`the length of ${what}`, min, max);
	return Array.from({ length }, read);
}
