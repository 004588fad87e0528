import type { ProfileHooks } from "../metered-factory.ts";
import { FrameNode, NativeFrames, ROOT_FRAME } from "./frame-tree.ts";
import type { ScriptCharges } from "./script-charges.ts";

/** Ways through the calls that are kept apart in one tick; those past them stand under the root by their function. */
const WAYS_MAX = 50_000;

/**
 * Counts where a cartridge's units go while it runs: which charges are made, in which function, called by whom. It
 * takes no units itself, so that a profiled run has the counts of any other.
 */
export class CycleProfiler {
	/** For a script that was metered for a profile. */
	readonly hooks: ProfileHooks;
	readonly natives = new NativeFrames();
	charges: ScriptCharges = { places: [], functions: [], calls: [] };
	private root = new FrameNode(ROOT_FRAME, this.charges);
	private top = this.root;
	/** Frames around the innermost, outermost first, and the last call that each has made. */
	private readonly around: FrameNode[] = [];
	private readonly lastCalls: number[] = [-1];
	/** How many frames stand around each of the machine's calls. */
	private readonly machineCalls: number[] = [];
	private ways = 0;

	constructor() {
		this.hooks = Object.freeze({
			hit: (index: number, site: number) => {
				const { top } = this;
				// Initial values of parameters and fields run before, or without, a frame of their function.
				const node = top.frame === index ? top : this.childOf(top, index);
				node.hits![site]!++;
			},
			enter: (index: number) => this.push(index),
			leave: (depth: number) => this.leave(depth),
			call: <T>(index: number, value: T): T => {
				this.lastCalls[this.around.length] = index;
				return value;
			},
			size: (place: number, units: number) => this.top.add(place, units),
		});
	}

	/** Begins anew, with a script. */
	open(charges: ScriptCharges): void {
		this.charges = charges;
		this.reset();
	}

	/** A turn of the cartridge begins. */
	reset(): void {
		this.root = new FrameNode(ROOT_FRAME, this.charges);
		this.ways = 0;
		this.around.length = 0;
		this.machineCalls.length = 0;
		this.top = this.root;
		this.lastCalls[0] = -1;
	}

	/** What the turn so far took. */
	turn(): FrameNode {
		return this.root;
	}

	/** A built-in or a call on the machine charges. */
	work(units: number): void {
		if (units === 0) return;
		if (this.top.frame < ROOT_FRAME) {
			this.top.add(this.lastPlace(this.around.length - 1), units);
			return;
		}
		const depth = this.around.length;
		const call = this.charges.calls[this.lastCalls[depth]!];
		const node = this.childOf(this.top, this.natives.frameOf(call?.name ?? "built-ins"));
		node.calls++;
		node.add(this.lastPlace(depth), units);
	}

	/** A call on the machine begins. */
	enterMachine(name: string): void {
		this.machineCalls.push(this.around.length);
		this.push(this.natives.frameOf(`machine.${name}`));
	}

	leaveMachine(): void {
		const depth = this.machineCalls.pop();
		if (depth !== undefined) this.leave(depth);
	}

	private push(frame: number): number {
		const node = this.childOf(this.top, frame);
		node.calls++;
		const depth = this.around.push(this.top) - 1;
		this.top = node;
		this.lastCalls[depth + 1] = -1;
		return depth;
	}

	private leave(depth: number): void {
		if (depth >= this.around.length) return;
		this.top = this.around[depth]!;
		this.around.length = depth;
	}

	private childOf(node: FrameNode, frame: number): FrameNode {
		const known = node.children.get(frame);
		if (known) return known;
		this.ways++;
		return (this.ways > WAYS_MAX ? this.root : node).child(frame);
	}

	/** Where the frame at a depth has made its last call. */
	private lastPlace(depth: number): number {
		const call = this.charges.calls[this.lastCalls[depth]!];
		if (call) return call.place;
		const node = depth === this.around.length ? this.top : this.around[depth]!;
		return this.charges.functions[Math.max(0, node.frame)]?.place ?? 0;
	}
}
