import { readFileSync } from "node:fs";
import type { CycleProfile } from "../../runtime/cartridge/meter/profile/cycle-profile.ts";

/** A page with a profile's flame graph, for any browser: one file, which needs no other and no server. */
export function flamePage(title: string, profile: CycleProfile): string {
	const page = readFileSync(new URL("./flame-page.html", import.meta.url), "utf8");
	// Within a script element only `<` could end it.
	const json = JSON.stringify({ title, profile }).replaceAll("<", "\\u003c");
	return page.replace('"PROFILE_JSON"', () => json);
}
