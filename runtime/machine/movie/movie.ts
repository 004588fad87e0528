import type { CartIdentity, SavedMachine } from "../save-state/save-state.ts";
import { LOCATOR_BYTES } from "./difference-locator.ts";
import type { InputTrack } from "./input-track.ts";

/** Every so many ticks a movie holds the whole state hash. */
export const CHECKPOINT_EVERY_TICKS = 60;

/** Where a movie begins: with the power switched on, or with a machine in the midst of play. */
export type MovieStart =
	| { readonly from: "power-on"; readonly seed: number; readonly saveRam: Uint8Array | null }
	| { readonly from: "state"; readonly machine: SavedMachine };

/** A run of a cartridge as its start and its input: running it again gives the same run, tick by tick. */
export interface Movie extends CartIdentity {
	readonly ticksPerSecond: 60 | 30;
	readonly start: MovieStart;
	/** One a tick. */
	readonly inputs: InputTrack;
	/** State hash at the start, after every 60 ticks, and after the last. */
	readonly checkpoints: readonly string[];
	/** What was noted after every tick, so that the first one that differs can be told, and where; or null. */
	readonly trace: MovieTrace | null;
}

/** After each tick, the second half of the state hash (32 bits) and a locator. */
export interface MovieTrace {
	readonly hashes: Uint32Array;
	/** `LOCATOR_BYTES` a tick. */
	readonly locators: Uint8Array;
}

/** After how many ticks each checkpoint of a movie of so many ticks was taken. */
export function checkpointTicks(length: number): number[] {
	const ticks: number[] = [];
	for (let tick = 0; tick < length; tick += CHECKPOINT_EVERY_TICKS) ticks.push(tick);
	ticks.push(length);
	return ticks;
}

/** The part of a state hash that a trace keeps. */
export function traceHash(stateHash: string): number {
	return Number.parseInt(stateHash.slice(8, 16), 16) >>> 0;
}

/** The locator that a trace has of a tick, from 0. */
export function traceLocator(trace: MovieTrace, index: number): Uint8Array {
	return trace.locators.subarray(index * LOCATOR_BYTES, (index + 1) * LOCATOR_BYTES);
}
