import type { CartBank, CartManifest } from "../cartridge/cart-file-types.ts";
import type { CpuUse } from "../machine/cpu-use.ts";
import type { FaultReport } from "../machine/fault.ts";
import type { Instruction } from "../machine/instructions.ts";
import type { TickInput } from "../machine/pad-input.ts";
import type { HistoryAnswer, HistoryQuestion } from "./history-messages.ts";

/** Everything that passes from the page to the game side. The cart's script itself is part of the worker's own text. */
export type ToGameSide =
	| {
			readonly type: "boot";
			readonly manifest: CartManifest;
			readonly sourceMap: string;
			/** Where the columns of the metered script lie in the cartridge's own. */
			readonly columns: Int32Array;
			readonly banks: readonly CartBank[];
			readonly seed: number;
			readonly saveRam: Uint8Array | null;
	  }
	/**
	 * Run one tick; answered by one "tick" (or "fault"). With `ahead` the
	 * picture is that of so many ticks later, if the same buttons stay down; all else is the tick's own.
	 */
	| {
			readonly type: "tick";
			readonly tick: number;
			readonly input: TickInput;
			readonly ahead?: number;
			/** Tell what the processor did. */
			readonly cpu?: boolean;
	  }
	| { readonly type: "reset"; readonly seed: number }
	| { readonly type: "history"; readonly number: number; readonly question: HistoryQuestion };

/** Everything that comes back. */
export type FromGameSide =
	| { readonly type: "ready" }
	| { readonly type: "booted"; readonly snapshot: Snapshot }
	| { readonly type: "tick"; readonly snapshot: Snapshot }
	/** `number` is that of the question. */
	| { readonly type: "history"; readonly number: number; readonly answer: HistoryAnswer }
	| { readonly type: "fault"; readonly fault: FaultReport };

/** What one tick shows and sounds like. `video` is the memory's VIDEO_BLOCK. */
export interface Snapshot {
	/** Number of the tick that made it; −1 is the boot. */
	readonly tick: number;
	readonly lag: boolean;
	readonly cycles: number;
	/** Hash of state and memory after the tick: see runtime/machine/hash.ts. */
	readonly stateHash: string;
	readonly video: ArrayBuffer;
	/** How many ticks later `video` is than this tick: see "tick" of `ToGameSide`. */
	readonly ahead: number;
	/** SOUND_BLOCK after each 1/60 s of the tick: one, or two at 30 ticks a second. */
	readonly sound: ArrayBuffer;
	readonly instructions: readonly Instruction[];
	/** The save RAM, when this tick changed it. */
	readonly saveRam: Uint8Array | null;
	/** Wall-clock cost of the tick in ms, for the timing panel; never seen by the machine. */
	readonly costMs: number;
	/** What the processor did, if the tick was asked for with `cpu`. */
	readonly cpu?: CpuUse | null;
}
