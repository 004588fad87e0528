import type { Score } from "../score.ts";
import { bass, broken, DRUM_SIGNS, DRUMS, pad, padInstruments, WAVES } from "./band.ts";

/** "Dusk over the bay": broad and heroic, A minor going to C; the second half climbs. */
const A = "Am F C G Am F G E";
const A2 = "Am F C G F G Am Am";
const B = "F G Em Am Dm G C E";
const BRIDGE = "Dm Am Dm Am Bb F Esus E";

const MELODY_A = [
	"@lead E5/6 D5/2 C5/4 A4/4",
	"C5/6 B4/2 A4/4 F4/4",
	"G4/4 C5/4 E5/4 G5/4",
	"F5/3 E5/3 D5/8 r/2",
	"E5/6 D5/2 C5/4 E5/4",
	"A5/8 G5/4 F5/4",
	"E5/3 D5/3 B4/4 D5/6",
	"E5/10 G#5/4 r/2",
];
const MELODY_A2 = [
	...MELODY_A.slice(0, 4),
	"A5/6 G5/2 F5/4 C5/4",
	"B4/4 D5/4 G5/6 F5/2",
	"E5/16",
	"=/4 A4/2 B4/2 C5/2 D5/2 E5/2 G5/2",
];
const MELODY_B = [
	"@lead F5/4 A5/4 C6/6 B5/2",
	"B5/6 A5/2 G5/4 D5/4",
	"G5/6 F5/2 E5/4 B4/4",
	"C5/4 E5/4 A5/8",
	"F5/6 E5/2 D5/4 A5/4",
	"G5/4 F5/4 D5/4 B4/4",
	"C5/3 D5/3 E5/4 G5/6",
	"G#5/6 B5/6 r/4",
];
const HARMONY_B = [
	"@soft A4/4 C5/4 F5/6 E5/2",
	"D5/6 C5/2 B4/4 B4/4",
	"B4/6 A4/2 G4/4 G4/4",
	"A4/4 C5/4 E5/8",
	"A4/6 G4/2 F4/4 F5/4",
	"D5/4 B4/4 B4/4 G4/4",
	"G4/3 B4/3 C5/4 E5/6",
	"E5/6 G#5/6 r/4",
];
const MELODY_BRIDGE = [
	"@bell A5/2 r/2 F5/2 r/2 D5/2 r/2 A4/4",
	"C5/2 r/2 E5/2 r/2 A5/8",
	"D6/2 r/2 A5/2 r/2 F5/2 r/2 D5/4",
	"E5/2 r/2 C5/2 r/2 A4/8",
	"@lead D5/4 F5/4 Bb5/6 A5/2",
	"A5/6 G5/2 F5/4 C5/4",
	"B4/4 E5/4 A5/8",
	"G#5/4 B5/4 E6/8",
];

export const TITLE: Score = {
	title: "Dusk over the bay",
	tempo: 7,
	channels: ["pulse1", "pulse2", "wave1", "wave2", "noise", "pcm"],
	drums: DRUM_SIGNS,
	sounds: `${WAVES}
instrument lead
  volume  7 9 10 10 9 [9 9 8 9] 7 4 2 1 0
  duty    1/4
  vibrato 14 period 11 delay 14
  pan     -1

instrument soft
  volume  5 6 7 [6] 4 2 1 0
  duty    1/2
  vibrato 12 period 12 delay 12
  pan     2

instrument bell
  volume  11 10 9 8 7 7 7 6 6 5 5 4 4 3 3 2 2 2 2 1 1 0
  duty    1/8
  pan     -2

instrument harp
  volume  7 6 5 4 3 2 2 2 1 1 0
  duty    1/8
  pan     3

instrument deep
  volume  12 11 11 [10] 7 3 0
  wave    pluck

${padInstruments("choir", "  volume  2 4 5 6 [6 6 6 5] 4 3 2 2 1 0\n  wave    round\n  pan     -2")}
${DRUMS}`,
	sections: {
		intro: {
			bars: 4,
			pulse2: broken("harp", "Am F G E", "0123 4543 0123 4543", 45),
			wave1: bass("deep", "Am F G E", "0--------------- "),
			wave2: pad("choir", "Am F G E", 48),
			noise: ["c...............", "................", "................", "........H.h.hhhh"],
			pcm: ["k...............", "................", "k...............", "k.......t.t.u.vv"],
		},
		themeA: {
			bars: 8,
			pulse1: MELODY_A,
			pulse2: broken("harp", A, "0123 2101 2345 4321", 45),
			wave1: bass("deep", A, "0--- --08 0--- 5-5-"),
			wave2: pad("choir", A, 48),
			noise: ["c...h.h.H...h.h.", "h...h.h.H...h.h."],
			pcm: ["k.......s.....k.", "k.....k.s.......", "k.......s.....k.", "k.....k.s...s.S."],
		},
		themeA2: {
			bars: 8,
			pulse1: MELODY_A2,
			pulse2: broken("harp", A2, "0123 2101 2345 4321", 45),
			wave1: bass("deep", A2, "0-0- --08 0-0- 5-8-"),
			wave2: pad("choir", A2, 48),
			noise: ["hhHhhhHhhhHhhhHo"],
			pcm: ["k.......s.....k.", "k.....k.s.......", "k.......s.....k.", "k.k...k.s...sSsS"],
		},
		themeB: {
			bars: 8,
			pulse1: MELODY_B,
			pulse2: HARMONY_B,
			wave1: bass("deep", B, "0-8- 0-8- 0-8- 5-8-"),
			wave2: pad("choir", B, 48),
			noise: ["c.h.H.h.h.h.H.h.", "h.h.H.h.h.h.H.ho"],
			pcm: ["k...s...k.k.s...", "k...s...k.k.s...", "k...s...k.k.s...", "k...s.k.k.k.s.SS"],
		},
		bridge: {
			bars: 8,
			pulse1: MELODY_BRIDGE,
			pulse2: broken("harp", BRIDGE, "0-2- 3-2- 4-3- 2-1-", 45),
			wave1: bass("deep", BRIDGE, "0------- 5-------"),
			wave2: pad("choir", BRIDGE, 48),
			noise: [
				"................",
				"................",
				"................",
				"................",
				"h...h...h...h...",
				"h...h...h...h...",
				"h.h.h.h.h.h.h.h.",
				"hhhhhhhhhhhhoooo",
			],
			pcm: [
				"k...............",
				"................",
				"k...............",
				"................",
				"k.......k.......",
				"k.......k.......",
				"k...k...k...k...",
				"k.k.k.k.sssstuvv",
			],
		},
	},
	order: ["intro", "themeA", "themeA2", "themeB", "bridge", "themeA2", "themeB"],
	loop: 2,
};
