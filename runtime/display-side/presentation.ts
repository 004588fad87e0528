import type { Instruction } from "../machine/instructions.ts";
import type { QueuedInstruction } from "../time/instruction-queues.ts";

/** What a tick's sound registers were: see `Snapshot.sound`. */
export interface DueSound {
	readonly tick: number;
	readonly sound: ArrayBuffer;
}

/** What to do at one host frame. */
export interface Presentation {
	/** False: no refresh of the television falls here, or there is no state yet; keep the picture that is there. */
	readonly refreshed: boolean;
	/** Tick numbers of the states shown and the part of the way from the one to the other; null before the first. */
	readonly shown: { readonly earlier: number; readonly later: number; readonly blend: number } | null;
	/** The refresh's time and the attention time TC, in 1/300 s of game time. */
	readonly refreshUnits: number;
	readonly attentionUnits: number;
	/** The picture's memory (VIDEO_BLOCK), interpolated. The presenter's own buffer: good until the next `present`. */
	readonly video: Uint8Array;
	/** To be carried out now, in this order, once each. */
	readonly instructions: readonly QueuedInstruction<Instruction>[];
	/** To be handed to the synthesizer now, in this order, once each. The buffers are the caller's from here on. */
	readonly sounds: readonly DueSound[];
	/** The state for this refresh was not there in time; the newest one was shown instead. */
	readonly missed: boolean;
}

/** For the timing panel. */
export interface PresenterStatus {
	readonly tickUnits: number;
	/** IB; 0 until the monitor's is known. */
	readonly refreshUnits: number;
	/** ΔT in use. */
	readonly deltaUnits: number;
	/** The newest tick that was asked for; before the first, the one before it. */
	readonly askedTick: number;
	/** What the picture was made from: see `Presentation.shown`. */
	readonly shown: Presentation["shown"];
	/** How late states are, as used for the automatic ΔT. */
	readonly latenessUnits: number;
	/** By how many ticks pictures are asked for ahead of their tick. */
	readonly ticksAhead: number;
	/** Data reads handed out and not done. */
	readonly readsWaiting: number;
	/** Ticks of the states in the queue, oldest first, and how many the ΔT asks for (N+1). */
	readonly queuedTicks: readonly number[];
	readonly queueLength: number;
	/** Ticks asked for that have not arrived. */
	readonly outstanding: number;
	readonly refreshes: number;
	readonly missedRefreshes: number;
	/** Host time left out because of stalls. */
	readonly droppedMs: number;
}
