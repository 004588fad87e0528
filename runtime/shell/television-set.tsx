import type { RefObject } from "preact";
import { consoleHost, consoleState, pauseOrGoOn, soundWaits } from "./console-store.ts";
import { CpuBar } from "./cpu-bar.tsx";
import { FaultPanel } from "./fault-panel.tsx";
import { toggleFullScreen } from "./full-screen.ts";
import { GhostLayer } from "./ghost-layer.tsx";
import { CAN_CHOOSE_OBJECTS, objectChooserOpen, toggleObjectChooser } from "./ghost-objects.ts";
import {
	FullScreenIcon,
	GhostIcon,
	MemoryCardIcon,
	MutedIcon,
	PauseIcon,
	PlayIcon,
	RewindIcon,
	SettingsIcon,
	SoundIcon,
	TimingIcon,
} from "./icons.tsx";
import { memoryCardOpen } from "./memory-card-store.ts";
import { MovieBar } from "./movie-bar.tsx";
import { ObjectChooser } from "./object-chooser.tsx";
import { RewindBar } from "./rewind-bar.tsx";
import { settingsOpen } from "./settings-sheet.tsx";
import { change, settings } from "./settings-store.ts";
import { timingOpen, toggleTiming } from "./timing-panel.tsx";
import { VolumeKnob } from "./volume-knob.tsx";

/** The television: the glass, and the panel with what a television has. */
export function TelevisionSet(props: { screen: RefObject<HTMLCanvasElement | null> }) {
	const state = consoleState.value;
	return (
		<section class="television" aria-label="Television">
			<div class="tube">
				<div class={`glass glass-${state.power}`}>
					<canvas
						ref={props.screen}
						class="screen"
						tabIndex={0}
						aria-label={`Picture of ${state.title ?? "the console"}`}
						role="img"
					/>
					{state.paused && !state.fault && state.power === "on" && (
						<button type="button" class="paused-sign" onClick={pauseOrGoOn}>
							<PlayIcon /> Paused
						</button>
					)}
					{soundWaits.value && <p class="sound-waits">Press or tap anything for sound</p>}
					<GhostLayer />
					<ObjectChooser />
					<CpuBar />
					<RewindBar />
					<MovieBar />
					<FaultPanel />
				</div>
			</div>
			<div class="panel">
				<p class="maker" aria-hidden="true">
					Chroma<b>vox</b>
				</p>
				<StandardSwitch />
				<VolumeKnob />
				<div class="panel-buttons">
					<PanelButton label={state.paused ? "Go on" : "Pause"} hint="P" onClick={pauseOrGoOn} pressed={state.paused}>
						{state.paused ? <PlayIcon /> : <PauseIcon />}
					</PanelButton>
					<PanelButton
						label={settings.value.muted ? "Sound on" : "Mute"}
						hint="M"
						onClick={() => change({ muted: !settings.value.muted })}
						pressed={settings.value.muted}
					>
						{settings.value.muted ? <MutedIcon /> : <SoundIcon />}
					</PanelButton>
					<PanelButton label="Full screen" hint="F" onClick={toggleFullScreen}>
						<FullScreenIcon />
					</PanelButton>
					<PanelButton label="Timing" hint="C" onClick={toggleTiming} pressed={timingOpen.value}>
						<TimingIcon />
					</PanelButton>
					{CAN_CHOOSE_OBJECTS && (
						<PanelButton label="Ghosts" hint="O" onClick={toggleObjectChooser} pressed={objectChooserOpen.value}>
							<GhostIcon />
						</PanelButton>
					)}
					<RewindButton />
					<PanelButton
						label="Memory card"
						hint="V"
						onClick={() => {
							memoryCardOpen.value = true;
						}}
					>
						<MemoryCardIcon />
					</PanelButton>
					<PanelButton
						label="Settings"
						onClick={() => {
							settingsOpen.value = true;
						}}
					>
						<SettingsIcon />
					</PanelButton>
				</div>
				<div class="speaker" aria-hidden="true" />
			</div>
		</section>
	);
}

/** Works as long as it is pressed, like the key R. */
function RewindButton() {
	const letGo = () => consoleHost()?.time.letGo();
	return (
		<button
			type="button"
			class="panel-button"
			aria-label="Go back in time: hold"
			title="Go back in time (hold R)"
			data-pressed={consoleState.value.past?.held ?? false}
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				consoleHost()?.time.goBack();
			}}
			onPointerUp={letGo}
			onPointerCancel={letGo}
			onKeyDown={(event) => {
				if (event.key === " " || event.key === "Enter") consoleHost()?.time.goBack();
			}}
			onKeyUp={letGo}
			onBlur={letGo}
		>
			<RewindIcon />
		</button>
	);
}

function PanelButton(props: {
	label: string;
	hint?: string;
	pressed?: boolean;
	onClick: () => void;
	children: preact.ComponentChildren;
}) {
	return (
		<button
			type="button"
			class="panel-button"
			aria-label={props.label}
			title={props.hint ? `${props.label} (${props.hint})` : props.label}
			{...(props.pressed === undefined ? {} : { "data-pressed": props.pressed })}
			onClick={props.onClick}
		>
			{props.children}
		</button>
	);
}

const STANDARDS = [
	{ value: "ntsc", name: "NTSC", hint: "60 pictures a second" },
	{ value: "pal", name: "PAL", hint: "50 pictures a second: the game keeps its speed" },
] as const;

/** NTSC or PAL; a third way, the monitor's own rate, is in the settings. */
function StandardSwitch() {
	const current = settings.value.television;
	return (
		<fieldset class="standard-switch">
			<legend>Standard</legend>
			<div class={`standard-track standard-${current}`}>
				{STANDARDS.map(({ value, name, hint }) => (
					<label key={value} title={hint}>
						<input
							type="radio"
							name="standard"
							value={value}
							checked={current === value}
							onChange={() => change({ television: value })}
						/>
						<span>{name}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
