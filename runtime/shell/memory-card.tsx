import { SLOT_COUNT, type StateSlot } from "../display-side/state-slots.ts";
import { consoleState, insertFile } from "./console-store.ts";
import {
	loadFromSlot,
	memoryCardOpen,
	readSlots,
	saveClip,
	saveRamAsFile,
	saveSlotAsFile,
	saveToSlot,
	slots,
} from "./memory-card-store.ts";
import { useModal } from "./modal.ts";

/** The memory card: save-states in slots, and the files that go in and out. */
export function MemoryCard() {
	const dialog = useModal(memoryCardOpen, readSlots);
	const isOpen = memoryCardOpen.value;
	const close = () => {
		memoryCardOpen.value = false;
	};
	const { power, fault, title } = consoleState.value;
	const plays = power === "on" && !fault;
	return (
		<dialog {...dialog} class="sheet memory-card" aria-labelledby="memory-card-title" closedby="any">
			{isOpen && (
				<div class="sheet-page">
					<header>
						<h2 id="memory-card-title">Memory card</h2>
						<button type="button" class="sheet-close" onClick={close}>
							Done
						</button>
					</header>
					<ol class="card-slots">
						{Array.from({ length: SLOT_COUNT }, (_, slot) => (
							<Slot key={slot} slot={slot} state={slots.value[slot] ?? null} plays={plays} />
						))}
					</ol>
					<fieldset class="card-files">
						<legend>Files</legend>
						<button type="button" disabled={!plays} onClick={saveClip}>
							The last minute as a movie
						</button>
						<button type="button" disabled={!title} onClick={saveRamAsFile}>
							What the cartridge saved
						</button>
						<label class="card-open">
							Open a file…
							<input
								type="file"
								accept=".movie,.state,.save"
								onChange={({ currentTarget }) => {
									const [file] = currentTarget.files ?? [];
									currentTarget.value = "";
									if (!file) return;
									close();
									void insertFile(file);
								}}
							/>
						</label>
					</fieldset>
					<p class="sheet-foot">
						Also: <kbd>F2</kbd> saves in slot 1, <kbd>F4</kbd> loads it, <kbd>B</kbd> keeps the last minute; hold{" "}
						<kbd>R</kbd> to go back in time. A movie dropped on the page plays.
					</p>
				</div>
			)}
		</dialog>
	);
}

function Slot(props: { slot: number; state: StateSlot | null; plays: boolean }) {
	const { slot, state, plays } = props;
	const name = `slot ${slot + 1}`;
	return (
		<li class="card-slot" data-testid={`slot-${slot + 1}`}>
			{state ? (
				<img src={state.pictureUrl} alt={`The game as it is saved in ${name}`} width="128" height="112" />
			) : (
				<span class="card-empty">empty</span>
			)}
			<p>
				<b>{slot + 1}</b>{" "}
				{state && new Date(state.savedAtMs).toLocaleString([], { dateStyle: "short", timeStyle: "short" })}
			</p>
			<div class="card-slot-buttons">
				<button type="button" disabled={!plays} onClick={() => saveToSlot(slot)} aria-label={`Save in ${name}`}>
					Save
				</button>
				<button
					type="button"
					disabled={!plays || !state}
					onClick={() => loadFromSlot(slot)}
					aria-label={`Load ${name}`}
				>
					Load
				</button>
				<button
					type="button"
					disabled={!state}
					onClick={() => saveSlotAsFile(slot)}
					aria-label={`Save ${name} as a file`}
				>
					File
				</button>
			</div>
		</li>
	);
}
