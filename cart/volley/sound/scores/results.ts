import type { Score } from "../score.ts";
import { bass, broken, DRUM_SIGNS, DRUMS, pad, padInstruments, WAVES } from "./band.ts";

/** "Counting the medals": easy, F major, home again. */
const A = "F Dm Bb C F Dm Gm C";
const B = "Bb C Am Dm Gm C F F";

export const RESULTS: Score = {
	title: "Counting the medals",
	tempo: 8,
	channels: ["pulse1", "pulse2", "wave1", "wave2", "noise", "pcm"],
	drums: DRUM_SIGNS,
	sounds: `${WAVES}
instrument horn
  volume  6 7 9 9 [8 8 8 7] 6 4 2 1 0
  duty    1/2
  vibrato 14 period 12 delay 14
  pan     -1

instrument harp
  volume  7 6 5 4 3 2 2 2 2 1 1 0
  duty    1/8
  pan     3

instrument deep
  volume  11 11 10 [9] 6 2 0
  wave    pluck

${padInstruments("choir", "  volume  2 4 5 [5 5 5 4] 4 3 2 2 1 0\n  wave    round\n  pan     -2")}
${DRUMS}`,
	sections: {
		home: {
			bars: 8,
			pulse1: [
				"@horn C5/4 F5/4 A5/6 G5/2",
				"F5/6 E5/2 D5/8",
				"D5/4 F5/4 Bb5/6 A5/2",
				"G5/10 r/2 C5/4",
				"C5/4 F5/4 A5/4 C6/4",
				"D6/6 C6/2 A5/8",
				"Bb5/4 A5/4 G5/4 D5/4",
				"E5/6 F5/2 G5/6 r/2",
			],
			pulse2: broken("harp", A, "0-2- 3-4- 3-2- 1-2-", 53),
			wave1: bass("deep", A, "0------5 8---5---"),
			wave2: pad("choir", A, 53),
			noise: ["h...H...h...H.h."],
			pcm: ["k.......s.......", "k.....k.s.......", "k.......s.......", "k.....k.s.....S."],
		},
		away: {
			bars: 8,
			pulse1: [
				"@horn D5/4 F5/4 Bb5/4 D6/4",
				"C6/6 Bb5/2 G5/4 E5/4",
				"A5/6 G5/2 E5/4 C5/4",
				"F5/6 E5/2 D5/8",
				"Bb4/4 D5/4 G5/4 Bb5/4",
				"A5/4 G5/4 E5/4 G5/4",
				"F5/16",
				"=/12 r/4",
			],
			pulse2: broken("harp", B, "0-2- 3-4- 5-4- 3-2-", 53),
			wave1: bass("deep", B, "0------5 8---5-3-"),
			wave2: pad("choir", B, 53),
			noise: ["h...H...h...H.h.", "h.h.H...h...H.ho"],
			pcm: ["k.......s.......", "k.....k.s.......", "k.......s...k...", "k.....k.s.....tv"],
		},
	},
	order: ["home", "home", "away"],
	loop: 1,
};
