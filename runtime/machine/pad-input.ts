import { PAD_COUNT } from "./memory-map.ts";

/** What a host hands the machine for one tick: button bits (see `BUTTON`), sticks and the pointer. Plain data. */
export interface PadInput {
	/** Buttons down now. */
	held: number;
	/** Buttons that went down since the last tick, even if up again: a short tap is never lost. */
	tapped: number;
	/** −127 to 127. */
	stickX: number;
	stickY: number;
}

export interface TickInput {
	/** One a player, four in all. */
	pads: readonly PadInput[];
	pointer: { x: number; y: number; held: boolean; inside: boolean };
	/** Banks of data that have arrived since the last tick; part of the input, so that a replay has them at the same tick. */
	arrivals?: readonly number[];
}

export function idleInput(): TickInput {
	return {
		pads: Array.from({ length: PAD_COUNT }, () => ({ held: 0, tapped: 0, stickX: 0, stickY: 0 })),
		pointer: { x: 0, y: 0, held: false, inside: false },
	};
}
