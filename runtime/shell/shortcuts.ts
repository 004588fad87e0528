import { belongsToPage } from "../display-side/input/keyboard.ts";
import { consoleHost, pauseOrGoOn } from "./console-store.ts";
import { toggleCpuBar } from "./cpu-bar.tsx";
import { toggleFullScreen } from "./full-screen.ts";
import { toggleObjectChooser } from "./ghost-objects.ts";
import { loadFromSlot, memoryCardOpen, saveClip, saveToSlot } from "./memory-card-store.ts";
import { change, settings } from "./settings-store.ts";
import { toggleTiming } from "./timing-panel.tsx";

/** Keys of the television and the console. A key bound to a pad is the pad's. */
const SHORTCUTS: Readonly<Record<string, () => void>> = {
	KeyP: pauseOrGoOn,
	Escape: pauseOrGoOn,
	KeyM: () => change({ muted: !settings.value.muted }),
	KeyF: toggleFullScreen,
	KeyC: toggleTiming,
	KeyU: toggleCpuBar,
	KeyO: toggleObjectChooser,
	KeyB: () => void saveClip(),
	KeyV: () => {
		memoryCardOpen.value = !memoryCardOpen.value;
	},
	KeyR: () => consoleHost()?.time.goBack(),
	F2: () => void saveToSlot(0),
	F4: () => void loadFromSlot(0),
	KeyN: () => change({ television: settings.value.television === "pal" ? "ntsc" : "pal" }),
};

export function listenForShortcuts(): void {
	window.addEventListener("keydown", (event) => {
		if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || belongsToPage(event)) return;
		if (settings.value.keys[event.code]) return;
		SHORTCUTS[event.code]?.();
	});
	window.addEventListener("keyup", (event) => {
		if (event.code === "KeyR") consoleHost()?.time.letGo();
	});
	window.addEventListener("blur", () => consoleHost()?.time.letGo());
}

/**
 * After a click on a button or a switch the keyboard belongs to the game again: else Enter would press that button once
 * more, and the arrow keys would turn the switch. Those who came to it by Tab stay where they are.
 */
export function giveKeyboardBack(screen: HTMLElement): void {
	window.addEventListener("click", (event) => {
		if (event.detail === 0) return;
		setTimeout(() => {
			if (!document.querySelector("dialog[open]")) screen.focus({ preventScroll: true });
		});
	});
}
