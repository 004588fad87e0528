import { version } from "../../package.json";
import { type InputChange, parseInputScript } from "../headless/input-script.ts";
import { ADDRESS, VIDEO_BLOCK } from "../machine/memory-map.ts";
import type { Timeline } from "../time/timeline.ts";
import type { WorkletStats } from "./audio/worklet-messages.ts";
import type { ConsoleHost } from "./console-host.ts";
import type { PresenterStatus } from "./presentation.ts";
import { runInSandbox, type SandboxRun } from "./sandbox-run.ts";

/** What the page's handle tells of the console. */
export interface HandleState {
	/** The newest tick that was answered; −1 after the boot; null without a running cartridge. */
	readonly tick: number | null;
	readonly stateHash: string;
	readonly paused: boolean;
	readonly power: "off" | "on";
	readonly title: string | null;
	readonly fault: ConsoleHost["state"]["fault"];
	readonly television: string;
	readonly screen: string;
	/** Whether things may stand at quarters of a pixel: see `Screen.isFine`. */
	readonly fine: boolean;
	/** Whether the browser lets sound out, and how loud it is now (root mean square, 0–1). */
	readonly sound: { readonly running: boolean; readonly level: number; readonly stats: WorkletStats | null };
	/** Null without a running cartridge. */
	readonly timing: PresenterStatus | null;
}

/** `window.colorburst`: for looking at the console from the browser's own tools, and for tests. */
export interface ConsoleHandle {
	readonly version: string;
	state(): HandleState;
	/** State hashes by tick, the last 8,192. */
	hashes(): Record<number, string>;
	/** Starts the cartridge anew with a seed, and plays buttons by tick in place of the player's. */
	playInput(changes: readonly InputChange[], seed?: number): Promise<void>;
	/** What the timing panel draws, of the last second by default. */
	timeline(spanUnits?: number): Timeline | null;
	/** The picture's memory as last shown, for a region's worth of bytes: addresses as in the memory map. */
	peek(address: number, length: number): number[];
	/** What is on the canvas, as a PNG data URL. */
	captureFrame(): string;
	/** While paused: one tick on. */
	step(): void;
	/** Runs the cartridge in the slot apart from the game that goes on, as fast as it can, and hashes all it gives. */
	runTicks(ticks: number, options?: { seed?: number; input?: readonly InputChange[] }): Promise<SandboxRun>;
}

declare global {
	interface Window {
		colorburst?: ConsoleHandle;
	}
}

export function exposeHandle(host: ConsoleHost): void {
	const canvas = host.canvas;
	window.colorburst = {
		version,
		state: () => ({
			tick: host.running?.lastTick ?? null,
			stateHash: host.running?.lastHash ?? "",
			paused: host.state.paused,
			power: host.state.power,
			title: host.state.title,
			fault: host.state.fault,
			television: host.settings.television,
			screen: host.screen.kind,
			fine: host.screen.isFine,
			sound: { running: host.sound.isRunning, level: host.sound.level(), stats: host.sound.stats },
			timing: host.running?.presenter.status ?? null,
		}),
		hashes: () => Object.fromEntries(host.running?.hashes ?? []),
		timeline: (spanUnits) => host.running?.presenter.timeline(spanUnits) ?? null,
		playInput: (changes, seed = 1) =>
			host.powerOn({ seed, inputScript: parseInputScript(changes, "colorburst.playInput") }),
		peek(address, length) {
			if (address < ADDRESS.tiles || address + length > ADDRESS.tiles + VIDEO_BLOCK.sizeBytes) {
				throw new RangeError("colorburst.peek: only the picture's memory is on this side, 0x10000 to 0x203ff");
			}
			const start = address - VIDEO_BLOCK.address;
			return [...(host.lastVideo?.subarray(start, start + length) ?? [])];
		},
		captureFrame: () => canvas.toDataURL("image/png"),
		step: () => host.running?.step(),
		runTicks(ticks, options = {}) {
			if (!host.cart) throw new Error("colorburst.runTicks: there is no cartridge in the slot");
			const input = parseInputScript(options.input ?? [], "colorburst.runTicks");
			return runInSandbox(host.cart, { ticks, seed: options.seed ?? 1, input });
		},
	};
}
