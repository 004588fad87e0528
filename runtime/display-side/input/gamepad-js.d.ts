/** gamepad.js 3.0.1 has no types of its own; these are of the part that the console uses. */
declare module "gamepad.js" {
	export interface ButtonDetail {
		readonly gamepad: Gamepad;
		/** Slot of the pad, 0–3. */
		readonly index: number;
		readonly button: number;
		readonly value: number;
		readonly pressed: boolean;
	}
	export interface ConnectDetail {
		readonly index: number;
		readonly gamepad: Gamepad;
	}
	export interface GamepadHandler {
		readonly index: number;
		readonly gamepad: Gamepad;
		/** −1 to 1 an axis; a hat's rest may lie beyond. */
		readonly axes: readonly number[];
		/** 0 to 1 a button. */
		readonly buttons: readonly number[];
	}
	interface PadEvent<Detail> {
		readonly detail: Detail;
	}
	export class GamepadListener {
		/** @throws Error where there is no `navigator.getGamepads` */
		constructor(options?: { analog?: boolean; deadZone?: number; precision?: number });
		/** One a slot. Setting one to null makes the listener look at that pad anew. */
		readonly handlers: (GamepadHandler | null)[];
		update(): void;
		on(name: "gamepad:connected", listener: (event: PadEvent<ConnectDetail>) => void): void;
		on(name: "gamepad:disconnected", listener: (event: PadEvent<{ readonly index: number }>) => void): void;
		on(name: "gamepad:button", listener: (event: PadEvent<ButtonDetail>) => void): void;
	}
}
