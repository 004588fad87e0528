import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { unitsToMs } from "../time/time-base.ts";
import type { TimelineFigures } from "../time/timeline.ts";
import { presenterNow } from "./console-store.ts";
import { settings } from "./settings-store.ts";
import { drawTimingFigure } from "./timing-figure.ts";

export const timingOpen = signal(false);
const isHeld = signal(false);
const readings = signal<Readings | null>(null);

interface Readings extends TimelineFigures {
	/** Ticks by which pictures are ahead of their tick, and how far the picture is behind the game. */
	readonly ticksAhead: number;
	readonly behindMs: number;
}

/** The figure's width in time: a quarter of a second, and some. */
const SPAN_UNITS = 84;
/** Figures of the last second, read off four times a second. */
const READINGS_EVERY_MS = 250;
/** With less motion the figure stands still between readings. */
const STILL_EVERY_MS = 1000;

export function toggleTiming(): void {
	timingOpen.value = !timingOpen.value;
}

/** The instrument in front of the furniture: how the game's clock and the television's go together. */
export function TimingPanel() {
	const canvas = useRef<HTMLCanvasElement>(null);
	const isOpen = timingOpen.value;
	useEffect(() => (isOpen && canvas.current ? run(canvas.current) : undefined), [isOpen]);
	if (!isOpen) return null;
	const r = readings.value;
	return (
		<section class="timing" aria-label="Timing">
			<header>
				<h2>One clock, any television</h2>
				<p class="timing-intro">
					<b>Above</b>, the game makes a state {r ? `${Math.round(r.ticksPerSecond)} times` : "so many times"} a second
					on every television. <b>Below</b>, each picture shows the moment <b>ΔT</b> before it, mixed from the two
					states around that moment: its colours say how much of each, its number how much of the later.
				</p>
				<button type="button" aria-pressed={isHeld.value} onClick={hold}>
					{isHeld.value ? "Go on" : "Hold still"}
				</button>
				<button type="button" onClick={toggleTiming}>
					Close
				</button>
			</header>
			<div class="timing-screen">
				<canvas ref={canvas} role="img" aria-label="Ticks, pictures, and which states each picture is mixed from" />
				<span class="timing-lane timing-game" aria-hidden="true">
					Game
				</span>
				<span class="timing-lane timing-pictures" aria-hidden="true">
					Television
				</span>
			</div>
			{r && <ReadingsList readings={r} />}
		</section>
	);
}

function ReadingsList({ readings: r }: { readings: Readings }) {
	return (
		<dl class="timing-readings">
			<Reading name="Ticks" value={`${Math.round(r.ticksPerSecond)}/s`} hint="states the game makes" />
			<Reading name="Pictures" value={`${Math.round(r.refreshesPerSecond)}/s`} hint="the television shows" />
			<Reading name="Tick costs" value={ms(r.meanCostMs)} hint={`most: ${ms(r.maxCostMs)}`} />
			<Reading name="ΔT" value={ms(r.deltaMs)} hint={aheadHint(r)} />
			<Reading name="Input shows" value={ms(r.meanLatencyMs)} hint={`at most: ${ms(r.maxLatencyMs)}`} />
			<Reading name="Queue" value={`${r.queued} of ${r.queueLength}`} hint="states that wait, and are needed" />
			<Reading
				name="Missing"
				value={String(r.missedRefreshes)}
				hint="pictures without their state"
				isBad={r.missedRefreshes > 0}
			/>
		</dl>
	);
}

function Reading(props: { name: string; value: string; hint: string; isBad?: boolean }) {
	return (
		<div class={props.isBad ? "timing-bad" : ""}>
			<dt>{props.name}</dt>
			<dd>
				<b>{props.value}</b> <small>{props.hint}</small>
			</dd>
		</div>
	);
}

function ms(value: number | null): string {
	return value === null ? "–" : `${value.toFixed(1)} ms`;
}

function aheadHint({ ticksAhead, behindMs }: Readings): string {
	return ticksAhead === 0 ? "the picture is behind" : `${ticksAhead} run ahead: ${behindMs.toFixed(1)} ms behind`;
}

function hold(): void {
	isHeld.value = !isHeld.value;
}

/** Draws while the panel is open. @returns what ends it */
function run(canvas: HTMLCanvasElement): () => void {
	const context = canvas.getContext("2d");
	let frame = 0;
	let readAtMs = Number.NEGATIVE_INFINITY;
	let drawnAtMs = Number.NEGATIVE_INFINITY;
	const draw = (nowMs: number) => {
		frame = requestAnimationFrame(draw);
		const presenter = presenterNow();
		if (!context || !presenter || isHeld.value) return;
		if (nowMs - readAtMs >= READINGS_EVERY_MS) {
			readAtMs = nowMs;
			const { ticksAhead, deltaUnits, tickUnits } = presenter.status;
			const behindMs = unitsToMs(deltaUnits - ticksAhead * tickUnits);
			readings.value = { ...presenter.timeline().figures, ticksAhead, behindMs };
		}
		if (settings.value.reduceMotion && nowMs - drawnAtMs < STILL_EVERY_MS) return;
		drawnAtMs = nowMs;
		const ratio = window.devicePixelRatio || 1;
		const { clientWidth: width, clientHeight: height } = canvas;
		const [pxWidth, pxHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
		if (canvas.width !== pxWidth || canvas.height !== pxHeight) {
			canvas.width = pxWidth;
			canvas.height = pxHeight;
		}
		context.setTransform(ratio, 0, 0, ratio, 0, 0);
		// A narrow figure shows less time, not less room for each mark.
		const spanUnits = Math.max(20, Math.min(SPAN_UNITS, width / 10));
		drawTimingFigure(context, width, height, presenter.timeline(spanUnits), unitsToMs(spanUnits));
	};
	frame = requestAnimationFrame(draw);
	return () => {
		cancelAnimationFrame(frame);
		isHeld.value = false;
	};
}
