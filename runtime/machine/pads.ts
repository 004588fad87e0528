import type { Memory } from "./memory.ts";
import { ADDRESS, PAD_COUNT } from "./memory-map.ts";
import type { TickInput } from "./pad-input.ts";

export const PAD_SIZE_BYTES = 16;
/** Offsets within a pad's 16 bytes. */
export const PAD_OFFSET = {
	held: 0,
	pressed: 2,
	released: 4,
	stickX: 6,
	stickY: 7,
	/** Last strength asked for, 0–255. */
	rumble: 8,
	/** `held` as the cartridge last saw it: what `pressed` and `released` are counted from. */
	lastHeld: 10,
} as const;
/** Offsets within the pointer's 8 bytes. `buttons` bits: 0 held, 1 pressed. */
export const POINTER_OFFSET = { x: 0, y: 2, buttons: 4, inside: 5 } as const;

/**
 * Writes a tick's input to the pad registers. What went down or up since the cartridge last ran stays visible until it
 * runs again, so that a press during a lag tick is not lost.
 */
export function latchInput(memory: Memory, input: TickInput): void {
	const { view } = memory;
	for (let player = 0; player < PAD_COUNT; player++) {
		const at = ADDRESS.pads + player * PAD_SIZE_BYTES;
		const pad = input.pads[player];
		const down = pad ? pad.held & 0xfff : 0;
		const tapped = pad ? pad.tapped & 0xfff : 0;
		const last = view.getUint16(at + PAD_OFFSET.lastHeld, true);
		const pressedBefore = view.getUint16(at + PAD_OFFSET.pressed, true);
		const releasedBefore = view.getUint16(at + PAD_OFFSET.released, true);
		// A tap between two ticks counts as held for this one.
		view.setUint16(at + PAD_OFFSET.held, down | tapped, true);
		view.setUint16(at + PAD_OFFSET.pressed, pressedBefore | (down & ~last) | tapped, true);
		view.setUint16(at + PAD_OFFSET.released, releasedBefore | (last & ~down), true);
		view.setInt8(at + PAD_OFFSET.stickX, pad ? clampAxis(pad.stickX) : 0);
		view.setInt8(at + PAD_OFFSET.stickY, pad ? clampAxis(pad.stickY) : 0);
		view.setUint16(at + PAD_OFFSET.lastHeld, down | tapped, true);
	}
	const at = ADDRESS.pointer;
	const wasHeld = (view.getUint8(at + POINTER_OFFSET.buttons) & 1) !== 0;
	const pressedBefore = view.getUint8(at + POINTER_OFFSET.buttons) & 2;
	view.setInt16(at + POINTER_OFFSET.x, input.pointer.x, true);
	view.setInt16(at + POINTER_OFFSET.y, input.pointer.y, true);
	view.setUint8(
		at + POINTER_OFFSET.buttons,
		(input.pointer.held ? 1 : 0) | pressedBefore | (input.pointer.held && !wasHeld ? 2 : 0),
	);
	view.setUint8(at + POINTER_OFFSET.inside, input.pointer.inside ? 1 : 0);
}

/** The cartridge has seen the presses: they are over. */
export function clearPresses(memory: Memory): void {
	const { view } = memory;
	for (let player = 0; player < PAD_COUNT; player++) {
		const at = ADDRESS.pads + player * PAD_SIZE_BYTES;
		view.setUint16(at + PAD_OFFSET.pressed, 0, true);
		view.setUint16(at + PAD_OFFSET.released, 0, true);
	}
	const buttons = view.getUint8(ADDRESS.pointer + POINTER_OFFSET.buttons);
	view.setUint8(ADDRESS.pointer + POINTER_OFFSET.buttons, buttons & 1);
}

function clampAxis(value: number): number {
	return Math.max(-127, Math.min(127, Math.trunc(value) || 0));
}
