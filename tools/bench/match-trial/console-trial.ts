/** A match on the whole console, metered, and the same match played on by the bare engine: both must come out alike. */
import type { MatchState } from "../../../cart/volley/pitch/match-state.ts";
import { tickMatch } from "../../../cart/volley/pitch/match-tick.ts";
import type { CartFile } from "../../../runtime/cartridge/index.ts";
import { nextFraction } from "../../../runtime/machine/chance.ts";
import { decodeState, encodeState } from "../../../runtime/machine/state-codec/index.ts";
import { type ConsoleMatch, type ConsoleMatchRecord, playConsoleMatch } from "./console-match.ts";
import { stateHashOf } from "./match-movie.ts";

export interface ConsoleTrial extends ConsoleMatchRecord {
	/** Whether the engine without console and meter came to the same state. */
	readonly isAsUnmetered: boolean;
}

/** Plays a match on to its end without console and meter, with the same chance. */
export function playOnUnmetered(match: MatchState, chanceState: Uint32Array, ticks: number): void {
	const random = () => nextFraction(chanceState);
	const chance = { random, randomInt: (n: number) => Math.floor(random() * n) };
	for (let tick = 0; tick < ticks && match.period !== "over"; tick++) tickMatch(match, [null, null], chance);
}

/** A copy that nothing of the original changes. */
export function copyOf(match: MatchState): MatchState {
	return decodeState(encodeState(match)) as MatchState;
}

export function consoleTrial(cart: CartFile, setup: ConsoleMatch): ConsoleTrial {
	let start: { match: MatchState; chance: Uint32Array } | null = null;
	let endHash = "";
	const record = playConsoleMatch(cart, setup, (match, chance) => {
		if (start === null && match.tick > 0) start = { match: copyOf(match), chance: chance.slice() };
		if (match.period === "over") endHash = stateHashOf(match);
	});
	const begun = start as { match: MatchState; chance: Uint32Array } | null;
	if (begun === null) throw new Error(`the match in ${setup.weather} never began`);
	playOnUnmetered(begun.match, begun.chance, Number.POSITIVE_INFINITY);
	return { ...record, isAsUnmetered: stateHashOf(begun.match) === endHash };
}
