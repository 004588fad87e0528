/**
 * Counts the work of a cartridge's own code, in units. Units, not cycles, so that the weights of small things are whole
 * numbers: see UNITS_PER_CYCLE in runtime/cartridge/meter/weights.ts.
 */
export interface UnitMeter {
	readonly unitsPerCycle: number;
	/** The cartridge's turn begins, with so many units. */
	begin(units: number): void;
	/** Units left of this turn; below 0 when they are used up or the cartridge has faulted. */
	left(): number;
	/** Takes units off. @throws CartFault when they are used up */
	take(units: number): void;
	/** The turn has come to its end. @throws CartFault that the cartridge's code has thrown and swallowed */
	check(): void;
	/** The turn is over, by whatever way: built-ins are free again. */
	end(): void;
	/**
	 * Built-ins are free while the machine does a call's work. Gives what `resume` wants.
	 * @param call  the call's name
	 */
	pause(call?: string): boolean;
	resume(wasCharging: boolean): void;
	/**
	 * What an error really is: a full stack is a fault of the cartridge's, at another depth in every engine. Any other
	 * object's texts are read and copied.
	 */
	judge(error: unknown): unknown;
}
