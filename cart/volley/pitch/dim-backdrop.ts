/** What PITCH's menus stand on: the title's dusk an hour later, and panels. */
import type { Machine } from "colorburst";
import { loadPanel } from "../hud/panel.ts";
import { beginNightBackdrop } from "../title/backdrop.ts";

export function beginDimBackdrop(machine: Machine): void {
	beginNightBackdrop(machine);
	loadPanel(machine);
}
