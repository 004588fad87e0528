import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file, and the folders on the way to it. @returns what was made, for the reader: the folder, the file */
export function writeOutput(file: string, content: Uint8Array | string): string[] {
	const made = mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, content);
	return [...(made === undefined ? [] : [`  made       the folder ${made}`]), `  wrote      ${file}`];
}
