/** One match in each weather on the whole console, metered: what it costs, how fast it runs, and what comes of it. */
import type { Weather } from "../../../cart/volley/pitch/brain/interface.ts";
import type { MatchState } from "../../../cart/volley/pitch/match-state.ts";
import { tickMatch } from "../../../cart/volley/pitch/match-tick.ts";
import type { CartFile } from "../../../runtime/cartridge/index.ts";
import { nextFraction } from "../../../runtime/machine/chance.ts";
import { RunningHash } from "../../../runtime/machine/hash.ts";
import { decodeState, encodeState } from "../../../runtime/machine/state-codec/index.ts";
import { playConsoleMatch } from "./console-match.ts";

const WEATHERS: readonly Weather[] = ["clear", "rain", "fog", "snow"];
const BUDGET_CYCLES = 119_318;

/** Plays a match on to its end without console and meter, with the same chance. */
export function playOnUnmetered(match: MatchState, chanceState: Uint32Array, ticks: number): void {
	const random = () => nextFraction(chanceState);
	const chance = { random, randomInt: (n: number) => Math.floor(random() * n) };
	for (let tick = 0; tick < ticks && match.period !== "over"; tick++) tickMatch(match, [null, null], chance);
}

export function stateHashOf(match: MatchState): string {
	return new RunningHash().update(encodeState(match)).digest();
}

/** A copy that nothing of the original changes. */
export function copyOf(match: MatchState): MatchState {
	return decodeState(encodeState(match)) as MatchState;
}

export function consoleFigures(cart: CartFile): { figures: Record<string, number>; floors: Record<string, number> } {
	let lagTicks = 0;
	let worst = 0;
	let seconds = 0;
	let cpuSeconds = 0;
	let differing = 0;
	const figures: Record<string, number> = {};
	for (const [i, weather] of WEATHERS.entries()) {
		let start: { match: MatchState; chance: Uint32Array } | null = null;
		let end = "";
		const record = playConsoleMatch(cart, { weather, seed: 11 + i }, (match, chance) => {
			if (start === null && match.tick > 0) start = { match: copyOf(match), chance: chance.slice() };
			if (match.period === "over") end = stateHashOf(match);
		});
		const begun = start as { match: MatchState; chance: Uint32Array } | null;
		if (begun === null) throw new Error(`the match in ${weather} never began`);
		playOnUnmetered(begun.match, begun.chance, Number.POSITIVE_INFINITY);
		if (stateHashOf(begun.match) !== end) differing += 1;
		figures[`console.${weather}CyclesMax`] = record.cyclesMax;
		figures[`console.${weather}CyclesMean`] = record.cyclesMean;
		figures[`console.${weather}WorstTick`] = record.worstTick;
		lagTicks += record.lagTicks;
		worst = Math.max(worst, record.cyclesMax);
		seconds += record.matchTicks / 60;
		cpuSeconds += record.cpuMs / 1000;
	}
	figures.consoleLagTicks = lagTicks;
	figures.consoleWorstPercentOfBudget = (100 * worst) / BUDGET_CYCLES;
	figures.timesRealTime = seconds / cpuSeconds;
	figures.meteredDiffersFromUnmetered = differing;
	return {
		figures,
		floors: {
			consoleLagTicksAtMost: 0,
			consoleWorstPercentOfBudgetAtMost: 80,
			timesRealTime: 40,
			meteredDiffersFromUnmeteredAtMost: 0,
		},
	};
}
