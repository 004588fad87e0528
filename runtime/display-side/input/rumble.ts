import type { Gamepads } from "./gamepads.ts";

/** Shakes a player's pad; on a phone, player 1's rumble shakes the phone. Where nothing can shake, nothing happens. */
export function shakePad(gamepads: Gamepads, player: number, strength: number, durationMs: number): void {
	const actuator = gamepads.handlerOf(player)?.gamepad.vibrationActuator;
	if (actuator) {
		const effect = { duration: durationMs, strongMagnitude: strength, weakMagnitude: strength };
		// A pad without the motor refuses; that is no news to anyone.
		actuator.playEffect("dual-rumble", effect).catch(() => undefined);
		return;
	}
	const byTouch = player === 0 && window.matchMedia("(pointer: coarse)").matches;
	if (byTouch && strength > 0.2 && typeof navigator.vibrate === "function") navigator.vibrate(Math.round(durationMs));
}
