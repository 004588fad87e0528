import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { hardwareManual } from "../docs/hardware-manual.ts";

const MANUAL = fileURLToPath(new URL("../../docs/hardware.md", import.meta.url));

/** Writes the manual anew from the machine's tables. */
export function docsCommand(): void {
	writeFileSync(MANUAL, hardwareManual());
	console.log(`Wrote ${MANUAL}`);
}
