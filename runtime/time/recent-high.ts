/**
 * A high one of the values of the last two seconds, without the worst few, so that a single stall doesn't count for long.
 * It rises at once, and falls only after the values have been well lower for ten seconds: what is made from it (ΔT,
 * run-ahead) is seen to change. In the first ten seconds, when engines still compile, it follows freely.
 */
export class RecentHigh {
	readonly #recent: number[] = [];
	readonly #leftOut: number;
	#observed = 0;
	#held = 0;
	#lowerFor = 0;

	/** @param leftOut  the part of the values that may be over it; a stall of 100 ms makes six ticks of 120 late */
	constructor(leftOut = 0.05) {
		this.#leftOut = leftOut;
	}

	/** In units of 1/300 s as the values are, 0 or more. */
	get units(): number {
		return this.#held;
	}

	/** @param units  one tick's value; what is under 0 counts as 0, what is not finite is left out */
	observe(units: number): void {
		if (!Number.isFinite(units)) return;
		this.#recent[this.#observed % WINDOW_TICKS] = units;
		this.#observed++;
		const measure = this.#measure();
		this.#lowerFor = measure < this.#held - FALLS_BY_UNITS ? this.#lowerFor + 1 : 0;
		if (this.#observed <= SETTLES_AFTER_TICKS || measure > this.#held || this.#lowerFor >= FALLS_AFTER_TICKS) {
			this.#held = measure;
			this.#lowerFor = 0;
		}
	}

	forget(): void {
		this.#recent.length = 0;
		this.#observed = 0;
		this.#held = 0;
		this.#lowerFor = 0;
	}

	/** The value that all but the worst few of the window keep to. */
	#measure(): number {
		const leftOut = Math.floor(this.#recent.length * this.#leftOut);
		/** Greatest first, no more than are needed. */
		const worst: number[] = [];
		for (const units of this.#recent) {
			if (worst.length > leftOut && units <= worst[leftOut]!) continue;
			let at = worst.length;
			while (at > 0 && worst[at - 1]! < units) at--;
			worst.splice(at, 0, units);
			worst.length = Math.min(worst.length, leftOut + 1);
		}
		return Math.max(0, worst[leftOut] ?? 0);
	}
}

const WINDOW_TICKS = 120;
const SETTLES_AFTER_TICKS = 600;
const FALLS_AFTER_TICKS = 600;
/** Less of a fall is the stamps' own noise: at the edge of a whole tick it would make ΔT go up and down for good. */
const FALLS_BY_UNITS = 0.5;
