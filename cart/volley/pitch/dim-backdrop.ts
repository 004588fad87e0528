/** The title's dusk, an hour later: dark enough to read many lines of text on it. */
import type { Machine } from "colorburst";
import { GLITTER_CYCLE, TITLE_PALETTES } from "../art/palettes.ts";
import { loadPanel } from "../hud/panel.ts";
import { beginBackdrop } from "../title/backdrop.ts";

/** Palettes of planes; those from 8 on are sprites'. */
const PLANE_PALETTES = 8;

export function beginDimBackdrop(machine: Machine): void {
	beginBackdrop(machine);
	loadPanel(machine);
	for (let i = 1; i < PLANE_PALETTES; i++) {
		const colours = TITLE_PALETTES[i];
		// The glittering one is turned each few ticks from what it is by day.
		if (colours === undefined || i === GLITTER_CYCLE.palette) continue;
		machine.palette(i, Array.from(colours, dim));
	}
}

/** Two fifths of its light. */
function dim(colour: number): number {
	const part = (shift: number) => Math.floor(((colour >> shift) & 31) * 0.4) << shift;
	return part(0) | part(5) | part(10);
}
