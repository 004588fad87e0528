/** The dusk behind the title and all menus: sky and sea on plane B, the sea glittering and swaying line by line. */
import type { Machine } from "colorburst";
import { GLITTER_CYCLE, TITLE_PALETTES } from "../art/palettes.ts";
import titleMap from "../art/title.tmj?map";
import titleTiles from "../art/title-bg.png?tiles";
import { beginScene } from "../vram.ts";

/** Lines of the picture that are sea. */
const SEA_FROM = 144;

export function beginBackdrop(machine: Machine): void {
	beginScene(machine, TITLE_PALETTES);
	machine.tiles(0, titleTiles);
	machine.map("b", titleMap);
	// Once more beside it: what sways out at one edge comes in at the other.
	machine.map("b", titleMap, { column: titleMap.columns });
	machine.layers({ a: false, b: true });
}

/** Palettes of planes; those from 8 on are sprites'. */
const PLANE_PALETTES = 8;

/** The same an hour later: dark enough to read many lines of text on it. */
export function beginNightBackdrop(machine: Machine): void {
	beginBackdrop(machine);
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

export function tickBackdrop(machine: Machine, isMotionReduced: boolean): void {
	if (isMotionReduced) return;
	const { palette, first, count, ticksPerStep } = GLITTER_CYCLE;
	if (machine.tick % ticksPerStep === 0) {
		const step = machine.tick / ticksPerStep;
		const atRest = TITLE_PALETTES[palette]!;
		for (let i = 0; i < count; i++) machine.color(palette, first + i, atRest[first + ((i + step) % count)]!);
	}
	// The nearer the water, the wider it sways.
	for (let line = SEA_FROM + (machine.tick & 1); line < 224; line += 2) {
		const reach = (line - SEA_FROM) / 20;
		machine.lineScroll("b", line, Math.sin(machine.tick / 28 + line / 5) * reach, 0);
	}
}
