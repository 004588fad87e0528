/** Writes VOLLEY's songs from the scores, and the samples: `npx tsx cart/volley/sound/make-sound.ts`. */
import { writeFileSync } from "node:fs";
import { soundFiles } from "./sound-files.ts";

for (const [name, bytes] of soundFiles()) writeFileSync(new URL(name, import.meta.url), bytes);
