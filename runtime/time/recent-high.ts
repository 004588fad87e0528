/**
 * A high one of the values of the last two seconds, without the few worst, so that a single stall doesn't count for long.
 * It rises at once, and falls only after the values have been well lower for ten seconds: what is made from it (ΔT,
 * run-ahead) is seen to change. In the first ten seconds, when engines still compile, it follows freely.
 */
export class RecentHigh {
	readonly #recent: number[] = [];
	#observed = 0;
	#held = 0;
	#lowerFor = 0;

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
		const leftOut = Math.floor(this.#recent.length * LEFT_OUT);
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
/** A stall of 100 ms makes six ticks late. */
const LEFT_OUT = 0.05;
