import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compileEffects, parseEffects } from "../../../../runtime/cartridge/song-text/compile-effects.ts";
import { compileSong, parseSong } from "../../../../runtime/cartridge/song-text/compile-song.ts";
import { decodeEffectBank, decodeSong } from "../../../../runtime/machine/apu/song-bytes.ts";
import { SoundDataError } from "../../../../runtime/machine/apu/song-format.ts";

const manual = readFileSync(new URL("../../../../docs/songs.md", import.meta.url), "utf8");
const example = (kind: string) => new RegExp(`\`\`\`${kind}\n([\\s\\S]*?)\`\`\``).exec(manual)![1]!;

test("the manual's song compiles to what it says", () => {
	const song = parseSong(example("song"), "manual.song");
	expect(song.tempoTicks).toBe(8);
	expect(song.order).toHaveLength(4);
	expect(song.loopSlot).toBe(1);
	expect(song.instruments).toHaveLength(4);
	expect(song.patterns.map((p) => p.rows)).toEqual([8, 4]);
	expect([...song.waves[0]!].slice(0, 9)).toEqual([8, 9, 11, 12, 13, 14, 14, 15, 15]);
	// E-4 is 52 semitones above C-0; the hat's own note C-8 is 96.
	expect(song.patterns[0]!.columns[0]![0]).toMatchObject({ note: 52, instrument: 0 });
	expect(song.patterns[0]!.columns[4]![0]).toMatchObject({ note: 96, instrument: 2 });
	expect(song.patterns[0]!.columns[1]).toBeUndefined();
});

test("the manual's effects compile to what it says", () => {
	const { bank, names } = parseEffects(example("effects"), "manual.effects");
	expect(names).toEqual(["shot", "explosion"]);
	expect(bank.effects[1]).toMatchObject({ priority: 60, duck: 5, tempoTicks: 4 });
	expect(bank.patterns[1]!.columns.map((c) => c?.length)).toEqual([3, undefined, undefined, undefined, 3, undefined]);
});

test("compiled bytes say the same as the text, and the same text gives the same bytes", () => {
	const text = example("song");
	expect(decodeSong(compileSong(text, "a.song"))).toEqual(parseSong(text, "a.song"));
	expect(compileSong(text, "b.song")).toEqual(compileSong(text.replaceAll("\n", "\r\n"), "a.song"));
	const effects = example("effects");
	expect(decodeEffectBank(compileEffects(effects, "a").bytes)).toEqual(parseEffects(effects, "a").bank);
});

const HEAD = "channels pulse1 wave1 pcm\ninstrument lead\ninstrument flat\n wave soft\n";
const WAVE = `wave soft = ${"0".repeat(32)}\n`;

test.each([
	["order aa", 'a.song:1: there is no pattern "aa"'],
	["pattern aa\nC-4 lead", 'a.song:2: "lead" is neither a note (C-4), an instrument above (none yet)'],
	["tempo 0\n", 'a.song:1: the tempo (ticks a row) is "0"; write a whole number from 1 to 120.'],
	["temp 5\n", 'a.song:1: "temp" is unknown here; a line begins with song, tempo'],
	["channels pulse1 horn", 'a.song:1: there is no channel "horn"; write pulse1, pulse2'],
	["channels noise noise", "a.song:1: noise stands twice; write each channel once."],
	["wave soft = 0123", 'a.song:1: wave soft has "0123" (4 signs); write "wave soft =" and 32 hex digits'],
	["// a\n\ninstrument x", 'a.song:3: "x" is no name for the instrument; write two letters'],
	["instrument off", 'a.song:1: "off" has a meaning of its own'],
	["instrument aa\ninstrument aa", 'a.song:2: there is the instrument "aa" already'],
	["instrument aa\nvolume 3 16", 'a.song:2: volume is "16"; write a whole number from 0 to 15.'],
	["instrument aa\nvolume [3 4", 'a.song:2: volume has a "[" without a "]"'],
	["instrument aa\nvolume 3]", 'a.song:2: volume has a "]" without a "["'],
	["instrument aa\nvolume", "a.song:2: volume has no values; write one a tick"],
	["instrument aa\nvibrato 5 fast 3", 'a.song:2: vibrato doesn\'t know "fast"; write period or delay'],
	["instrument aa\nwave soft", 'a.song:2: there is no wave "soft" above'],
	["instrument aa\nnoise loud", 'a.song:2: noise is "loud"; write short or long.'],
	["instrument aa\nnote H-4", 'a.song:2: "H-4" is no note; write one like C-4'],
	["instrument aa\npattern one\nC-4", "a.song:3: the first note of a column needs an instrument"],
	["instrument aa\npattern one\nc4 aa", 'a.song:3: "c4" is no note; write it like C-4'],
	["instrument aa\npattern one\naa", "a.song:3: aa has no note of its own; write one before it"],
	["instrument aa\npattern one\nC-4 D-4 aa", 'a.song:3: "D-4" says the note a second time in one cell'],
	["instrument aa\npattern one\nC-4 aa v20", 'a.song:3: v (volume) is "20"; write a whole number from 0 to 15.'],
	[`${WAVE}${HEAD}pattern one\n. | C-4 lead`, "a.song:7: lead has no wave, wave1 needs one"],
	[`${WAVE}${HEAD}pattern one\n. | . | C-4 lead`, "a.song:7: lead has no sample, pcm needs one"],
	[
		`${WAVE}${HEAD}pattern one\n. | . | . | C-4 lead`,
		"a.song:7: the row has 4 cells; the channels are pulse1 | wave1 | pcm",
	],
	["pattern one\n", "a.song:1: pattern one has no rows; write one below"],
	["pattern one\n.\npattern one\n.", 'a.song:3: there is a pattern "one" already'],
	["pattern one\n.\n", 'a.song:1: the song has no order; write "order"'],
	[
		"pattern one\n.\norder one\nloop 2",
		'a.song:4: loop (place in the order, from 1) is "2"; write a whole number from 1 to 1.',
	],
	["pattern one\n.\norder one\norder one", "a.song:4: there is an order already"],
])("a mistake is named with its place and remedy: %j", (text, message) => {
	expect(() => compileSong(text, "a.song")).toThrow(message);
});

test.each([
	["effect zap\nC-4", 'x.effects:1: effect zap has no channel; write "on noise"'],
	["effect zap\non noise", "x.effects:1: effect zap has no rows"],
	["effect zap\non noise\n.\neffect zap\non noise\n.", 'x.effects:4: there is an effect "zap" already'],
	["effect zap\npriority 300", 'x.effects:2: the priority is "300"; write a whole number from 0 to 255.'],
	["order one", 'x.effects:1: "order" is unknown here; a line begins with wave, instrument or effect.'],
])("a mistake in effects is named with its place and remedy: %j", (text, message) => {
	expect(() => compileEffects(text, "x.effects")).toThrow(message);
});

test("damaged bytes are either still a song or refused as damaged, never anything else", () => {
	const bytes = compileSong(example("song"), "a.song");
	const damage = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
	fc.assert(
		fc.property(damage, fc.nat(bytes.length), (changes, length) => {
			const damaged = bytes.slice(0, length < 20 ? length : undefined);
			for (const [at, value] of changes) if (at < damaged.length) damaged[at] = value;
			try {
				decodeSong(damaged);
			} catch (error) {
				expect(error).toBeInstanceOf(SoundDataError);
			}
		}),
	);
	expect(() => decodeSong(bytes.slice(0, 30))).toThrow(/the bytes end at 30, before/);
	expect(() => decodeSong(Uint8Array.of(...bytes, 0))).toThrow(/1 bytes too many/);
});
