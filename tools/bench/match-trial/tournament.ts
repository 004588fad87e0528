/** Many seeded matches of one way of passing against another, sides and clubs changed about, summed up. */
import type { CpuLevel, PassStyle, Weather } from "../../../cart/volley/pitch/brain/interface.ts";
import { type MatchRecord, playMatch } from "./match-trial.ts";

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
	records: MatchRecord[];
}

const WEATHERS: readonly Weather[] = ["clear", "clear", "rain", "fog", "snow"];

export function tournament(pairing: Pairing): TournamentFigures {
	let wins = 0;
	let losses = 0;
	let goals = 0;
	let ahead = 0;
	const records: MatchRecord[] = [];
	for (let n = 0; n < pairing.matches; n++) {
		// The same clubs twice, once each way round: nobody wins by the better eleven.
		const isTurned = n % 2 === 1;
		const pair = n >> 1;
		const clubs: [number, number] = [pair % 8, (pair + 1 + (Math.floor(pair / 8) % 7)) % 8];
		const record = playMatch({
			seed: pairing.firstSeed + n * 7919,
			styles: isTurned ? [pairing.second, pairing.first] : [pairing.first, pairing.second],
			levels: isTurned ? [pairing.levels[1], pairing.levels[0]] : pairing.levels,
			clubs,
			weather: WEATHERS[pair % WEATHERS.length]!,
			halfTicks: pairing.halfTicks,
		});
		records.push(record);
		const own = record.goals[isTurned ? 1 : 0];
		const others = record.goals[isTurned ? 0 : 1];
		if (own > others) wins += 1;
		if (own < others) losses += 1;
		goals += own + others;
		ahead += own - others;
	}
	return {
		winsPercent: wins + losses === 0 ? 50 : (100 * wins) / (wins + losses),
		goalsAMatch: goals / pairing.matches,
		goalsAhead: ahead / pairing.matches,
		records,
	};
}
