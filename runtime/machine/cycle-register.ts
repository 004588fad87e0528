import { CartFault } from "./fault.ts";
import { CYCLES_PER_TICK_60, HARD_CAP_BUDGETS, STATUS_REGISTER } from "./memory-map.ts";

/**
 * The cycle register: what a tick has used, what it may use, what is owed. A tick that goes over its budget finishes;
 * the excess is debt, and while there is debt the following ticks are lag ticks that pay it off.
 */
export class CycleRegister {
	used = 0;
	readonly budget: number;
	private readonly cap: number;

	constructor(
		private readonly status: Uint32Array,
		ticksPerSecond: 60 | 30,
	) {
		this.budget = CYCLES_PER_TICK_60 * (60 / ticksPerSecond);
		this.cap = this.budget * HARD_CAP_BUDGETS;
	}

	/** Counts work. @throws CartFault past the hard cap, and on every call after it. */
	charge(cycles: number): void {
		this.used += cycles;
		if (this.used > this.cap) {
			throw new CartFault(
				"cycles",
				`One tick used more than ${HARD_CAP_BUDGETS} budgets of ${this.budget} cycles. Spread the work over several ticks.`,
			);
		}
	}

	get debt(): number {
		return this.status[STATUS_REGISTER.cycleDebt >> 2]!;
	}

	/** Ends a tick in which the cartridge ran: excess becomes debt. */
	endTick(): void {
		const used = Math.min(Math.ceil(this.used), 0xffffffff);
		this.status[STATUS_REGISTER.cyclesLast >> 2] = used;
		if (used > this.status[STATUS_REGISTER.cyclesMax >> 2]!) this.status[STATUS_REGISTER.cyclesMax >> 2] = used;
		this.status[STATUS_REGISTER.cycleDebt >> 2] = Math.max(0, used - this.budget);
		this.used = 0;
	}

	/** Power-on set-up is not a tick: it has the cap, but leaves no debt. */
	endBoot(): void {
		this.used = 0;
	}

	/** A lag tick: one budget of the debt is paid. */
	payDebt(): void {
		this.status[STATUS_REGISTER.cyclesLast >> 2] = Math.min(this.debt, this.budget);
		this.status[STATUS_REGISTER.cycleDebt >> 2] = Math.max(0, this.debt - this.budget);
		this.status[STATUS_REGISTER.lagTicks >> 2]!++;
	}
}
