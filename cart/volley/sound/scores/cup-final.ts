import type { Score } from "../score.ts";
import { bass, broken, DRUM_SIGNS, DRUMS, pad, padInstruments, WAVES } from "./band.ts";

/** "Under the lights": the final's own match tune, E minor that breaks into G; it leaves pcm to the crowd. */
const A = "Em D C D Em G Am B";
const B = "G D Em C G D C D";

export const CUP_FINAL: Score = {
	title: "Under the lights",
	tempo: 6,
	channels: ["pulse1", "pulse2", "wave1", "wave2", "noise"],
	drums: DRUM_SIGNS,
	sounds: `${WAVES}
instrument lead
  volume  8 9 10 [9 9 9 8] 6 4 2 0
  duty    1/4
  vibrato 16 period 9 delay 10
  pan     -2

instrument pick
  volume  9 8 5 4 3 2 1 0
  duty    1/8
  pan     3

instrument drive
  volume  13 13 11 9 [7] 3 0
  wave    growl

${padInstruments("swell", "  volume  3 4 5 [5 5 4] 3 2 1 0\n  wave    organ\n  pan     -3")}
${DRUMS}`,
	sections: {
		lights: {
			bars: 4,
			pulse2: broken("pick", "Em D C D", "0.12 .31. 0.12 .3.1", 52),
			wave1: bass("drive", "Em D C D", "0-0.0-0.0-0.5-3-"),
			noise: ["h.h.h.h.h.h.h.h.", "h.h.h.h.h.h.h.h.", "h.h.H.h.h.h.H.h.", "hhhhHhhhhhhhHooo"],
		},
		attack: {
			bars: 8,
			pulse1: [
				"@lead E5/3 G5/3 B5/6 A5/2 G5/2",
				"F#5/3 A5/3 D5/6 r/4",
				"E5/3 G5/3 C6/6 B5/2 A5/2",
				"A5/4 F#5/4 D5/6 r/2",
				"E5/3 G5/3 B5/4 E6/2 D6/4",
				"B5/4 G5/4 D5/8",
				"C5/3 E5/3 A5/4 C6/2 B5/4",
				"B5/4 A5/2 F#5/2 D#5/8",
			],
			pulse2: broken("pick", A, "0.12 .31. 0.12 .3.1", 52),
			wave1: bass("drive", A, "0-0.0-0.0-0.5-3-"),
			wave2: pad("swell", A, 52),
			noise: ["h.h.H.h.h.h.H.h.", "h.h.H.h.h.h.H.ho"],
		},
		roar: {
			bars: 8,
			pulse1: [
				"@lead D5/4 G5/4 B5/6 r/2",
				"A5/4 F#5/4 D5/6 r/2",
				"G5/4 B5/4 E6/6 D6/2",
				"C6/4 G5/4 E5/8",
				"D6/4 B5/4 G5/6 A5/2",
				"F#5/4 A5/4 D6/8",
				"E6/4 D6/4 C6/4 G5/4",
				"A5/4 F#5/4 D5/8",
			],
			pulse2: broken("pick", B, "0-2- 3-2- 4-3- 2-1-", 55),
			wave1: bass("drive", B, "0-0.5-0.0-0.8-5-"),
			wave2: pad("swell", B, 55),
			noise: ["h.H.h.H.h.H.h.H.", "h.H.h.H.hhH.hhHo"],
		},
	},
	order: ["lights", "attack", "roar", "attack", "lights", "roar"],
	loop: 2,
};
