/** Events in which a browser lets sound start. Key presses are missing from @pixi/sound's own list. */
const GESTURES = ["keydown", "pointerdown", "pointerup", "touchend"] as const;

/** Calls `unlock` at every gesture until the returned function is called. */
export function onGestures(unlock: () => void): () => void {
	for (const type of GESTURES) window.addEventListener(type, unlock, { capture: true });
	// A pad's first press isn't a gesture to every browser, but it is worth the try.
	window.addEventListener("gamepadconnected", unlock);
	return () => {
		for (const type of GESTURES) window.removeEventListener(type, unlock, { capture: true });
		window.removeEventListener("gamepadconnected", unlock);
	};
}
