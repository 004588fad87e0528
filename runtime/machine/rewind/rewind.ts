import { MEMORY_SIZE_BYTES } from "../memory-map.ts";
import type { SavedMachine } from "../save-state/save-state.ts";
import { ByteWriter } from "../saved-file/byte-writer.ts";
import { applyStateDelta, stateDelta } from "./state-delta.ts";
import { applyXorDelta, writeXorDelta } from "./xor-delta.ts";

/** Every so many snapshots one stands for itself; the others say what differs from the one before. */
export const KEYFRAME_EVERY_TICKS = 60;
/** A minute of any reasonable cartridge, and ten of most. */
export const REWIND_MAX_BYTES = 30 * 1024 * 1024;

const WORDS = MEMORY_SIZE_BYTES / 4;
/** What JavaScript itself takes for the objects of one delta, about. */
const DELTA_OVERHEAD_BYTES = 200;

interface Delta {
	readonly memory: Uint8Array;
	readonly state: Uint8Array;
}

/** A tick that is kept. `machine` gives a copy of the machine after it, as long as no step further has been taken. */
export interface KeptTick {
	readonly tick: number;
	machine(): SavedMachine;
}

/** A keyframe (its memory as what differs from an empty one) and the deltas that follow it. */
interface Group {
	readonly firstTick: number;
	readonly memory: Uint8Array;
	readonly state: Uint8Array;
	readonly deltas: Delta[];
	sizeBytes: number;
}

/**
 * The machine after each of the last ticks, packed: as many as fit into `capacityBytes`. Ticks come in order, one by
 * one; older ones are forgotten a keyframe's worth at a time.
 */
export class Rewind {
	private groups: Group[] = [];
	private readonly lastMemory = new Int32Array(WORDS);
	private lastState: Uint8Array = new Uint8Array(0);
	private sizeBytes = 0;
	private readonly writer = new ByteWriter();

	constructor(private readonly capacityBytes = REWIND_MAX_BYTES) {}

	/** The oldest tick that can be gone back to; undefined when there is none. */
	get firstTick(): number | undefined {
		return this.groups[0]?.firstTick;
	}

	get lastTick(): number | undefined {
		const group = this.groups.at(-1);
		return group && group.firstTick + group.deltas.length;
	}

	get usedBytes(): number {
		return this.sizeBytes;
	}

	/**
	 * Keeps the machine as it stands after a tick.
	 * @param memory  all of it, at an address divisible by 4; copied
	 * @param state   encoded; kept, so it must not change afterwards
	 * @throws RangeError when `tick` does not follow the last (our bug)
	 */
	push(tick: number, { memory, state }: SavedMachine): void {
		const { lastTick } = this;
		if (lastTick !== undefined && tick !== lastTick + 1) {
			throw new RangeError(`Rewind.push: tick ${tick} does not follow ${lastTick}.`);
		}
		const words = new Int32Array(memory.buffer, memory.byteOffset, WORDS);
		const group = this.groups.at(-1);
		if (!group || group.deltas.length + 1 >= KEYFRAME_EVERY_TICKS) this.pushKeyframe(tick, words, state);
		else this.pushDelta(group, words, state);
		this.lastState = state;
		while (this.sizeBytes > this.capacityBytes && this.groups.length > 1)
			this.sizeBytes -= this.groups.shift()!.sizeBytes;
	}

	/** The machine after a tick, or null when that tick is not kept. */
	at(tick: number): SavedMachine | null {
		for (const kept of this.walk(tick, tick)) return kept.machine();
		return null;
	}

	/**
	 * Goes through kept ticks in order, which is quicker than asking for each. Who goes on from step to step while ticks
	 * are added or forgotten still sees those that were kept when it was called.
	 */
	walk(fromTick: number, toTick: number): Iterable<KeptTick> {
		const groups = this.groups
			.filter(({ firstTick, deltas }) => firstTick <= toTick && firstTick + deltas.length >= fromTick)
			.map(({ firstTick, memory, state, deltas }) => ({ firstTick, memory, state, deltas: deltas.slice() }));
		return ticksOf(groups, fromTick, toTick);
	}

	/** Forgets what came after a tick: the run goes another way from there. */
	forgetAfter(tick: number): void {
		const machine = this.at(tick);
		if (!machine) {
			this.clear();
			return;
		}
		while (this.groups.length > 0 && this.groups.at(-1)!.firstTick > tick)
			this.sizeBytes -= this.groups.pop()!.sizeBytes;
		const group = this.groups.at(-1)!;
		for (const gone of group.deltas.splice(tick - group.firstTick)) {
			const sizeBytes = sizeOf(gone);
			group.sizeBytes -= sizeBytes;
			this.sizeBytes -= sizeBytes;
		}
		this.lastMemory.set(new Int32Array(machine.memory.buffer));
		this.lastState = machine.state;
	}

	clear(): void {
		this.groups = [];
		this.sizeBytes = 0;
	}

	private pushKeyframe(tick: number, words: Int32Array, state: Uint8Array): void {
		this.lastMemory.fill(0);
		const memory = this.memoryDelta(words);
		const sizeBytes = memory.length + state.length + DELTA_OVERHEAD_BYTES;
		this.groups.push({ firstTick: tick, memory, state, deltas: [], sizeBytes });
		this.sizeBytes += sizeBytes;
	}

	private pushDelta(group: Group, words: Int32Array, state: Uint8Array): void {
		const delta = { memory: this.memoryDelta(words), state: stateDelta(this.lastState, state) };
		group.deltas.push(delta);
		const sizeBytes = sizeOf(delta);
		group.sizeBytes += sizeBytes;
		this.sizeBytes += sizeBytes;
	}

	private memoryDelta(words: Int32Array): Uint8Array {
		const { writer } = this;
		writer.clear();
		writeXorDelta(writer, this.lastMemory, words);
		return writer.finish();
	}
}

function* ticksOf(
	groups: readonly Pick<Group, "firstTick" | "memory" | "state" | "deltas">[],
	fromTick: number,
	toTick: number,
): Generator<KeptTick, void> {
	const words = new Int32Array(WORDS);
	for (const group of groups) {
		words.fill(0);
		applyXorDelta(group.memory, words);
		let { state } = group;
		for (let i = 0; i <= group.deltas.length; i++) {
			const tick = group.firstTick + i;
			if (tick > toTick) return;
			const delta = group.deltas[i - 1];
			if (delta) {
				applyXorDelta(delta.memory, words);
				state = applyStateDelta(state, delta.state);
			}
			const now = state;
			if (tick >= fromTick) {
				yield { tick, machine: () => ({ memory: new Uint8Array(words.slice().buffer), state: now }) };
			}
		}
	}
}

function sizeOf({ memory, state }: Delta): number {
	return memory.length + state.length + DELTA_OVERHEAD_BYTES;
}
