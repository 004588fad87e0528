import type { Score } from "../score.ts";
import { bass, broken, DRUM_SIGNS, DRUMS, pad, padInstruments, WAVES } from "./band.ts";

/** "Lap of honour": a fanfare, then a march round the ground, B flat major. */
const MARCH = "Bb Eb Bb F Gm Eb F Bb";

export const WIN: Score = {
	title: "Lap of honour",
	tempo: 6,
	channels: ["pulse1", "pulse2", "wave1", "wave2", "noise", "pcm"],
	drums: DRUM_SIGNS,
	sounds: `${WAVES}
instrument trumpet
  volume  8 9 10 [9 9 9 8] 6 4 2 0
  duty    1/4
  vibrato 14 period 10 delay 14
  pan     -1

instrument cornet
  volume  7 8 8 [7 7 6] 5 3 1 0
  duty    1/2
  pan     2

instrument tuba
  volume  11 11 10 [8] 5 2 0
  wave    round

${padInstruments("brass", "  volume  6 6 5 4 3 2 1 0\n  wave    organ\n  pan     -2")}
${DRUMS}`,
	sections: {
		fanfare: {
			bars: 2,
			pulse1: ["@trumpet F4/1 F4/1 F4/2 Bb4/4 D5/2 F5/2 Bb5/4", "A5/2 Bb5/2 C6/4 D6/8"],
			pulse2: ["@cornet D4/1 D4/1 D4/2 F4/4 Bb4/2 D5/2 F5/4", "F5/2 F5/2 A5/4 Bb5/8"],
			wave1: bass("tuba", "Bb F", "0-0-0--- 5---8---"),
			noise: ["hhhhH...h...c...", "h.h.hhhhc......."],
			pcm: ["k.k.s.k.s.s.sss.", "k.s.k.s.k......."],
		},
		march: {
			bars: 8,
			pulse1: [
				"@trumpet D5/3 F5/1 Bb5/4 A5/2 Bb5/2 F5/4",
				"G5/3 F5/1 Eb5/4 G5/8",
				"F5/3 D5/1 Bb4/4 D5/4 F5/4",
				"C5/4 D5/2 Eb5/2 F5/8",
				"G5/3 A5/1 Bb5/4 D6/4 Bb5/4",
				"C6/3 Bb5/1 G5/4 Eb5/8",
				"F5/2 G5/2 A5/4 C6/4 Eb6/4",
				"D6/4 C6/2 A5/2 Bb5/6 r/2",
			],
			pulse2: broken("cornet", MARCH, "..0. 1.2. ..3. 2.1.", 58),
			wave1: bass("tuba", MARCH, "0--. 5--. 0--. 5-3-"),
			wave2: pad("brass", MARCH, 58, "..0-..0-..0-..0-"),
			noise: ["h.H.h.H.h.H.h.H.", "h.H.h.H.h.H.hhHo"],
			pcm: ["k...s...k...s...", "k...s...k...s.ss"],
		},
	},
	order: ["fanfare", "march", "march"],
	loop: 2,
};
