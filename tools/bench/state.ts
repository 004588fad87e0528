import { fileURLToPath } from "node:url";
import { insertCart } from "../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../runtime/headless/evaluate-in-node.ts";
import type { HeadlessConsole } from "../../runtime/headless/headless-console.ts";
import { idleInput, type TickInput } from "../../runtime/machine/pad-input.ts";
import { Rewind } from "../../runtime/machine/rewind/rewind.ts";
import type { SavedMachine } from "../../runtime/machine/save-state/save-state.ts";
import { StateEncoder } from "../../runtime/machine/state-codec/index.ts";
import { buildCart } from "../build/index.ts";
import { type BenchResult, brokenFloors } from "./bench.ts";
import { medianCpuMs } from "./cpu-time.ts";

const CART_FOLDER = fileURLToPath(new URL("../../cart/volley", import.meta.url));
/** A minute of play. */
const TICKS = 3600;
const SNAPSHOT_MOST_US = 300;
const MIB = 1024 * 1024;
/** Two keyframes' worth of play, so that their cost is in the mean. */
const TURN_TICKS = 120;

/**
 * What going back in time costs: a minute of VOLLEY kept tick by tick, how much memory it takes, and how long a tick's
 * snapshot takes: the cartridge's state encoded, and the difference from the tick before packed.
 */
export async function run(): Promise<BenchResult> {
	const console = await volley();
	const rewind = new Rewind(64 * MIB);
	const machines: { machine: SavedMachine; state: unknown }[] = [];
	for (let tick = 0; tick < TICKS; tick++) {
		const { fault } = console.runTick(playAt(tick));
		if (fault) throw new Error(`VOLLEY stopped: ${fault.message}`);
		const machine = console.runner.save();
		rewind.push(tick, machine);
		// The last two seconds, in the midst of play.
		if (tick >= TICKS - TURN_TICKS) machines.push({ machine, state: structuredClone(console.runner.state) });
	}
	const packed = new Rewind();
	// As the cart runner does it.
	const encoder = new StateEncoder();
	let tick = 0;
	const ms = medianCpuMs(
		{
			pack: () => {
				for (const { machine } of machines) packed.push(tick++, machine);
			},
			encode: () => {
				for (const [i, { state }] of machines.entries()) encoder.lend(state, i);
			},
			goBack: () => {
				for (let i = 0; i < 10; i++) rewind.at(TICKS - 1 - i * 97);
			},
		},
		{ warmUpTurns: 3, turns: 11 },
	);
	const figures = {
		rewindSeconds: (rewind.lastTick! - rewind.firstTick!) / 60,
		rewindMiB: rewind.usedBytes / MIB,
		snapshotUs: ((ms.pack + ms.encode) * 1000) / TURN_TICKS,
		packUs: (ms.pack * 1000) / TURN_TICKS,
		goBackMs: ms.goBack / 10,
	};
	const floors = { rewindSeconds: 59.9, rewindMiBAtMost: 32, snapshotUsAtMost: SNAPSHOT_MOST_US };
	return { figures, floors, ok: brokenFloors({ figures, floors }).length === 0 };
}

async function volley(): Promise<HeadlessConsole> {
	const { cart } = await buildCart(CART_FOLDER);
	const inserted = insertCart(cart, evaluateInNode, { seed: 1 });
	if ("fault" in inserted) throw new Error(`VOLLEY can't be loaded: ${inserted.fault.message}`);
	const fault = inserted.console.boot();
	if (fault) throw new Error(`VOLLEY can't boot: ${fault.message}`);
	return inserted.console;
}

/** Start and fire now and then, and all directions: menus are left, and a game is played. */
function playAt(tick: number): TickInput {
	const input = idleInput();
	const step = tick >> 5;
	input.pads[0]!.held = (tick % 120 < 6 ? 0x400 : 0) | (step & 15) | (tick % 20 < 10 ? 0x10 : 0);
	return input;
}
