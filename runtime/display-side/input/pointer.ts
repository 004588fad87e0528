import { SCREEN_HEIGHT_PX, SCREEN_WIDTH_PX } from "../../machine/memory-map.ts";
import type { TickInput } from "../../machine/pad-input.ts";
import type { Rectangle } from "../picture-placement.ts";

/** Mouse, pen or finger on the picture, in the machine's pixels. */
export class Pointer {
	#x = 0;
	#y = 0;
	#held = false;
	#tapped = false;
	#inside = false;

	/**
	 * @param place  where the field stands on the canvas, in canvas pixels, and its rows
	 * @returns a function that stops listening
	 */
	listen(canvas: HTMLCanvasElement, place: () => Rectangle & { readonly rows: number }): () => void {
		const move = (event: PointerEvent) => {
			const box = canvas.getBoundingClientRect();
			const at = place();
			const canvasX = ((event.clientX - box.left) / box.width) * canvas.width;
			const canvasY = ((event.clientY - box.top) / box.height) * canvas.height;
			const borderRows = (at.rows - SCREEN_HEIGHT_PX) / 2;
			this.#x = Math.floor(((canvasX - at.x) / at.width) * SCREEN_WIDTH_PX);
			this.#y = Math.floor(((canvasY - at.y) / at.height) * at.rows - borderRows);
			this.#inside = this.#x >= 0 && this.#x < SCREEN_WIDTH_PX && this.#y >= 0 && this.#y < SCREEN_HEIGHT_PX;
		};
		const down = (event: PointerEvent) => {
			move(event);
			if (event.button !== 0) return;
			this.#held = true;
			this.#tapped = true;
		};
		const up = () => {
			this.#held = false;
		};
		const leave = () => {
			this.#inside = false;
		};
		canvas.addEventListener("pointermove", move);
		canvas.addEventListener("pointerdown", down);
		canvas.addEventListener("pointerleave", leave);
		window.addEventListener("pointerup", up);
		window.addEventListener("pointercancel", up);
		return () => {
			canvas.removeEventListener("pointermove", move);
			canvas.removeEventListener("pointerdown", down);
			canvas.removeEventListener("pointerleave", leave);
			window.removeEventListener("pointerup", up);
			window.removeEventListener("pointercancel", up);
		};
	}

	/** For one tick; a click shorter than a tick counts as held for one. */
	take(): TickInput["pointer"] {
		const held = this.#held || this.#tapped;
		this.#tapped = false;
		return { x: this.#x, y: this.#y, held, inside: this.#inside };
	}

	clear(): void {
		this.#held = false;
		this.#tapped = false;
	}
}
