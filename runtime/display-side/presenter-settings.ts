import type { DeltaChoice } from "../time/attention.ts";
import type { TelevisionName } from "../time/televisions.ts";

/** What a person can choose about time. None of it reaches the game. */
export interface PresenterSettings {
	readonly television: TelevisionName;
	/** How far the picture is behind the game (ΔT). */
	readonly delta: DeltaChoice;
	/** "picture": sound and rumble wait for the picture that they belong to; "immediate": they come as soon as they can. */
	readonly soundTiming: "picture" | "immediate";
	/** 0–3: by how many ticks the picture is the game's future if the buttons stay as they are, to win back latency. */
	readonly runAhead: number;
	/** Comparison: no interpolation; each refresh shows the newest state. */
	readonly latestStateOnly: boolean;
	/** Comparison: interpolated positions are rounded to whole pixels. */
	readonly wholePixels: boolean;
	/** Comparison: the game runs at 50 ticks a second, 16.7 % slow, as unadapted games did on PAL consoles. */
	readonly legacyPal: boolean;
}

export const DEFAULT_PRESENTER_SETTINGS: PresenterSettings = {
	television: "ntsc",
	delta: "automatic",
	soundTiming: "picture",
	runAhead: 0,
	latestStateOnly: false,
	wholePixels: false,
	legacyPal: false,
};
