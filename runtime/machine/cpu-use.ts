/** A tick's budget in slices: as many as a television's frame has lines, the 22 beside the picture's 240 included. */
export const CPU_SLICES = 262;

/** What the processor did in a tick: for the debug bar, and no part of the machine's state. */
export interface CpuUse {
	/** Cycles of a tick. */
	readonly budget: number;
	/** What the cartridge used, calls on the machine included; 0 in a lag tick. May be more than the budget. */
	readonly used: number;
	/** Debt that a lag tick paid off. */
	readonly paid: number;
	/** Lag ticks since power-on. */
	readonly lagTicks: number;
	/** Cycles of each slice of the budget, CPU_SLICES of them, that went into calls on the machine. */
	readonly calls: Uint16Array;
}

/** When in a tick the machine was called, in slices of the budget. */
export class CallTrace {
	readonly calls = new Uint16Array(CPU_SLICES);
	private readonly sliceCycles: number;

	constructor(budget: number) {
		this.sliceCycles = budget / CPU_SLICES;
	}

	begin(): void {
		this.calls.fill(0);
	}

	/** Notes a call that began when so many cycles had been used. */
	add(fromCycles: number, cycles: number): void {
		let at = fromCycles;
		let left = cycles;
		for (let slice = Math.floor(at / this.sliceCycles); slice < CPU_SLICES && left > 0; slice++) {
			const part = Math.min(left, (slice + 1) * this.sliceCycles - at);
			this.calls[slice]! += Math.round(part);
			at += part;
			left -= part;
		}
	}
}
