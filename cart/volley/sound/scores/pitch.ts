import type { Score } from "../score.ts";
import { bass, broken, DRUM_SIGNS, DRUMS, pad, padInstruments, WAVES } from "./band.ts";

/** "Sunday, three o'clock": light and bouncing, G major, room for the crowd. */
const A = "G C G D G C D G";
const B = "Em Am D G C Am D D";

export const PITCH: Score = {
	title: "Sunday, three o'clock",
	tempo: 7,
	channels: ["pulse1", "pulse2", "wave1", "wave2", "noise"],
	drums: DRUM_SIGNS,
	sounds: `${WAVES}
instrument whistler
  volume  8 9 10 [9 9 9 9] 6 4 3 0
  duty    1/2
  vibrato 18 period 10 delay 9
  pan     -2

instrument pick
  volume  9 8 5 4 3 3 1 0
  duty    1/8
  pan     3

instrument bounce
  volume  14 14 12 9 8 [6] 3 0
  wave    pluck

${padInstruments("strum", "  volume  8 6 5 4 3 3 1 0\n  wave    round\n  pan     -3")}
${DRUMS}`,
	sections: {
		intro: {
			bars: 4,
			pulse2: broken("pick", "G C D G", "0.2. 3.2. 0.2. 3.2.", 55),
			wave1: bass("bounce", "G C D G", "0-.. 5-.. 0-.. 5-3-"),
			noise: ["j.J.j.J.j.J.j.J."],
		},
		tune: {
			bars: 8,
			pulse1: [
				"@whistler D5/3 G5/3 B5/4 A5/2 G5/4",
				"E5/3 G5/3 C6/4 B5/2 A5/4",
				"B5/3 A5/3 G5/4 D5/6",
				"F#5/3 G5/3 A5/8 r/2",
				"D5/3 G5/3 B5/4 D6/2 B5/4",
				"C6/3 B5/3 A5/4 E5/6",
				"F#5/3 A5/3 D6/4 C6/2 A5/4",
				"B5/3 A5/3 G5/8 r/2",
			],
			pulse2: broken("pick", A, "0.2. 3.2. 0.23 .23.", 55),
			wave1: bass("bounce", A, "0-.. 5-.. 0-.0 5-3-"),
			wave2: pad("strum", A, 55, "....0-......0-0-"),
			noise: ["j.J.H.J.j.J.H.J.", "j.J.H.J.j.J.H.jj"],
		},
		turn: {
			bars: 8,
			pulse1: [
				"@whistler G5/6 F#5/2 E5/4 B4/4",
				"C5/3 E5/3 A5/8 r/2",
				"F#5/6 E5/2 D5/4 A4/4",
				"B4/3 D5/3 G5/8 r/2",
				"E5/3 G5/3 C6/4 B5/2 A5/4",
				"A5/3 C6/3 E6/4 D6/2 C6/4",
				"B5/4 A5/4 F#5/4 A5/4",
				"D6/10 r/6",
			],
			pulse2: broken("pick", B, "0-1- 2-1- 3-2- 1-2-", 55),
			wave1: bass("bounce", B, "0-.0 5-.. 0-.0 5-8-"),
			wave2: pad("strum", B, 55, "....0-......0-0-"),
			noise: ["j.J.H.J.j.J.H.J.", "jJjJH.J.j.J.H.jj"],
		},
		rest: {
			bars: 4,
			pulse2: broken("pick", "C G C D", "0.1. 2.3. 4.3. 2.1.", 55),
			wave1: bass("bounce", "C G C D", "0--- .... 5-.. 0-.."),
			wave2: pad("strum", "C G C D", 55, "0-......0-......"),
			noise: ["j...j...j...j...", "j...j...j...j...", "j.J.j.J.j.J.j.J.", "jJjJjJjJhhhhoooo"],
		},
	},
	order: ["intro", "tune", "turn", "tune", "rest", "turn", "tune"],
	loop: 2,
};
