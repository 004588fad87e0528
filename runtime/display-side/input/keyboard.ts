import { PAD_COUNT } from "../../machine/memory-map.ts";
import { ButtonLatch } from "./button-latch.ts";
import type { KeyBindings } from "./key-bindings.ts";

/** The keyboard as pads. */
export class Keyboard {
	readonly latches = Array.from({ length: PAD_COUNT }, () => new ButtonLatch());
	bindings: KeyBindings;
	/** Keys down, by code: two keys may hold one button. */
	readonly #down = new Set<string>();

	constructor(bindings: KeyBindings) {
		this.bindings = bindings;
	}

	/** @returns a function that stops listening */
	listen(target: Window): () => void {
		const onDown = (event: KeyboardEvent) => {
			if (!this.#bound(event) || belongsToPage(event)) return;
			event.preventDefault();
			if (!event.repeat) this.#set(event.code, true);
		};
		const onUp = (event: KeyboardEvent) => {
			if (this.#down.has(event.code)) this.#set(event.code, false);
		};
		target.addEventListener("keydown", onDown);
		target.addEventListener("keyup", onUp);
		return () => {
			target.removeEventListener("keydown", onDown);
			target.removeEventListener("keyup", onUp);
		};
	}

	clear(): void {
		this.#down.clear();
		for (const latch of this.latches) latch.clear();
	}

	#bound(event: KeyboardEvent): boolean {
		return this.bindings[event.code] !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey;
	}

	#set(code: string, down: boolean): void {
		if (down) this.#down.add(code);
		else this.#down.delete(code);
		const target = this.bindings[code];
		if (!target) return;
		const latch = this.latches[target.player];
		if (down) latch?.press(target.button);
		else if (!this.#heldByAnother(target.player, target.button)) latch?.release(target.button);
	}

	#heldByAnother(player: number, button: string): boolean {
		for (const code of this.#down) {
			const other = this.bindings[code];
			if (other?.player === player && other.button === button) return true;
		}
		return false;
	}
}

/** Keys that a focused control of the page needs for itself: typing, sliders, and Enter or Space on a button. */
export function belongsToPage(event: KeyboardEvent): boolean {
	const element = event.target instanceof Element ? event.target : null;
	if (!element || event.defaultPrevented) return event.defaultPrevented;
	if (element.closest("dialog[open], input, select, textarea, [contenteditable]")) return true;
	const presses = event.code === "Enter" || event.code === "Space" || event.code === "NumpadEnter";
	return presses && element.closest("button, a[href], summary, [role=button]") !== null;
}
