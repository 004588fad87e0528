import { CartFault } from "../../machine/fault.ts";
import type { UnitMeter } from "../../machine/unit-meter.ts";
import type { BuiltInMeter } from "../built-ins/replace.ts";
import { harden } from "./harden.ts";
import type { MeterCounter, MeterHooks } from "./metered-factory.ts";
import { ARGUMENT_COUNT_MAX, CALL_DEPTH_MAX, LOAD_UNITS, STRING_LENGTH_MAX, UNITS_PER_CYCLE } from "./weights.ts";

// Taken before any of the realm's built-ins is made to charge: what the meter itself asks is free.
const { isArray } = Array;
const { isView } = ArrayBuffer;
const { keys } = Object;

/**
 * The meter of one realm's cartridge: its script's counter, the charges of its built-ins, and the fault that no catch
 * of the cartridge's can swallow.
 */
export class CartMeter implements UnitMeter, BuiltInMeter {
	readonly unitsPerCycle = UNITS_PER_CYCLE;
	/** For the script's factory. */
	readonly hooks: MeterHooks;
	private counter: MeterCounter | null = null;
	private running = false;
	/** What the script's top level has made so far. */
	private kept: unknown[] = [];
	/** Thrown before: it comes again at every check. */
	private thrown: CartFault | null = null;

	constructor() {
		this.hooks = Object.freeze({
			loadUnits: LOAD_UNITS,
			take: (counter: MeterCounter) => {
				this.counter = counter;
				this.thrown = null;
				this.running = true;
				this.kept = [];
			},
			fault: () => this.fail(this.thrown ?? new CartFault("cycles", TOO_MUCH_WORK)),
			depthFault: () => this.fail(new CartFault("cycles", TOO_DEEP)),
			textFault: () => this.tooLarge("a text", `${STRING_LENGTH_MAX} characters`),
			caught: (error: unknown) => {
				const judged = this.judge(error);
				if (judged instanceof CartFault) this.fail(judged);
			},
			itemCount,
			argumentCount: (list: unknown) => {
				const count = itemCount(list);
				if (count > ARGUMENT_COUNT_MAX) this.tooLarge("a list of arguments", `${ARGUMENT_COUNT_MAX} items`);
				return count;
			},
			keyCount: (object: unknown) => (typeof object === "object" && object !== null ? keys(object).length : 0),
			keep: (...values: readonly unknown[]) => {
				for (const value of values) this.kept.push(value);
			},
			harden: (cartridge: unknown) => {
				harden([cartridge, ...this.kept]);
				this.kept = [];
			},
		});
	}

	begin(units: number): void {
		this.thrown = null;
		this.counter?.set(units);
		this.counter?.resetDepth();
		this.running = true;
	}

	left(): number {
		return this.counter?.get() ?? 0;
	}

	take(units: number): void {
		const { counter } = this;
		if (!counter) return;
		const left = counter.get() - units;
		counter.set(left);
		if (left < 0) this.hooks.fault();
	}

	check(): void {
		if (this.thrown) throw this.thrown;
		if (this.left() < 0) this.hooks.fault();
	}

	end(): void {
		this.running = false;
	}

	pause(): boolean {
		const { running } = this;
		this.running = false;
		return running;
	}

	resume(wasRunning: boolean): void {
		this.running = wasRunning;
	}

	judge(error: unknown): unknown {
		return isStackOverflow(error) ? new CartFault("cycles", TOO_DEEP) : error;
	}

	charge(units: number): void {
		if (this.running) this.take(units);
	}

	refuse(name: string, remedy: string): never {
		return this.failIfRunning(new CartFault("bad-call", `A cartridge has no ${name}: ${remedy}.`));
	}

	tooLarge(what: string, most = "a cartridge may make"): never {
		return this.failIfRunning(new CartFault("cycles", `There is ${what} larger than ${most}: make it smaller.`));
	}

	/** What a refused global does when it is used. */
	private failIfRunning(fault: CartFault): never {
		if (this.running) this.fail(fault);
		throw fault;
	}

	private fail(fault: CartFault): never {
		this.thrown = fault;
		// The count itself is no more of interest, and would tell how deep an engine's stack is.
		this.counter?.set(-1);
		throw fault;
	}
}

const TOO_MUCH_WORK =
	"One tick used more than 16 times its cycles. Look for a loop that never ends, or spread the work over several ticks.";
const TOO_DEEP = `Calls nest more than ${CALL_DEPTH_MAX} deep: use a loop and a list of what is left to do.`;

function itemCount(list: unknown): number {
	if (isArray(list) || typeof list === "string" || isView(list)) return (list as ArrayLike<unknown>).length;
	// Maps and sets; any other iterator is the cartridge's own code and charges itself.
	const size = (list as { size?: unknown } | null | undefined)?.size;
	return typeof size === "number" && size > 0 ? size : 0;
}

/** V8 and JavaScriptCore throw a RangeError, SpiderMonkey an InternalError. */
function isStackOverflow(error: unknown): boolean {
	if (typeof error !== "object" || error === null) return false;
	try {
		const { name, message } = error as { name?: unknown; message?: unknown };
		return (name === "RangeError" || name === "InternalError") && /call stack|recursion/i.test(String(message));
	} catch {
		// A getter of the cartridge's has thrown.
		return false;
	}
}
