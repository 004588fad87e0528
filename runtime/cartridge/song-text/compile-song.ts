import { SOUND_CHANNEL, type SoundChannelName } from "../../machine/apu/registers.ts";
import { encodeSong } from "../../machine/apu/song-bytes.ts";
import { SOUND_LIMIT, type Song } from "../../machine/apu/song-format.ts";
import { CHANNEL_NAMES, SoundText } from "./sound-text.ts";
import { fail, oneOf, SongTextError, type TextLine, textLines, wholeNumber } from "./text-lines.ts";

const KEYWORDS = ["song", "tempo", "channels", "wave", "instrument", "pattern", "order", "loop"];

/**
 * Compiles a song text (docs/songs.md) to the bytes of a `SongAsset`.
 * @param file path for messages
 * @throws SongTextError `file:line: what is wrong, what to write instead`
 */
export function compileSong(text: string, file: string): Uint8Array {
	return encodeSong(parseSong(text, file));
}

/** The song that `compileSong` turns to bytes. */
export function parseSong(text: string, file: string): Song {
	const lines = textLines(text, file);
	const sound = new SoundText();
	const patternNumbers = new Map<string, number>();
	const orders: { line: TextLine; channel: SoundChannelName | undefined; names: string[] }[] = [];
	let channels: readonly SoundChannelName[] = CHANNEL_NAMES;
	let tempoTicks = 6;
	let loop: TextLine | undefined;
	let inInstrument = false;
	for (let at = 0; at < lines.length; at++) {
		const line = lines[at]!;
		// `wave` is a table of its own with "=", a part of an instrument without.
		if (inInstrument && !(line.keyword === "wave" && line.rest.includes("=")) && sound.instrumentLine(line)) continue;
		inInstrument = line.keyword === "instrument";
		switch (line.keyword) {
			case "song":
				break;
			case "tempo":
				tempoTicks = wholeNumber(line, "the tempo (ticks a row)", line.rest, 1, SOUND_LIMIT.tempoTicks);
				break;
			case "channels":
				channels = sound.channels(line);
				break;
			case "wave":
				sound.wave(line);
				break;
			case "instrument":
				sound.instrument(line);
				break;
			case "pattern": {
				if (!/^[\w-]+$/.test(line.rest)) fail(line, `"${line.rest}" is no name for a pattern; write one word.`);
				if (patternNumbers.has(line.rest))
					fail(line, `there is a pattern "${line.rest}" already; name this one otherwise.`);
				let end = at + 1;
				while (end < lines.length && !KEYWORDS.includes(lines[end]!.keyword)) end++;
				patternNumbers.set(line.rest, sound.pattern(line, lines.slice(at + 1, end), channels));
				if (patternNumbers.size > SOUND_LIMIT.patterns) fail(line, `at most ${SOUND_LIMIT.patterns} patterns fit.`);
				at = end - 1;
				break;
			}
			case "order":
				orders.push({ line, ...orderLine(line) });
				break;
			case "loop":
				loop = line;
				break;
			default:
				fail(line, `"${line.keyword}" is unknown here; a line begins with ${oneOf(KEYWORDS)}.`);
		}
	}
	const order = buildOrder(file, orders, patternNumbers, sound);
	const loopSlot = loop ? wholeNumber(loop, "loop (place in the order, from 1)", loop.rest, 1, order.length) - 1 : -1;
	return { ...sound.tables, tempoTicks, order, loopSlot };
}

/** `order A B*2` for all channels, `order noise beat` for one. */
function orderLine(line: TextLine): { channel: SoundChannelName | undefined; names: string[] } {
	const words = line.rest.split(/\s+/).filter(Boolean);
	const channel = CHANNEL_NAMES.find((name) => name === words[0]);
	const names = (channel ? words.slice(1) : words).flatMap((word) => {
		const [, name, times] = /^(.*?)(?:\*(\d+))?$/.exec(word)!;
		const count = times === undefined ? 1 : wholeNumber(line, "the number after *", times, 1, SOUND_LIMIT.slots);
		return Array.from({ length: count }, () => name!);
	});
	if (names.length === 0) fail(line, "order has no patterns; write their names.");
	return { channel, names };
}

function buildOrder(
	file: string,
	orders: readonly { line: TextLine; channel: SoundChannelName | undefined; names: string[] }[],
	numbers: ReadonlyMap<string, number>,
	sound: SoundText,
): Song["order"] {
	const main = orders.find(({ channel }) => channel === undefined);
	if (!main) throw new SongTextError(file, 1, `the song has no order; write "order" and the patterns' names.`);
	const second = orders.find(({ channel, line }) => channel === undefined && line !== main.line);
	if (second) fail(second.line, "there is an order already; write one for all, and others for a channel each.");
	if (main.names.length > SOUND_LIMIT.slots) fail(main.line, `at most ${SOUND_LIMIT.slots} places fit in the order.`);
	const number = (line: TextLine, name: string) => {
		const found = numbers.get(name);
		if (found === undefined)
			fail(line, `there is no pattern "${name}"; the patterns are ${oneOf([...numbers.keys()])}.`);
		return found;
	};
	return main.names.map((name, slot) => {
		const pattern = number(main.line, name);
		const patternOfChannel = CHANNEL_NAMES.map(() => pattern);
		for (const { channel, line, names } of orders) {
			if (channel) patternOfChannel[SOUND_CHANNEL[channel]] = number(line, names[slot % names.length]!);
		}
		return { rows: sound.patterns[pattern]!.rows, patternOfChannel };
	});
}
