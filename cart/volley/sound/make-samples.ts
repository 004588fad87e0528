/** Makes the sampled sounds: `npx tsx cart/volley/sound/make-samples.ts`. The same code gives the same bytes. */
import { writeFileSync } from "node:fs";
import { allSamples } from "./samples-synthesis.ts";
import { wavFile } from "./wav-file.ts";

for (const { name, rateHz, samples, loopStart } of allSamples()) {
	writeFileSync(new URL(`${name}.wav`, import.meta.url), wavFile(samples, rateHz, loopStart));
}
