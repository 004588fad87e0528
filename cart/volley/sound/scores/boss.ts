import type { Score } from "../score.ts";
import { bass, broken, DRUM_SIGNS, DRUMS, pad, padInstruments, WAVES } from "./band.ts";

/** "Hull of iron": E with its flat second, a stamping pulse, a siren for a tune. */
const A = "Em Em F Em Em Em G F";
const B = "C D Em Em C D B B";

const RIFF = [
	"@bite E3/1 E3/1 r/1 E3/1 F3/2 E3/1 r/1 E3/1 E3/1 r/1 G3/1 F#3/2 F3/2",
	"E3/1 E3/1 r/1 E3/1 F3/2 E3/1 r/1 Bb3/2 A3/2 G3/2 F#3/2",
	"F3/1 F3/1 r/1 F3/1 F#3/2 F3/1 r/1 F3/1 F3/1 r/1 A3/1 G#3/2 G3/2",
	"E3/1 E3/1 r/1 E3/1 F3/2 E3/1 r/1 B3/1 r/1 Bb3/1 r/1 A3/1 r/1 G3/1 F3/1",
];

export const BOSS: Score = {
	title: "Hull of iron",
	tempo: 5,
	channels: ["pulse1", "pulse2", "wave1", "wave2", "noise", "pcm"],
	drums: DRUM_SIGNS,
	sounds: `${WAVES}
instrument siren
  volume  7 8 10 10 [10 9 9 10] 7 4 2 1 0
  duty    1/2
  vibrato 24 period 8 delay 6
  pan     -1

instrument bite
  volume  10 8 7 7 [6] 2 0
  duty    1/4
  pan     2

instrument glint
  volume  6 5 4 3 2 2 1 0
  duty    1/8
  pan     3

instrument rumble
  volume  12 12 11 [11] 6 2 0
  wave    growl

${padInstruments("wall", "  volume  7 7 7 [6 7] 3 2 0\n  wave    organ\n  pan     -3")}
${DRUMS}`,
	sections: {
		intro: {
			bars: 2,
			wave1: bass("rumble", "Em Em", "00.0 00.0 00.0 0000"),
			noise: ["c...............", "h.h.h.h.hhhhoooo"],
			pcm: ["k...k...k...k...", "k.k.k.k.ttuuvvvv"],
		},
		stamp: {
			bars: 4,
			pulse2: RIFF,
			wave1: bass("rumble", "Em Em F Em", "00.0 00.0 00.0 0055"),
			noise: ["c.h.H.h.h.h.H.h.", "h.h.H.h.h.h.H.ho"],
			pcm: ["k.k.s..kk.k.s...", "k.k.s..kk.k.s.SS"],
		},
		siren: {
			bars: 8,
			pulse1: [
				"@siren E5/12 F5/4",
				"E5/8 B4/8",
				"C5/6 F5/6 A5/4",
				"G#5/8 E5/6 r/2",
				"E5/6 G5/6 B5/4",
				"Bb5/8 E5/8",
				"D5/6 G5/6 B5/4",
				"C6/6 A5/6 F5/4",
			],
			pulse2: RIFF,
			wave1: bass("rumble", A, "00.0 00.0 00.0 0055"),
			wave2: pad("wall", A, 40, "0---------------", 11),
			noise: ["c.h.H.h.h.h.H.h.", "h.h.H.h.h.h.H.ho"],
			pcm: ["k.k.s..kk.k.s...", "k.k.s..kk.k.s..S"],
		},
		charge: {
			bars: 8,
			pulse1: [
				"@siren G5/6 E5/6 G5/4",
				"A5/6 F#5/6 A5/4",
				"B5/8 G5/4 E5/4",
				"E6/8 D6/4 B5/4",
				"C6/6 B5/2 A5/4 G5/4",
				"A5/6 B5/2 D6/8",
				"D#6/8 B5/8",
				"F#5/4 A5/4 B5/4 D#6/4",
			],
			pulse2: broken("glint", B, "0123 4321 0123 4543", 52),
			wave1: bass("rumble", B, "0808 0808 0808 5808"),
			wave2: pad("wall", B, 40, "0--0--0---0--0--", 12),
			noise: ["c.hhHhhhh.hhHhhh"],
			pcm: ["k.k.s.k.k.k.s.k.", "k.k.s.k.k.k.s.SS", "k.k.s.k.k.k.s.k.", "k.k.s.k.sSsSttuv"],
		},
		held: {
			bars: 4,
			pulse1: ["@siren E5/16", "=/8 F5/8", "Bb5/16", "B5/8 D#6/8"],
			pulse2: broken("glint", "Em F Edim B", "0.1. 2.1. 0.1. 2.4.", 52),
			wave1: bass("rumble", "Em F Em B", "0--- .... 0--- 0-0-"),
			wave2: pad("wall", "Em F Edim B", 40, "0---------------", 12),
			noise: ["c...............", "................", "h...h...h...h...", "hhhhhhhhoooooooo"],
			pcm: ["k.......k.......", "k.......k.......", "k...k...k...k...", "k.k.k.k.sssstuvv"],
		},
	},
	order: ["intro", "stamp", "siren", "charge", "held", "siren", "charge"],
	loop: 2,
};
