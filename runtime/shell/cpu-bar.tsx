import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { CPU_SLICES, type CpuUse } from "../machine/cpu-use.ts";
import { consoleHost, consoleState } from "./console-store.ts";
import { change, settings } from "./settings-store.ts";

/** All lines of a frame, those of the blanking included. Source: ITU-R BT.1700, systems M and B/G. */
const FRAME_LINES = { ntsc: 262, pal: 312 } as const;
const COLOUR = { game: "#f7c92b", machine: "#33c1dc", idle: "#1d1730", debt: "#ea3a4c", peak: "#ffffff" } as const;
const WIDTH_PX = 12;
/** The peak is that of the last second or so; figures change four times a second, so that they can be read. */
const PEAK_FRAMES = 60;
const FIGURES_EVERY_MS = 250;

interface Figures {
	readonly gamePercent: number;
	readonly machinePercent: number;
	readonly debtPercent: number;
	readonly peakPercent: number;
	readonly lagTicks: number;
}

const figures = signal<Figures | null>(null);

export function toggleCpuBar(): void {
	change({ cpuBar: !settings.value.cpuBar });
}

/**
 * At the screen's edge, as programmers of old had it: the tick's cycles from the frame's first line to its last. A line
 * is in the colours of what its cycles went into.
 */
export function CpuBar() {
	const canvas = useRef<HTMLCanvasElement>(null);
	const { cpuBar: isOpen, television } = settings.value;
	const isOn = isOpen && consoleState.value.power === "on" && !consoleState.value.fault;
	const lines = television.startsWith("pal") ? FRAME_LINES.pal : FRAME_LINES.ntsc;
	useEffect(() => (isOn && canvas.current ? run(canvas.current, lines) : undefined), [isOn, lines]);
	if (!isOn) return null;
	const f = figures.value;
	return (
		<div class="cpu" data-testid="cpu">
			{f && (
				<dl class="cpu-figures">
					<Figure name="game" colour={COLOUR.game} value={`${f.gamePercent} %`} />
					<Figure name="machine" colour={COLOUR.machine} value={`${f.machinePercent} %`} />
					<Figure name="debt" colour={COLOUR.debt} value={`${f.debtPercent} %`} />
					<Figure name="peak" colour={COLOUR.peak} value={`${f.peakPercent} %`} isBad={f.peakPercent > 100} />
					<Figure name="lag ticks" value={String(f.lagTicks)} isBad={f.lagTicks > 0} />
				</dl>
			)}
			<canvas
				ref={canvas}
				width={WIDTH_PX}
				height={lines}
				role="img"
				aria-label={`Processor: each of the frame's ${lines} lines by what its cycles went into`}
			/>
		</div>
	);
}

function Figure(props: { name: string; value: string; colour?: string; isBad?: boolean }) {
	return (
		<div class={props.isBad ? "cpu-bad" : ""}>
			<dt>
				<i style={{ background: props.colour ?? "transparent" }} />
				{props.name}
			</dt>
			<dd>{props.value}</dd>
		</div>
	);
}

/** Draws while the bar is there. @returns what ends it */
function run(canvas: HTMLCanvasElement, lines: number): () => void {
	const context = canvas.getContext("2d");
	const peaks: number[] = [];
	let frame = 0;
	let figuresAtMs = Number.NEGATIVE_INFINITY;
	let last: CpuUse | null = null;
	const draw = (nowMs: number) => {
		frame = requestAnimationFrame(draw);
		const running = consoleHost()?.running;
		if (!context || !running) return;
		running.watchesCpu = true;
		const cpu = running.lastCpu;
		if (!cpu || cpu === last) return;
		last = cpu;
		if (peaks.push(cpu.used) > PEAK_FRAMES) peaks.shift();
		const peak = Math.max(...peaks);
		drawBar(context, cpu, peak, lines);
		if (nowMs - figuresAtMs < FIGURES_EVERY_MS) return;
		figuresAtMs = nowMs;
		figures.value = figuresOf(cpu, peak);
	};
	frame = requestAnimationFrame(draw);
	return () => {
		cancelAnimationFrame(frame);
		const running = consoleHost()?.running;
		if (running) running.watchesCpu = false;
		figures.value = null;
	};
}

function drawBar(context: CanvasRenderingContext2D, cpu: CpuUse, peak: number, lines: number): void {
	const lineOf = (cycles: number) => Math.min(lines, Math.ceil((cycles / cpu.budget) * lines));
	const [busyLines, debtLines] = [lineOf(cpu.used), lineOf(cpu.paid)];
	const sliceCycles = cpu.budget / CPU_SLICES;
	for (let line = 0; line < lines; line++) {
		context.fillStyle = line < debtLines ? COLOUR.debt : line < busyLines ? COLOUR.game : COLOUR.idle;
		context.fillRect(0, line, WIDTH_PX, 1);
		const calls = cpu.calls[Math.floor((line * CPU_SLICES) / lines)]!;
		context.fillStyle = COLOUR.machine;
		context.fillRect(0, line, Math.round(Math.min(1, calls / sliceCycles) * WIDTH_PX), 1);
	}
	context.fillStyle = COLOUR.peak;
	if (peak > 0) context.fillRect(0, Math.min(lines, lineOf(peak)) - 1, WIDTH_PX, 1);
}

function figuresOf(cpu: CpuUse, peak: number): Figures {
	const percent = (cycles: number) => Math.round((cycles / cpu.budget) * 100);
	// A tick that overruns calls the machine past the last slice too: those calls are counted with the game.
	const machine = cpu.calls.reduce((sum, cycles) => sum + cycles, 0);
	return {
		gamePercent: percent(Math.max(0, cpu.used - machine)),
		machinePercent: percent(Math.min(machine, cpu.used)),
		debtPercent: percent(cpu.paid),
		peakPercent: percent(peak),
		lagTicks: cpu.lagTicks,
	};
}
