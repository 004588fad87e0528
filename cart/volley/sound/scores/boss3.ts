import type { Score } from "../score.ts";
import { bass, broken, DRUM_SIGNS, DRUMS, pad, padInstruments, WAVES } from "./band.ts";

/** "The heart of the storm": C minor at a run, a toccata over a stamping bass; for the last fight. */
const A = "Cm Cm G# G Cm Fm C# G";
const B = "G# Bb Cm Cm Fm Gm G# G";

const TOCCATA = [
	"@blade C5/1 Eb5/1 G5/1 C6/1 G5/1 Eb5/1 C5/1 Eb5/1 G5/1 C6/1 Eb6/1 C6/1 G5/1 Eb5/1 D5/1 Eb5/1",
	"C5/1 Eb5/1 G5/1 C6/1 G5/1 Eb5/1 C5/1 Eb5/1 F#5/1 A5/1 C6/1 A5/1 F#5/1 Eb5/1 D5/1 B4/1",
	"C5/1 Eb5/1 G#5/1 C6/1 G#5/1 Eb5/1 C5/1 Eb5/1 G#5/1 C6/1 Eb6/1 C6/1 G#5/1 Eb5/1 C5/1 Eb5/1",
	"B4/1 D5/1 G5/1 B5/1 G5/1 D5/1 B4/1 D5/1 F5/1 G5/1 B5/1 D6/1 F6/1 D6/1 B5/1 G5/1",
];
const CALL = [
	"@siren C6/4 B5/2 C6/2 Eb6/8",
	"D6/4 C6/2 B5/2 G5/8",
	"G#5/4 C6/2 Eb6/2 G#6/4 G6/4",
	"F6/4 D6/2 B5/2 G5/8",
	"G6/6 F6/2 Eb6/4 C6/4",
	"F6/4 Eb6/2 D6/2 C6/4 G#5/4",
	"C#6/4 F6/4 G#6/6 r/2",
	"G6/4 F6/4 D6/4 B5/4",
];
const STAND = [
	"@siren Eb6/6 C6/2 G#5/8",
	"F6/6 D6/2 Bb5/8",
	"G6/4 Eb6/4 C6/4 Eb6/4",
	"G6/12 r/4",
	"G#6/6 G6/2 F6/4 C6/4",
	"Bb6/6 G6/2 D6/8",
	"C7/4 G#6/4 Eb6/4 C6/4",
	"B5/4 D6/4 G6/8",
];

export const BOSS3: Score = {
	title: "The heart of the storm",
	tempo: 5,
	channels: ["pulse1", "pulse2", "wave1", "wave2", "noise", "pcm"],
	drums: DRUM_SIGNS,
	sounds: `${WAVES}
instrument siren
  volume  7 9 10 10 [9 9 8 9] 6 4 2 1 0
  duty    1/2
  vibrato 22 period 8 delay 7
  pan     -1

instrument blade
  volume  8 7 6 5 [4] 2 0
  duty    1/4
  pan     3

instrument rumble
  volume  12 12 11 [11] 6 2 0
  wave    growl

${padInstruments("pipes", "  volume  7 7 7 [6 7] 3 2 0\n  wave    organ\n  pan     -3")}
${DRUMS}`,
	sections: {
		intro: {
			bars: 2,
			wave1: bass("rumble", "Cm Cm", "0-------0-0-0000"),
			wave2: pad("pipes", "Cm Cdim", 48, "0---------------", 12),
			noise: ["c...............", "h.h.h.h.hhhhoooo"],
			pcm: ["k.......v.......", "k.k.k.k.ttuuvvvv"],
		},
		toccata: {
			bars: 4,
			pulse2: TOCCATA,
			wave1: bass("rumble", "Cm Cm G# G", "00.0 00.0 00.0 0055"),
			noise: ["c.h.H.h.h.h.H.h.", "h.h.H.h.h.h.H.ho"],
			pcm: ["k.k.s..kk.k.s..k", "k.k.s..kk.k.s.SS"],
		},
		call: {
			bars: 8,
			pulse1: CALL,
			pulse2: TOCCATA,
			wave1: bass("rumble", A, "00.0 00.0 00.0 0055"),
			wave2: pad("pipes", A, 48, "0---------------", 11),
			noise: ["c.h.H.h.h.h.H.h.", "h.h.H.h.h.h.H.ho"],
			pcm: ["k.k.s..kk.k.s..k", "k.k.s..kk.k.s..S"],
		},
		stand: {
			bars: 8,
			pulse1: STAND,
			pulse2: broken("blade", B, "0123 4321 0123 4543", 48),
			wave1: bass("rumble", B, "0808 0808 0808 5808"),
			wave2: pad("pipes", B, 48, "0--0--0---0--0--", 12),
			noise: ["c.hhHhhhh.hhHhhh"],
			pcm: ["k.k.s.k.k.k.s.k.", "k.k.s.k.k.k.s.SS", "k.k.s.k.k.k.s.k.", "k.k.s.k.sSsSttuv"],
		},
		held: {
			bars: 4,
			pulse1: ["@siren C6/16", "=/8 C#6/8", "F#6/16", "G6/8 B5/8"],
			pulse2: broken("blade", "Cm C# Cdim G", "0.1. 2.1. 0.1. 2.4.", 48),
			wave1: bass("rumble", "Cm C# Cm G", "0--- .... 0--- 0-0-"),
			wave2: pad("pipes", "Cm C# Cdim G", 48, "0---------------", 12),
			noise: ["c...............", "................", "h...h...h...h...", "hhhhhhhhoooooooo"],
			pcm: ["k.......k.......", "k.......k.......", "k...k...k...k...", "k.k.k.k.sssstuvv"],
		},
	},
	order: ["intro", "toccata", "call", "stand", "held", "call", "stand"],
	loop: 2,
};
