import type { Score } from "../score.ts";
import { bass, broken, DRUM_SIGNS, DRUMS, pad, padInstruments, WAVES } from "./band.ts";

/** "Team sheet": a strut in D, boots in the tunnel; the second half looks up at the stands. */
const A = "D G D A Bm G Em A";
const B = "G A F#m Bm G A D D";

export const PITCH_MENU: Score = {
	title: "Team sheet",
	tempo: 7,
	channels: ["pulse1", "pulse2", "wave1", "wave2", "noise", "pcm"],
	drums: DRUM_SIGNS,
	sounds: `${WAVES}
instrument brass
  volume  7 9 10 [9 9 8 8] 6 4 2 0
  duty    1/2
  vibrato 14 period 10 delay 12
  pan     -1

instrument clav
  volume  8 7 5 4 3 2 1 0
  duty    1/8
  pan     3

instrument strut
  volume  12 12 11 9 8 [6] 3 0
  wave    pluck

${padInstruments("comp", "  volume  7 6 5 4 3 2 1 0\n  wave    organ\n  pan     -3")}
${DRUMS}`,
	sections: {
		count: {
			bars: 2,
			wave1: bass("strut", "D A", "0-0. ..5- 0-0. 5-3-"),
			noise: ["h.h.H.h.h.h.H.hh"],
			pcm: ["k.....k.s.......", "k.....k.s...s.s."],
		},
		strut: {
			bars: 8,
			pulse1: [
				"@brass r/2 A4/2 D5/3 E5/1 F#5/4 D5/4",
				"B4/3 D5/3 G5/6 r/4",
				"F#5/3 E5/3 D5/4 A4/2 B4/4",
				"C#5/3 E5/3 A5/6 r/4",
				"r/2 F#5/2 B5/3 A5/1 F#5/4 D5/4",
				"G5/3 F#5/3 D5/4 B4/6",
				"E5/2 F#5/2 G5/4 F#5/2 E5/2 B4/4",
				"C#5/4 E5/4 A5/6 r/2",
			],
			pulse2: broken("clav", A, "..0. 2.3. ..0. 3.2.", 57),
			wave1: bass("strut", A, "0-0. ..5- 0-0. 5-3-"),
			wave2: pad("comp", A, 57, "....0.....0.0..."),
			noise: ["h.h.H.h.h.h.H.hh", "h.h.H.h.h.hoH.h."],
			pcm: ["k.....k.s.....k.", "k..k..k.s......."],
		},
		stands: {
			bars: 8,
			pulse1: [
				"@brass B4/4 D5/4 G5/6 F#5/2",
				"E5/4 C#5/4 A4/6 r/2",
				"A5/4 F#5/4 C#5/6 E5/2",
				"D5/4 F#5/4 B5/6 r/2",
				"B5/3 A5/3 G5/4 D5/2 E5/4",
				"E5/3 A5/3 C#6/6 B5/2 A5/2",
				"D6/8 A5/4 F#5/4",
				"D5/8 r/8",
			],
			pulse2: broken("clav", B, "0.1. 2.3. 4.3. 2.1.", 57),
			wave1: bass("strut", B, "0--0 5-.. 0--0 8-5-"),
			wave2: pad("comp", B, 57, "0-....0-..0-...."),
			noise: ["h.h.H.h.h.h.H.h.", "h.h.H.h.hhh.H.ho"],
			pcm: ["k...s...k.k.s...", "k...s...k.k.s.s."],
		},
	},
	order: ["count", "strut", "stands", "strut", "stands"],
	loop: 2,
};
