import { fileURLToPath } from "node:url";
import { NES } from "jsnes";
import { insertCart } from "../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../runtime/headless/evaluate-in-node.ts";
import { type HeadlessConsole, SAMPLE_RATE_HZ } from "../../runtime/headless/headless-console.ts";
import { idleInput } from "../../runtime/machine/pad-input.ts";
import { buildCart } from "../build/index.ts";
import type { BenchResult } from "./bench.ts";
import { medianCpuMs } from "./cpu-time.ts";
import { nesProgram } from "./nes-program/nes-program.ts";

const CART_FOLDER = fileURLToPath(new URL("console-cart", import.meta.url));
const FRAMES_A_TURN = 60;
const TURNS = { warmUpTurns: 3, turns: 11 };
/** Whole frames of the console for one of jsnes, at the least. */
const RATIO_FLOOR = 2;

/**
 * Whole console frames a second of processor time: a tick with 128 moving sprites over two scrolling planes, its
 * picture and its 800 samples of a song on five channels; against jsnes with 64 moving sprites over one scrolling
 * background and four channels, in the same process, turn by turn.
 */
export async function run(): Promise<BenchResult> {
	const console = await benchConsole();
	const jsnes = benchJsnes();
	const input = idleInput();
	let lagTicks = 0;
	const frames = (frame: () => void) => () => {
		for (let k = 0; k < FRAMES_A_TURN; k++) frame();
	};
	const ms = medianCpuMs(
		{
			whole: frames(() => {
				const { fault, lag } = console.runTick(input);
				if (fault) throw new Error(`the benchmark's cartridge stopped: ${fault.message}`);
				if (lag) lagTicks++;
				console.picture();
				console.sound();
			}),
			jsnes: frames(() => jsnes.frame()),
			tick: frames(() => void console.runTick(input)),
			picture: frames(() => void console.picture()),
			sound: frames(() => void console.sound()),
		},
		TURNS,
	);
	const figures = {
		consoleFramesPerCpuSecond: (FRAMES_A_TURN / ms.whole) * 1000,
		jsnesFramesPerCpuSecond: (FRAMES_A_TURN / ms.jsnes) * 1000,
		ratioToJsnes: ms.jsnes / ms.whole,
		tickMs: ms.tick / FRAMES_A_TURN,
		pictureMs: ms.picture / FRAMES_A_TURN,
		soundMs: ms.sound / FRAMES_A_TURN,
		lagTicks,
	};
	const ok = figures.ratioToJsnes >= RATIO_FLOOR && lagTicks === 0 && jsnes.hasSound();
	return { figures, floors: { ratioToJsnes: RATIO_FLOOR, lagTicksAtMost: 0 }, ok };
}

async function benchConsole(): Promise<HeadlessConsole> {
	const { cart } = await buildCart(CART_FOLDER);
	const inserted = insertCart(cart, evaluateInNode, { seed: 1 });
	if ("fault" in inserted) throw new Error(`the benchmark's cartridge can't be loaded: ${inserted.fault.message}`);
	const fault = inserted.console.boot();
	if (fault) throw new Error(`the benchmark's cartridge can't boot: ${fault.message}`);
	return inserted.console;
}

function benchJsnes() {
	let loudest = 0;
	const nes = new NES({
		sampleRate: SAMPLE_RATE_HZ,
		onFrame: () => {},
		onAudioSample: (left) => {
			if (left > loudest) loudest = left;
		},
	});
	nes.loadROM(nesProgram());
	return { frame: nes.frame, hasSound: () => loudest > 0.01 };
}
