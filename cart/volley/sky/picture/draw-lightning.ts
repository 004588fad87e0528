/** Lightning lifts the ground's colours for a moment: never its bullets', and never so far that they are lost on it. */
import type { Machine } from "colorburst";
import { isLightningOver, lightningAt } from "../lightning.ts";
import type { SkyState } from "../sky-state.ts";
import { stageOf } from "../stage-list.ts";
import { lightOf } from "./light.ts";

/** The planes' palettes that stand in the light. */
const FIRST_PALETTE = 1;
const LAST_PALETTE = 4;
/** What all colours are drawn to, in RGB555 parts, and how far at most, in sixteenths. */
const LIGHT = { red: 20, green: 23, blue: 30 } as const;
const MOST_SIXTEENTHS = 5;

export function drawLightning(machine: Machine, sky: SkyState): void {
	const { look } = stageOf(sky.stage);
	// Behind results and in a stage's first second the palettes are the fade's.
	if (look.isStormy !== true || lightOf(sky) < 1) return;
	const sixteenths = Math.round(lightningAt(sky.gameTicks) * MOST_SIXTEENTHS);
	if (sixteenths === 0 && !isLightningOver(sky.gameTicks)) return;
	for (let p = FIRST_PALETTE; p <= LAST_PALETTE; p++) machine.palette(p, litPalette(look.palettes[p]!, sixteenths));
}

function litPalette(colours: ArrayLike<number>, sixteenths: number): Uint16Array {
	const lit = new Uint16Array(16);
	for (let i = 0; i < 16; i++) {
		const c = colours[i] ?? 0;
		const red = mix(c & 31, LIGHT.red, sixteenths);
		const green = mix((c >> 5) & 31, LIGHT.green, sixteenths);
		const blue = mix((c >> 10) & 31, LIGHT.blue, sixteenths);
		lit[i] = red | (green << 5) | (blue << 10);
	}
	return lit;
}

/** Towards the light; what is brighter already stays. */
function mix(part: number, light: number, sixteenths: number): number {
	return part >= light ? part : part + Math.round(((light - part) * sixteenths) / 16);
}
