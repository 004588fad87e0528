import { CartFault } from "../../machine/fault.ts";
import type { UnitMeter } from "../../machine/unit-meter.ts";
import type { BuiltInMeter } from "../built-ins/replace.ts";
import { languageWatch } from "../built-ins/watch.ts";
import { harden, isHardened } from "./harden.ts";
import type { MeterCounter, MeterHooks } from "./metered-factory.ts";
import type { CycleProfiler } from "./profile/cycle-profiler.ts";
import { ARGUMENT_COUNT_MAX, CALL_DEPTH_MAX, LOAD_UNITS, STRING_LENGTH_MAX, UNITS_PER_CYCLE } from "./weights.ts";

// Taken before any of the realm's built-ins is made to charge: what the meter itself asks is free.
const { isArray } = Array;
const { isView } = ArrayBuffer;
const { keys } = Object;

/**
 * The meter of one realm's cartridge: its script's counter, the charges of its built-ins, and the fault that no catch
 * of the cartridge's can swallow.
 */
export class CartMeter implements UnitMeter {
	readonly unitsPerCycle = UNITS_PER_CYCLE;
	/** For the script's factory. */
	readonly hooks: MeterHooks;
	private counter: MeterCounter | null = null;
	/** What the script's top level has made so far. */
	private kept: unknown[] = [];
	/** Thrown before: it comes again at every check. */
	private thrown: CartFault | null = null;
	/** What the script threw last that was no error, and an error made there. */
	private placeless: { readonly value: unknown; readonly place: Error } | null = null;

	/**
	 * @param metersBuiltIns  whether this realm's built-ins charge it too, from the script's loading until `end`
	 * @param profiler        counts where the cycles go, for a script that was metered for a profile
	 */
	constructor(
		private readonly metersBuiltIns = true,
		private readonly profiler?: CycleProfiler,
	) {
		this.hooks = Object.freeze({
			...(profiler ? { profile: profiler.hooks } : {}),
			loadUnits: LOAD_UNITS,
			take: (counter: MeterCounter) => {
				this.counter = counter;
				this.thrown = null;
				this.run();
				this.kept = [];
			},
			fault: () => this.fail(this.thrown ?? new CartFault("cycles", TOO_MUCH_WORK)),
			depthFault: () => this.fail(new CartFault("cycles", TOO_DEEP)),
			textFault: () => this.fail(tooLarge("a text", `${STRING_LENGTH_MAX} characters`)),
			caught: (error: unknown) => {
				if (error instanceof CartFault) this.fail(error);
				if (isStackOverflow(error)) this.fail(new CartFault("cycles", TOO_DEEP));
			},
			thrown: <T>(value: T): T => {
				if (!knowsItsPlace(value)) this.placeless = { value, place: new Error() };
				return value;
			},
			itemCount,
			argumentCount: (list: unknown) => {
				const count = itemCount(list);
				if (count > ARGUMENT_COUNT_MAX) this.fail(tooLarge("a list of arguments", `${ARGUMENT_COUNT_MAX} items`));
				return count;
			},
			keyCount: (object: unknown) => (typeof object === "object" && object !== null ? keys(object).length : 0),
			keep: (...values: readonly unknown[]) => {
				for (const value of values) this.kept.push(value);
			},
			harden: (cartridge: unknown) => {
				harden([cartridge, ...this.kept]);
				this.kept = [];
				this.checkLanguage();
			},
		});
	}

	begin(units: number): void {
		this.thrown = null;
		this.profiler?.reset();
		this.counter?.set(units);
		this.counter?.resetDepth();
		languageWatch?.accept(Error);
		this.run();
	}

	private run(): void {
		if (!this.metersBuiltIns) return;
		running = this;
		charging = true;
	}

	left(): number {
		return this.counter?.get() ?? 0;
	}

	take(units: number): void {
		const { counter } = this;
		if (!counter) return;
		this.profiler?.work(units);
		const left = counter.get() - units;
		counter.set(left);
		if (left < 0) this.hooks.fault();
	}

	check(): void {
		if (this.thrown) throw this.thrown;
		if (this.left() < 0) this.hooks.fault();
		this.checkLanguage();
	}

	/** What a cartridge has changed of the language itself is put back, and its fault. */
	private checkLanguage(): void {
		const changed = this.restoreLanguage();
		if (changed) this.fail(new CartFault("state", `${changed} is changed. ${PUT_INTO_STATE}`));
	}

	/** The cartridge doesn't pay for being looked after. */
	private restoreLanguage(): string | null {
		if (!this.metersBuiltIns || !languageWatch) return null;
		const wasCharging = this.pause();
		const changed = languageWatch.restore();
		this.resume(wasCharging);
		return changed;
	}

	end(): void {
		if (running === this) running = null;
	}

	pause(call?: string): boolean {
		const wasCharging = charging;
		charging = false;
		if (call !== undefined) this.profiler?.enterMachine(call);
		return wasCharging;
	}

	resume(wasCharging: boolean): void {
		charging = wasCharging;
		this.profiler?.leaveMachine();
	}

	judge(error: unknown): unknown {
		this.restoreLanguage();
		if (error instanceof CartFault) return error;
		const { placeless } = this;
		this.placeless = null;
		const place = placeless && Object.is(placeless.value, error) ? placeless.place : null;
		if (typeof error !== "object" || error === null) {
			this.end();
			return { name: "", message: `Thrown: ${valueText(error)}`, stack: place?.stack ?? "" };
		}
		if (isStackOverflow(error)) return new CartFault("cycles", TOO_DEEP);
		const texts = { name: textOf(error, "name"), message: textOf(error, "message") };
		// A host may write stacks its own way, with code that isn't the cartridge's.
		this.end();
		return { ...texts, stack: place?.stack ?? textOf(error, "stack") };
	}

	/** Throws a fault that comes again at every check, until the cartridge's turn is over. */
	fail(fault: CartFault): never {
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

function tooLarge(what: string, most: string): CartFault {
	return new CartFault("cycles", `There is ${what} larger than ${most}: make it smaller.`);
}

/** The cartridge whose code runs in this realm, and whether built-ins charge it. */
let running: CartMeter | null = null;
let charging = false;

/** What the realm's built-ins charge: whichever cartridge is running. */
export const builtInMeter: BuiltInMeter = {
	active: () => running !== null,
	charge(units) {
		if (running && charging) running.take(units);
	},
	refuse(name, remedy) {
		running?.fail(new CartFault("bad-call", `A cartridge has no ${name}: ${remedy}.`));
	},
	tooLarge(what) {
		running?.fail(tooLarge(what, "a cartridge may make"));
	},
	checkUnkept(value) {
		if (running && isHardened(value))
			running.fail(new CartFault("state", `A list, map or set of a module's top level is changed. ${PUT_INTO_STATE}`));
	},
	checkOwn(value) {
		if (running && languageWatch?.holds(value))
			running.fail(new CartFault("state", `A part of the language is changed. ${PUT_INTO_STATE}`));
	},
};

const PUT_INTO_STATE = "It would be kept between ticks: put it into the state that boot returns.";

function knowsItsPlace(value: unknown): boolean {
	return typeof value === "object" && value !== null && "stack" in value;
}

/** What was thrown in place of an error. A function's text would be the metered one. */
function valueText(value: unknown): string {
	return typeof value === "function" ? "a function" : String(value);
}

/** One of an error's texts, "" where there is none: reading it may run a getter of the cartridge's. */
function textOf(error: object, field: "name" | "message" | "stack"): string {
	try {
		const value = (error as Record<string, unknown>)[field];
		return typeof value === "string" ? value : "";
	} catch {
		return "";
	}
}

/** V8 and JavaScriptCore throw a RangeError, SpiderMonkey an InternalError. */
function isStackOverflow(error: unknown): boolean {
	if (typeof error !== "object" || error === null) return false;
	const name = textOf(error, "name");
	return (name === "RangeError" || name === "InternalError") && OVERFLOW.test(textOf(error, "message"));
}

const OVERFLOW = /call stack|recursion/i;
