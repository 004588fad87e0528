/** What a cartridge imports: `import { defineCartridge } from "colorburst"`. */
import type { Machine } from "./machine.ts";

export type * from "./assets.ts";
export type * from "./machine.ts";

/**
 * A cartridge. `S` is its state: plain data (objects, arrays, numbers, strings, booleans, null, typed arrays), owned by
 * the machine: saved, restored, rewound and replayed by it. A cartridge keeps nothing anywhere else.
 */
export interface Cartridge<S = unknown> {
	/** Stable name of its saves: 3–40 of a–z, 0–9, "-", "."; never changed once people have it. */
	id: string;
	/** 1–40 characters, for the shelf. */
	title: string;
	author?: string;
	/** 60 or 30. */
	ticksPerSecond: 60 | 30;
	/** Sets up VRAM and gives the first state. Runs once, before tick 0. */
	boot(machine: Machine): S;
	/** Moves the game on by one tick. It may change `state` in place. */
	tick(state: S, machine: Machine): void;
}

/** Declares a cartridge: it is what a cartridge module exports by default. */
export function defineCartridge<S>(cartridge: Cartridge<S>): Cartridge<S> {
	return cartridge;
}

/** Packs red, green and blue (0–31 each) to RGB555. */
export function rgb(red: number, green: number, blue: number): number {
	return (red & 31) | ((green & 31) << 5) | ((blue & 31) << 10);
}
