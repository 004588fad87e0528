import type { ConsoleInput } from "./input/console-input.ts";
import type { Rectangle } from "./picture-placement.ts";

export interface PageListener {
	readonly canvas: HTMLCanvasElement;
	readonly input: ConsoleInput;
	/** Where on the canvas the picture lies, and how many lines it has. */
	place(): Rectangle & { readonly rows: number };
	/** The page is hidden, or seen again. */
	onHidden(): void;
	/** The page may be gone the moment after. */
	onLeave(): void;
	/** @param elapsedMs  of this page's own running time */
	onWatch(elapsedMs: number): void;
}

/** Time without an answer is counted in steps of this length at most: a page that slept was not waiting. */
const WATCH_INTERVAL_MS = 250;
const WATCH_STEP_MAX_MS = 500;

/** Joins the page's own events to the console: keys and pointer, hidden and left, and the time that passes. */
export function listenToPage({ canvas, input, ...listener }: PageListener): void {
	input.keyboard.listen(window);
	input.pointer.listen(canvas, () => listener.place());
	window.addEventListener("blur", () => input.releaseAll());
	document.addEventListener("visibilitychange", () => {
		input.releaseAll();
		if (document.hidden) listener.onLeave();
		listener.onHidden();
	});
	window.addEventListener("pagehide", () => listener.onLeave());
	let watchedAtMs = performance.now();
	setInterval(() => {
		const nowMs = performance.now();
		listener.onWatch(Math.min(nowMs - watchedAtMs, WATCH_STEP_MAX_MS));
		watchedAtMs = nowMs;
	}, WATCH_INTERVAL_MS);
}
