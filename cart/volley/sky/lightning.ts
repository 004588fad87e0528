/** Lightning of a stormy stage: when it strikes and how bright it is, by the game's own clock. */
import type { SkyState } from "./sky-state.ts";
import { stageOf } from "./stage-list.ts";

/** One strike in each of these spans: on average seven seconds apart, never two within three. */
const SPAN_TICKS = 420;
const SCATTER_TICKS = 239;
/** Full for three ticks, gone after this many: one flash, no flicker. */
const FLASH_TICKS = 22;
const FULL_TICKS = 3;
const THUNDER_AFTER_TICKS = 26;

/** Ticks since the strike of this span; below 0 before it. */
function sinceStrike(gameTicks: number): number {
	const span = Math.floor(gameTicks / SPAN_TICKS);
	// Squares modulo a prime: scattered, the same every time.
	const at = (span * span * 97 + span * 61 + 150) % SCATTER_TICKS;
	return gameTicks - span * SPAN_TICKS - at;
}

/** 0 dark to 1 as bright as it gets. */
export function lightningAt(gameTicks: number): number {
	const since = sinceStrike(gameTicks);
	if (since < 0 || since >= FLASH_TICKS) return 0;
	return since < FULL_TICKS ? 1 : 1 - (since - FULL_TICKS) / (FLASH_TICKS - FULL_TICKS);
}

/** Whether the flash has just ended: the palettes are to be put back. */
export function isLightningOver(gameTicks: number): boolean {
	return sinceStrike(gameTicks) === FLASH_TICKS;
}

export function tickStorm(sky: SkyState): void {
	if (stageOf(sky.stage).look.isStormy !== true || sky.isEndingShown) return;
	if (sinceStrike(sky.gameTicks) === THUNDER_AFTER_TICKS) sky.sounds.push("thunder");
}
