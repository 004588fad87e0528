import type { FaultReport } from "../machine/fault.ts";
import type { CartIdentity, SavedMachine } from "../machine/save-state/save-state.ts";
import type { Snapshot } from "./messages.ts";
import type { SpritePaths } from "./sprite-paths.ts";

/**
 * What the page asks of the run's past: a part of `ToGameSide`. Each is answered once; all but a "clip" in order with the
 * ticks.
 */
export type HistoryQuestion =
	/** The machine as it stands. */
	| { readonly op: "save" }
	/** Put a saved machine in; the save RAM stays as it is now, as that of a cartridge would. */
	| { readonly op: "load"; readonly machine: SavedMachine }
	/** Put the machine back as it was after a tick (or the nearest that is kept). The future is kept until a tick is run. */
	| { readonly op: "rewind"; readonly tick: number }
	/** The last ticks as a movie's file, made while the run goes on; `withPaths`: with the paths of sprites. */
	| { readonly op: "clip"; readonly ticks: number; readonly withPaths: boolean; readonly identity: CartIdentity }
	/**
	 * Begin anew with a movie's start, or just after the boot if that is its start; with `run`, run all of it at once.
	 * `bootState`: what the old code's boot gave.
	 */
	| {
			readonly op: "movie";
			readonly movie: Uint8Array;
			readonly run: boolean;
			readonly bootState: Uint8Array | null;
	  }
	/** In the movie that was begun: to the moment after a tick, or as far on the way there as a short while allows. */
	| { readonly op: "seek-movie"; readonly tick: number };

export type HistoryAnswer =
	| { readonly op: "saved"; readonly machine: SavedMachine }
	/** The machine is another now. `firstTick` and `lastTick`: how far one can go back and forth. */
	| {
			readonly op: "restored";
			readonly snapshot: Snapshot;
			readonly firstTick: number;
			readonly lastTick: number;
			/** After "movie" that was run: what became of it. */
			readonly rerun: Rerun | null;
	  }
	| {
			readonly op: "clip";
			readonly movie: Uint8Array | null;
			readonly paths: SpritePaths;
			readonly bootState: Uint8Array;
	  }
	| { readonly op: "refused"; readonly message: string };

export interface Rerun {
	readonly paths: SpritePaths;
	/** How the state that the new code's boot makes differs in shape from the old code's: "state.lives is new". */
	readonly shapeChanges: readonly string[];
	/** The new code stopped on the way; the machine is as it was before that tick. */
	readonly fault: FaultReport | null;
}
