import { UNITS_PER_CYCLE } from "../weights.ts";
import {
	type CycleBreakdown,
	type FrameCost,
	type FrameKind,
	type FunctionCost,
	type LineCost,
	ROOT_NAME,
} from "./cycle-profile.ts";
import type { CycleProfiler } from "./cycle-profiler.ts";
import { type FrameNode, ROOT_FRAME } from "./frame-tree.ts";

/** Breaks a tree of counts down by function, by line and by way of calls. */
export function breakDown(root: FrameNode, profiler: CycleProfiler): CycleBreakdown {
	const tree = frameCost(root, profiler);
	return { cycles: tree.totalCycles, functions: functionCosts(tree), lines: lineCosts(root, profiler), tree };
}

function frameCost(node: FrameNode, profiler: CycleProfiler): FrameCost {
	const children = [...node.children.values()].map((child) => frameCost(child, profiler)).sort(byTotal);
	const selfCycles = node.selfUnits() / UNITS_PER_CYCLE;
	return {
		...nameOf(node.frame, profiler),
		calls: node.calls,
		selfCycles,
		totalCycles: children.reduce((sum, child) => sum + child.totalCycles, selfCycles),
		children,
	};
}

function nameOf(
	frame: number,
	{ charges, natives }: CycleProfiler,
): { name: string; kind: FrameKind; file: string; line: number } {
	if (frame === ROOT_FRAME) return { name: ROOT_NAME, kind: "machine", file: "", line: 0 };
	if (frame < 0) {
		const name = natives.names[-2 - frame]!;
		return { name, kind: name.startsWith("machine.") ? "machine" : "built-in", file: "", line: 0 };
	}
	const { name, place } = charges.functions[frame]!;
	const { file, line } = charges.places[place] ?? { file: "", line: 0 };
	return { name, kind: "script", file, line };
}

function functionCosts(tree: FrameCost): FunctionCost[] {
	const costs = new Map<string, { -readonly [K in keyof FunctionCost]: FunctionCost[K] }>();
	const open = new Set<string>();
	const look = ({ children, ...frame }: FrameCost) => {
		const key = `${frame.kind}\n${frame.name}\n${frame.file}\n${frame.line}`;
		const cost = costs.get(key) ?? { ...frame, calls: 0, selfCycles: 0, totalCycles: 0 };
		costs.set(key, cost);
		cost.calls += frame.calls;
		cost.selfCycles += frame.selfCycles;
		// Of a recursion the outermost call holds all.
		const outermost = !open.has(key);
		if (outermost) cost.totalCycles += frame.totalCycles;
		open.add(key);
		for (const child of children) look(child);
		if (outermost) open.delete(key);
	};
	for (const child of tree.children) look(child);
	return [...costs.values()].sort((a, b) => b.selfCycles - a.selfCycles || byName(a, b));
}

function lineCosts(root: FrameNode, { charges }: CycleProfiler): LineCost[] {
	const units = new Map<number, number>();
	const look = (node: FrameNode) => {
		node.eachPlace((place, taken) => units.set(place, (units.get(place) ?? 0) + taken));
		for (const child of node.children.values()) look(child);
	};
	look(root);
	return [...units]
		.map(([place, taken]) => ({ ...(charges.places[place] ?? { file: "", line: 0 }), cycles: taken / UNITS_PER_CYCLE }))
		.sort((a, b) => b.cycles - a.cycles || compareTexts(a.file, b.file) || a.line - b.line);
}

function byTotal(a: FrameCost, b: FrameCost): number {
	return b.totalCycles - a.totalCycles || byName(a, b);
}

/** Equal costs stand in an order that is the same everywhere. */
function byName(a: FunctionCost, b: FunctionCost): number {
	return compareTexts(a.name, b.name) || compareTexts(a.file, b.file) || a.line - b.line;
}

function compareTexts(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
