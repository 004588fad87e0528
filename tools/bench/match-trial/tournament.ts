/** Many seeded matches of one way of passing against another, sides and clubs changed about, summed up. */
import type { CpuLevel, PassStyle, Weather } from "../../../cart/volley/pitch/brain/interface.ts";
import type { TrialSetup } from "./match-movie.ts";
import type { MatchRecord } from "./match-trial.ts";

export interface Pairing {
	readonly first: PassStyle;
	readonly second: PassStyle;
	readonly levels: [CpuLevel, CpuLevel];
	readonly matches: number;
	readonly halfTicks: number;
	readonly firstSeed: number;
}

export interface TournamentFigures {
	/** Share of the decided matches that `first` won, percent. */
	winsPercent: number;
	goalsAMatch: number;
	/** Goals of `first` less those of `second`, a match. */
	goalsAhead: number;
}

const WEATHERS: readonly Weather[] = ["clear", "clear", "rain", "fog", "snow"];

/** Every second match is the one before it, turned round: nobody wins by the better eleven. */
function isTurned(n: number): boolean {
	return n % 2 === 1;
}

/** The pairing's matches, in their order. */
export function tournamentSetups(pairing: Pairing): TrialSetup[] {
	const { first, second, levels } = pairing;
	return Array.from({ length: pairing.matches }, (_, n) => {
		const pair = n >> 1;
		return {
			seed: pairing.firstSeed + n * 7919,
			styles: isTurned(n) ? [second, first] : [first, second],
			levels: isTurned(n) ? [levels[1], levels[0]] : levels,
			clubs: [pair % 8, (pair + 1 + (Math.floor(pair / 8) % 7)) % 8],
			weather: WEATHERS[pair % WEATHERS.length]!,
			halfTicks: pairing.halfTicks,
		};
	});
}

/** @param records of the pairing's matches, in their order */
export function tournamentFigures(records: readonly MatchRecord[]): TournamentFigures {
	let wins = 0;
	let losses = 0;
	let goals = 0;
	let ahead = 0;
	for (const [n, record] of records.entries()) {
		const own = record.goals[isTurned(n) ? 1 : 0];
		const others = record.goals[isTurned(n) ? 0 : 1];
		if (own > others) wins += 1;
		if (own < others) losses += 1;
		goals += own + others;
		ahead += own - others;
	}
	return {
		winsPercent: wins + losses === 0 ? 50 : (100 * wins) / (wins + losses),
		goalsAMatch: goals / records.length,
		goalsAhead: ahead / records.length,
	};
}
