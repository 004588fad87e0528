import { meterBuffers } from "./buffers.ts";
import { meterLists } from "./lists.ts";
import { meterObjects } from "./objects.ts";
import type { BuiltInMeter } from "./replace.ts";
import { meterTexts } from "./texts.ts";

export type { BuiltInMeter } from "./replace.ts";

let metered: Readonly<Record<string, unknown>> | undefined;

/**
 * Makes the built-ins of this realm charge for their work while a cartridge's code runs. Done once a realm.
 * @returns the constructors that a cartridge is given in the place of the realm's own, by name
 */
export function meterBuiltIns(meter: BuiltInMeter): Readonly<Record<string, unknown>> {
	if (!metered) {
		meterTexts(meter);
		metered = { ...meterBuffers(meter), ...meterLists(meter), ...meterObjects(meter) };
	}
	return metered;
}
