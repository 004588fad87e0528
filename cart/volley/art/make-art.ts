/**
 * Writes all of VOLLEY's pictures and maps: `npx tsx cart/volley/art/make-art.ts`. They are kept in the repository
 * beside the drawings they come from.
 */
import { writeFileSync } from "node:fs";
import { artFiles } from "./art-files.ts";

for (const [name, bytes] of artFiles()) writeFileSync(new URL(name, import.meta.url), bytes);
