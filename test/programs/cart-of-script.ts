import type { CartFile } from "../../runtime/cartridge/index.ts";

/** A cart file of a script. */
export function cartOfScript(script: string): CartFile {
	const manifest = {
		formatVersion: 1,
		apiVersion: 1,
		meterVersion: 1,
		id: "test.program",
		title: "Program",
		author: "",
		ticksPerSecond: 60,
	} as const;
	return { manifest, script, sourceMap: "", banks: [], contentHash: "" };
}
