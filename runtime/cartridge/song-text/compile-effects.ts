import type { SoundChannelName } from "../../machine/apu/registers.ts";
import { encodeEffectBank } from "../../machine/apu/song-bytes.ts";
import { type Effect, type EffectBank, SOUND_LIMIT } from "../../machine/apu/song-format.ts";
import { SoundText } from "./sound-text.ts";
import { fail, oneOf, type TextLine, textLines, wholeNumber } from "./text-lines.ts";

const KEYWORDS = ["wave", "instrument", "effect"];
const EFFECT_KEYWORDS = ["on", "priority", "tempo", "duck"];

/**
 * Compiles an effects text (docs/songs.md) to the bytes and names of an `EffectBankAsset`.
 * @param file path for messages
 * @throws SongTextError `file:line: what is wrong, what to write instead`
 */
export function compileEffects(text: string, file: string): { bytes: Uint8Array; names: string[] } {
	const { bank, names } = parseEffects(text, file);
	return { bytes: encodeEffectBank(bank), names };
}

/** The bank that `compileEffects` turns to bytes. */
export function parseEffects(text: string, file: string): { bank: EffectBank; names: string[] } {
	const lines = textLines(text, file);
	const sound = new SoundText();
	const names: string[] = [];
	const effects: Effect[] = [];
	let inInstrument = false;
	for (let at = 0; at < lines.length; at++) {
		const line = lines[at]!;
		if (inInstrument && !(line.keyword === "wave" && line.rest.includes("=")) && sound.instrumentLine(line)) continue;
		inInstrument = line.keyword === "instrument";
		if (line.keyword === "wave") sound.wave(line);
		else if (line.keyword === "instrument") sound.instrument(line);
		else if (line.keyword === "effect") {
			if (!/^[\w-]{1,60}$/.test(line.rest)) fail(line, `"${line.rest}" is no name for an effect; write one word.`);
			if (names.includes(line.rest)) fail(line, `there is an effect "${line.rest}" already; name this one otherwise.`);
			if (names.length === SOUND_LIMIT.effects) fail(line, `at most ${SOUND_LIMIT.effects} effects fit in a file.`);
			let end = at + 1;
			while (end < lines.length && !KEYWORDS.includes(lines[end]!.keyword)) end++;
			names.push(line.rest);
			effects.push(effect(sound, line, lines.slice(at + 1, end)));
			at = end - 1;
		} else fail(line, `"${line.keyword}" is unknown here; a line begins with ${oneOf(KEYWORDS)}.`);
	}
	return { bank: { ...sound.tables, effects }, names };
}

/** `on`, `priority`, `tempo`, `duck`, then rows. */
function effect(sound: SoundText, head: TextLine, lines: readonly TextLine[]): Effect {
	let channels: SoundChannelName[] | undefined;
	let priority = 0;
	let tempoTicks = 1;
	let duck = 0;
	let rows = 0;
	while (rows < lines.length && EFFECT_KEYWORDS.includes(lines[rows]!.keyword)) {
		const line = lines[rows++]!;
		if (line.keyword === "on") channels = sound.channels(line);
		else if (line.keyword === "priority") priority = wholeNumber(line, "the priority", line.rest, 0, 255);
		else if (line.keyword === "tempo")
			tempoTicks = wholeNumber(line, "the tempo", line.rest, 1, SOUND_LIMIT.tempoTicks);
		else duck = wholeNumber(line, "duck (steps the music goes down)", line.rest, 0, 15);
	}
	if (!channels) fail(head, `${head.text} has no channel; write "on noise" (or other channels) below it.`);
	return { tempoTicks, priority, duck, pattern: sound.pattern(head, lines.slice(rows), channels) };
}
