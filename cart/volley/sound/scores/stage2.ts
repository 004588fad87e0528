import type { Score } from "../score.ts";
import { bass, broken, DRUM_SIGNS, DRUMS, pad, padInstruments, WAVES } from "./band.ts";

/** "Brass and sand": A minor that leans on its dominant, over the wheels' beat of a long train. */
const A = "Am Am F G Am Am Dm E";
const B = "F G Em Am F G E E";
const C = "Dm Am E Am Dm Am F E";

const MELODY_A = [
	"@reed A4/3 C5/3 E5/4 D5/2 C5/2 B4/2",
	"A4/6 E4/2 A4/2 B4/2 C5/4",
	"C5/3 A4/3 F5/4 E5/2 C5/4",
	"D5/3 B4/3 G5/4 F5/2 D5/4",
	"E5/3 F5/1 E5/2 D5/2 C5/4 A4/4",
	"E5/4 A5/8 G5/2 E5/2",
	"F5/3 E5/3 D5/4 A4/2 F5/4",
	"E5/4 G#5/2 F5/2 E5/6 r/2",
];
const MELODY_A2 = [
	"@reed A5/3 G5/3 E5/4 C5/2 D5/2 E5/2",
	"A5/4 B5/2 C6/6 B5/2 A5/2",
	"A5/3 F5/3 C5/4 F5/2 A5/4",
	"B5/3 G5/3 D5/4 G5/2 B5/4",
	"C6/3 B5/1 A5/2 G5/2 A5/4 E5/4",
	"C6/4 E6/8 D6/2 C6/2",
	"D6/3 C6/3 A5/4 F5/2 D5/4",
	"E5/2 G#5/2 B5/2 D6/2 C6/2 B5/2 G#5/4",
];
const MELODY_B = [
	"@brass F4/2 A4/2 C5/4 A4/4 F5/4",
	"G4/2 B4/2 D5/4 B4/4 G5/4",
	"E5/6 D5/2 B4/4 G4/4",
	"A4/2 B4/2 C5/2 E5/2 A5/6 r/2",
	"A5/4 G5/2 F5/2 C5/4 F5/4",
	"B5/4 A5/2 G5/2 D5/4 G5/4",
	"G#5/6 B5/2 E5/8",
	"F5/2 E5/2 D5/2 E5/2 G#4/4 B4/4",
];
const SECOND_B = [
	"@second A4/2 C5/2 F5/4 C5/4 A5/4",
	"B4/2 D5/2 G5/4 D5/4 B5/4",
	"G5/6 F5/2 E5/4 B4/4",
	"C5/2 D5/2 E5/2 A5/2 C6/6 r/2",
	"C6/4 B5/2 A5/2 F5/4 A5/4",
	"D6/4 C6/2 B5/2 G5/4 B5/4",
	"B5/6 E6/2 G#5/8",
	"A5/2 G#5/2 F5/2 E5/2 B4/4 D5/4",
];
const MELODY_C = [
	"@reed D5/8 F5/4 A5/4",
	"E5/10 D5/2 C5/2 B4/2",
	"G#4/4 B4/4 E5/4 D5/2 F5/2",
	"E5/12 r/4",
	"F5/6 G5/2 A5/4 D6/4",
	"C6/8 A5/4 E5/4",
	"A5/4 G5/4 F5/4 C5/4",
	"B4/4 E5/4 G#5/4 B5/4",
];

const WHEELS = ["k.hs..kkk.hs..k.", "k.hs..kkk.hs.sSS"];

export const STAGE2: Score = {
	title: "Brass and sand",
	tempo: 5,
	channels: ["pulse1", "pulse2", "wave1", "wave2", "noise", "pcm"],
	drums: DRUM_SIGNS,
	sounds: `${WAVES}
instrument reed
  volume  7 9 10 10 [9 9 8 9] 6 3 2 0
  duty    1/8
  vibrato 20 period 8 delay 8
  pan     -1

instrument brass
  volume  6 9 10 10 [10 9] 6 3 1 0
  duty    1/2
  vibrato 10 period 10 delay 12
  pan     -1

instrument second
  volume  6 7 7 [6] 4 2 1 0
  duty    1/4
  vibrato 12 period 10 delay 10
  pan     3

instrument string
  volume  7 6 4 3 2 2 1 1 0
  duty    1/4
  pan     3

instrument drive
  volume  12 12 11 11 [10] 6 2 0
  wave    pluck

instrument low
  volume  12 11 11 [11] 7 2 0
  wave    growl

${padInstruments("stab", "  volume  7 7 6 5 4 3 2 2 1 0\n  wave    organ\n  pan     -3")}
${padInstruments("haze", "  volume  3 5 6 [6 6 5 6] 4 2 1 0\n  wave    round\n  pan     -3")}
${DRUMS}`,
	sections: {
		intro: {
			bars: 4,
			wave1: bass("low", "Am Am F E", "0.00 0.00 0.00 0.50"),
			wave2: pad("stab", "Am Am F E", 45, "0-----0-----0---"),
			noise: ["c..h..h.h..h..h.", "h.hh..h.h.hh..h."],
			pcm: ["k...........k...", "k...k...k...k...", "k.k.k.k.k.k.k.k.", "k.k.k.k.sSssttuv"],
		},
		themeA: {
			bars: 8,
			pulse1: MELODY_A,
			pulse2: broken("string", A, "0.12 .1.2 0.12 .3.2", 52),
			wave1: bass("drive", A, "0.00 8.00 0.00 8.50"),
			wave2: pad("stab", A, 45, "0-----0---0-----"),
			noise: ["c.hh..h.h.hh..h.", "h.hh..h.h.hh..ho"],
			pcm: WHEELS.map((bar) => bar.replaceAll("h", ".")),
		},
		themeA2: {
			bars: 8,
			pulse1: MELODY_A2,
			pulse2: broken("string", A, "0123 2123 0123 4323", 52),
			wave1: bass("drive", A, "0.00 8.00 0.00 8.50"),
			wave2: pad("stab", A, 45, "0--0--0---0--0--"),
			noise: ["hhHh.hHhhhHh.hHo"],
			pcm: ["k..s..kkk..s..k.", "k..s..kkk..s.sk.", "k..s..kkk..s..k.", "k..s..kkssSsttuv"],
		},
		themeB: {
			bars: 8,
			pulse1: MELODY_B,
			pulse2: SECOND_B,
			wave1: bass("drive", B, "0-80 0-80 0-80 5-83"),
			wave2: pad("haze", B, 45),
			noise: ["c.hhH.hhh.hhH.hh", "h.hhH.hhh.hhH.ho"],
			pcm: ["k..ks...k.k.s...", "k..ks...k.k.s.k.", "k..ks...k.k.s...", "k..ks.k.k.s.sSss"],
		},
		mirage: {
			bars: 8,
			pulse1: MELODY_C,
			pulse2: broken("string", C, "0213 2435 4321 3210", 52, 12),
			wave1: bass("low", C, "0------8 0---5---"),
			wave2: pad("haze", C, 45),
			noise: ["c..j..j.j..j..j.", "j..j..j.j..j..J."],
			pcm: ["k...........u...", "k.....k.....t.u.", "k...........u...", "k.....k.u.t.u.v."],
		},
		whistle: {
			bars: 4,
			pulse1: ["@brass E6/12 r/4", "E6/4 r/2 E6/8 r/2", "C6/2 D6/2 E6/4 D6/4 C6/4", "B5/8 G#5/4 E5/4"],
			pulse2: broken("string", "Am F Dm E", "0123 4543 2123 4543", 52),
			wave1: bass("drive", "Am F Dm E", "0000 0000 0000 0000"),
			wave2: pad("stab", "Am F Dm E", 45, "0--0--0--0--0-0-"),
			noise: ["h.hh.hh.h.hh.hh.", "h.hh.hh.h.hh.hh.", "hhhhhhhhhhhhhhhh", "oooohhhhoooohhhh"],
			pcm: ["k..k..k.k..k..k.", "k..k..k.k..k..k.", "k.k.k.k.k.k.k.k.", "ssSssSssssttuuvv"],
		},
	},
	order: ["intro", "themeA", "themeA2", "themeB", "mirage", "whistle", "themeA", "themeB"],
	loop: 2,
};
