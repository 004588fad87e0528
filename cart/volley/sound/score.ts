/**
 * A score: how a song is written down here, shorter than the song text it is turned into (docs/songs.md). A bar is
 * sixteen rows. A line of music is words with their length in rows after a slash:
 *
 *   E5/6 D5/2 C5/4 r/4        notes and a rest that lets go; `=/4` holds on; `@lead` changes the instrument;
 *   C#5/4:v10,b-20            commands of the song text after a colon
 *
 * A line of drums is sixteen signs a bar: `k...s...k.k.s...`, each sign an instrument.
 */
export interface Score {
	readonly title: string;
	readonly tempo: number;
	/** Waves and instruments, as song text. */
	readonly sounds: string;
	readonly channels: readonly string[];
	/** Drum signs to instruments (and commands). */
	readonly drums: Readonly<Record<string, string>>;
	readonly sections: Readonly<Record<string, Section>>;
	readonly order: readonly string[];
	/** Place in the order, from 1, at which the song goes on after its end. */
	readonly loop?: number;
}

/** Bars of each channel; a list that is shorter than the section's bars begins again. */
export interface Section {
	readonly bars: number;
	readonly [channel: string]: number | readonly string[];
}

export const ROWS_PER_BAR = 16;

/** The song text of a score. @throws Error naming the section, channel and bar that doesn't add up */
export function songText(score: Score): string {
	const out: string[] = [
		`song ${score.title}`,
		`// Made by make-sound.ts from scores/; change it there.`,
		`tempo ${score.tempo}`,
		`channels ${score.channels.join(" ")}`,
		score.sounds.trim(),
		"",
	];
	for (const [name, section] of Object.entries(score.sections)) {
		// A pattern begins without knowing the instruments of the one before, so each bar's first note names its own.
		const playing = new Map<string, string>();
		for (let bar = 0; bar < section.bars; bar++) {
			out.push(`pattern ${name}-${bar + 1}`);
			const columns = score.channels.map((channel) => {
				const lines = section[channel];
				if (lines === undefined)
					return Array.from({ length: ROWS_PER_BAR }, (_, r) => (r === 0 && bar === 0 ? "off" : "."));
				if (typeof lines === "number") throw new Error(`${score.title}, ${name}: ${channel} is a number`);
				return barCells(lines[bar % lines.length]!, score.drums, {
					where: `${score.title}, ${name}, ${channel}, bar ${bar + 1}`,
					channel,
					playing,
				});
			});
			for (let row = 0; row < ROWS_PER_BAR; row++)
				out.push(
					`  ${columns
						.map((c) => c[row]!.padEnd(14))
						.join("| ")
						.trimEnd()}`,
				);
			out.push("");
		}
	}
	const places = score.order.map((name) => {
		const section = score.sections[name];
		if (!section) throw new Error(`${score.title}: there is no section ${name}`);
		return Array.from({ length: section.bars }, (_, bar) => `${name}-${bar + 1}`);
	});
	out.push(`order ${places.flat().join(" ")}`);
	if (score.loop !== undefined)
		out.push(`loop ${1 + places.slice(0, score.loop - 1).reduce((sum, names) => sum + names.length, 0)}`);
	return `${out.join("\n")}\n`;
}

interface Place {
	readonly where: string;
	readonly channel: string;
	readonly playing: Map<string, string>;
}

function barCells(line: string, drums: Score["drums"], { where, channel, playing }: Place): string[] {
	const signs = line.replaceAll(" ", "");
	if (signs.length === ROWS_PER_BAR && [...signs].every((s) => s === "." || drums[s] !== undefined))
		return [...signs].map((s) => (s === "." ? "." : drums[s]!));
	const cells: string[] = [];
	let instrument = playing.get(channel) ?? "";
	for (const word of line.split(/\s+/).filter(Boolean)) {
		if (word.startsWith("@")) {
			instrument = ` ${word.slice(1)}`;
			playing.set(channel, instrument);
			continue;
		}
		const [head = "", commands = ""] = word.split(":");
		const [pitch = "", length = "1"] = head.split("/");
		const rows = Number(length);
		if (!Number.isInteger(rows) || rows < 1) throw new Error(`${where}: "${word}" has no length`);
		if (pitch === "r") cells.push("off");
		else if (pitch === "=") cells.push(commands === "" ? "." : commands.replaceAll(",", " "));
		else {
			cells.push(`${songNote(pitch, where)}${instrument}${commands === "" ? "" : ` ${commands.replaceAll(",", " ")}`}`);
			instrument = "";
		}
		for (let i = 1; i < rows; i++) cells.push(".");
	}
	if (cells.length !== ROWS_PER_BAR) throw new Error(`${where}: ${cells.length} rows instead of ${ROWS_PER_BAR}`);
	return cells;
}

function songNote(pitch: string, where: string): string {
	const note = /^([A-G])([#b]?)(\d)$/.exec(pitch);
	if (!note) throw new Error(`${where}: "${pitch}" is no note`);
	return `${note[1]}${note[2] || "-"}${note[3]}`;
}
