import type { SoundingVoice, VoiceWish } from "./voice-table.ts";

/** So much a tick may tell the display side: four pads, and more voices than anyone hears. */
export const INSTRUCTIONS_PER_TICK_MAX = 256;

/** What a tick tells the display side to do, beside its picture and sound registers. Carried out in order, once each. */
export type Instruction =
	| { readonly op: "rumble"; readonly player: number; readonly strength: number; readonly durationTicks: number }
	| ({ readonly op: "play-voice" } & VoiceWish)
	| { readonly op: "stop-voice"; readonly id: number }
	/** The machine has been put to another moment: these sound there, and no others. Never said by a cartridge. */
	| { readonly op: "set-voices"; readonly voices: readonly SoundingVoice[] }
	/** A bank of data is wanted; asked for in every tick that would read it until it has arrived (`TickInput.arrivals`). */
	| { readonly op: "read-bank"; readonly bank: number };
