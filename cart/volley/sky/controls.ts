import type { PadState } from "colorburst";

/** What a player wants this tick. */
export interface Controls {
	/** −1, 0 or 1; between them with an analogue stick. Right and down are positive. */
	readonly dx: number;
	readonly dy: number;
	readonly isFiring: boolean;
	readonly isFocused: boolean;
	/** Down in this tick, not held from before. */
	readonly isBombPressed: boolean;
}

export const NO_CONTROLS: Controls = { dx: 0, dy: 0, isFiring: false, isFocused: false, isBombPressed: false };

/** A stick pushed less than this is at rest. */
const STICK_REST = 24;

/** A: shot, B: bomb, X, Y, L or R: focus. The stick moves too. */
export function controlsOf(pad: PadState): Controls {
	const { held, pressed } = pad;
	let dx = (held.right ? 1 : 0) - (held.left ? 1 : 0);
	let dy = (held.down ? 1 : 0) - (held.up ? 1 : 0);
	if (dx === 0 && dy === 0 && (Math.abs(pad.stickX) > STICK_REST || Math.abs(pad.stickY) > STICK_REST)) {
		dx = pad.stickX / 127;
		dy = pad.stickY / 127;
	}
	return {
		dx,
		dy,
		isFiring: held.a,
		isFocused: held.x || held.y || held.l || held.r,
		isBombPressed: pressed.b,
	};
}
