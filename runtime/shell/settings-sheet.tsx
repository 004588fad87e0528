import { signal } from "@preact/signals";
import { KeySettings } from "./key-settings.tsx";
import { useModal } from "./modal.ts";
import { PadSettings } from "./pad-settings.tsx";
import { change, settings } from "./settings-store.ts";

export const settingsOpen = signal(false);

const TELEVISION_CHOICES = [
	["ntsc", "NTSC", "60 Hz, 240 lines"],
	["pal", "PAL", "50 Hz, 288 lines"],
	["host", "This monitor", "its own rate"],
	["ntsc-30", "NTSC, half", "30 Hz, every other field"],
	["pal-25", "PAL, half", "25 Hz, every other field"],
] as const;
const SOUND_CHOICES = [
	["picture", "With the picture", "a hit is heard when it is seen"],
	["immediate", "At once", "as soon as it is there"],
] as const;
const AHEAD_CHOICES = [
	[0, "Off", "what has happened"],
	[1, "1 tick", "a guess, 1/60 s on"],
	[2, "2 ticks", "2/60 s"],
	[3, "3 ticks", "3/60 s"],
] as const;
const ASPECT_CHOICES = [
	["authentic", "4:3", "as the tube had it"],
	["square", "Square", "square pixels"],
	["whole", "Whole", "whole multiples, sharpest"],
] as const;
const DELAY_CHOICES = [
	["automatic", "Automatic", "as little as this computer allows"],
	["interval", "1 refresh", "quickest answer"],
	["three-intervals", "3 refreshes", "steadiest"],
] as const;

/** The booklet with all that can be set. */
export function SettingsSheet() {
	const dialog = useModal(settingsOpen);
	const isOpen = settingsOpen.value;
	const s = settings.value;
	const close = () => {
		settingsOpen.value = false;
	};
	return (
		<dialog {...dialog} class="sheet" aria-labelledby="sheet-title" closedby="any">
			{isOpen && (
				<div class="sheet-page">
					<header>
						<h2 id="sheet-title">Settings</h2>
						<button type="button" class="sheet-close" onClick={close}>
							Done
						</button>
					</header>
					<Choice
						legend="Television"
						choices={TELEVISION_CHOICES}
						value={s.television}
						onChange={(television) => change({ television })}
					/>
					<Choice
						legend="Shape of the picture"
						choices={ASPECT_CHOICES}
						value={s.aspect}
						onChange={(aspect) => change({ aspect })}
					/>
					<Choice
						legend="Display delay"
						choices={DELAY_CHOICES}
						value={s.delta}
						onChange={(delta) => change({ delta })}
					/>
					<Choice
						legend="Run ahead: shows the future if your buttons stay as they are"
						choices={AHEAD_CHOICES}
						value={s.runAhead}
						onChange={(runAhead) => change({ runAhead })}
					/>
					<Choice
						legend="Sound and rumble"
						choices={SOUND_CHOICES}
						value={s.soundTiming}
						onChange={(soundTiming) => change({ soundTiming })}
					/>
					<fieldset class="checks">
						<legend>Picture</legend>
						<Check
							label="Tube: scanlines, mask and a slight curve"
							checked={s.crt}
							onChange={(crt) => change({ crt })}
						/>
						<Check
							label="Less motion: no animations on this page"
							checked={s.reduceMotion}
							onChange={(reduceMotion) => change({ reduceMotion })}
						/>
					</fieldset>
					<fieldset class="checks">
						<legend>To look inside</legend>
						<Check
							label="Processor bar: what each line's cycles go into, and lag ticks"
							checked={s.cpuBar}
							onChange={(cpuBar) => change({ cpuBar })}
						/>
					</fieldset>
					<fieldset class="checks">
						<legend>To compare</legend>
						<Check
							label="Whole pixels: nothing stands between two pixels"
							checked={s.wholePixels}
							onChange={(wholePixels) => change({ wholePixels })}
						/>
						<Check
							label="No gliding: each refresh shows the newest state"
							checked={s.latestStateOnly}
							onChange={(latestStateOnly) => change({ latestStateOnly })}
						/>
						<Check
							label="Old PAL: the game runs 17 % slow, as it did then"
							checked={s.legacyPal}
							onChange={(legacyPal) => change({ legacyPal })}
						/>
					</fieldset>
					<KeySettings />
					<PadSettings />
					<p class="sheet-foot">
						Also: <kbd>P</kbd> pause, <kbd>M</kbd> mute, <kbd>F</kbd> full screen, <kbd>N</kbd> NTSC / PAL, <kbd>C</kbd>{" "}
						timing, <kbd>U</kbd> processor bar, hold <kbd>R</kbd> to go back in time, <kbd>B</kbd> keep the last minute,{" "}
						<kbd>V</kbd> memory card, <kbd>F2</kbd> save, <kbd>F4</kbd> load.
					</p>
				</div>
			)}
		</dialog>
	);
}

function Choice<T extends string | number>(props: {
	legend: string;
	choices: readonly (readonly [T, string, string])[];
	value: T;
	onChange: (value: T) => void;
}) {
	return (
		<fieldset class="choice">
			<legend>{props.legend}</legend>
			<div class={`choice-row choice-of-${props.choices.length}`}>
				{props.choices.map(([value, name, hint]) => (
					<label key={value}>
						<input
							type="radio"
							name={props.legend}
							checked={props.value === value}
							onChange={() => props.onChange(value)}
						/>
						<span>
							<b>{name}</b>
							<small>{hint}</small>
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

function Check(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
	return (
		<label class="check">
			<input
				type="checkbox"
				checked={props.checked}
				onChange={(event) => props.onChange(event.currentTarget.checked)}
			/>
			<span>{props.label}</span>
		</label>
	);
}
