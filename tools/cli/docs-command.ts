import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { apiManual } from "../docs/api-manual.ts";
import { cycleManual } from "../docs/cycle-manual.ts";
import { hardwareManual } from "../docs/hardware-manual.ts";

const FOLDER = new URL("../../docs/", import.meta.url);

/** Writes the manuals anew from the machine's tables. */
export function docsCommand(): void {
	for (const [name, text] of [
		["hardware.md", hardwareManual()],
		["cycles.md", cycleManual()],
		["api.md", apiManual()],
	] as const) {
		const file = fileURLToPath(new URL(name, FOLDER));
		writeFileSync(file, text);
		console.log(`Wrote ${file}`);
	}
}
