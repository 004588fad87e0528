import type { Chance } from "../../../../cart/volley/sky/chance.ts";

/** A small linear congruential generator: the same seed, the same game. */
export function seededChance(seed: number): Chance {
	let state = seed >>> 0;
	const random = () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 4294967296;
	};
	return { random, randomInt: (n) => Math.floor(random() * n) };
}
