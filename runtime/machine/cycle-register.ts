import type { CallTrace } from "./cpu-use.ts";
import { CartFault } from "./fault.ts";
import { CYCLES_PER_TICK_60, HARD_CAP_BUDGETS, STATUS_REGISTER } from "./memory-map.ts";
import type { UnitMeter } from "./unit-meter.ts";

/**
 * The cycle register: what a tick has used, what it may use, what is owed. A tick that goes over its budget finishes;
 * the excess is debt, and while there is debt the following ticks are lag ticks that pay it off.
 */
export class CycleRegister {
	readonly budget: number;
	private readonly cap: number;
	/** Cycles counted without a meter. */
	private counted = 0;
	private called = 0;
	/** Notes when calls are made, while someone looks. */
	trace: CallTrace | null = null;

	/** @param meter  counts the cartridge's own code; calls on the machine come off the same count */
	constructor(
		private readonly status: Uint32Array,
		ticksPerSecond: 60 | 30,
		private readonly meter?: UnitMeter,
	) {
		this.budget = CYCLES_PER_TICK_60 * (60 / ticksPerSecond);
		this.cap = this.budget * HARD_CAP_BUDGETS;
	}

	/** Cycles of the turn so far, or of the last one. */
	get used(): number {
		const { meter } = this;
		return meter ? this.cap - meter.left() / meter.unitsPerCycle : this.counted;
	}

	/** Those of them that calls on the machine took. */
	get calls(): number {
		return this.called;
	}

	/** The cartridge's turn begins. */
	begin(): void {
		this.counted = 0;
		this.called = 0;
		this.trace?.begin();
		this.meter?.begin(this.cap * this.meter.unitsPerCycle);
	}

	/** Counts work. @throws CartFault past the hard cap, and on every call after it. */
	charge(cycles: number): void {
		// A list with a made-up length must not earn cycles.
		if (!(cycles >= 0)) throw new CartFault("bad-call", "A list was given that has no right length.");
		this.called += cycles;
		this.trace?.add(this.used, cycles);
		if (this.meter) {
			this.meter.take(cycles * this.meter.unitsPerCycle);
			return;
		}
		this.counted += cycles;
		if (this.counted > this.cap) {
			throw new CartFault(
				"cycles",
				`One tick used more than ${HARD_CAP_BUDGETS} budgets of ${this.budget} cycles. Spread the work over several ticks.`,
			);
		}
	}

	/** @throws CartFault that the cartridge's code has swallowed */
	check(): void {
		this.meter?.check();
	}

	/** What an error thrown in the cartridge's turn really is. */
	judge(error: unknown): unknown {
		return this.meter ? this.meter.judge(error) : error;
	}

	/** The cartridge's turn is over, by whatever way. */
	finish(): void {
		this.meter?.end();
	}

	/** Does a call's own work without the meter of built-ins: a call has its price. @param call  its name */
	unmetered<T>(work: () => T, call?: string): T {
		const { meter } = this;
		if (!meter) return work();
		const wasCharging = meter.pause(call);
		try {
			return work();
		} finally {
			meter.resume(wasCharging);
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
	}

	/** A lag tick: one budget of the debt is paid. */
	payDebt(): void {
		this.status[STATUS_REGISTER.cyclesLast >> 2] = Math.min(this.debt, this.budget);
		this.status[STATUS_REGISTER.cycleDebt >> 2] = Math.max(0, this.debt - this.budget);
		this.status[STATUS_REGISTER.lagTicks >> 2]!++;
	}
}
