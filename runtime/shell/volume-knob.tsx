import { change, settings } from "./settings-store.ts";

const STEP = 0.05;

/** A knob to turn: drag up or down, wheel, or arrow keys; to a screen reader it is a slider. */
export function VolumeKnob() {
	const { volume } = settings.value;
	const set = (next: number) =>
		change({ volume: Math.round(Math.min(1, Math.max(0, next)) * 100) / 100, muted: false });
	const onPointerDown = (event: PointerEvent & { currentTarget: HTMLElement }) => {
		const knob = event.currentTarget;
		knob.setPointerCapture(event.pointerId);
		const startY = event.clientY;
		const startX = event.clientX;
		const startVolume = volume;
		const turn = (move: PointerEvent) => set(startVolume + (startY - move.clientY + move.clientX - startX) / 120);
		knob.addEventListener("pointermove", turn);
		knob.addEventListener("lostpointercapture", () => knob.removeEventListener("pointermove", turn), { once: true });
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const turn: Record<string, number> = {
			ArrowUp: volume + STEP,
			ArrowRight: volume + STEP,
			ArrowDown: volume - STEP,
			ArrowLeft: volume - STEP,
			PageUp: volume + 4 * STEP,
			PageDown: volume - 4 * STEP,
			Home: 0,
			End: 1,
		};
		const next = turn[event.key];
		if (next === undefined) return;
		event.preventDefault();
		event.stopPropagation();
		set(next);
	};
	return (
		<div class="volume">
			<div
				class="knob"
				role="slider"
				tabIndex={0}
				aria-label="Volume"
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={Math.round(volume * 100)}
				style={{ "--turn": `${-135 + volume * 270}deg` }}
				onPointerDown={onPointerDown}
				onKeyDown={onKeyDown}
				onWheel={(event) => {
					event.preventDefault();
					set(volume - Math.sign(event.deltaY) * STEP);
				}}
			>
				<span class="knob-cap" />
			</div>
			<span class="knob-name" aria-hidden="true">
				Volume
			</span>
		</div>
	);
}
