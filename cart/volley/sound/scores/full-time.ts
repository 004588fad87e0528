import type { Score } from "../score.ts";
import { bass, broken, DRUM_SIGNS, DRUMS, pad, padInstruments, WAVES } from "./band.ts";

/** "Honours even": shirts are exchanged; F major that never quite settles. */
const A = "F Bb Gm C F Bb Csus C";

export const FULL_TIME: Score = {
	title: "Honours even",
	tempo: 8,
	channels: ["pulse1", "pulse2", "wave1", "wave2", "noise"],
	drums: DRUM_SIGNS,
	sounds: `${WAVES}
instrument horn
  volume  7 8 9 [9 8 8 8] 6 4 2 1 0
  duty    1/2
  vibrato 14 period 12 delay 14
  pan     -1

instrument harp
  volume  8 7 6 4 3 2 2 1 1 0
  duty    1/8
  pan     3

instrument deep
  volume  11 11 10 [9] 6 2 0
  wave    pluck

${padInstruments("choir", "  volume  2 4 5 [5 5 5 4] 4 3 2 1 0\n  wave    round\n  pan     -2")}
${DRUMS}`,
	sections: {
		even: {
			bars: 8,
			pulse1: [
				"@horn A4/4 C5/4 F5/6 r/2",
				"D5/4 F5/4 Bb5/6 A5/2",
				"G5/6 F5/2 D5/8",
				"E5/4 G5/4 C5/6 r/2",
				"A5/6 G5/2 F5/4 C5/4",
				"D5/6 Eb5/2 F5/8",
				"F5/8 G5/8",
				"E5/10 r/6",
			],
			pulse2: broken("harp", A, "0-2- 3-2- 4-3- 2-1-", 53),
			wave1: bass("deep", A, "0------5 8---5---"),
			wave2: pad("choir", A, 53),
			noise: ["j...J...j...J.j."],
		},
	},
	order: ["even"],
	loop: 1,
};
