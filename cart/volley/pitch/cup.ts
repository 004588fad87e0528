/** The cup of eight: three rounds, drawn once. The player's match is played, the others' results are thrown. */
import type { Chance } from "../sky/chance.ts";
import { TEAMS } from "./teams.ts";

export const CUP_TEAMS = 8;
/** Four, two and one matches. */
export const CUP_MATCHES = 7;
/** First match of each round. */
const ROUND_AT = [0, 4, 6, 7] as const;

export interface CupMatch {
	/** Indices in TEAMS, −1 while not known. */
	clubs: [number, number];
	goals: [number, number];
	/** Club that goes on, −1 while unplayed. */
	winner: number;
}

export interface Cup {
	/** The player's club. */
	own: number;
	/** 0 quarter-finals, 1 semi-finals, 2 final, 3 over. */
	round: number;
	matches: CupMatch[];
}

export function createCup(own: number, chance: Chance): Cup {
	const order = TEAMS.map((_, i) => i);
	for (let i = order.length - 1; i > 0; i--) {
		const j = chance.randomInt(i + 1);
		const kept = order[i]!;
		order[i] = order[j]!;
		order[j] = kept;
	}
	const matches: CupMatch[] = [];
	for (let i = 0; i < CUP_MATCHES; i++) {
		const clubs: [number, number] = i < 4 ? [order[i * 2]!, order[i * 2 + 1]!] : [-1, -1];
		matches.push({ clubs, goals: [0, 0], winner: -1 });
	}
	return { own, round: 0, matches };
}

/** The player's match of this round, or −1 when he is out or the cup is over. */
export function ownMatch(cup: Cup): number {
	if (cup.round > 2) return -1;
	for (let i = ROUND_AT[cup.round]!; i < ROUND_AT[cup.round + 1]!; i++) {
		const { clubs } = cup.matches[i]!;
		if (clubs[0] === cup.own || clubs[1] === cup.own) return i;
	}
	return -1;
}

/** Enters the player's result, throws the round's others, and draws the next. Who is out sees the rest at once. */
export function enterResult(cup: Cup, goals: readonly [number, number], winnerSide: 0 | 1, chance: Chance): void {
	const own = ownMatch(cup);
	if (own < 0) return;
	const match = cup.matches[own]!;
	match.goals = [goals[0], goals[1]];
	match.winner = match.clubs[winnerSide];
	do {
		playRound(cup, chance);
	} while (cup.round <= 2 && ownMatch(cup) < 0);
}

function playRound(cup: Cup, chance: Chance): void {
	const from = ROUND_AT[cup.round]!;
	const to = ROUND_AT[cup.round + 1]!;
	for (let i = from; i < to; i++) {
		const match = cup.matches[i]!;
		if (match.winner < 0) throwResult(match, chance);
		const next = cup.matches[to + ((i - from) >> 1)];
		if (next !== undefined) next.clubs[((i - from) & 1) as 0 | 1] = match.winner;
	}
	cup.round += 1;
}

function throwResult(match: CupMatch, chance: Chance): void {
	const strength = (club: number) => {
		const team = TEAMS[club]!;
		return team.speed + team.kick + team.tackle + team.sight;
	};
	const edge = (strength(match.clubs[0]) - strength(match.clubs[1])) * 0.3;
	for (let i = 0; i < 4; i++) {
		if (chance.random() < 0.35 + edge) match.goals[0] += 1;
		if (chance.random() < 0.35 - edge) match.goals[1] += 1;
	}
	// Decided in extra time.
	if (match.goals[0] === match.goals[1]) match.goals[chance.random() < 0.5 + edge ? 0 : 1] += 1;
	match.winner = match.clubs[match.goals[0] > match.goals[1] ? 0 : 1];
}

/** Who has won the cup, or −1. */
export function champion(cup: Cup): number {
	return cup.matches[CUP_MATCHES - 1]!.winner;
}
