import { fileURLToPath } from "node:url";
import type { VolleyState } from "../../cart/volley/volley-state.ts";
import { insertCart } from "../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../runtime/headless/evaluate-in-node.ts";
import type { HeadlessConsole } from "../../runtime/headless/headless-console.ts";
import { BUTTON } from "../../runtime/machine/memory-map.ts";
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

/** The title's lines: how many steps down from the first. */
const GAMES = { sky: 0, pitch: 1 } as const;
/** By then the menus behind the title have been left. */
const IN_PLAY_TICK = 200;

/**
 * What going back in time costs: a minute of each of VOLLEY's games kept tick by tick, how much memory it takes, and how
 * long a tick's snapshot takes: the cartridge's state encoded, and the difference from the tick before packed.
 */
export async function run(): Promise<BenchResult> {
	const sky = await measure("sky");
	const pitch = await measure("pitch");
	const figures = {
		...sky,
		...Object.fromEntries(Object.entries(pitch).map(([name, figure]) => [`${name}Pitch`, figure])),
	};
	const floors = Object.fromEntries(
		["", "Pitch"].flatMap((game) => [
			[`rewindSeconds${game}`, 59.9],
			[`rewindMiB${game}AtMost`, 32],
			[`snapshotUs${game}AtMost`, SNAPSHOT_MOST_US],
		]),
	);
	return { figures, floors, ok: brokenFloors({ figures, floors }).length === 0 };
}

async function measure(game: keyof typeof GAMES) {
	const console = await volley();
	const rewind = new Rewind(64 * MIB);
	const machines: { machine: SavedMachine; state: unknown }[] = [];
	for (let tick = 0; tick < TICKS; tick++) {
		const { fault } = console.runTick(playAt(tick, GAMES[game]));
		if (fault) throw new Error(`VOLLEY stopped: ${fault.message}`);
		const { name } = (console.runner.state as VolleyState).scene;
		if (tick >= IN_PLAY_TICK && name !== game) throw new Error(`In tick ${tick} VOLLEY shows ${name}, not ${game}.`);
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
	return {
		rewindSeconds: (rewind.lastTick! - rewind.firstTick!) / 60,
		rewindMiB: rewind.usedBytes / MIB,
		snapshotUs: ((ms.pack + ms.encode) * 1000) / TURN_TICKS,
		packUs: (ms.pack * 1000) / TURN_TICKS,
		goBackMs: ms.goBack / 10,
	};
}

async function volley(): Promise<HeadlessConsole> {
	const { cart } = await buildCart(CART_FOLDER);
	const inserted = insertCart(cart, evaluateInNode, { seed: 1 });
	if ("fault" in inserted) throw new Error(`VOLLEY can't be loaded: ${inserted.fault.message}`);
	const fault = inserted.console.boot();
	if (fault) throw new Error(`VOLLEY can't boot: ${fault.message}`);
	return inserted.console;
}

/** The game is chosen, its menus are left by A, and then it is played: all directions in turn, and A now and then. */
function playAt(tick: number, stepsDown: number): TickInput {
	const input = idleInput();
	const isDown = tick >= 5 && tick < 5 + 4 * stepsDown && (tick - 5) % 4 < 2;
	const inMenus = (isDown ? BUTTON.down : 0) | (tick >= 20 && tick % 20 < 2 ? BUTTON.a : 0);
	const inPlay = ((tick >> 5) & 15) | (tick % 20 < 10 ? BUTTON.a : 0);
	input.pads[0]!.held = tick < IN_PLAY_TICK ? inMenus : inPlay;
	return input;
}
