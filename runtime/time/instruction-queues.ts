/**
 * The two queues of output instructions (sound, rumble, data reads).
 * A tick puts its instructions into the primary queue; the whole of it goes to the secondary queue only when the tick
 * is complete. The display side runs the secondary queue oldest first at a refresh and deletes each when it is done.
 * Source: CN102361670, second embodiment, figures 13 to 17.
 *
 * An instruction that lasts (a data read) stays in the queue until `finish`; that it has gone is how the game side
 * knows that the read is complete. Those behind it are not held up: each is handed out once, in order, when its time comes.
 */
export interface QueuedInstruction<I> {
	/** Names this entry: to `finish`, to `isDone`. */
	readonly number: number;
	readonly tick: number;
	/** Game time of the tick, in 1/300 s. */
	readonly atUnits: number;
	readonly instruction: I;
}

export class InstructionQueues<I> {
	#primary: I[] = [];
	/** In the order they were given; those before #started are out and lasting. */
	#secondary: QueuedInstruction<I>[] = [];
	#started = 0;
	#nextNumber = 0;
	readonly #lasts: (instruction: I) => boolean;

	/** @param lasts  which instructions stay in the queue until `finish`; none by default */
	constructor(lasts: (instruction: I) => boolean = () => false) {
		this.#lasts = lasts;
	}

	/** Instructions of the tick that is running. */
	get primary(): readonly I[] {
		return this.#primary;
	}
	/** Instructions of complete ticks that are not done yet. */
	get secondary(): readonly QueuedInstruction<I>[] {
		return this.#secondary;
	}

	/** How many lasting instructions are out and not done. */
	get lasting(): number {
		return this.#started;
	}

	/** The running tick asks for something. */
	add(instruction: I): void {
		this.#primary.push(instruction);
	}

	/**
	 * The tick is complete: its instructions go to the secondary queue.
	 * @returns the numbers they have from now on, in order
	 */
	completeTick(tick: number, atUnits: number): number[] {
		const numbers: number[] = [];
		for (const instruction of this.#primary) {
			numbers.push(this.#nextNumber);
			this.#secondary.push({ number: this.#nextNumber++, tick, atUnits, instruction });
		}
		this.#primary = [];
		return numbers;
	}

	/** The tick ended in a fault: nothing of it may be heard. */
	abandonTick(): void {
		this.#primary = [];
	}

	/**
	 * Hands out, oldest first, what is due and was not handed out before.
	 * @param upToUnits  attention time, so that sound and rumble keep step with the picture; Infinity: all at once
	 */
	drain(upToUnits: number): QueuedInstruction<I>[] {
		const due: QueuedInstruction<I>[] = [];
		let next = this.#started;
		while (next < this.#secondary.length && this.#secondary[next]!.atUnits <= upToUnits) {
			due.push(this.#secondary[next]!);
			next++;
		}
		if (due.length === 0) return due;
		const stay = due.filter((entry) => this.#lasts(entry.instruction));
		this.#secondary.splice(this.#started, due.length, ...stay);
		this.#started += stay.length;
		return due;
	}

	/** A lasting instruction is done. Unknown numbers, and those not handed out yet, are left alone. */
	finish(number: number): void {
		const index = this.#secondary.findIndex((entry) => entry.number === number);
		if (index < 0 || index >= this.#started) return;
		this.#secondary.splice(index, 1);
		this.#started--;
	}

	/** Whether the instruction has gone from the queue: for a read, that its data is there. */
	isDone(number: number): boolean {
		return number < this.#nextNumber && !this.#secondary.some((entry) => entry.number === number);
	}

	/** Forgets all (a reset). Numbers go on. */
	clear(): void {
		this.#primary = [];
		this.#secondary = [];
		this.#started = 0;
	}
}
