import type { SpritePaths } from "../game-side/sprite-paths.ts";
import type { FaultReport } from "../machine/fault.ts";
import type { MovieSpan } from "./movie-player.ts";
import type { Past } from "./time-travel.ts";

/** What the page shows of the console beside the picture. */
export interface ConsoleState {
	readonly power: "off" | "on";
	/** Title of the cartridge in the slot. */
	readonly title: string | null;
	/** By the player's wish; a hidden page pauses too, without this. */
	readonly paused: boolean;
	readonly fault: FaultReport | null;
	/** The browser lets sound out. */
	readonly soundOn: boolean;
	/** While one goes back in time, and after it: see `Past`. */
	readonly past: Past | null;
	/** Paths of sprites before and after an edit, to be drawn over the picture. */
	readonly ghosts: { readonly before: SpritePaths; readonly after: SpritePaths } | null;
	/** The movie that plays. */
	readonly movie: MovieSpan | null;
}

export const CONSOLE_AT_FIRST: ConsoleState = {
	power: "off",
	title: null,
	paused: false,
	fault: null,
	soundOn: false,
	past: null,
	ghosts: null,
	movie: null,
};
