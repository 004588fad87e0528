import type { Instruction } from "../machine/instructions.ts";
import type { TickInput } from "../machine/pad-input.ts";
import type { PendingRead } from "../machine/save-state/save-state.ts";

/** The display side's part of data reads where there is none: each bank arrives a fixed number of ticks after its read. */
export class DataReads {
	/** Ticks still to go, by bank; a bank that has arrived stays, at 0. */
	private readonly ticksLeft = new Map<number, number>();

	/** @param delayTicks  1: with the input of the tick after the one that asked */
	constructor(private readonly delayTicks: number) {
		if (!Number.isInteger(delayTicks) || delayTicks < 1) {
			throw new RangeError(`A data read takes a whole number of ticks, 1 or more; not ${delayTicks}.`);
		}
	}

	/** A tick's input with the banks that arrive at it. An input that says itself what arrives (a replay's) stays as it is. */
	addTo(input: TickInput): TickInput {
		const arrivals: number[] = [];
		for (const [bank, left] of this.ticksLeft) {
			if (left === 1) arrivals.push(bank);
			if (left > 0) this.ticksLeft.set(bank, left - 1);
		}
		return arrivals.length === 0 || input.arrivals ? input : { ...input, arrivals };
	}

	/** Takes what a tick has asked for. */
	note(instructions: readonly Instruction[]): void {
		for (const instruction of instructions) {
			if (instruction.op === "read-bank" && !this.ticksLeft.get(instruction.bank)) {
				this.ticksLeft.set(instruction.bank, this.delayTicks);
			}
		}
	}

	/** Banks on their way. */
	save(): PendingRead[] {
		return [...this.ticksLeft].filter(([, left]) => left > 0).map(([bank, ticksLeft]) => ({ bank, ticksLeft }));
	}

	/** Those banks are on their way, and no others. */
	restore(pending: readonly PendingRead[]): void {
		this.ticksLeft.clear();
		for (const { bank, ticksLeft } of pending) this.ticksLeft.set(bank, ticksLeft);
	}
}
