import type { Score } from "../score.ts";
import { bass, broken, DRUM_SIGNS, DRUMS, pad, padInstruments, WAVES } from "./band.ts";

/** "Pistons": C minor that climbs by half steps; the engine's rods in the bass, a whistle for a tune. */
const A = "Cm Cm Db Cm Cm Cm Eb Db";
const B = "Ab Bb Cm Cm Ab Bb G G";

const RODS = [
	"@bite C3/1 r/1 C3/1 C3/1 r/1 C3/1 C3/1 r/1 Eb3/1 r/1 C3/1 C3/1 r/1 C#3/1 C3/1 r/1",
	"C3/1 r/1 C3/1 C3/1 r/1 C3/1 C3/1 r/1 F#3/1 r/1 F3/1 r/1 Eb3/1 r/1 C#3/1 r/1",
	"C#3/1 r/1 C#3/1 C#3/1 r/1 C#3/1 C#3/1 r/1 E3/1 r/1 C#3/1 C#3/1 r/1 D3/1 C#3/1 r/1",
	"C3/1 r/1 C3/1 C3/1 r/1 C3/1 C3/1 r/1 G3/1 r/1 F#3/1 r/1 F3/1 r/1 Eb3/1 C#3/1",
];

export const BOSS2: Score = {
	title: "Pistons",
	tempo: 5,
	channels: ["pulse1", "pulse2", "wave1", "wave2", "noise", "pcm"],
	drums: DRUM_SIGNS,
	sounds: `${WAVES}
instrument steam
  volume  6 8 10 10 [10 9 9 10] 7 4 2 1 0
  duty    1/4
  vibrato 30 period 7 delay 5
  pan     -1

instrument bite
  volume  10 8 7 7 [6] 2 0
  duty    1/2
  pan     2

instrument glint
  volume  6 5 4 3 2 2 1 0
  duty    1/8
  pan     3

instrument rod
  volume  12 12 11 [10] 5 2 0
  wave    growl

${padInstruments("wall", "  volume  7 7 7 [6 7] 3 2 0\n  wave    organ\n  pan     -3")}
${DRUMS}`,
	sections: {
		intro: {
			bars: 2,
			wave1: bass("rod", "Cm Cm", "0.00 .00. 0.00 .00."),
			noise: ["c...............", "h.hh.hh.hhhhoooo"],
			pcm: ["k..k..k.k..k..k.", "k..k..k.ttuuvvvv"],
		},
		rods: {
			bars: 4,
			pulse2: RODS,
			wave1: bass("rod", "Cm Cm Db Cm", "0.00 .00. 8.00 .05."),
			noise: ["c.hh.hH.h.hh.hH.", "h.hh.hH.h.hh.hHo"],
			pcm: ["k..ks.k.k..ks.k.", "k..ks.k.k..ksSss"],
		},
		whistle: {
			bars: 8,
			pulse1: [
				"@steam G5/10 Ab5/2 G5/4",
				"Eb5/6 F5/2 G5/4 C6/4",
				"Ab5/8 F5/4 Db5/4",
				"G5/12 r/4",
				"C6/6 Bb5/2 G5/4 Eb5/4",
				"F5/4 G5/4 C6/8",
				"Bb5/6 G5/2 Eb6/8",
				"Db6/6 C6/2 Ab5/4 F5/4",
			],
			pulse2: RODS,
			wave1: bass("rod", A, "0.00 .00. 8.00 .05."),
			wave2: pad("wall", A, 36, "0---------------", 11),
			noise: ["c.hh.hH.h.hh.hH.", "h.hh.hH.h.hh.hHo"],
			pcm: ["k..ks.k.k..ks.k.", "k..ks.k.k..ks..S"],
		},
		downhill: {
			bars: 8,
			pulse1: [
				"@steam C6/4 Ab5/4 Eb5/4 C6/4",
				"D6/4 Bb5/4 F5/4 D6/4",
				"Eb6/8 D6/4 C6/4",
				"G5/8 C6/4 Eb6/4",
				"F6/6 Eb6/2 C6/4 Ab5/4",
				"D6/6 Eb6/2 F6/8",
				"G6/8 F6/4 D6/4",
				"B5/4 D6/4 F6/4 G6/4",
			],
			pulse2: broken("glint", B, "0123 4321 0123 4543", 48),
			wave1: bass("rod", B, "0808 0808 0808 5808"),
			wave2: pad("wall", B, 36, "0--0--0---0--0--", 12),
			noise: ["c.hhHhhhh.hhHhhh"],
			pcm: ["k.k.s.k.k.k.s.k.", "k.k.s.k.k.k.s.SS", "k.k.s.k.k.k.s.k.", "k.k.s.k.sSsSttuv"],
		},
		brake: {
			bars: 4,
			pulse1: ["@steam Eb6/16", "=/8 D6/8", "Db6/16", "C6/8 B5/8"],
			pulse2: broken("glint", "Cm Bb Db G", "0.1. 2.1. 0.1. 2.4.", 48),
			wave1: bass("rod", "Cm Bb Db G", "0--- .... 0--- 0-0-"),
			wave2: pad("wall", "Cm Bb Db G", 36, "0---------------", 12),
			noise: ["c...............", "................", "h...h...h...h...", "hhhhhhhhoooooooo"],
			pcm: ["k.......k.......", "k.......k.......", "k...k...k...k...", "k.k.k.k.sssstuvv"],
		},
	},
	order: ["intro", "rods", "whistle", "downhill", "brake", "whistle", "downhill"],
	loop: 2,
};
