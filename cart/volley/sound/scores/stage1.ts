import type { Score } from "../score.ts";
import { bass, broken, DRUM_SIGNS, DRUMS, pad, padInstruments, WAVES } from "./band.ts";

/** "Salt and tracer": fast, D minor with a hopeful B part; the bass never rests. */
const A = "Dm Dm Bb C Dm F Gm A";
const B = "Bb C Am Dm Bb C F A";
const C = "Gm Dm Eb Bb Gm Dm Asus A";

const MELODY_A = [
	"@lead D5/3 F5/3 A5/4 G5/2 F5/2 E5/2",
	"D5/6 A4/2 D5/4 E5/4",
	"F5/3 G5/3 F5/2 D5/8",
	"E5/3 F5/3 E5/2 C5/4 E5/4",
	"D5/3 F5/3 A5/4 C6/2 A5/4",
	"C6/6 A5/2 F5/4 A5/4",
	"Bb5/6 A5/2 G5/4 D5/4",
	"E5/4 G5/4 A5/4 C#6/4",
];
const MELODY_A2 = [
	"@lead D6/3 C6/3 A5/4 F5/2 G5/4",
	"A5/6 G5/2 F5/4 D5/4",
	"D5/3 F5/3 Bb5/4 A5/2 F5/4",
	"G5/3 A5/3 G5/2 E5/4 C5/4",
	"D5/3 F5/3 A5/4 D6/2 C6/4",
	"A5/6 C6/2 A5/4 F5/4",
	"G5/3 A5/3 Bb5/4 D6/6",
	"C#6/4 A5/4 E5/4 A5/4",
];
const MELODY_B = [
	"@lead D6/6 C6/2 Bb5/4 F5/4",
	"E5/2 G5/2 C6/4 Bb5/4 G5/4",
	"A5/6 G5/2 E5/4 C5/4",
	"D5/2 E5/2 F5/2 G5/2 A5/6 r/2",
	"Bb5/4 A5/2 G5/2 F5/4 D5/4",
	"G5/4 E5/2 F5/2 G5/4 C6/4",
	"A5/3 C6/3 F6/8 r/2",
	"E6/4 C#6/4 A5/4 E5/4",
];
const HARMONY_B = [
	"@second F5/6 F5/2 D5/4 D5/4",
	"C5/2 E5/2 G5/4 G5/4 E5/4",
	"C5/6 C5/2 C5/4 A4/4",
	"A4/2 C5/2 D5/2 E5/2 F5/6 r/2",
	"D5/4 F5/2 D5/2 D5/4 Bb4/4",
	"E5/4 C5/2 D5/2 E5/4 G5/4",
	"F5/3 A5/3 C6/8 r/2",
	"C#6/4 A5/4 E5/4 C#5/4",
];
const MELODY_C = [
	"@lead G5/10 A5/2 Bb5/4",
	"A5/8 F5/4 D5/4",
	"Eb5/6 F5/2 G5/4 Bb5/4",
	"F5/12 D5/2 F5/2",
	"G5/6 Bb5/2 D6/8",
	"F6/6 E6/2 D6/4 A5/4",
	"D6/6 E6/2 D6/8",
	"C#6/8 E6/4 A5/4",
];

export const STAGE1: Score = {
	title: "Salt and tracer",
	tempo: 6,
	channels: ["pulse1", "pulse2", "wave1", "wave2", "noise", "pcm"],
	drums: DRUM_SIGNS,
	sounds: `${WAVES}
instrument lead
  volume  8 10 10 9 [9 9 8 9] 6 3 2 0
  duty    1/4
  vibrato 16 period 9 delay 10
  pan     -1

instrument second
  volume  6 7 7 [6] 4 2 1 0
  duty    1/2
  vibrato 12 period 10 delay 10
  pan     3

instrument spark
  volume  6 5 4 3 2 2 1 1 0
  duty    1/8
  pan     3

instrument drive
  volume  12 12 11 11 [10] 6 2 0
  wave    pluck

instrument rumble
  volume  11 11 11 [11] 7 2 0
  wave    growl

${padInstruments("stab", "  volume  7 7 6 5 4 3 2 2 1 0\n  wave    organ\n  pan     -3")}
${padInstruments("choir", "  volume  3 5 6 [6 6 5 6] 4 2 1 0\n  wave    round\n  pan     -3")}
${DRUMS}`,
	sections: {
		intro: {
			bars: 4,
			wave1: bass("drive", "Dm Dm Dm Dm", "0080 0080 0080 3050"),
			wave2: [
				...pad("stab", "Dm", 50, "0--0--0-----0---"),
				...pad("stab", "Bb", 46, "0--0--0-----0---"),
				...pad("stab", "C", 48, "0--0--0-----0---"),
				...pad("stab", "A", 45, "0--0--0---0-0-0-"),
			],
			noise: ["c...............", "h...h...h...h...", "h.h.h.h.h.h.h.h.", "hhhhhhhhhhhhoooo"],
			pcm: ["k...k...k...k...", "k...k...k...k...", "k...k...k...k.s.", "k.s.k.s.ssSsttuv"],
		},
		themeA: {
			bars: 8,
			pulse1: MELODY_A,
			pulse2: broken("spark", A, "0.23 .1.3 0.23 .4.3", 50),
			wave1: bass("drive", A, "0080 0080 0080 5080"),
			wave2: pad("stab", A, 50, "0-----0---0-----"),
			noise: ["c.h.H.h.h.h.H.h.", "h.h.H.h.h.h.H.ho"],
			pcm: ["k...s...k.k.s...", "k...s..k..k.s...", "k...s...k.k.s...", "k...s..k..k.s.SS"],
		},
		themeA2: {
			bars: 8,
			pulse1: MELODY_A2,
			pulse2: broken("spark", A, "0123 2123 0123 4323", 50),
			wave1: bass("drive", A, "0080 0080 0080 5080"),
			wave2: pad("stab", A, 50, "0--0--0---0--0--"),
			noise: ["hhHhhhHhhhHhhhHo"],
			pcm: ["k...s...k.k.s...", "k...s..k..k.s...", "k...s...k.k.s..S", "k.k.s..k..k.stuv"],
		},
		themeB: {
			bars: 8,
			pulse1: MELODY_B,
			pulse2: HARMONY_B,
			wave1: bass("drive", B, "0-80 0-80 0-80 5-83"),
			wave2: pad("choir", B, 50),
			noise: ["c.hhH.hhh.hhH.hh", "h.hhH.hhh.hhH.ho"],
			pcm: ["k..ks...k.k.s...", "k..ks...k.k.s.k.", "k..ks...k.k.s...", "k..ks.k.k.s.sSss"],
		},
		middle: {
			bars: 8,
			pulse1: MELODY_C,
			pulse2: broken("spark", C, "0213 2435 4321 3210", 50, 13),
			wave1: bass("rumble", C, "0------8 0---5---"),
			wave2: pad("choir", C, 50),
			noise: ["c.......H.......", "h...h...H...h..."],
			pcm: ["k.......s.......", "k.....k.s.......", "k.......s.......", "k.....k.s.....S."],
		},
		lift: {
			bars: 4,
			pulse2: broken("spark", "Bb C Dm A", "0123 4543 2123 4543", 50),
			wave1: bass("drive", "Bb C Dm A", "0000 0000 0000 0000"),
			wave2: pad("stab", "Bb C Dm A", 50, "0--0--0--0--0-0-"),
			noise: ["h.h.h.h.h.h.h.h.", "h.h.h.h.h.h.h.h.", "hhhhhhhhhhhhhhhh", "oooohhhhoooohhhh"],
			pcm: ["k...k...k...k...", "k...k...k...k...", "k.k.k.k.k.k.k.k.", "ssSssSssssttuuvv"],
		},
	},
	order: ["intro", "themeA", "themeA2", "themeB", "middle", "lift", "themeA", "themeB"],
	loop: 2,
};
