import type { Score } from "../score.ts";
import { bass, broken, DRUM_SIGNS, DRUMS, pad, padInstruments, WAVES } from "./band.ts";

/** "The long walk in": heads down, and at the end a little up again, E minor. */
const A = "Em C Am B Em C D Em";

export const LOSE: Score = {
	title: "The long walk in",
	tempo: 9,
	channels: ["pulse1", "pulse2", "wave1", "wave2", "noise"],
	drums: DRUM_SIGNS,
	sounds: `${WAVES}
instrument muted
  volume  6 8 9 [8 8 8 7] 6 4 3 1 0
  duty    1/4
  vibrato 22 period 12 delay 10
  pan     -1

instrument drip
  volume  7 6 5 4 3 2 2 1 1 0
  duty    1/8
  pan     3

instrument tread
  volume  11 11 10 [8] 5 2 0
  wave    pluck

${padInstruments("dusk", "  volume  2 3 4 [5 5 4 4] 4 3 2 1 0\n  wave    round\n  pan     -2")}
${DRUMS}`,
	sections: {
		walk: {
			bars: 8,
			pulse1: [
				"@muted B4/6 A4/2 G4/8",
				"E5/6 D5/2 C5/8",
				"C5/4 B4/4 A4/4 E4/4",
				"F#4/6 D#5/2 B4/8",
				"B4/6 E5/2 G5/6 F#5/2",
				"E5/4 D5/4 C5/8",
				"D5/4 F#5/4 A5/4 F#5/4",
				"E5/12 r/4",
			],
			pulse2: broken("drip", A, "0...2...3...2...", 55),
			wave1: bass("tread", A, "0-----.. 5-----.."),
			wave2: pad("dusk", A, 55),
			noise: ["j.......J.......", "j.......J...j..."],
		},
	},
	order: ["walk"],
	loop: 1,
};
