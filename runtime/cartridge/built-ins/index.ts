import { meterBuffers } from "./buffers.ts";
import { meterLists } from "./lists.ts";
import { meterObjects } from "./objects.ts";
import type { BuiltInMeter } from "./replace.ts";
import { meterTexts } from "./texts.ts";

export type { BuiltInMeter } from "./replace.ts";

/**
 * Makes the built-ins of this realm charge for their work. Call it once, in a realm that runs one cartridge, after the
 * game side has been loaded and before the cartridge's script runs.
 */
export function meterBuiltIns(meter: BuiltInMeter): void {
	meterLists(meter);
	meterBuffers(meter);
	meterTexts(meter);
	meterObjects(meter);
}
