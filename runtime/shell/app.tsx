import { useEffect, useRef } from "preact/hooks";
import { CartridgeShelf } from "./cartridge-shelf.tsx";
import { connect, insertFirst } from "./console-store.ts";
import { ConsoleUnit } from "./console-unit.tsx";
import { DropZone } from "./drop-zone.tsx";
import { MemoryCard } from "./memory-card.tsx";
import { Notices } from "./notices.tsx";
import { PadCard } from "./pad-card.tsx";
import { PhoneControls } from "./phone-controls.tsx";
import { SettingsSheet } from "./settings-sheet.tsx";
import { settings } from "./settings-store.ts";
import { giveKeyboardBack, listenForShortcuts } from "./shortcuts.ts";
import { TelevisionSet } from "./television-set.tsx";
import { TimingPanel } from "./timing-panel.tsx";

/** The room: television, console, shelf. */
export function App() {
	const screen = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		if (!screen.current) return;
		connect(screen.current);
		listenForShortcuts();
		giveKeyboardBack(screen.current);
		void insertFirst();
	}, []);
	return (
		<main class={`room ${settings.value.reduceMotion ? "less-motion" : ""}`}>
			<h1 class="out-of-sight">Colorburst, a fantasy console</h1>
			<TelevisionSet screen={screen} />
			<div class="furniture">
				<CartridgeShelf />
				<ConsoleUnit />
				<PadCard />
			</div>
			<PhoneControls />
			<Notices />
			<DropZone />
			<TimingPanel />
			<SettingsSheet />
			<MemoryCard />
		</main>
	);
}
