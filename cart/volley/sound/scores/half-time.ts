import type { Score } from "../score.ts";
import { bass, broken, DRUM_SIGNS, DRUMS, pad, padInstruments, WAVES } from "./band.ts";

/** "Oranges": boots off, easy, C major. */
const A = "C Am F G C Am Dm G";

export const HALF_TIME: Score = {
	title: "Oranges",
	tempo: 9,
	channels: ["pulse1", "pulse2", "wave1", "wave2", "noise"],
	drums: DRUM_SIGNS,
	sounds: `${WAVES}
instrument whistler
  volume  7 8 9 [9 8 8 8] 6 4 2 0
  duty    1/2
  vibrato 20 period 11 delay 8
  pan     -1

instrument nylon
  volume  8 7 5 4 3 2 2 1 1 0
  duty    1/4
  pan     3

instrument slow
  volume  11 11 10 [8] 5 2 0
  wave    pluck

${padInstruments("warm", "  volume  2 3 4 [5 5 4 4] 3 2 1 0\n  wave    round\n  pan     -3")}
${DRUMS}`,
	sections: {
		rest: {
			bars: 8,
			pulse1: [
				"@whistler E5/6 G5/2 C6/6 r/2",
				"B5/4 A5/4 E5/6 r/2",
				"F5/6 A5/2 C6/4 A5/4",
				"G5/8 D5/6 r/2",
				"E5/6 G5/2 E6/6 D6/2",
				"C6/4 B5/4 A5/8",
				"F5/4 A5/4 D6/4 C6/4",
				"B5/6 D6/4 r/6",
			],
			pulse2: broken("nylon", A, "0..2 ..1. 3..2 ..1.", 60),
			wave1: bass("slow", A, "0------. 5---0---"),
			wave2: pad("warm", A, 60),
			noise: ["j...J...j...J.j."],
		},
	},
	order: ["rest"],
	loop: 1,
};
