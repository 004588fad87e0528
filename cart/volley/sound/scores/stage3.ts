import type { Score } from "../score.ts";
import { bass, broken, DRUM_SIGNS, DRUMS, pad, padInstruments, WAVES } from "./band.ts";

/** "Thunder over the roofs": a gallop in G minor, an organ behind it, and a broad B part that stands up to the storm. */
const A = "Gm Gm Eb F Gm Bb Cm D";
const B = "Eb F Dm Gm Cm F Bb D";
const C = "Cm Gm G# Eb Cm Gm Dsus D";

const MELODY_A = [
	"@horn G5/2 D5/2 G5/2 A5/2 Bb5/4 A5/2 G5/2",
	"D5/6 G4/2 Bb4/4 D5/4",
	"Eb5/2 Bb4/2 Eb5/2 F5/2 G5/4 F5/2 Eb5/2",
	"F5/6 C5/2 A4/4 C5/4",
	"G5/2 D5/2 G5/2 A5/2 Bb5/4 C6/4",
	"D6/6 C6/2 Bb5/4 F5/4",
	"Eb6/3 D6/3 C6/2 G5/4 Eb5/4",
	"F#5/4 A5/4 D6/4 C6/2 A5/2",
];
const MELODY_A2 = [
	"@horn Bb5/3 A5/3 G5/2 D6/8",
	"D6/2 C6/2 Bb5/2 A5/2 G5/8",
	"G5/3 F5/3 Eb5/2 Bb5/8",
	"C6/2 Bb5/2 A5/2 G5/2 F5/4 A5/4",
	"Bb5/3 C6/3 D6/2 G6/8",
	"F6/6 D6/2 Bb5/4 D6/4",
	"Eb6/4 D6/2 C6/2 G5/4 C6/4",
	"D6/8 F#6/4 A5/4",
];
const MELODY_B = [
	"@horn G5/6 Bb5/2 Eb6/8",
	"F6/4 Eb6/2 D6/2 C6/4 A5/4",
	"A5/6 D6/2 F6/8",
	"G6/4 F6/2 D6/2 Bb5/6 r/2",
	"C6/3 D6/3 Eb6/2 G6/4 Eb6/4",
	"F6/6 Eb6/2 C6/4 A5/4",
	"D6/3 F6/3 Bb5/8 r/2",
	"A5/4 C6/4 F#6/4 D6/4",
];
const HARMONY_B = [
	"@second Eb5/6 G5/2 Bb5/8",
	"A5/4 C6/2 A5/2 A5/4 F5/4",
	"F5/6 A5/2 D6/8",
	"Bb5/4 D6/2 Bb5/2 G5/6 r/2",
	"G5/3 Bb5/3 C6/2 Eb6/4 C6/4",
	"A5/6 C6/2 A5/4 F5/4",
	"Bb5/3 D6/3 F5/8 r/2",
	"F#5/4 A5/4 D6/4 A5/4",
];
const MELODY_C = [
	"@horn G5/8 Eb5/4 G5/4",
	"D6/12 Bb5/4",
	"C6/6 Bb5/2 G#5/8",
	"G5/8 Bb5/8",
	"Eb6/8 D6/4 C6/4",
	"D6/6 Bb5/2 G5/8",
	"A5/8 G5/4 A5/4",
	"F#5/8 D6/4 A5/4",
];
const GALLOP = "0-00 0-00 0-00 8-55";

export const STAGE3: Score = {
	title: "Thunder over the roofs",
	tempo: 6,
	channels: ["pulse1", "pulse2", "wave1", "wave2", "noise", "pcm"],
	drums: DRUM_SIGNS,
	sounds: `${WAVES}
instrument horn
  volume  8 10 10 9 [9 9 8 9] 6 3 2 0
  duty    1/2
  vibrato 18 period 9 delay 9
  pan     -1

instrument second
  volume  6 7 7 [6] 4 2 1 0
  duty    1/4
  vibrato 12 period 10 delay 10
  pan     3

instrument rain
  volume  6 5 4 3 2 2 1 1 0
  duty    1/8
  pan     3

instrument drive
  volume  12 12 11 11 [10] 6 2 0
  wave    pluck

instrument rumble
  volume  12 11 11 [11] 7 2 0
  wave    growl

${padInstruments("pipes", "  volume  6 7 7 [6 6 7 6] 4 2 1 0\n  wave    organ\n  pan     -3")}
${padInstruments("choir", "  volume  3 5 6 [6 6 5 6] 4 2 1 0\n  wave    round\n  pan     -3")}
${DRUMS}`,
	sections: {
		intro: {
			bars: 4,
			pulse2: broken("rain", "Gm Eb Cm D", "0213 2435 4321 3210", 55, 12),
			wave1: bass("rumble", "Gm Eb Cm D", "0------- 0---0-0-"),
			wave2: pad("pipes", "Gm Eb Cm D", 55, "0---------------"),
			noise: ["c...............", "j.j.j.j.j.j.j.j.", "jjJjjjJjjjJjjjJj", "hhhhhhhhoooooooo"],
			pcm: ["k.......v.......", "k.......v.......", "k...k...k...k...", "k.k.s.s.ssSsttuv"],
		},
		themeA: {
			bars: 8,
			pulse1: MELODY_A,
			pulse2: broken("rain", A, "0123 2123 0123 2123", 55, 13),
			wave1: bass("drive", A, GALLOP),
			wave2: pad("pipes", A, 55, "0-----0-----0---"),
			noise: ["c.hhH.hhh.hhH.hh", "h.hhH.hhh.hhH.ho"],
			pcm: ["k..ks..kk.k.s..k", "k..ks..kk.k.s.SS"],
		},
		themeA2: {
			bars: 8,
			pulse1: MELODY_A2,
			pulse2: broken("rain", A, "0345 4345 0345 4321", 55, 13),
			wave1: bass("drive", A, GALLOP),
			wave2: pad("pipes", A, 55, "0--0--0---0--0--"),
			noise: ["hhHhhhHhhhHhhhHo"],
			pcm: ["k..ks..kk.k.s..k", "k..ks..kk.k.s.SS", "k..ks..kk.k.s..k", "k.kks..kk.sSstuv"],
		},
		themeB: {
			bars: 8,
			pulse1: MELODY_B,
			pulse2: HARMONY_B,
			wave1: bass("drive", B, "0-80 0-80 0-80 5-83"),
			wave2: pad("choir", B, 55),
			noise: ["c.hhH.hhh.hhH.hh", "h.hhH.hhh.hhH.ho"],
			pcm: ["k..ks...k.k.s...", "k..ks...k.k.s.k.", "k..ks...k.k.s...", "k..ks.k.k.s.sSss"],
		},
		eye: {
			bars: 8,
			pulse1: MELODY_C,
			pulse2: broken("rain", C, "0213 2435 4321 3210", 55, 11),
			wave1: bass("rumble", C, "0------- 0-------"),
			wave2: pad("choir", C, 55),
			noise: ["j.j.j.j.j.j.j.j.", "j.j.j.j.j.j.j.J."],
			pcm: ["k...............", "........t...u...", "k...............", "....t...u...v..."],
		},
		rise: {
			bars: 4,
			pulse2: broken("rain", "Eb F Gm D", "0123 4543 2123 4543", 55),
			wave1: bass("drive", "Eb F Gm D", "0000 0000 0000 0000"),
			wave2: pad("pipes", "Eb F Gm D", 55, "0--0--0--0--0-0-"),
			noise: ["h.h.h.h.h.h.h.h.", "h.h.h.h.h.h.h.h.", "hhhhhhhhhhhhhhhh", "oooohhhhoooohhhh"],
			pcm: ["k...k...k...k...", "k...k...k...k...", "k.k.k.k.k.k.k.k.", "ssSssSssssttuuvv"],
		},
	},
	order: ["intro", "themeA", "themeA2", "themeB", "eye", "rise", "themeA", "themeB"],
	loop: 2,
};
