/** How light the ground is: a stage comes out of the dark, and goes half dark behind its results. */
import type { Machine } from "colorburst";
import type { SkyState } from "../sky-state.ts";
import { stageOf } from "../stage-list.ts";

/** The planes' palettes; ships and bullets keep their light. */
const FIRST_PALETTE = 1;
const LAST_PALETTE = 5;
const FADE_TICKS = 40;
const RESULTS_LIGHT = 0.45;

/** 0 dark to 1. */
export function lightOf(sky: SkyState): number {
	const since = Math.min(1, sky.phaseTicks / FADE_TICKS);
	if (sky.phase === "clear") return 1 - (1 - RESULTS_LIGHT) * since;
	return sky.phase === "flying" ? Math.min(1, sky.stageTicks / FADE_TICKS) : 1;
}

function isChanging(sky: SkyState): boolean {
	if (sky.phase === "flying") return sky.stageTicks <= FADE_TICKS;
	return sky.phase === "clear" && sky.phaseTicks <= FADE_TICKS;
}

/** Sets the palettes while the light changes. @returns whether the ground is fully lit and its colours may turn */
export function lightGround(machine: Machine, sky: SkyState): boolean {
	const light = lightOf(sky);
	if (!isChanging(sky)) return light === 1;
	const { palettes } = stageOf(sky.stage).look;
	for (let p = FIRST_PALETTE; p <= LAST_PALETTE; p++) machine.palette(p, dimmed(palettes[p]!, light));
	return light === 1;
}

/** RGB555, each part times `light`. */
function dimmed(palette: ArrayLike<number>, light: number): Uint16Array {
	const out = new Uint16Array(16);
	for (let i = 1; i < 16; i++) {
		const c = palette[i]!;
		const r = Math.floor((c & 31) * light);
		const g = Math.floor(((c >> 5) & 31) * light);
		const b = Math.floor(((c >> 10) & 31) * light);
		out[i] = r | (g << 5) | (b << 10);
	}
	return out;
}
