import type { CartFile } from "../cartridge/index.ts";
import { breakDown } from "../cartridge/meter/profile/break-down.ts";
import type { CycleProfile } from "../cartridge/meter/profile/cycle-profile.ts";
import { CycleProfiler } from "../cartridge/meter/profile/cycle-profiler.ts";
import { FrameNode, ROOT_FRAME } from "../cartridge/meter/profile/frame-tree.ts";
import { METER_VERSION, UNITS_PER_CYCLE } from "../cartridge/meter/weights.ts";
import { CYCLES_PER_TICK_60 } from "../machine/memory-map.ts";
import { type EvaluateScript, insertCart } from "./cart-in-console.ts";
import type { HeadlessConsole } from "./headless-console.ts";
import { InputPlayer, type InputScript } from "./input-script.ts";

export interface ProfileOptions {
	/** How many ticks to run, from power-on. */
	readonly ticks: number;
	/** Any 32-bit number; 1 by default. */
	readonly seed?: number;
	readonly saveRam?: Uint8Array | null;
	readonly input?: InputScript;
	/** Told after the boot (−1) and after every tick, with its number. */
	readonly onTick?: (tick: number) => void;
}

/**
 * Runs a cartridge and tells where its cycles go. The counts are those of any other run of the same cartridge, seed and
 * input: the script has the same charges, and beside each stands what counts it.
 */
export function profileHeadless(cart: CartFile, evaluate: EvaluateScript, options: ProfileOptions): CycleProfile {
	const profiler = new CycleProfiler();
	const { seed = 1, saveRam = null } = options;
	const inserted = insertCart(cart, evaluate, { seed, saveRam, profiler });
	if (!("fault" in inserted)) return profiledTicks(inserted.console, profiler, options);
	const budget = CYCLES_PER_TICK_60 * (60 / cart.manifest.ticksPerSecond);
	const all = breakDown(new FrameNode(ROOT_FRAME, profiler.charges), profiler);
	const nothing = { ticks: 0, lagTicks: 0, cycles: 0, bootCycles: 0, cyclesByTick: [], worst: null, stateHash: "" };
	return { meterVersion: METER_VERSION, budget, ...nothing, all, fault: inserted.fault };
}

function profiledTicks(headless: HeadlessConsole, profiler: CycleProfiler, options: ProfileOptions): CycleProfile {
	const player = new InputPlayer(options.input ?? []);
	let fault = headless.boot();
	const bootCycles = profiler.turn().totalUnits() / UNITS_PER_CYCLE;
	const all = new FrameNode(ROOT_FRAME, profiler.charges);
	const cyclesByTick: number[] = [];
	let lagTicks = 0;
	let worst: { tick: number; cycles: number; root: FrameNode } | null = null;
	if (!fault) options.onTick?.(-1);
	for (let tick = 0; tick < options.ticks && !fault; tick++) {
		const outcome = headless.runTick(player.at(tick));
		fault = outcome.fault;
		if (outcome.lag) lagTicks++;
		const root = profiler.turn();
		const cycles = outcome.lag ? 0 : root.totalUnits() / UNITS_PER_CYCLE;
		cyclesByTick.push(cycles);
		if (!outcome.lag) all.merge(root);
		if (!outcome.lag && cycles > (worst?.cycles ?? -1)) worst = { tick, cycles, root };
		if (!fault) options.onTick?.(tick);
	}
	const breakdown = breakDown(all, profiler);
	return {
		meterVersion: METER_VERSION,
		ticks: cyclesByTick.length - (fault && cyclesByTick.length > 0 ? 1 : 0),
		lagTicks,
		budget: headless.runner.budgetCycles,
		cycles: breakdown.cycles,
		bootCycles,
		cyclesByTick,
		all: breakdown,
		worst: worst && { tick: worst.tick, ...breakDown(worst.root, profiler) },
		stateHash: headless.runner.stateHash(),
		fault,
	};
}
