import type { Score } from "../score.ts";
import { bass, broken, DRUM_SIGNS, DRUMS, pad, padInstruments, WAVES } from "./band.ts";

/** "Morning on the water": G major, unhurried; the first stage's tune comes home in major. */
const A = "G Em C D G Bm C D";
const B = "C D Bm Em Am D G G";

const MELODY_A = [
	"@reed B4/6 D5/2 G5/8",
	"F#5/4 G5/4 B5/8",
	"A5/6 G5/2 E5/8",
	"F#5/4 A5/4 D5/8",
	"B4/6 D5/2 G5/8",
	"A5/4 B5/4 F#5/8",
	"G5/6 E5/2 C5/8",
	"D5/4 E5/4 F#5/8",
];
const MELODY_B = [
	"@reed E5/4 G5/4 C6/8",
	"A5/4 B5/4 C6/4 A5/4",
	"B5/6 A5/2 F#5/8",
	"G5/4 F#5/4 E5/8",
	"C6/6 B5/2 A5/4 G5/4",
	"F#5/4 A5/4 D6/8",
	"B5/6 A5/2 G5/8",
	"=/12 r/4",
];

export const ENDING: Score = {
	title: "Morning on the water",
	tempo: 8,
	channels: ["pulse1", "pulse2", "wave1", "wave2", "noise", "pcm"],
	drums: DRUM_SIGNS,
	sounds: `${WAVES}
instrument reed
  volume  5 7 9 10 [10 10 9 9] 7 5 3 2 1 0
  duty    1/2
  vibrato 14 period 12 delay 14
  pan     -1

instrument harp
  volume  8 7 6 5 4 3 3 2 2 2 1 1 0
  duty    1/8
  pan     3

instrument deep
  volume  12 12 11 [10] 6 2 0
  wave    pluck

${padInstruments("choir", "  volume  3 5 6 [6 6 6 5] 4 3 2 2 1 0\n  wave    round\n  pan     -2")}
${DRUMS}`,
	sections: {
		wake: {
			bars: 2,
			pulse2: broken("harp", "G D", "0123 4543 2123 4543", 55),
			wave2: pad("choir", "G D", 55),
			noise: ["j.......j.......", "j.......j......."],
		},
		morning: {
			bars: 8,
			pulse1: MELODY_A,
			pulse2: broken("harp", A, "0.1. 2.3. 4.3. 2.1.", 55),
			wave1: bass("deep", A, "0------- 5---8---"),
			wave2: pad("choir", A, 55),
			noise: ["j...J...j...J..."],
			pcm: ["k.......s.......", "k.....k.s......."],
		},
		home: {
			bars: 8,
			pulse1: MELODY_B,
			pulse2: broken("harp", B, "0123 4543 2123 4543", 55),
			wave1: bass("deep", B, "0---5--- 8---5---"),
			wave2: pad("choir", B, 55),
			noise: ["j.j.J.j.j.j.J.j."],
			pcm: ["k.......s.....k.", "k.....k.s.......", "k.......s.....k.", "k.....k.s...tuv."],
		},
	},
	order: ["wake", "morning", "home", "morning", "home"],
	loop: 2,
};
