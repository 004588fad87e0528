import type { FaultReport } from "../../../machine/fault.ts";

/** Where the cycles of a run went: plain data, equal on every machine. All figures are cycles, in eighths. */
export interface CycleProfile {
	/** Version of the table of weights. */
	readonly meterVersion: number;
	/** Ticks that ran, and how many of them only paid debt. */
	readonly ticks: number;
	readonly lagTicks: number;
	/** What one tick may use. */
	readonly budget: number;
	/** All ticks together; the boot isn't among them. */
	readonly cycles: number;
	/** What the boot used: it has a turn of its own. */
	readonly bootCycles: number;
	/** What each tick used, the last one's even if it ended in a fault; 0 where the cartridge wasn't called. */
	readonly cyclesByTick: readonly number[];
	readonly all: CycleBreakdown;
	/** The tick that used the most; null when none ran. */
	readonly worst: WorstTick | null;
	/** State and memory after the last tick: that of any other run of the same cartridge, seed and input. */
	readonly stateHash: string;
	readonly fault: FaultReport | null;
}

export interface WorstTick extends CycleBreakdown {
	readonly tick: number;
}

/** The same cycles three ways. */
export interface CycleBreakdown {
	readonly cycles: number;
	/** Most expensive first. */
	readonly functions: readonly FunctionCost[];
	/** Lines of the author's files, with what the machine and built-ins did for them; most expensive first. */
	readonly lines: readonly LineCost[];
	readonly tree: FrameCost;
}

export type FrameKind = "script" | "machine" | "built-in";

export interface FunctionCost {
	readonly name: string;
	readonly kind: FrameKind;
	/** Where it is written: "" and 0 for what isn't the author's. */
	readonly file: string;
	readonly line: number;
	readonly calls: number;
	/** Its own, and with all that it called. */
	readonly selfCycles: number;
	readonly totalCycles: number;
}

export interface LineCost {
	readonly file: string;
	readonly line: number;
	readonly cycles: number;
}

/** What the root of a tree of calls is called: the console, which calls the cartridge. */
export const ROOT_NAME = "(console)";

/** A frame in the tree of calls. */
export interface FrameCost extends FunctionCost {
	/** Most expensive first. */
	readonly children: readonly FrameCost[];
}
