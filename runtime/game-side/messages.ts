import type { CartBank, CartManifest } from "../cartridge/cart-file-types.ts";
import type { FaultReport } from "../machine/fault.ts";
import type { Instruction } from "../machine/instructions.ts";
import type { TickInput } from "../machine/pad-input.ts";

/** Everything that passes from the page to the game side. The cart's script itself is part of the worker's own text. */
export type ToGameSide =
	| {
			readonly type: "boot";
			readonly manifest: CartManifest;
			readonly sourceMap: string;
			readonly banks: readonly CartBank[];
			readonly seed: number;
			readonly saveRam: Uint8Array | null;
	  }
	/** Run one tick; answered by one "tick" (or "fault"). `spare` are buffers handed back for reuse. */
	| { readonly type: "tick"; readonly tick: number; readonly input: TickInput; readonly spare?: ArrayBuffer }
	| { readonly type: "reset"; readonly seed: number };

/** Everything that comes back. */
export type FromGameSide =
	| { readonly type: "ready" }
	| { readonly type: "booted"; readonly snapshot: Snapshot }
	| { readonly type: "tick"; readonly snapshot: Snapshot }
	| { readonly type: "fault"; readonly fault: FaultReport };

/** What one tick shows and sounds like. `video` and `sound` are VIDEO_BLOCK and SOUND_BLOCK of the memory. */
export interface Snapshot {
	/** Number of the tick that made it; −1 is the boot. */
	readonly tick: number;
	readonly lag: boolean;
	readonly cycles: number;
	/** Hash of state and memory after the tick: see runtime/machine/hash.ts. */
	readonly stateHash: string;
	readonly video: ArrayBuffer;
	readonly sound: ArrayBuffer;
	readonly instructions: readonly Instruction[];
	/** The save RAM, when this tick changed it. */
	readonly saveRam: Uint8Array | null;
	/** Wall-clock cost of the tick in ms, for the timing panel; never seen by the machine. */
	readonly costMs: number;
}
