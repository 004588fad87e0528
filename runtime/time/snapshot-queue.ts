/**
 * The queue of states between the game side and the display side.
 * Source: CN102361670: the queue holds at least N+1 states where IA·(N−1) < ΔT ≤ IA·N.
 */

/**
 * States that the queue must hold at least.
 * NTSC with ΔT = IB: 2; PAL with ΔT = IB: 3; PAL with ΔT = 3·IB: 5.
 * @param tickUnits   IA
 * @param deltaUnits  ΔT, over 0
 */
export function queueLength(tickUnits: number, deltaUnits: number): number {
	if (!(tickUnits > 0) || !(deltaUnits > 0)) {
		throw new RangeError(`queueLength: IA and ΔT must be over 0 units; they were ${tickUnits} and ${deltaUnits}`);
	}
	return Math.ceil(deltaUnits / tickUnits) + 1;
}

export interface QueuedState<T> {
	readonly tick: number;
	/** Game time of the tick, in 1/300 s. */
	readonly atUnits: number;
	readonly payload: T;
}

/** The states to show at an attention time. `blend` 0 is `earlier` itself, and then `later` is the same state. */
export interface StatePair<T> {
	readonly earlier: QueuedState<T>;
	readonly later: QueuedState<T>;
	/** 0 ≤ blend < 1: the part of the way from `earlier` to `later`. */
	readonly blend: number;
	/** Why there is no state for that time: it is before the oldest (held), or after the newest (missing, held). */
	readonly held: "oldest" | "newest" | null;
}

/** Oldest first, in the order of their time. Past its length the oldest goes, and is handed back. */
export class SnapshotQueue<T> {
	readonly #states: QueuedState<T>[] = [];
	#length: number;

	/**
	 * @param length  states that are wanted: `queueLength`
	 * @param spare   slots on top of it, so that a state that arrives during a refresh doesn't push out the one being shown
	 */
	constructor(
		length: number,
		readonly spare = 1,
	) {
		this.#length = checkedLength(length);
	}

	/** States held now. */
	get size(): number {
		return this.#states.length;
	}
	get states(): readonly QueuedState<T>[] {
		return this.#states;
	}
	get newest(): QueuedState<T> | undefined {
		return this.#states[this.#states.length - 1];
	}
	get length(): number {
		return this.#length;
	}

	/** Changes the length; returns what had to go. */
	resize(length: number): QueuedState<T>[] {
		this.#length = checkedLength(length);
		return this.#evict();
	}

	/**
	 * Adds the newest state; returns those pushed out.
	 * @throws RangeError when it is not later than the newest one (our bug: states come in order)
	 */
	push(tick: number, atUnits: number, payload: T): QueuedState<T>[] {
		const newest = this.newest;
		if (newest !== undefined && !(atUnits > newest.atUnits)) {
			throw new RangeError(
				`SnapshotQueue: tick ${tick} at ${atUnits} units is not later than tick ${newest.tick} at ${newest.atUnits}`,
			);
		}
		this.#states.push({ tick, atUnits, payload });
		return this.#evict();
	}

	/** What to show at an attention time, or null while the queue is empty. */
	at(attentionUnits: number): StatePair<T> | null {
		const states = this.#states;
		const newest = this.newest;
		if (newest === undefined) return null;
		let i = states.length - 1;
		while (i >= 0 && states[i]!.atUnits > attentionUnits) i--;
		const earlier = states[i];
		if (earlier === undefined) return { earlier: states[0]!, later: states[0]!, blend: 0, held: "oldest" };
		if (earlier.atUnits === attentionUnits) return { earlier, later: earlier, blend: 0, held: null };
		const later = states[i + 1];
		if (later === undefined) return { earlier, later: earlier, blend: 0, held: "newest" };
		return {
			earlier,
			later,
			blend: (attentionUnits - earlier.atUnits) / (later.atUnits - earlier.atUnits),
			held: null,
		};
	}

	/** Empties the queue; returns what was in it. */
	clear(): QueuedState<T>[] {
		return this.#states.splice(0);
	}

	#evict(): QueuedState<T>[] {
		const over = this.#states.length - this.#length - this.spare;
		return over > 0 ? this.#states.splice(0, over) : [];
	}
}

function checkedLength(length: number): number {
	if (!Number.isInteger(length) || length < 1) {
		throw new RangeError(`SnapshotQueue: the length must be a whole number, 1 or more; it was ${length}`);
	}
	return length;
}
