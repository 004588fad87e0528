import { BUTTON, type ButtonName } from "../../machine/memory-map.ts";

/**
 * The buttons of one pad as one device sees them. Presses are kept until a tick has taken them, so that a tap shorter
 * than a tick is never lost.
 */
export class ButtonLatch {
	#held = 0;
	#tapped = 0;

	get held(): number {
		return this.#held;
	}

	press(button: ButtonName): void {
		this.setHeld(this.#held | BUTTON[button]);
	}

	release(button: ButtonName): void {
		this.#held &= ~BUTTON[button];
	}

	/** Replaces all at once; bits that were up count as pressed. */
	setHeld(bits: number): void {
		this.#tapped |= bits & ~this.#held;
		this.#held = bits;
	}

	/** Presses since the last call. */
	takeTapped(): number {
		const tapped = this.#tapped;
		this.#tapped = 0;
		return tapped;
	}

	/** Lets everything go, and forgets presses not yet taken. */
	clear(): void {
		this.#held = 0;
		this.#tapped = 0;
	}
}

/** Opposite directions together are what no real pad can send: both are left out. */
export function withoutOpposites(bits: number): number {
	const vertical = BUTTON.up | BUTTON.down;
	const horizontal = BUTTON.left | BUTTON.right;
	let clean = bits;
	if ((clean & vertical) === vertical) clean &= ~vertical;
	if ((clean & horizontal) === horizontal) clean &= ~horizontal;
	return clean;
}
