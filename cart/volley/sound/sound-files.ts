import { allSamples } from "./samples-synthesis.ts";
import { songText } from "./score.ts";
import { BOSS } from "./scores/boss.ts";
import { BOSS2 } from "./scores/boss2.ts";
import { BOSS3 } from "./scores/boss3.ts";
import { CUP_FINAL } from "./scores/cup-final.ts";
import { ENDING } from "./scores/ending.ts";
import { FULL_TIME } from "./scores/full-time.ts";
import { HALF_TIME } from "./scores/half-time.ts";
import { LOSE } from "./scores/lose.ts";
import { PITCH } from "./scores/pitch.ts";
import { PITCH_MENU } from "./scores/pitch-menu.ts";
import { RESULTS } from "./scores/results.ts";
import { STAGE1 } from "./scores/stage1.ts";
import { STAGE2 } from "./scores/stage2.ts";
import { STAGE3 } from "./scores/stage3.ts";
import { TITLE } from "./scores/title.ts";
import { WIN } from "./scores/win.ts";
import { wavFile } from "./wav-file.ts";

const SONGS = {
	title: TITLE,
	stage1: STAGE1,
	stage2: STAGE2,
	stage3: STAGE3,
	boss: BOSS,
	boss2: BOSS2,
	boss3: BOSS3,
	ending: ENDING,
	results: RESULTS,
	pitch: PITCH,
	"pitch-menu": PITCH_MENU,
	"cup-final": CUP_FINAL,
	"half-time": HALF_TIME,
	"full-time": FULL_TIME,
	win: WIN,
	lose: LOSE,
};

/** Songs and samples by file name, as `make-sound.ts` writes them. The effects are written by hand. */
export function soundFiles(): Map<string, Uint8Array | string> {
	const files = new Map<string, Uint8Array | string>();
	for (const [name, score] of Object.entries(SONGS)) files.set(`${name}.song`, songText(score));
	for (const { name, rateHz, samples, loopStart } of allSamples())
		files.set(`${name}.wav`, wavFile(samples, rateHz, loopStart));
	return files;
}
