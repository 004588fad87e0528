/** Turns the scores into song texts: `npx tsx cart/volley/sound/make-songs.ts`. */
import { writeFileSync } from "node:fs";
import { songText } from "./score.ts";
import { BOSS } from "./scores/boss.ts";
import { PITCH } from "./scores/pitch.ts";
import { RESULTS } from "./scores/results.ts";
import { STAGE1 } from "./scores/stage1.ts";
import { TITLE } from "./scores/title.ts";

const SONGS = { title: TITLE, stage1: STAGE1, boss: BOSS, pitch: PITCH, results: RESULTS };

for (const [name, score] of Object.entries(SONGS)) {
	writeFileSync(new URL(`${name}.song`, import.meta.url), songText(score));
}
