import { PAD_COUNT } from "../../machine/memory-map.ts";
import type { TickInput } from "../../machine/pad-input.ts";
import { ButtonLatch, withoutOpposites } from "./button-latch.ts";
import { Gamepads, type GamepadsOptions } from "./gamepads.ts";
import type { KeyBindings } from "./key-bindings.ts";
import { Keyboard } from "./keyboard.ts";
import { Pointer } from "./pointer.ts";

/** All that a player can touch, joined to what the machine's pads see. */
export class ConsoleInput {
	readonly keyboard: Keyboard;
	readonly gamepads: Gamepads;
	readonly pointer = new Pointer();
	/** The buttons drawn on a phone's screen: player 1's. */
	readonly touch = new ButtonLatch();

	constructor(bindings: KeyBindings, gamepads: GamepadsOptions) {
		this.keyboard = new Keyboard(bindings);
		this.gamepads = new Gamepads(gamepads);
	}

	/** The input of the next tick. Presses are handed out once. */
	take(): TickInput {
		this.gamepads.poll();
		const pads = Array.from({ length: PAD_COUNT }, (_, player) => {
			const latches = [this.keyboard.latches[player]!, this.gamepads.latches[player]!];
			if (player === 0) latches.push(this.touch);
			let held = 0;
			let tapped = 0;
			for (const latch of latches) {
				held |= latch.held;
				tapped |= latch.takeTapped();
			}
			const stick = this.gamepads.stick(player);
			return { held: withoutOpposites(held), tapped, stickX: stick.x, stickY: stick.y };
		});
		return { pads, pointer: this.pointer.take() };
	}

	/** Everything goes up: the page lost the keyboard, and the key-up events will go elsewhere. */
	releaseAll(): void {
		this.keyboard.clear();
		this.gamepads.clear();
		this.touch.clear();
		this.pointer.clear();
	}
}
