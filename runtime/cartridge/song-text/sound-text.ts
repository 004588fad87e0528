import { SOUND_CHANNEL, type SoundChannelName, WAVE_STEPS } from "../../machine/apu/registers.ts";
import { type Cell, NONE, type Pattern, SOUND_LIMIT, type SoundTables } from "../../machine/apu/song-format.ts";
import { parseCell } from "./cell-text.ts";
import { type InstrumentDraft, instrumentLine, newInstrument } from "./instrument-text.ts";
import { fail, oneOf, type TextLine } from "./text-lines.ts";

export const CHANNEL_NAMES = Object.keys(SOUND_CHANNEL) as SoundChannelName[];

/** Words that begin a line or stand in a cell. */
const RESERVED = ["off", "song", "tempo", "channels", "wave", "instrument", "pattern", "order", "loop", "effect"];

/** Gathers what songs and effects have in common: waves, instruments, and rows of cells. */
export class SoundText {
	readonly instruments = new Map<string, number>();
	readonly patterns: Pattern[] = [];
	private readonly drafts: InstrumentDraft[] = [];
	private readonly waveNumbers = new Map<string, number>();
	private readonly waves: Uint8Array[] = [];
	private readonly sampleNames: string[] = [];

	get tables(): SoundTables {
		return {
			waves: this.waves,
			sampleNames: this.sampleNames,
			instruments: this.drafts,
			patterns: this.patterns,
		};
	}

	/** `wave soft = 8acefedca8 …`: 32 hex digits, spaces where one likes. */
	wave(line: TextLine): void {
		const [name = "", digits = ""] = line.rest.split("=").map((part) => part.trim());
		this.newName(line, "wave", name, this.waveNumbers, SOUND_LIMIT.waves);
		const steps = digits.replaceAll(/\s/g, "");
		if (!/^[0-9a-fA-F]*$/.test(steps) || steps.length !== WAVE_STEPS) {
			fail(
				line,
				`wave ${name} has "${digits}" (${steps.length} signs); write "wave ${name} =" and 32 hex digits (0–f).`,
			);
		}
		this.waves.push(Uint8Array.from(steps, (digit) => Number.parseInt(digit, 16)));
	}

	/** `instrument lead`: the lines after it make it up. */
	instrument(line: TextLine): void {
		this.newName(line, "instrument", line.rest, this.instruments, SOUND_LIMIT.instruments);
		this.drafts.push(newInstrument());
	}

	instrumentLine(line: TextLine): boolean {
		return instrumentLine(this.drafts.at(-1)!, line, {
			waves: this.waveNumbers,
			sample: (name) => {
				const known = this.sampleNames.indexOf(name);
				if (known >= 0) return known;
				if (this.sampleNames.length === SOUND_LIMIT.samples) {
					fail(line, `this is sample ${SOUND_LIMIT.samples + 1}; at most ${SOUND_LIMIT.samples} fit. Use fewer.`);
				}
				return this.sampleNames.push(name) - 1;
			},
		});
	}

	/** Columns by name: `channels pulse1 wave1 noise`. */
	channels(line: TextLine): SoundChannelName[] {
		const names = line.rest.split(/\s+/).filter(Boolean) as SoundChannelName[];
		const unknown = names.find((name) => !CHANNEL_NAMES.includes(name));
		if (unknown) fail(line, `there is no channel "${unknown}"; write ${oneOf(CHANNEL_NAMES)}.`);
		if (names.length === 0)
			fail(line, `${line.keyword} has no channels; write one or more of ${CHANNEL_NAMES.join(" ")}.`);
		const twice = names.find((name, at) => names.indexOf(name) !== at);
		if (twice) fail(line, `${twice} stands twice; write each channel once.`);
		return names;
	}

	/** Adds a pattern of rows; says its number. */
	pattern(head: TextLine, rows: readonly TextLine[], channels: readonly SoundChannelName[]): number {
		if (rows.length === 0) fail(head, `${head.text} has no rows; write one below, like "C-4 lead | . | .".`);
		if (rows.length > SOUND_LIMIT.rows) {
			fail(head, `${head.text} has ${rows.length} rows; at most ${SOUND_LIMIT.rows} fit. Make two of it.`);
		}
		const columns: (Cell[] | undefined)[] = CHANNEL_NAMES.map((name) => (channels.includes(name) ? [] : undefined));
		const current = channels.map(() => NONE);
		for (const line of rows) {
			const cells = line.text.split("|");
			while (cells.length > channels.length && cells.at(-1)!.trim() === "") cells.pop();
			if (cells.length > channels.length) {
				fail(line, `the row has ${cells.length} cells; the channels are ${channels.join(" | ")}. Take one out.`);
			}
			for (const [at, channel] of channels.entries()) {
				const list = { numbers: this.instruments, drafts: this.drafts };
				const cell = parseCell(line, cells[at] ?? "", channel, current[at]!, list);
				if (cell.instrument !== NONE) current[at] = cell.instrument;
				columns[SOUND_CHANNEL[channel]]!.push(cell);
			}
		}
		return this.patterns.push({ rows: rows.length, columns }) - 1;
	}

	private newName(line: TextLine, what: string, name: string, names: Map<string, number>, limit: number): void {
		if (!/^[A-Za-z]{2}[\w-]*$/.test(name)) {
			fail(line, `"${name}" is no name for the ${what}; write two letters, then letters, digits, - or _.`);
		}
		if (RESERVED.includes(name)) fail(line, `"${name}" has a meaning of its own; give the ${what} another name.`);
		if (names.has(name)) fail(line, `there is the ${what} "${name}" already; give this one another name.`);
		if (names.size === limit) fail(line, `this is ${what} ${limit + 1}; at most ${limit} fit. Use fewer.`);
		names.set(name, names.size);
	}
}
