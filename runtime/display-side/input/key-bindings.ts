import type { ButtonName } from "../../machine/memory-map.ts";

/** What one key does: a button of a player's pad. */
export interface KeyTarget {
	/** 0–3. */
	readonly player: number;
	readonly button: ButtonName;
}

/** Key (`KeyboardEvent.code`: the place on the keyboard, whatever is printed on it) → button. */
export type KeyBindings = Readonly<Record<string, KeyTarget>>;

/** Player 1: right hand on the arrows, left hand below. Player 2: right hand on IJKL, left hand on G H T Y. */
export const DEFAULT_KEY_BINDINGS: KeyBindings = {
	...player(0, {
		ArrowUp: "up",
		ArrowDown: "down",
		ArrowLeft: "left",
		ArrowRight: "right",
		KeyZ: "a",
		KeyX: "b",
		KeyA: "x",
		KeyS: "y",
		KeyQ: "l",
		KeyW: "r",
		Enter: "start",
		ShiftLeft: "select",
		ShiftRight: "select",
		Backspace: "select",
		// A pleasure for those who look for "fire" on the longest key.
		Space: "a",
	}),
	...player(1, {
		KeyI: "up",
		KeyK: "down",
		KeyJ: "left",
		KeyL: "right",
		KeyG: "a",
		KeyH: "b",
		KeyT: "x",
		KeyY: "y",
		Digit5: "l",
		Digit6: "r",
		Digit2: "start",
		Digit3: "select",
	}),
};

function player(number: number, keys: Readonly<Record<string, ButtonName>>): Record<string, KeyTarget> {
	return Object.fromEntries(Object.entries(keys).map(([code, button]) => [code, { player: number, button }]));
}

/** The keys bound to a button, in the order they were bound. */
export function keysOf(bindings: KeyBindings, playerNumber: number, button: ButtonName): string[] {
	return Object.keys(bindings).filter(
		(code) => bindings[code]?.player === playerNumber && bindings[code]?.button === button,
	);
}

/** Gives a button one key and no other; a key that did something else does this now. */
export function rebindKey(bindings: KeyBindings, code: string, target: KeyTarget): KeyBindings {
	const kept = Object.entries(bindings).filter(
		([key, t]) => key !== code && !(t.player === target.player && t.button === target.button),
	);
	return { ...Object.fromEntries(kept), [code]: target };
}

const KEY_NAMES: Readonly<Record<string, string>> = {
	ArrowUp: "↑",
	ArrowDown: "↓",
	ArrowLeft: "←",
	ArrowRight: "→",
	ShiftLeft: "Shift",
	ShiftRight: "Right Shift",
	ControlLeft: "Ctrl",
	ControlRight: "Right Ctrl",
	AltLeft: "Alt",
	AltRight: "Right Alt",
};

/** What a person calls a key. */
export function keyName(code: string): string {
	return KEY_NAMES[code] ?? code.replace(/^(Key|Digit)/, "").replace(/^Numpad/, "Num ");
}
