/** Everything that passes from the page to the sound worklet. */
export type ToWorklet =
	/** The samples and pace of a cartridge; begins in silence. */
	| {
			readonly type: "load";
			readonly ticksPerSecond: 60 | 30;
			readonly samples: readonly {
				readonly bank: number;
				readonly bytes: Int8Array;
				readonly rateHz: number;
				readonly loopStart: number;
			}[];
	  }
	/** The sound registers of the next 1/60 s, in order. */
	| { readonly type: "block"; readonly block: Uint8Array }
	/** Back to silence, with nothing waiting. */
	| { readonly type: "reset" };

/** And back, about four times a second. */
export interface WorkletStats {
	/** Blocks that wait to be heard. */
	readonly queueBlocks: number;
	/** By how much, on average over half a second, sound is later (over 0) than it should be: longer or shorter a queue. */
	readonly lateMs: number;
	/** Times that there was none when one was due. */
	readonly underruns: number;
	/** Blocks thrown away because too many waited. */
	readonly dropped: number;
	/** Time by which blocks were stretched (over 0) or shortened so far, to keep pace with the game. */
	readonly driftMs: number;
}
