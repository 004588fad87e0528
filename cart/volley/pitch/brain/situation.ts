/** What both teams know of the moment without a thought: whose ball it is, who is first at it, where offside begins. */
import { FIELD_LENGTH_M, type MatchView, TEAM_SIZE } from "./interface.ts";
import { FAR_S, type Reach } from "./reach.ts";

export interface Situation {
	/** Team that has the ball, or is about to. */
	possession: number;
	/** Ticks since the ball was last at anybody's feet. */
	looseTicks: number;
	/** Of each team the field man who is first at the ball, and the second. */
	first: [number, number];
	second: [number, number];
	/** Beyond this y, in its direction of attack, a team's men are offside. */
	offsideY: [number, number];
}

export function createSituation(): Situation {
	return { possession: 0, looseTicks: 0, first: [-1, -1], second: [-1, -1], offsideY: [FIELD_LENGTH_M, 0] };
}

/** How far from its own goal line a place is for a team that attacks `attack`. */
export function advanceM(attack: 1 | -1, y: number): number {
	return attack === 1 ? y : FIELD_LENGTH_M - y;
}

/** The way back: the y of a place so far from the own goal line. */
export function yAtAdvance(attack: 1 | -1, advance: number): number {
	return attack === 1 ? advance : FIELD_LENGTH_M - advance;
}

export function readSituation(situation: Situation, view: MatchView, reach: Reach): void {
	for (let team = 0; team < 2; team++) {
		findFirst(situation, view, reach, team);
		situation.offsideY[team as 0 | 1] = offsideLineY(view, team);
	}
	situation.looseTicks = view.ball.holder >= 0 ? 0 : situation.looseTicks + 1;
	situation.possession = possessionOf(situation, view, reach);
}

function findFirst(situation: Situation, view: MatchView, reach: Reach, team: number): void {
	let first = -1;
	let second = -1;
	let firstS = FAR_S * 2;
	let secondS = FAR_S * 2;
	// Keepers are left out: they think for themselves.
	for (let man = team * TEAM_SIZE + 1; man < (team + 1) * TEAM_SIZE; man++) {
		if (!view.players[man]!.isOnPitch) continue;
		const timeS = man === view.ball.passTarget ? reach.timeS[man]! - 0.25 : reach.timeS[man]!;
		if (timeS < firstS) {
			second = first;
			secondS = firstS;
			first = man;
			firstS = timeS;
		} else if (timeS < secondS) {
			second = man;
			secondS = timeS;
		}
	}
	situation.first[team as 0 | 1] = first;
	situation.second[team as 0 | 1] = second;
}

function possessionOf(situation: Situation, view: MatchView, reach: Reach): number {
	const { ball, restartTeam } = view;
	if (restartTeam >= 0) return restartTeam;
	if (ball.holder >= 0) return view.players[ball.holder]!.team;
	if (ball.passTarget >= 0) return view.players[ball.passTarget]!.team;
	const own = situation.first[0] < 0 ? FAR_S : reach.timeS[situation.first[0]]!;
	const other = situation.first[1] < 0 ? FAR_S : reach.timeS[situation.first[1]]!;
	if (own === other) return situation.possession;
	return own < other ? 0 : 1;
}

/** The last but one opponent, the halfway line or the ball: whichever is farthest forward. */
export function offsideLineY(view: MatchView, team: number): number {
	const { attack } = view.teams[team]!;
	let last = 0;
	let lastButOne = 0;
	const from = team === 0 ? TEAM_SIZE : 0;
	for (let i = from; i < from + TEAM_SIZE; i++) {
		const foe = view.players[i]!;
		if (!foe.isOnPitch) continue;
		const at = advanceM(attack, foe.y);
		if (at > last) {
			lastButOne = last;
			last = at;
		} else if (at > lastButOne) lastButOne = at;
	}
	return yAtAdvance(attack, Math.max(lastButOne, FIELD_LENGTH_M / 2, advanceM(attack, view.ball.y)));
}
