/** What the pilots' benchmark has done by its processes: each job is one field, one game, or one search. */
import type { PatternName } from "../../../cart/volley/laboratory/patterns.ts";
import type { FieldResult } from "./field-run.ts";
import type { WatchedGame } from "./watched-game.ts";

interface FieldJob {
	readonly pattern: PatternName;
	/** Bullets a tick. */
	readonly rate: number;
	readonly seed: number;
}

export type PilotJob =
	| (FieldJob & { readonly kind: "field"; readonly pilot: string })
	| (FieldJob & { readonly kind: "oracle" })
	| (FieldJob & { readonly kind: "shortening" })
	| { readonly kind: "fieldCycles" }
	| { readonly kind: "game"; readonly seed: number; readonly capTicks: number };

/** What comes back, by the job's kind. */
export interface PilotJobResults {
	field: FieldResult;
	/** Ticks survived. */
	oracle: number;
	shortening: ShorteningCount;
	/** Cycles of the worst tick. */
	fieldCycles: number;
	game: WatchedGame;
}

/** First moves of plans, and how many of them had less time to the next hit than another had. */
export interface ShorteningCount {
	readonly moves: number;
	readonly shortening: number;
}
